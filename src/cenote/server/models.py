"""What is asked and answered, for the OpenAPI document and for checking what comes in.

What the games themselves say, as views, deals and the arguments of events, is plain data in the words of each game.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from cenote.core.record import unprintable

LONGEST_NAME = 40
MOST_PLIES = 100_000


def tidy(name: str) -> str:
    """A name without blanks around it. ValueError if it holds what a line can't."""
    name = name.strip()
    if fault := unprintable(name):
        raise ValueError(f"a name can't contain {fault}")
    return name


Name = Annotated[
    str,
    Field(max_length=LONGEST_NAME, description="What people call a player.", examples=["Ada"]),
    AfterValidator(tidy),
]
Token = Annotated[str, Field(max_length=80, description="A move as it is written.", examples=["end"])]
Nonce = Annotated[
    str,
    Field(
        pattern=r"^[A-Za-z0-9_-]{8,64}$",
        description="A name for one attempt, drawn at random. What is asked again with it isn't done again.",
        examples=["5f0c8f6e-0f1d-4c3e-9a3f-1c2b3a4d5e6f"],
    ),
]
PlyNumber = Annotated[int, Field(ge=0, le=MOST_PLIES, description="How many moves had been made.", examples=[0])]
Secret = Annotated[str, Field(min_length=1, max_length=200)]


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Problem(BaseModel):
    """Why something was refused (RFC 9457). `code` says which; programs go by it."""

    type: str
    title: str
    status: int
    code: str = Field(examples=["stale"])
    detail: str
    reason: Reason | None = Field(None, description="With `illegal_move`: why the rules don't allow it.")
    table: TableView | None = Field(None, description="With `stale`: the table as it is now.")
    errors: list[Fault] | None = Field(None, description="With `invalid_request`: what is wrong, and where.")


class Fault(BaseModel):
    where: str
    what: str


class Reason(BaseModel):
    """Why a move isn't possible now: a code and its arguments, in the words of the game."""

    code: str = Field(examples=["not_now"])
    args: dict[str, Any]


# ---- games -------------------------------------------------------------------------------------------------


class GameOption(BaseModel):
    """A variant that can be switched."""

    name: str
    default: str | int | bool
    choices: list[str | int | bool]
    limits: dict[str, list[int]] = Field(description="For which numbers of seats a choice is, where not for all.")


class GameInfo(BaseModel):
    """A game that can be played here."""

    name: str
    title: str
    edition: int
    seats: list[int]
    options: list[GameOption]
    levels: dict[str, list[str]] = Field(description="The bots for each number of seats, from gentle to strong.")
    automatons: dict[str, list[str]] = Field(description="Who plays without a seat, for each number of seats.")
    moves: dict[str, list[str]] = Field(description="All moves by kind, as they are written.")


# ---- tables ------------------------------------------------------------------------------------------------


class SeatWish(Model):
    """A seat of a new table: `me` sits in this browser, `here` is another person in front of it, `open` is for whoever
    gets the invitation, and `bot` plays by itself."""

    kind: Literal["me", "here", "open", "bot"]
    name: Name = ""
    level: str | None = Field(None, max_length=80, description="Which bot; the gentlest if none is named.")


class TableWish(Model):
    """A table to be opened."""

    game: str = Field(max_length=40)
    seats: list[SeatWish] = Field(min_length=1, max_length=8)
    options: dict[str, str | int | bool] = Field(default_factory=dict, description="What isn't named has its default.")
    deal: dict[str, Any] | None = Field(None, description="Parts of the deal, for practice; the rest is drawn.")
    hints: bool = False
    guided: bool = False


class Opened(BaseModel):
    """A table, and the secrets for it, which are told only now."""

    table: str
    key: str = Field(description="By this the table knows this browser again: `Authorization: Bearer <key>`.")
    invitations: dict[str, str] = Field(description="For each open seat what whoever takes it has to show.")


class Keys(Model):
    keys: dict[Annotated[str, Field(max_length=40)], Secret] = Field(
        max_length=200, description="Keys by table.", examples=[{}]
    )


class JoinWish(Model):
    invitation: Secret
    name: Name = ""
    nonce: Nonce | None = None


class Joined(BaseModel):
    table: str
    seat: int
    key: str


class SeatInfo(BaseModel):
    seat: int
    name: str
    kind: Literal["person", "here", "bot", "open"]
    level: str | None
    mine: bool
    present: bool = Field(description="Whether this person is looking at the table now.")
    host: bool
    away: bool = Field(description="Whether a bot stands in for a person here.")


