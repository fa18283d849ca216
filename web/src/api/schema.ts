// Made by `npm run api` from the server's document, which has the digest
// c46d82681ce15c8bb0e38b7f176ddcde2db9bb18a9063f1130e45c391f29f8bb

export interface paths {
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Games
         * @description The games that can be played here, with their variants, bots and moves.
         */
        get: operations["list_games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/printed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Printed
         * @description Everything that is printed on the boards and tiles of a game. It changes with the game's edition only.
         */
        get: operations["printed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join
         * @description Take the seat that an invitation is for. A key of that table, if one is sent, gets this seat as well.
         */
        post: operations["join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List My Tables
         * @description The tables that these keys are for, those played last first. Others are left out.
         */
        post: operations["list_my_tables"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open A Table
         * @description Open a table. The game begins when no seat is open any more.
         */
        post: operations["open_a_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look At A Table
         * @description A table as it is now.
         */
        get: operations["look_at_a_table"];
        put?: never;
        post?: never;
        /**
         * Close A Table
         * @description Close a table that hasn't started.
         */
        delete: operations["close_a_table"];
        options?: never;
        head?: never;
        /**
         * Change A Table
         * @description Switch hints on or off.
         */
        patch: operations["change_a_table"];
        trace?: never;
    };
    "/api/tables/{table}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give A Hint
         * @description What the strongest bot of the house thinks of one's moves, the best first. Empty where there is only chance.
         */
        post: operations["give_a_hint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make A Move
         * @description Make a move. It is written down when this is answered.
         */
        post: operations["make_a_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/plies/{ply}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look At A Ply
         * @description A table as one's own seat saw it after so many moves.
         */
        get: operations["look_at_a_ply"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download The Record
         * @description The game as text: whole when it is over, before that as one's own seat may know it.
         */
        get: operations["download_the_record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play Again
         * @description Another game with the same seats and options; the first who asks opens it. Everybody's key counts there, too.
         */
        post: operations["play_again"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/restart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restart The Turn
         * @description Take one's whole turn back, or as much of it as undo may.
         */
        post: operations["restart_the_turn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/bot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let A Bot Play
         * @description Let a bot play for a person who is away, or take a free seat.
         */
        post: operations["let_a_bot_play"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue An Invitation
         * @description A new link to a seat; the one before counts no more. Whoever uses it takes the seat over.
         */
        post: operations["issue_an_invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let The Person Play
         * @description Give a seat back to the person for whom a bot stands in.
         */
        post: operations["let_the_person_play"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell The Story
         * @description How points came so far: round by round, and by source.
         */
        get: operations["tell_the_story"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/takeback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask To Take Back
         * @description Ask everybody to go back to a ply. Where nobody else is to be asked, it is done at once.
         */
        post: operations["ask_to_take_back"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/takeback/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer Take Back
         * @description Agree, or not, to go back. Whoever asked calls it off by not agreeing.
         */
        post: operations["answer_take_back"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo
         * @description Take one's last move back: within one's turn, and as long as nothing hidden has come to light since.
         */
        post: operations["undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask Why Not
         * @description Why a move isn't legal now; null if it is.
         */
        get: operations["ask_why_not"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health
         * @description Whether the server works and its database answers.
         */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** BackWish */
        BackWish: {
            /**
             * Nonce
             * @description A name for one attempt, drawn at random. What is asked again with it isn't done again.
             * @example 5f0c8f6e-0f1d-4c3e-9a3f-1c2b3a4d5e6f
             */
            nonce: string;
            /**
             * Ply
             * @description How many moves had been made.
             * @example 0
             */
            ply: number;
            /**
             * Version
             * @description If given, nothing else may have happened since.
             */
            version?: number | null;
        };
        /**
         * Event
         * @description What happened, in the words of the game: its arguments stand beside the name.
         */
        Event: {
            /** Event */
            event: string;
            /**
             * Seat
             * @description Whom it happened to: a seat, or after them an automaton.
             * @default null
             */
            seat?: number | null;
        } & {
            [key: string]: unknown;
        };
        /** Fault */
        Fault: {
            /** What */
            what: string;
            /** Where */
            where: string;
        };
        /** FollowingMove */
        FollowingMove: {
            /** Args */
            args: string[];
            /** Effects */
            effects: components["schemas"]["Event"][];
            /** Kind */
            kind: string;
            /** Token */
            token: string;
        };
        /**
         * GameInfo
         * @description A game that can be played here.
         */
        GameInfo: {
            /**
             * Automatons
             * @description Who plays without a seat, for each number of seats.
             */
            automatons: {
                [key: string]: string[];
            };
            /** Edition */
            edition: number;
            /**
             * Levels
             * @description The bots for each number of seats, from gentle to strong.
             */
            levels: {
                [key: string]: string[];
            };
            /**
             * Moves
             * @description All moves by kind, as they are written.
             */
            moves: {
                [key: string]: string[];
            };
            /** Name */
            name: string;
            /** Options */
            options: components["schemas"]["GameOption"][];
            /** Seats */
            seats: number[];
            /** Title */
            title: string;
        };
        /**
         * GameOption
         * @description A variant that can be switched.
         */
        GameOption: {
            /** Choices */
            choices: (string | number | boolean)[];
            /** Default */
            default: string | number | boolean;
            /**
             * Limits
             * @description For which numbers of seats a choice is, where not for all.
             */
            limits: {
                [key: string]: number[];
            };
            /** Name */
            name: string;
        };
        /** Health */
        Health: {
            /**
             * Status
             * @constant
             */
            status: "ok";
            /** Version */
            version: string;
        };
        /**
         * Hello
         * @description The first message of a live connection. With `ply` or `version`, the log begins where it was left.
         */
        Hello: {
            /**
             * Key
             * @default null
             */
            key?: string | null;
            /**
             * Ply
             * @default null
             */
            ply?: number | null;
            /**
             * Seat
             * @default null
             */
            seat?: number | null;
            /**
             * Version
             * @default null
             */
            version?: number | null;
        };
        /** HintMove */
        HintMove: {
            /**
             * Chance
             * @description How likely one is to win, from 0 to 1.
             */
            chance: number;
            /**
             * Points
             * @description The points that one may expect in the end.
             */
            points: number;
            /** Token */
            token: string;
            /**
             * Visits
             * @description How often it was looked at.
             */
            visits: number;
        };
        /** Invitation */
        Invitation: {
            /** Invitation */
            invitation: string;
        };
        /** JoinWish */
        JoinWish: {
            /** Invitation */
            invitation: string;
            /**
             * Name
             * @description What people call a player.
             * @default
             * @example Ada
             */
            name?: string;
            /** Nonce */
            nonce?: string | null;
        };
        /** Joined */
        Joined: {
            /** Key */
            key: string;
            /** Seat */
            seat: number;
            /** Table */
            table: string;
        };
        /** Keys */
        Keys: {
            /**
             * Keys
             * @description Keys by table.
             * @example {}
             */
            keys: {
                [key: string]: string;
            };
        };
        /**
         * LegalMove
         * @description A move that may be made now, and what it would do as far as its maker can know.
         */
        LegalMove: {
            /** Args */
            args: string[];
            /** Effects */
            effects: components["schemas"]["Event"][];
            /** Kind */
            kind: string;
            /**
             * Then
             * @description What may follow it, where that is little.
             * @default null
             */
            then?: components["schemas"]["FollowingMove"][] | null;
            /** Token */
            token: string;
        };
        /** LevelWish */
        LevelWish: {
            /**
             * Level
             * @example random
             */
            level: string;
        };
        /**
         * LogEntry
         * @description One move, and what it did.
         */
        LogEntry: {
            /** Events */
            events: components["schemas"]["Event"][];
            /**
             * Notice
             * @description A code, where a bot failed and chance moved instead.
             */
            notice: string | null;
            /**
             * Ply
             * @description How many moves had been made before it.
             */
            ply: number;
            /** Round */
            round: number;
            /** Seat */
            seat: number;
            /**
             * Token
             * @description None where it was made in secret and lies face down.
             */
            token: string | null;
        };
        /** MoveWish */
        MoveWish: {
            /**
             * Nonce
             * @description A name for one attempt, drawn at random. What is asked again with it isn't done again.
             * @example 5f0c8f6e-0f1d-4c3e-9a3f-1c2b3a4d5e6f
             */
            nonce: string;
            /**
             * Ply
             * @description How many moves had been made.
             * @example 0
             */
            ply: number;
            /**
             * Token
             * @description A move as it is written.
             * @example end
             */
            token: string;
            /**
             * Version
             * @description If given, nothing else may have happened since.
             */
            version?: number | null;
        };
        /**
         * Opened
         * @description A table, and the secrets for it, which are told only now.
         */
        Opened: {
            /**
             * Invitations
             * @description For each open seat what whoever takes it has to show.
             */
            invitations: {
                [key: string]: string;
            };
            /**
             * Key
             * @description By this the table knows this browser again: `Authorization: Bearer <key>`.
             */
            key: string;
            /** Table */
            table: string;
        };
        /**
         * Problem
         * @description Why something was refused (RFC 9457). `code` says which; programs go by it.
         */
        Problem: {
            /**
             * Code
             * @example stale
             */
            code: string;
            /** Detail */
            detail: string;
            /**
             * Errors
             * @description With `invalid_request`: what is wrong, and where.
             * @default null
             */
            errors?: components["schemas"]["Fault"][] | null;
            /**
             * @description With `illegal_move`: why the rules don't allow it.
             * @default null
             */
            reason?: components["schemas"]["Reason"] | null;
            /** Status */
            status: number;
            /**
             * @description With `stale`: the table as it is now.
             * @default null
             */
            table?: components["schemas"]["TableView"] | null;
            /** Title */
            title: string;
            /** Type */
            type: string;
        };
        /**
         * Reason
         * @description Why a move isn't possible now: a code and its arguments, in the words of the game.
         */
        Reason: {
            /** Args */
            args: {
                [key: string]: unknown;
            };
            /**
             * Code
             * @example not_now
             */
            code: string;
        };
        /** RoundPoints */
        RoundPoints: {
            /** Ply */
            ply: number;
            /** Points */
            points: number[];
            /** Round */
            round: number;
        };
        /** SeatInfo */
        SeatInfo: {
            /**
             * Away
             * @description Whether a bot stands in for a person here.
             */
            away: boolean;
            /** Host */
            host: boolean;
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "here" | "bot" | "open";
            /** Level */
            level: string | null;
            /** Mine */
            mine: boolean;
            /** Name */
            name: string;
            /**
             * Present
             * @description Whether this person is looking at the table now.
             */
            present: boolean;
            /** Seat */
            seat: number;
        };
        /**
         * SeatWish
         * @description A seat of a new table: `me` sits in this browser, `here` is another person in front of it, `open` is for whoever
         *     gets the invitation, and `bot` plays by itself.
         */
        SeatWish: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "me" | "here" | "open" | "bot";
            /**
             * Level
             * @description Which bot; the gentlest if none is named.
             */
            level?: string | null;
            /**
             * Name
             * @description What people call a player.
             * @default
             * @example Ada
             */
            name?: string;
        };
        /** SourcePoints */
        SourcePoints: {
            /** Of */
            of: string;
            /** Player */
            player: number;
            /** Points */
            points: number;
            /** Source */
            source: string;
        };
        /**
         * Story
         * @description How points came: at the end of each round so far, and by source.
         */
        Story: {
            /** Rounds */
            rounds: components["schemas"]["RoundPoints"][];
            /** Sources */
            sources: components["schemas"]["SourcePoints"][];
        };
        /** TableChange */
        TableChange: {
            /** Hints */
            hints: boolean;
        };
        /** TableSummary */
        TableSummary: {
            /** Game */
            game: string;
            /** Guided */
            guided: boolean;
            /** Host */
            host: boolean;
            /** Mine To Move */
            mine_to_move: boolean;
            /** Over */
            over: boolean;
            /** Points */
            points: number[];
            /** Practice */
            practice: boolean;
            /** Rematch */
            rematch: string | null;
            /** Round */
            round: number;
            /** Seats */
            seats: components["schemas"]["SeatInfo"][];
            /** Standing */
            standing: number[] | null;
            /** Started */
            started: boolean;
            /** Table */
            table: string;
            /** Title */
            title: string;
            /** To Move */
            to_move: number | null;
            /**
             * Updated
             * @description When something happened last, in ISO 8601.
             */
            updated: string;
        };
        /**
         * TableView
         * @description A table as one who looks at it may see it.
         */
        TableView: {
            /** Game */
            game: string;
            /** Guided */
            guided: boolean;
            /** Hints */
            hints: boolean;
            /**
             * Host
             * @description Whether the table is one's own.
             */
            host: boolean;
            /** Last Ply */
            last_ply: number;
            /**
             * Legal
             * @description What may be done; empty unless one's own seat decides.
             */
            legal: components["schemas"]["LegalMove"][];
            /** Log */
            log: components["schemas"]["LogEntry"][];
            /** Options */
            options: {
                [key: string]: string | number | boolean;
            };
            /** Over */
            over: boolean;
            /** Ply */
            ply: number;
            /** Points */
            points: number[];
            /**
             * Practice
             * @description Whether parts of the deal were given.
             */
            practice: boolean;
            /**
             * Private
             * @description Whether people on one screen have something to keep from each other now.
             */
            private: boolean;
            /**
             * Rematch
             * @description Where the same people play again. Their keys count there, too.
             */
            rematch: string | null;
            /** Round */
            round: number;
            /**
             * Seat
             * @description From which seat it is seen; none for a spectator.
             */
            seat: number | null;
            /** Seats */
            seats: components["schemas"]["SeatInfo"][];
            /**
             * Since
             * @description The log begins at this ply; of an older one only what is before it still holds.
             */
            since: number;
            /** Standing */
            standing: number[] | null;
            /** Started */
            started: boolean;
            /** Table */
            table: string;
            takeback: components["schemas"]["TakeBack"] | null;
            /** To Move */
            to_move: number | null;
            turn: components["schemas"]["TurnInfo"] | null;
            /**
             * Version
             * @description Grows with everything that happens at the table.
             */
            version: number;
            /**
             * View
             * @description What lies on the table, in the words of the game.
             */
            view: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * TableWish
         * @description A table to be opened.
         */
        TableWish: {
            /**
             * Deal
             * @description Parts of the deal, for practice; the rest is drawn.
             */
            deal?: {
                [key: string]: unknown;
            } | null;
            /** Game */
            game: string;
            /**
             * Guided
             * @default false
             */
            guided?: boolean;
            /**
             * Hints
             * @default false
             */
            hints?: boolean;
            /**
             * Options
             * @description What isn't named has its default.
             */
            options?: {
                [key: string]: string | number | boolean;
            };
            /** Seats */
            seats: components["schemas"]["SeatWish"][];
        };
        /**
         * TakeBack
         * @description Somebody asks to go back farther than their own turn.
         */
        TakeBack: {
            /** Agreed */
            agreed: number[];
            /**
             * Asked
             * @description Whose answer is awaited.
             */
            asked: number[];
            /** Seat */
            seat: number;
            /** To Ply */
            to_ply: number;
        };
        /** TakeBackAnswer */
        TakeBackAnswer: {
            /** Agree */
            agree: boolean;
            /**
             * To Ply
             * @description If given, it must be what is asked for.
             */
            to_ply?: number | null;
        };
        /** TakeBackWish */
        TakeBackWish: {
            /**
             * Nonce
             * @description A name for one attempt, drawn at random. What is asked again with it isn't done again.
             * @example 5f0c8f6e-0f1d-4c3e-9a3f-1c2b3a4d5e6f
             */
            nonce: string;
            /**
             * To Ply
             * @description How many moves had been made.
             * @example 0
             */
            to_ply: number;
        };
        /**
         * TurnInfo
         * @description The turn that goes on.
         */
        TurnInfo: {
            /** Can Restart */
            can_restart: boolean;
            /** Can Undo */
            can_undo: boolean;
            /**
             * Floor
             * @description The ply that `restart` goes back to.
             */
            floor: number;
            /** From Ply */
            from_ply: number;
            /**
             * Reveals
             * @description Whether something came to light in it, so that it can't be taken back whole.
             */
            reveals: boolean;
            /** Seat */
            seat: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    list_games: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameInfo"][];
                };
            };
            /** @description Too many requests; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database doesn't answer. What was asked for may have been done: ask again, with the same nonce. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    printed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description There is no such thing, or it isn't for you to know. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What is asked for is wrong. With the code `illegal_move`, `reason` says why the rules don't allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database doesn't answer. What was asked for may have been done: ask again, with the same nonce. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    join: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Joined"];
                };
            };
            /** @description It can't be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it isn't for you to know. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body didn't come. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What is asked for is wrong. With the code `illegal_move`, `reason` says why the rules don't allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database doesn't answer. What was asked for may have been done: ask again, with the same nonce. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_my_tables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Keys"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSummary"][];
                };
            };
            /** @description It can't be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body didn't come. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What is asked for is wrong. With the code `illegal_move`, `reason` says why the rules don't allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database doesn't answer. What was asked for may have been done: ask again, with the same nonce. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    open_a_table: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            /** @description It can't be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body didn't come. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What is asked for is wrong. With the code `illegal_move`, `reason` says why the rules don't allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database doesn't answer. What was asked for may have been done: ask again, with the same nonce. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    look_at_a_table: {
        parameters: {
            query?: {
                /** @description Which of one's own seats to look from. */
                seat?: number | null;
                /** @description Leave the log out before this ply. */
                since?: number;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description That is for others: for who sits there, who decides, or for the host. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it isn't for you to know. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What is asked for is wrong. With the code `illegal_move`, `reason` says why the rules don't allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database doesn't answer. What was asked for may have been done: ask again, with the same nonce. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    close_a_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description That is for others: for who sits there, who decides, or for the host. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it isn't for you to know. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now. With the code `stale` the table has gone on, and `table` is how it is. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What is asked for is wrong. With the code `illegal_move`, `reason` says why the rules don't allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database doesn't answer. What was asked for may have been done: ask again, with the same nonce. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    change_a_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableChange"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description It can't be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description That is for others: for who sits there, who decides, or for the host. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it isn't for you to know. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body didn't come. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What is asked for is wrong. With the code `illegal_move`, `reason` says why the rules don't allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database doesn't answer. What was asked for may have been done: ask again, with the same nonce. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    give_a_hint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HintMove"][];
                };
            };
            /** @description That is for others: for who sits there, who decides, or for the host. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it isn't for you to know. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now. With the code `stale` the table has gone on, and `table` is how it is. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What is asked for is wrong. With the code `illegal_move`, `reason` says why the rules don't allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database doesn't answer. What was asked for may have been done: ask again, with the same nonce. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    make_a_move: {
        parameters: {
            query?: {
                /** @description Leave the log out before this ply. */
                since?: number;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description It can't be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description That is for others: for who sits there, who decides, or for the host. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it isn't for you to know. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body didn't come. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now. With the code `stale` the table has gone on, and `table` is how it is. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What is asked for is wrong. With the code `illegal_move`, `reason` says why the rules don't allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database doesn't answer. What was asked for may have been done: ask again, with the same nonce. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    look_at_a_ply: {
        parameters: {
            query?: {
                /** @description Which of one's own seats to look from. */
                seat?: number | null;
                /** @description Leave the log out before this ply. */
                since?: number;
            };
            header?: never;
            path: {
                table: string;
                ply: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description That is for others: for who sits there, who decides, or for the host. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it isn't for you to know. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What is asked for is wrong. With the code `illegal_move`, `reason` says why the rules don't allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database doesn't answer. What was asked for may have been done: ask again, with the same nonce. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    download_the_record: {
        parameters: {
            query?: {
                /** @description Which of one's own seats to look from. */
                seat?: number | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description That is for others: for who sits there, who decides, or for the host. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it isn't for you to know. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now. With the code `stale` the table has gone on, and `table` is how it is. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What is asked for is wrong. With the code `illegal_move`, `reason` says why the rules don't allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database doesn't answer. What was asked for may have been done: ask again, with the same nonce. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    play_again: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            /** @description That is for others: for who sits there, who decides, or for the host. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it isn't for you to know. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now. With the code `stale` the table has gone on, and `table` is how it is. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What is asked for is wrong. With the code `illegal_move`, `reason` says why the rules don't allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database doesn't answer. What was asked for may have been done: ask again, with the same nonce. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    restart_the_turn: {
        parameters: {
            query?: {
                /** @description Leave the log out before this ply. */
                since?: number;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BackWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description It can't be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description That is for others: for who sits there, who decides, or for the host. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it isn't for you to know. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body didn't come. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now. With the code `stale` the table has gone on, and `table` is how it is. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What is asked for is wrong. With the code `illegal_move`, `reason` says why the rules don't allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database doesn't answer. What was asked for may have been done: ask again, with the same nonce. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    let_a_bot_play: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LevelWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description It can't be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description That is for others: for who sits there, who decides, or for the host. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it isn't for you to know. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body didn't come. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now. With the code `stale` the table has gone on, and `table` is how it is. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What is asked for is wrong. With the code `illegal_move`, `reason` says why the rules don't allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database doesn't answer. What was asked for may have been done: ask again, with the same nonce. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    issue_an_invitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description That is for others: for who sits there, who decides, or for the host. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it isn't for you to know. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What is asked for is wrong. With the code `illegal_move`, `reason` says why the rules don't allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database doesn't answer. What was asked for may have been done: ask again, with the same nonce. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    let_the_person_play: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description That is for others: for who sits there, who decides, or for the host. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it isn't for you to know. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now. With the code `stale` the table has gone on, and `table` is how it is. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What is asked for is wrong. With the code `illegal_move`, `reason` says why the rules don't allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database doesn't answer. What was asked for may have been done: ask again, with the same nonce. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tell_the_story: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
            /** @description There is no such thing, or it isn't for you to know. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now. With the code `stale` the table has gone on, and `table` is how it is. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What is asked for is wrong. With the code `illegal_move`, `reason` says why the rules don't allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database doesn't answer. What was asked for may have been done: ask again, with the same nonce. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ask_to_take_back: {
        parameters: {
            query?: {
                /** @description Leave the log out before this ply. */
                since?: number;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeBackWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description It can't be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description That is for others: for who sits there, who decides, or for the host. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it isn't for you to know. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body didn't come. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now. With the code `stale` the table has gone on, and `table` is how it is. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What is asked for is wrong. With the code `illegal_move`, `reason` says why the rules don't allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database doesn't answer. What was asked for may have been done: ask again, with the same nonce. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answer_take_back: {
        parameters: {
            query?: {
                /** @description Leave the log out before this ply. */
                since?: number;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeBackAnswer"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description It can't be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description That is for others: for who sits there, who decides, or for the host. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it isn't for you to know. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body didn't come. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now. With the code `stale` the table has gone on, and `table` is how it is. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What is asked for is wrong. With the code `illegal_move`, `reason` says why the rules don't allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database doesn't answer. What was asked for may have been done: ask again, with the same nonce. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    undo: {
        parameters: {
            query?: {
                /** @description Leave the log out before this ply. */
                since?: number;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BackWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description It can't be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description That is for others: for who sits there, who decides, or for the host. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it isn't for you to know. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body didn't come. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now. With the code `stale` the table has gone on, and `table` is how it is. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What is asked for is wrong. With the code `illegal_move`, `reason` says why the rules don't allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database doesn't answer. What was asked for may have been done: ask again, with the same nonce. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ask_why_not: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reason"] | null;
                };
            };
            /** @description There is no such thing, or it isn't for you to know. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What is asked for is wrong. With the code `illegal_move`, `reason` says why the rules don't allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database doesn't answer. What was asked for may have been done: ask again, with the same nonce. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Too many requests; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database doesn't answer. What was asked for may have been done: ask again, with the same nonce. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
