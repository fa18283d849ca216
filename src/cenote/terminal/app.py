"""The table on the screen: what is asked, the board, the moves, and the keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.style import Style
from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from cenote.core.panels import Panel
from cenote.locales.messages import Words
from cenote.play.refusal import Refused
from cenote.terminal.layout import joined, lay_out, titled, wrapped
from cenote.terminal.sitting import Sitting, best, choose
from cenote.terminal.telling import Telling
from cenote.terminal.threads import aside

LEAST_WIDTH, LEAST_HEIGHT = 80, 24
WIDE, TALL = 110, 34
NUMBERED = 9
"""So many moves have a key of their own."""
LOGGED = 60
"""So many moves the log beside the board goes back; its panel holds all."""
SCROLL_BAR = 1
"""So many columns it takes where there is one."""
REFUSALS = {"revealed": "ui-undo-stops", "nothing_to_undo": "ui-nothing-to-undo"}


class Moves(OptionList):
    """The legal moves. The arrows to the sides belong to the panels."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "screen.turn(-1)", show=False),
        Binding("right", "screen.turn(1)", show=False),
        Binding("pageup", "screen.scroll_board(-1)", show=False),
        Binding("pagedown", "screen.scroll_board(1)", show=False),
    ]


class TableScreen(Screen[None]):
    """The table as the person sees it who has the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(n), f"play({n})", show=False) for n in range(1, NUMBERED + 1)),
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", show=False),
        Binding("pageup", "scroll_board(-1)", show=False),
        Binding("pagedown", "scroll_board(1)", show=False),
        Binding("u", "undo(False)", show=False),
        Binding("U,shift+u", "undo(True)", show=False),
        Binding("h,question_mark", "hint", show=False),
        Binding("q", "leave", show=False),
    ]
    CSS = """
    TableScreen { layout: vertical; }
    #top { height: 1; background: $primary-darken-2; color: $text; }
    #question { height: auto; max-height: 3; text-style: bold; padding: 0 1; }
    #players { height: auto; padding: 0 1; }
    #tabs { height: auto; padding: 0 1; background: $surface; link-style: none; }
    #middle { height: 1fr; }
    #board { width: 1fr; height: 1fr; padding: 0 1; overflow-x: auto; }
    #board, #moves { scrollbar-size-vertical: 1; }
    #board { scrollbar-gutter: stable; }
    #board > Static { width: auto; }
    #right { width: 30; height: 1fr; border-left: solid $primary-darken-2; }
    #moves { height: 1fr; border: none; padding: 0; background: $background; }
    #log { height: 1fr; border-top: solid $primary-darken-2; display: none; padding: 0 1; }
    #detail { height: auto; min-height: 2; max-height: 4; padding: 0 1; color: $text-muted; overflow-y: auto; }
    #keys { height: 1; background: $surface; padding: 0 1; link-style: none; }
    TableScreen.wide #right { width: 42; }
    TableScreen.tall #log { display: block; }
    TableScreen.tall #detail { min-height: 4; max-height: 8; }
    """

    def __init__(self, sitting: Sitting, words: Words) -> None:
        super().__init__()
        self.sitting = sitting
        self.words = words
        self.telling = Telling(sitting, words)
        self.tab = 0
        self.panels: list[Panel] = []
        self.moves: list[dict[str, Any]] = []
        self.advice: Panel | None = None
        self.notice = ""
        self.leaving = False

    def compose(self) -> ComposeResult:
        yield Static(id="top")
        yield Static(id="question", markup=False)
        yield Static(id="players", markup=False)
        yield Static(id="tabs")
        with Horizontal(id="middle"):
            with VerticalScroll(id="board", can_focus=False):
                yield Static(id="panel", markup=False)
            with Vertical(id="right"):
                yield Moves(id="moves", markup=False)
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="told", markup=False)
        with VerticalScroll(id="detail", can_focus=False):
            yield Static(id="about", markup=False)
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.query_one(Moves).focus()
        self.go_on()

    def on_resize(self, event: Resize) -> None:
        self.set_class(event.size.width >= WIDE, "wide")
        self.set_class(event.size.height >= TALL, "tall")
        self.call_after_refresh(self.show_all)

    # ---- the course of the game ----------------------------------------------------------------------------

    @work(exclusive=True, group="bots")
    async def go_on(self) -> None:
        """Let bots move until a person has to, or the game is over."""
        thinking = None
        while (seat := self.sitting.bot_to_move) is not None:
            if seat != thinking:
                thinking = seat
                self.show_all()
            choice = await aside(choose, *self.sitting.asked())
            self.sitting.make(choice.move, choice.notice)
        self.keep()
        self.advice = None
        seat = self.sitting.handing_over_to
        if seat is not None:
            if self.sitting.state.private:
                self.app.push_screen(HandOver(self.words, self.sitting.names[seat]), lambda _: self.take(seat))
            else:
                self.take(seat)
            return
        if self.sitting.state.over:
            self.tab = 0
        self.show_all()

    def take(self, seat: int) -> None:
        """Show the view of a person who has taken the screen."""
        self.sitting.shown = seat
        self.show_all()

    def keep(self) -> None:
        """Write the record. Where that fails, the table goes on and says so."""
        try:
            self.sitting.save()
        except OSError:
            self.notice = self.words.t("ui-terminal-not-saved", file=str(self.sitting.file))

    # ---- what the person does ------------------------------------------------------------------------------

    def action_play(self, number: int) -> None:
        if number <= len(self.moves):
            self.make(number - 1)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.make(event.option_index)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.show_about(event.option_index)

    def make(self, index: int) -> None:
        """Make a move of the list."""
        if not self.sitting.my_move or index >= len(self.moves):
            return
        self.begin()
        self.sitting.play(self.moves[index]["token"])
        self.go_on()

    def begin(self) -> None:
        """What was said before a deed holds no longer."""
        self.notice, self.leaving, self.advice = "", False, None

    def action_undo(self, whole: bool) -> None:
        self.begin()
        try:
            self.sitting.undo(whole=whole)
        except Refused as refusal:
            self.notice = self.words.t(REFUSALS.get(refusal.code, "ui-refused"))
            self.show_all()
            return
        self.go_on()

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Ask an adviser, and show what it says if the position is still the same."""
        told = self.sitting.advice()
        if told is None:
            return
        line, ply = self.sitting.line, self.sitting.line.ply
        numbers = {move["token"]: number for number, move in enumerate(self.moves, 1)}
        self.begin()
        self.notice = self.words.t("ui-terminal-advising")
        self.show_about(self.query_one(Moves).highlighted)
        found = await aside(best, *told, self.sitting.hint_budget)
        self.notice = ""
        if self.sitting.line is line and line.ply == ply:
            self.advice = self.telling.hint(found, numbers)
            self.tab = 0
            self.show_all()

    def action_turn(self, by: int) -> None:
        self.show_panel((self.tab + by) % len(self.panels))

    def action_show(self, tab: int) -> None:
        self.show_panel(tab)

    def action_scroll_board(self, by: int) -> None:
        board = self.query_one("#board")
        board.scroll_relative(y=by * max(board.size.height - 1, 1), animate=False)

    def action_leave(self) -> None:
        """Leave the table; ask once more where the game would be lost."""
        if self.sitting.file is None and not self.sitting.state.over and not self.leaving:
            self.leaving = True
            self.notice = self.words.t("ui-terminal-not-kept")
            self.show_about(None)
            return
        self.app.exit()

    # ---- what is shown -------------------------------------------------------------------------------------

    def show_all(self) -> None:
        """Show the table as it is now."""
        if self.size.width < LEAST_WIDTH or self.size.height < LEAST_HEIGHT:
            small = self.words.t("ui-terminal-too-small", width=LEAST_WIDTH, height=LEAST_HEIGHT)
            self.query_one("#question", Static).update(Text(small))
        else:
            self.query_one("#question", Static).update(Text(self.telling.question()))
        seats = self.sitting.line.seats
        always, panels = self.telling.board()
        over = [self.telling.result()] if self.sitting.state.over else []
        self.panels = [*over, *([self.advice] if self.advice else []), *panels, self.telling.log()]
        rows = [row for panel in always for row in panel.rows]
        self.query_one("#players", Static).update(joined(lay_out(rows, self.size.width - 2, seats)))
        self.show_top()
        self.show_moves()
        self.show_keys()
        self.show_panel(min(self.tab, len(self.panels) - 1))
        if self.has_class("tall"):
            told = self.telling.log(max(self.sitting.line.ply - LOGGED, 0))
            width = self.query_one("#right").size.width - 4
            self.query_one("#told", Static).update(joined(lay_out(told.rows, width, seats)))
            self.query_one("#log").scroll_end(animate=False)

    def show_top(self) -> None:
        title = self.words.t(f"{self.telling.game}-title")
        if title.endswith("-title"):
            title = self.sitting.line.game.title
        status = self.telling.status()
        line = Text(f" {title}", no_wrap=True)
        line.pad_right(max(self.size.width - line.cell_len - Text(status).cell_len - 1, 1))
        self.query_one("#top", Static).update(line + Text(status, Style(bold=True)))

    def show_moves(self) -> None:
        self.moves = self.sitting.moves()
        listed = self.query_one(Moves)
        listed.clear_options()
        width = self.query_one("#right").size.width - SCROLL_BAR
        for number, move in enumerate(self.moves, 1):
            label = wrapped(Text(f"   {self.telling.label(move['token'])}"), max(width, 1))
            listed.add_option(Option(Text(f"{number:>2}") + joined(label)[2:]))
        if self.moves:
            listed.highlighted = 0
        self.show_about(0 if self.moves else None)

    def show_about(self, index: int | None) -> None:
        """What the move under the cursor would do; whatever has to be said comes first."""
        said = [self.notice] if self.notice else []
        if index is not None and index < len(self.moves):
            said += self.telling.about(self.moves[index])
        self.query_one("#about", Static).update(Text(" · ".join(said)))

    def show_panel(self, tab: int) -> None:
        """Show a panel, and below it those of the others behind it that fit in whole."""
        changed = tab != self.tab
        self.tab = tab
        seats = self.sitting.line.seats
        self.show_tabs()
        board = self.query_one("#board")
        width = max(board.size.width - SCROLL_BAR, 1)
        lines = lay_out(self.panels[tab].rows, width, seats)
        height = board.size.height
        for panel in self.panels[tab + 1 : -1]:
            more = titled(panel, width, seats)
            if len(lines) + 1 + len(more) <= height:
                lines += [Text(), *more]
        self.query_one("#panel", Static).update(joined(lines))
        if tab == len(self.panels) - 1:
            board.scroll_end(animate=False)  # the log is read from its end
        elif changed:
            board.scroll_home(animate=False)

    def show_tabs(self) -> None:
        tabs = Text()
        for number, panel in enumerate(self.panels):
            style = Style(reverse=number == self.tab) + Style.from_meta({"@click": f"screen.show({number})"})
            tabs += Text(panel.title.replace(" ", "\u00a0"), style) + Text(" ")
        self.query_one("#tabs", Static).update(tabs)

    def show_keys(self) -> None:
        t = self.words.t
        keys: Sequence[tuple[str, str, str]] = (
            ("↑↓⏎ 1–9", t("ui-terminal-key-move"), ""),
            ("←→", t("ui-terminal-key-panel"), "screen.turn(1)"),
            ("PgUp PgDn", t("ui-terminal-key-scroll"), ""),
            ("u", t("ui-undo"), "screen.undo(False)"),
            ("h", t("ui-hint"), "screen.hint"),
            ("q", t("ui-terminal-quit"), "screen.leave"),
        )
        shown = Text(no_wrap=True)
        for key, said, action in keys:
            style = Style.from_meta({"@click": action}) if action else Style()
            shown += Text(key, style + Style(bold=True)) + Text(f" {said}", style) + Text("  ")
        self.query_one("#keys", Static).update(shown)


class HandOver(Screen[None]):
    """Nothing of the table is seen until the next person has taken the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "take", show=False)]
    CSS = """
    HandOver { align: center middle; background: $background; }
    HandOver > Static { width: 100%; text-align: center; }
    HandOver > #take { text-style: bold; margin-top: 1; link-style: none; }
    """

    def __init__(self, words: Words, player: str) -> None:
        super().__init__()
        self.words = words
        self.player = player

    def compose(self) -> ComposeResult:
        t = self.words.t
        yield Static(Text(t("ui-hand-over", player=self.player), Style(bold=True)))
        yield Static(Text(t("ui-hand-over-text")))
        yield Static(Text(f" ⏎ {t('ui-hand-over-take')} ", Style.from_meta({"@click": "screen.take"})), id="take")

    def action_take(self) -> None:
        self.dismiss()


class Terminal(App[None]):
    """The program: one table."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(self, sitting: Sitting, words: Words) -> None:
        super().__init__()
        self.sitting = sitting
        self.words = words

    def on_mount(self) -> None:
        self.push_screen(TableScreen(self.sitting, self.words))