class TableSummary(BaseModel):
    table: str
    game: str
    title: str
    seats: list[SeatInfo]
    host: bool
    practice: bool
    guided: bool
    started: bool
    over: bool
    round: int
    to_move: int | None
    mine_to_move: bool
    points: list[float]
    standing: list[int] | None
    rematch: str | None
    updated: str = Field(description="When something happened last, in ISO 8601.")


class Event(BaseModel):
    """What happened, in the words of the game: its arguments stand beside the name."""

    model_config = ConfigDict(extra="allow")
    event: str
    seat: int | None = Field(None, description="Whom it happened to: a seat, or after them an automaton.")


class FollowingMove(BaseModel):
    token: str
    kind: str
    args: list[str]
    effects: list[Event]


class LegalMove(BaseModel):
    """A move that may be made now, and what it would do as far as its maker can know."""

    token: str
    kind: str
    args: list[str]
    effects: list[Event]
    then: list[FollowingMove] | None = Field(None, description="What may follow it, where that is little.")


class TurnInfo(BaseModel):
    """The turn that goes on."""

    from_ply: int
    floor: int = Field(description="The ply that `restart` goes back to.")
    seat: int
    can_undo: bool
    can_restart: bool
    reveals: bool = Field(description="Whether something came to light in it, so that it can't be taken back whole.")


class TakeBack(BaseModel):
    """Somebody asks to go back farther than their own turn."""

    seat: int
    to_ply: int
    agreed: list[int]
    asked: list[int] = Field(description="Whose answer is awaited.")


class LogEntry(BaseModel):
    """One move, and what it did."""

    ply: int = Field(description="How many moves had been made before it.")
    round: int
    seat: int
    token: str | None = Field(description="None where it was made in secret and lies face down.")
    notice: str | None = Field(description="A code, where a bot failed and chance moved instead.")
    events: list[Event]


class TableView(BaseModel):
    """A table as one who looks at it may see it."""

    table: str
    version: int = Field(description="Grows with everything that happens at the table.")
    game: str
    seats: list[SeatInfo]
    options: dict[str, str | int | bool]
    guided: bool
    practice: bool = Field(description="Whether parts of the deal were given.")
    hints: bool
    host: bool = Field(description="Whether the table is one's own.")
    started: bool
    over: bool
    private: bool = Field(description="Whether people on one screen have something to keep from each other now.")
    ply: int
    last_ply: int
    round: int
    to_move: int | None
    seat: int | None = Field(description="From which seat it is seen; none for a spectator.")
    view: dict[str, Any] | None = Field(description="What lies on the table, in the words of the game.")
    points: list[float]
    standing: list[int] | None
    legal: list[LegalMove] = Field(description="What may be done; empty unless one's own seat decides.")
    turn: TurnInfo | None
    takeback: TakeBack | None
    rematch: str | None = Field(description="Where the same people play again. Their keys count there, too.")
    since: int = Field(description="The log begins at this ply; of an older one only what is before it still holds.")
    log: list[LogEntry]


class MoveWish(Model):
    ply: PlyNumber
    token: Token
    nonce: Nonce
    version: int | None = Field(None, ge=0, le=10**9, description="If given, nothing else may have happened since.")


class BackWish(Model):
    ply: PlyNumber
    nonce: Nonce
    version: int | None = Field(None, ge=0, le=10**9, description="If given, nothing else may have happened since.")


class TakeBackWish(Model):
    to_ply: PlyNumber
    nonce: Nonce


class TakeBackAnswer(Model):
    agree: bool
    to_ply: PlyNumber | None = Field(None, description="If given, it must be what is asked for.")


class HintMove(BaseModel):
    token: str
    visits: int = Field(description="How often it was looked at.")
    points: float = Field(description="The points that one may expect in the end.")
    chance: float = Field(description="How likely one is to win, from 0 to 1.")


class RoundPoints(BaseModel):
    round: int
    ply: int
    points: list[float]


class SourcePoints(BaseModel):
    player: int
    source: str
    of: str
    points: float


class Story(BaseModel):
    """How points came: at the end of each round so far, and by source."""

    rounds: list[RoundPoints]
    sources: list[SourcePoints]


class LevelWish(Model):
    level: str = Field(max_length=80, examples=["random"])


class Invitation(BaseModel):
    invitation: str


class TableChange(Model):
    hints: bool


class Health(BaseModel):
    status: Literal["ok"]
    version: str


class Hello(BaseModel):
    """The first message of a live connection. With `ply` or `version`, the log begins where it was left."""

    key: Secret | None = None
    seat: int | None = Field(None, ge=0, le=16)
    ply: int | None = Field(None, ge=0, le=MOST_PLIES)
    version: int | None = Field(None, ge=0, le=10**9)


Problem.model_rebuild()
