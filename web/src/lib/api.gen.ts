/** Made from openapi.json by "python web/tools.py types": not to be edited. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** AnswerTakeback */
    AnswerTakeback: {
      ask: string;
      agree: boolean;
      key: string;
      /** @default null */
      seat: number | null;
    };
    /**
     * AskAbout
     * @description A move to talk about: why not, or what would it do.
     */
    AskAbout: {
      move: unknown[] | string;
      /** @default null */
      seat: number | null;
    };
    /** AskChoices */
    AskChoices: {
      players: number;
      /** @default {} */
      options: {
        [key: string]: string;
      };
    };
    /** AskClaim */
    AskClaim: {
      secret: string;
      /** @default  */
      name: string;
    };
    /** AskHint */
    AskHint: {
      level: number;
      /** @default null */
      seat: number | null;
    };
    /** AskLesson */
    AskLesson: {
      /** @default  */
      name: string;
    };
    /** AskMove */
    AskMove: {
      expected_seq: number;
      key: string;
      move: unknown[] | string;
      /** @default null */
      seat: number | null;
    };
    /** AskName */
    AskName: {
      name: string;
    };
    /** AskNetwork */
    AskNetwork: {
      open: boolean;
    };
    /** AskNothing */
    AskNothing: Record<string, unknown>;
    /** AskSeat */
    AskSeat: {
      /** @enum {unknown} */
      kind: "bot" | "friend" | "here" | "me";
      /** @default  */
      name: string;
      /** @default  */
      level: string;
    };
    /** AskTable */
    AskTable: {
      game: string;
      seats: components["schemas"]["AskSeat"][];
      /** @default {} */
      options: {
        [key: string]: string;
      };
      /** @default null */
      seed: number | null;
      /** @default null */
      hints: number | null;
    };
    /**
     * AskTakeback
     * @description Back to the position after event ``to``.
     */
    AskTakeback: {
      to: number;
      key: string;
      /** @default null */
      seat: number | null;
    };
    /** AskUndo */
    AskUndo: {
      expected_seq: number;
      key: string;
      /** @default false */
      turn: boolean;
      /** @default null */
      seat: number | null;
    };
    /** BeatFrame */
    BeatFrame: {
      /** @enum {unknown} */
      type: "beat";
    };
    /** BotText */
    BotText: {
      level: string;
      text: string;
    };
    /**
     * CardText
     * @description A card of the first game, coached.
     */
    CardText: {
      id: string;
      text: string;
      point: string;
      when: components["schemas"]["When"][];
      rules: string[];
    };
    /** Catalogue */
    Catalogue: {
      /** @enum {unknown} */
      lang: "en" | "fr";
      ftl: string;
    };
    /** Change */
    Change: {
      path: string;
      before: unknown;
      after: unknown;
    };
    /** ChapterText */
    ChapterText: {
      number: number;
      title: string;
      clauses: components["schemas"]["ClauseText"][];
    };
    /** Choice */
    Choice: {
      value: string;
      text: string;
    };
    /** Claimed */
    Claimed: {
      table: string;
      seat: number | null;
    };
    /** ClauseText */
    ClauseText: {
      id: string;
      text: string;
    };
    /**
     * CloseFrame
     * @description The last frame of a stream: what the close code of a WebSocket says.
     */
    CloseFrame: {
      /** @enum {unknown} */
      type: "close";
      code: number;
    };
    /** GameText */
    GameText: {
      slug: string;
      title: string;
      pitch: string;
      designers: string[];
      seats: number[];
      minutes: number[];
      options: components["schemas"]["OptionText"][];
      lesson: boolean;
      coach: boolean;
    };
    /** Hint */
    Hint: {
      level: number;
      moves: components["schemas"]["HintMove"][];
      reason: string;
    };
    /** HintMove */
    HintMove: {
      move: unknown[];
      notation: string;
      text: string;
      gain: number | null;
    };
    /**
     * LessonState
     * @description How far the learner has come: so many of his choices stand.
     */
    LessonState: {
      done: number;
    };
    /** LessonText */
    LessonText: {
      game: string;
      title: string;
      steps: components["schemas"]["StepText"][];
      cards: components["schemas"]["CardText"][];
    };
    /** Link */
    Link: {
      seat: number;
      url: string;
    };
    /** ListedTable */
    ListedTable: {
      table: string;
      game: string;
      title: string;
      /** @enum {unknown} */
      status: "broken" | "other-version" | "over" | "playing";
      seq: number;
      my_turn: boolean;
      my_seats: number[];
      waiting_for: string[];
      seats: components["schemas"]["SeatView"][];
      winners: number[];
      created: number;
      updated: number;
    };
    /** LogLine */
    LogLine: {
      seq: number;
      last: number;
      seat: number | null;
      speaker: string;
      text: string;
    };
    /** LogPart */
    LogPart: {
      lines: components["schemas"]["LogLine"][];
      /** @default 0 */
      from: number;
    };
    /**
     * Made
     * @description A new table. The links are shown this once.
     */
    Made: {
      table: string;
      url: string;
      links: components["schemas"]["Link"][];
      watch: string;
    };
    /** MoveText */
    MoveText: {
      n: number;
      move: unknown[];
      notation: string;
      kind: string;
      group: string;
      text: string;
      short: string;
      anytime: boolean;
    };
    /** MyTables */
    MyTables: {
      tables: components["schemas"]["ListedTable"][];
    };
    /**
     * NetworkState
     * @description Whether other devices can come in; ``can``: whether the asker may decide it.
     */
    NetworkState: {
      open: boolean;
      can: boolean;
      address: string;
    };
    /** NoticeFrame */
    NoticeFrame: {
      /** @enum {unknown} */
      type: "notice";
      text: string;
    };
    /** Ok */
    Ok: {
      /** @default true */
      ok: boolean;
    };
    /** OpenChoices */
    OpenChoices: {
      choices: {
        [key: string]: string[];
      };
    };
    /**
     * OpenTakeback
     * @description Somebody asks to go back.
     */
    OpenTakeback: {
      ask: string;
      seat: number;
      to: number;
      text: string;
      agreed: number[];
      waiting: number[];
    };
    /** Opponent */
    Opponent: {
      rows: number[];
      total: number;
    };
    /** OptionText */
    OptionText: {
      name: string;
      text: string;
      help: string;
      detail: boolean;
      default: string;
      choices: components["schemas"]["Choice"][];
    };
    /** Played */
    Played: {
      seq: number;
      dup: boolean;
    };
    /** PresenceFrame */
    PresenceFrame: {
      /** @enum {unknown} */
      type: "presence";
      online: number[];
      watching: number;
    };
    /** Preview */
    Preview: {
      text: string;
      changes: components["schemas"]["Change"][];
      standing: components["schemas"]["StandingChange"][];
      gain: number;
      next: string;
      chance: boolean;
      reveals: boolean;
      ends_turn: boolean;
    };
    /** QuestionText */
    QuestionText: {
      tag: string;
      value: unknown[];
      text: string;
      help: string;
      clauses: components["schemas"]["ClauseText"][];
      reveals: boolean;
    };
    /** RefusalText */
    RefusalText: {
      clause: string;
      reason: string;
      text: string;
      clause_text: string;
      cells: unknown[];
    };
    /** ResultText */
    ResultText: {
      places: number[];
      winners: number[];
      scores: number[];
      text: string;
      note: string;
    };
    /** RulesText */
    RulesText: {
      game: string;
      title: string;
      edition: string;
      chapters: components["schemas"]["ChapterText"][];
      reconstructed: string;
    };
    /** SeatView */
    SeatView: {
      seat: number;
      name: string;
      /** @enum {unknown} */
      kind: "bot" | "person";
      level: string;
      mine: boolean;
      claimed: boolean;
      /** @default false */
      to_move: boolean;
      /** @default 0 */
      hinted: number;
    };
    /** Shelf */
    Shelf: {
      games: components["schemas"]["GameText"][];
      bots: components["schemas"]["BotText"][];
    };
    /** Standing */
    Standing: {
      rows: components["schemas"]["StandingRow"][];
      totals: number[];
      opponent: components["schemas"]["Opponent"] | null;
      unit: string;
      unit_one: string;
      note: string;
    };
    /** StandingChange */
    StandingChange: {
      source: string;
      text: string;
      points: number;
    };
    /** StandingRow */
    StandingRow: {
      source: string;
      text: string;
      points: (number | null)[];
    };
    /**
     * StepText
     * @description A card of a lesson. ``expect``: the moves that lead on, by tag and first fields.
     */
    StepText: {
      id: string;
      text: string;
      task: string;
      point: string;
      expect: unknown[][];
      rules: string[];
    };
    /** TakebackState */
    TakebackState: {
      free: boolean;
      to: number;
      what: string;
      asked: components["schemas"]["OpenTakeback"] | null;
    };
    /**
     * Trouble
     * @description What every error looks like.
     */
    Trouble: {
      error: string;
      text: string;
      /** @default null */
      refusal: components["schemas"]["RefusalText"] | null;
      /** @default null */
      seq: number | null;
      /** @default null */
      expected_seq: number | null;
      /** @default null */
      report: string | null;
      /** @default null */
      versions: components["schemas"]["Versions"] | null;
    };
    /** UndoState */
    UndoState: {
      can: boolean;
      what: string;
      why: string;
      clause: string;
      turn: boolean;
    };
    /** Url */
    Url: {
      url: string;
    };
    /**
     * Version
     * @description What an answer's meaning depends on: the revision of the rules, and a digest of the box.
     */
    Version: {
      revision: number;
      components: string;
    };
    /**
     * Versions
     * @description Those of a table, and those of this server, where they differ.
     */
    Versions: {
      table: components["schemas"]["Version"];
      server: components["schemas"]["Version"];
    };
    /**
     * View
     * @description All that one seat may know, in its language.
     */
    View: {
      table: string;
      game: string;
      title: string;
      /** @enum {unknown} */
      lang: "en" | "fr";
      players: number;
      options: {
        [key: string]: string;
      };
      /** @enum {unknown} */
      status: "broken" | "other-version" | "over" | "playing";
      report: string;
      versions: components["schemas"]["Versions"] | null;
      seq: number;
      expected_seq: number;
      past: boolean;
      seat: number | null;
      my_seats: number[];
      act: number[];
      curtain: boolean;
      deciders: number[];
      prompt: string;
      seats: components["schemas"]["SeatView"][];
      board: Record<string, unknown>;
      question: components["schemas"]["QuestionText"] | null;
      moves: components["schemas"]["MoveText"][];
      undo: components["schemas"]["UndoState"];
      takeback: components["schemas"]["TakebackState"];
      rewound: number;
      standing: components["schemas"]["Standing"];
      result: components["schemas"]["ResultText"] | null;
      recap: components["schemas"]["LogLine"][];
      log: components["schemas"]["LogPart"];
      hints: number;
      rematch: string;
      page: string;
      lesson: components["schemas"]["LessonState"] | null;
    };
    /** ViewFrame */
    ViewFrame: {
      /** @enum {unknown} */
      type: "view";
      seq: number;
      view: components["schemas"]["View"];
    };
    /**
     * When
     * @description What must hold of the view at ``path``: ``is`` (equal), ``least`` (at least), ``most`` (at
     *         most) or ``has`` (a list with an element that has these fields).
     */
    When: {
      path: string;
      /** @enum {unknown} */
      test: "has" | "is" | "least" | "most";
      value: unknown;
    };
    /** Why */
    Why: {
      legal: boolean;
      text: string;
      refusal: components["schemas"]["RefusalText"] | null;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
