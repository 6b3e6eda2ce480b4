/** Made from openapi.json by "python web/tools.py types": not to be edited. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** AheadMove */
    AheadMove: {
      move: unknown[];
      text: string;
    };
    /**
     * AheadState
     * @description What a seat can decide now for a question to come, or has decided.
     */
    AheadState: {
      moves: components["schemas"]["AheadMove"][];
      points: number;
      move: unknown[] | null;
      least: number | null;
      most: number | null;
      /** @enum {unknown} */
      lapsed: "" | "changed" | "points";
    };
    /** AnswerHand */
    AnswerHand: {
      ask: string;
      agree: boolean;
      key: string;
      /** @default null */
      seat: number | null;
    };
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
    /**
     * AskAhead
     * @description An answer to a question to come, only with so many points; without a move: none any more.
     */
    AskAhead: {
      /** @default null */
      move: unknown[] | null;
      /** @default null */
      least: number | null;
      /** @default null */
      most: number | null;
      /** @default null */
      seat: number | null;
    };
    /** AskArchive */
    AskArchive: {
      on: boolean;
    };
    /**
     * AskAway
     * @description Away until then (seconds since 1970); 0: not away.
     */
    AskAway: {
      until: number;
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
    /**
     * AskClock
     * @description How long an answer may take, in seconds. ``soft``: it is only shown; ``days``: then everybody
     *         is told, or a bot takes over.
     */
    AskClock: {
      /** @enum {unknown} */
      kind: "days" | "soft";
      seconds: number;
      /**
       * @default tell
       * @enum {unknown}
       */
      then: "bot" | "tell";
      /** @default  */
      level: string;
    };
    /** AskConfirm */
    AskConfirm: {
      token: string;
    };
    /**
     * AskCopy
     * @description A position to try something else in. ``of``: whose seat and knowledge, if not the asker's
     *         own: where nothing is left to hide. ``others``: who plays the other seats.
     */
    AskCopy: {
      seq: number;
      /** @default null */
      seat: number | null;
      /** @default null */
      of: number | null;
      /**
       * @default bots
       * @enum {unknown}
       */
      others: "bots" | "me";
    };
    /** AskDevice */
    AskDevice: {
      device: string;
    };
    /**
     * AskDuel
     * @description Who sits at the other table; left out: the same again, people by link.
     */
    AskDuel: {
      /** @default [] */
      seats: components["schemas"]["AskSeat"][];
    };
    /**
     * AskHand
     * @description Hand a seat over: to a bot of this level, or else to somebody who comes by a link.
     */
    AskHand: {
      key: string;
      /** @default  */
      level: string;
      /** @default null */
      by: number | null;
    };
    /** AskHint */
    AskHint: {
      level: number;
      /** @default null */
      seat: number | null;
    };
    /**
     * AskHook
     * @description Tell a channel.
     */
    AskHook: {
      /** @enum {unknown} */
      flavour: "discord" | "json" | "matrix" | "ntfy";
      url: string;
    };
    /** AskLesson */
    AskLesson: {
      /** @default  */
      name: string;
    };
    /** AskManners */
    AskManners: {
      /** @enum {unknown} */
      talk: "all" | "off" | "signs";
      /** @enum {unknown} */
      watchers: "none" | "read" | "write";
    };
    /**
     * AskMore
     * @description More time for somebody else.
     */
    AskMore: {
      key: string;
      /** @default null */
      by: number | null;
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
    /**
     * AskNotice
     * @description Tell me, on this device or by mail. ``endpoint`` and ``keys`` as the browser gives them.
     */
    AskNotice: {
      /** @enum {unknown} */
      kind: "mail" | "push";
      /** @default  */
      mail: string;
      /** @default  */
      endpoint: string;
      /** @default null */
      keys: components["schemas"]["PushKeys"] | null;
    };
    /**
     * AskOff
     * @description No more of these: ``way`` is one's own, or a ``token`` came with a message.
     */
    AskOff: {
      /** @default  */
      way: string;
      /** @default  */
      token: string;
    };
    /**
     * AskPass
     * @description ``moves``: the seats go to the other device, and this one has none any more.
     */
    AskPass: {
      /** @default false */
      moves: boolean;
    };
    /** AskPerson */
    AskPerson: {
      name: string;
      passphrase: string;
    };
    /**
     * AskPoint
     * @description ``at``: the thing's name on the board (``data-at``); ``of``: whose board is drawn large.
     */
    AskPoint: {
      at: string;
      of: number;
      /** @default null */
      seat: number | null;
    };
    /** AskRedo */
    AskRedo: {
      expected_seq: number;
      key: string;
      /** @default null */
      seat: number | null;
    };
    /**
     * AskReview
     * @description ``of``: whose decisions, if not the seat's own. ``on``: false ends the thinking.
     */
    AskReview: {
      /** @default null */
      seat: number | null;
      /** @default null */
      of: number | null;
      /** @default true */
      on: boolean;
    };
    /** AskSeat */
    AskSeat: {
      /** @enum {unknown} */
      kind: "bot" | "friend" | "here" | "me";
      /** @default  */
      name: string;
      /** @default  */
      level: string;
    };
    /**
     * AskSure
     * @description Said by one who has read what it means.
     */
    AskSure: {
      /** @enum {unknown} */
      sure: true;
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
      /** @default null */
      clock: components["schemas"]["AskClock"] | null;
      /** @default false */
      quiet: boolean;
      /** @default false */
      rated: boolean;
      /**
       * @default all
       * @enum {unknown}
       */
      talk: "all" | "off" | "signs";
      /**
       * @default read
       * @enum {unknown}
       */
      watchers: "none" | "read" | "write";
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
    /**
     * AskTalk
     * @description A line, or a sign.
     */
    AskTalk: {
      /** @default  */
      text: string;
      /** @default null */
      sign: ("hello" | "sorry" | "thanks" | "thinking" | "well-played") | null;
      /** @default null */
      seat: number | null;
    };
    /** AskToken */
    AskToken: {
      on: boolean;
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
    /**
     * AskUnrate
     * @description The game shall not count, says this seat.
     */
    AskUnrate: {
      /** @default null */
      seat: number | null;
    };
    /** AskUsePass */
    AskUsePass: {
      secret: string;
    };
    /** AwayState */
    AwayState: {
      seat: number;
      until: number;
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
      how: string;
      games: string[];
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
      parts: string[];
    };
    /**
     * Circle
     * @description The unrated ladder: those whom the asker has met at his tables.
     */
    Circle: {
      games: number;
      rows: components["schemas"]["CircleRow"][];
    };
    /** CircleRow */
    CircleRow: {
      name: string;
      level: string;
      me: boolean;
      games: number;
      won: number;
      place: number;
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
     * ClockState
     * @description How long an answer may take; ``then``: what happens after that.
     */
    ClockState: {
      /** @enum {unknown} */
      kind: "days" | "soft";
      seconds: number;
      /** @enum {unknown} */
      then: "bot" | "tell";
      level: string;
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
    /** ClosedChoices */
    ClosedChoices: {
      why: string;
      values: string[];
    };
    /**
     * Company
     * @description The people at a table where there are several.
     */
    Company: {
      clock: components["schemas"]["ClockState"] | null;
      owed: components["schemas"]["OwedAnswer"][];
      stand_ins: components["schemas"]["StandInState"][];
      away: components["schemas"]["AwayState"][];
      handing: components["schemas"]["OpenHanding"] | null;
      lent: number[];
      quiet: boolean;
    };
    /** DecidedMove */
    DecidedMove: {
      move: unknown[];
      notation: string;
      text: string;
    };
    /**
     * Decision
     * @description One that has cost something: what was played, and what a bot would rather have done with what
     *         the seat knew.
     */
    Decision: {
      seq: number;
      question: string;
      played: components["schemas"]["DecidedMove"];
      better: components["schemas"]["DecidedMove"];
      cost: number;
      within: number;
      worlds: number;
      sources: components["schemas"]["HintSource"][];
      text: string;
    };
    /** DeviceText */
    DeviceText: {
      id: string;
      name: string;
      since: number;
      here: boolean;
    };
    /**
     * DieText
     * @description The die that a question is about.
     */
    DieText: {
      name: string;
      sides: number;
      rolled: number | null;
      result: number | null;
      attempt: number;
      attempts: number;
      need: string;
      brings: string;
      fails: string;
      odds: components["schemas"]["OddsText"][];
      /** @default  */
      gives_up: string;
    };
    /**
     * GamePlayed
     * @description A whole game of the asker's own.
     */
    GamePlayed: {
      table: string;
      game: string;
      at: number;
      players: number;
      bots: number;
      seat: number;
      names: string[];
      score: number;
      place: number;
      won: boolean;
      sources: {
        [key: string]: number;
      };
      /** @default null */
      rating: number | null;
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
    /**
     * Handed
     * @description Whether it is done, or the others have been asked.
     */
    Handed: {
      seq: number;
      done: boolean;
      dup: boolean;
    };
    /** Hint */
    Hint: {
      level: number;
      moves: components["schemas"]["HintMove"][];
      reason: string;
      /** @default [] */
      sources: components["schemas"]["HintSource"][];
      /** @default null */
      preview: components["schemas"]["Preview"] | null;
      /** @default  */
      why: string;
    };
    /** HintMove */
    HintMove: {
      move: unknown[];
      notation: string;
      text: string;
      gain: number | null;
    };
    /**
     * HintSource
     * @description Where a difference comes from: ``points`` is the bot's estimate.
     */
    HintSource: {
      source: string;
      text: string;
      points: number;
    };
    /**
     * Kin
     * @description Where a table comes from, and which others were made after it.
     */
    Kin: {
      /** @enum {unknown} */
      kind: "" | "duel" | "whatif";
      origin: string;
      seq: number;
      tables: components["schemas"]["KinTable"][];
    };
    /**
     * KinTable
     * @description A table that was played with the same cards.
     */
    KinTable: {
      table: string;
      first: boolean;
      here: boolean;
      over: boolean;
      names: string[];
      levels: string[];
      scores: number[];
      winners: number[];
    };
    /**
     * Ladder
     * @description Of one game. Who is certain comes first, the best first.
     */
    Ladder: {
      game: string;
      title: string;
      rows: components["schemas"]["LadderRow"][];
      mine: components["schemas"]["RatingPoint"][];
      circle: components["schemas"]["Circle"];
    };
    /** LadderRow */
    LadderRow: {
      name: string;
      level: string;
      me: boolean;
      rating: number;
      within: number;
      certain: boolean;
      games: number;
      won: number;
      at: number;
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
      chosen_seed: boolean;
      created: number;
      updated: number;
      /** @default false */
      archived: boolean;
      /** @default false */
      maker: boolean;
    };
    /** LogLine */
    LogLine: {
      seq: number;
      last: number;
      seat: number | null;
      speaker: string;
      text: string;
      /** @default [] */
      parts: string[];
    };
    /** LogPart */
    LogPart: {
      lines: components["schemas"]["LogLine"][];
      /** @default 0 */
      from: number;
    };
    /**
     * Luck
     * @description What luck comes from, and how one can be sure of it. A seed that somebody chose is told; a
     *         drawn one is told at the end, with the salt: SHA-256 of ``table:seed:salt`` is ``commitment``,
     *         which is told from the start.
     */
    Luck: {
      chosen: boolean;
      seed: string;
      commitment: string;
      salt: string;
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
    /**
     * MadeHook
     * @description A webhook; its secret is shown this once.
     */
    MadeHook: {
      id: string;
      secret: string;
    };
    /**
     * Me
     * @description Who asks: nobody in particular, as long as he has one device and no name.
     */
    Me: {
      name: string;
      devices: components["schemas"]["DeviceText"][];
      tries: number;
      tried: number;
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
      doubtful: boolean;
      /** @default false */
      grave: boolean;
    };
    /**
     * MyGames
     * @description The last games, newest first.
     */
    MyGames: {
      games: components["schemas"]["GamePlayed"][];
      titles: {
        [key: string]: string;
      };
      sources: {
        [key: string]: {
          [key: string]: string;
        };
      };
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
    /**
     * NoticeState
     * @description By what people can be reached from here, and by what I am.
     */
    NoticeState: {
      push_key: string;
      mail: boolean;
      maker: boolean;
      ways: components["schemas"]["WayState"][];
      hooks: components["schemas"]["WayState"][];
    };
    /** OddsText */
    OddsText: {
      text: string;
      chance: number;
    };
    /**
     * Action
     * @description A dice action.
     */
    OdinAction: {
      back: number;
      consolation: {
        [key: string]: number;
      };
      fails_up_to: number;
      low: boolean;
      reward: {
        [key: string]: number;
      };
      sides: number;
      weapon: string;
    };
    /**
     * Ahead
     * @description What the end of the round brings as things stand, income apart.
     */
    OdinAhead: {
      bonus: {
        [key: string]: number;
      };
      born: {
        [key: string]: number;
      };
      pregnant: string[];
    };
    /**
     * Asked
     * @description Names for the numbers of the open question, and previews of its answers.
     */
    OdinAsked: {
      action?: string;
      adds?: {
        [key: string]: number;
      };
      battle?: number;
      begun?: number;
      board?: string;
      board_number?: number;
      card?: string;
      chances?: {
        [key: string]: components["schemas"]["OdinChances"];
      };
      colour?: string;
      dice?: components["schemas"]["OdinAskedDice"];
      drafted?: components["schemas"]["OdinDrafted"];
      item?: string | null;
      laid?: components["schemas"]["OdinLies"][];
      lays?: string[];
      left?: number;
      loot?: {
        [key: string]: number;
      };
      meal?: components["schemas"]["OdinSuggested"];
      most?: number;
      numbers?: number[];
      offer?: components["schemas"]["OdinTold"];
      options?: {
        [key: string]: components["schemas"]["OdinTold"];
      };
      others?: components["schemas"]["OdinSuggested"][];
      pays?: number;
      piece?: string;
      raises?: {
        [key: string]: number;
      };
      rolled?: number;
      space?: string;
      steps?: number;
      strips?: number;
      suggestion?: components["schemas"]["OdinSuggested"];
      total?: number;
      ways?: {
        [key: string]: string;
      };
      when?: string;
    };
    /**
     * AskedDice
     * @description The die that the open question is about. ``holds``: what may pay for success or be added.
     */
    OdinAskedDice: {
      action: string;
      added: number;
      aside: {
        [key: string]: number;
      };
      attempt: number;
      attempts: number;
      back: number;
      brings: {
        [key: string]: number;
      };
      faces: ("better" | "lost" | "same" | "worse")[];
      fails: {
        [key: string]: number;
      };
      holds: {
        [key: string]: number;
      };
      low: boolean;
      most?: number;
      need: number;
      odds: {
        [key: string]: number;
      };
      result: number | null;
      rolled: number | null;
      sides: number;
      tile?: string | null;
      tile_with_more?: string | null;
    };
    /** Card */
    OdinCard: {
      category: string;
      deck: string;
      deeds: string[];
      gain: {
        [key: string]: number;
      };
      number: number;
      pay: {
        [key: string]: number;
      };
      points: number;
      starting: boolean;
    };
    /**
     * Chances
     * @description Of a dice action that is not begun: with all its rolls, and all that is held now.
     */
    OdinChances: {
      added: number;
      holds: {
        [key: string]: number;
      };
      prizes: components["schemas"]["OdinPrize"][];
      rolls: number;
      success: number;
    };
    /**
     * Dice
     * @description The dice action in progress.
     */
    OdinDice: {
      action: string;
      modifier: number;
      most: number;
      result: number | null;
      roll: number;
      rolls: number;
      seat: number;
    };
    /**
     * DiceStep
     * @description A dice action; whaling says how many boats may go.
     */
    OdinDiceStep: {
      action?: string;
      boats_max?: number;
      boats_min?: number;
    };
    /** Dish */
    OdinDish: {
      cells: number;
      dish: string;
    };
    /**
     * Drafted
     * @description What the pieces that are tried together would change, if all of them stay.
     */
    OdinDrafted: {
      bonuses: string[];
      income: number[];
      minus: number;
    };
    /** Emigration */
    OdinEmigration: {
      cost: string;
    };
    /** Exchange */
    OdinExchange: {
      gain: {
        [key: string]: number;
      };
      pay: {
        [key: string]: number;
      };
    };
    /**
     * Facts
     * @description A good or a special tile.
     */
    OdinFacts: {
      cells: number;
      /** @enum {unknown} */
      colour: "blue" | "green" | "orange" | "ore" | "red" | "silver" | "special" | "stone" | "wood";
      feast: number[] | null;
      next: string | null;
      other: string | null;
      points: number;
      price: number | null;
      shape: number[][] | null;
      size: number[];
      sword: number;
      tongs: boolean;
    };
    /** Forge */
    OdinForge: {
      pay: {
        [key: string]: number;
      };
      take: number;
    };
    /** IfAnimal */
    OdinIfAnimal: {
      animal: string;
      gain: {
        [key: string]: number;
      };
      min: number;
    };
    /** IncomeCell */
    OdinIncomeCell: {
      at: number[] | null;
      value: number;
    };
    /** Land */
    OdinLand: {
      board: string;
      owner: number | null;
      points: number;
      silver: number;
    };
    /**
     * Lies
     * @description A piece on a board.
     */
    OdinLies: {
      cells: number[][];
      /** @enum {unknown} */
      colour: "blue" | "green" | "orange" | "ore" | "red" | "silver" | "special" | "stone" | "wood";
      piece: string;
    };
    /**
     * Own
     * @description A board or building somebody owns.
     */
    OdinOwn: {
      board: string;
      bonuses: string[];
      income: number;
      minus: number;
      pieces: components["schemas"]["OdinLies"][];
      rises: components["schemas"]["OdinRise"][];
      stone: number;
      wood: number;
    };
    /** PerAnimal */
    OdinPerAnimal: {
      animal: string;
      good: string;
      max: number;
      per: number;
    };
    /** PlayStep */
    OdinPlayStep: {
      max?: number;
      pay_one_of?: {
        [key: string]: number;
      }[];
    };
    /** Player */
    OdinPlayer: {
      ahead: components["schemas"]["OdinAhead"];
      boards: components["schemas"]["OdinOwn"][];
      emigrated: string[];
      final_income: number;
      fired: {
        [key: string]: number;
      };
      hand: string[] | number;
      income: number;
      next_income: number;
      passed: boolean;
      penalties: number;
      played: string[];
      ships: components["schemas"]["OdinShips"];
      supply: {
        [key: string]: number;
      };
      table: components["schemas"]["OdinDish"][];
      table_free: number;
      vikings: number;
    };
    /**
     * Printed
     * @description A board or building as it is printed.
     */
    OdinPrinted: {
      grid: string[];
      points: number;
      slots: components["schemas"]["OdinSlots"];
      symbols: components["schemas"]["OdinSymbol"][];
      tracks: components["schemas"]["OdinIncomeCell"][][];
    };
    /**
     * Prize
     * @description What a battle result wins, and the chance to reach it.
     */
    OdinPrize: {
      chance: number;
      result: number;
      tiles: string[];
    };
    /** Requires */
    OdinRequires: {
      animals?: {
        [key: string]: number;
      };
      any_ship_of?: string[];
      ships?: {
        [key: string]: number;
      };
    };
    /** Rise */
    OdinRise: {
      missing: number[][];
      now: number;
      then: number;
    };
    /** Sale */
    OdinSale: {
      max_tiles: number;
    };
    /**
     * Ships
     * @description The ore on each whaling boat and longship; knarrs carry none.
     */
    OdinShips: {
      knarr: number;
      longship: number[];
      whaling_boat: number[];
    };
    /** Slots */
    OdinSlots: {
      stone: number;
      wood: number;
    };
    /** Space */
    OdinSpace: {
      blocked: boolean;
      column: number;
      groups: string[];
      requires: components["schemas"]["OdinRequires"];
      seat: number | null;
      space: string;
      steps: components["schemas"]["OdinStep"][];
      vikings: number;
    };
    /**
     * Spot
     * @description A place for the piece to be laid, and what laying it there would change.
     */
    OdinSpot: {
      bonuses: string[];
      cells: number[][];
      income: number[];
      lost: string[];
      minus: number;
    };
    /**
     * Step
     * @description A printed step of a space: one of these, and whether it may be left.
     */
    OdinStep: {
      choose?: components["schemas"]["OdinWay"][];
      dice?: components["schemas"]["OdinDiceStep"];
      draw_occupation?: number;
      draw_weapons?: number;
      emigrate?: components["schemas"]["OdinEmigration"];
      exchange?: components["schemas"]["OdinExchange"];
      explore?: string[];
      forge?: components["schemas"]["OdinForge"];
      gain?: {
        [key: string]: number;
      };
      gain_per_player?: {
        [key: string]: number;
      };
      if_animal?: components["schemas"]["OdinIfAnimal"];
      optional?: boolean;
      overseas_trade?: components["schemas"]["OdinTrading"];
      per_animal?: components["schemas"]["OdinPerAnimal"];
      play_occupation?: components["schemas"]["OdinPlayStep"];
      plunder?: {
        [key: string]: number;
      };
      special_sale?: components["schemas"]["OdinSale"];
      swap_ship?: components["schemas"]["OdinSwap"];
      take_mountain?: number[];
      upgrade?: components["schemas"]["OdinUpgrades"];
    };
    /** Strip */
    OdinStrip: {
      items: string[];
      strip: string;
    };
    /**
     * Suggested
     * @description The rest of the table, filled.
     */
    OdinSuggested: {
      cells: number[];
      dishes: string[];
      penalties: number;
      silver: number;
    };
    /** Swap */
    OdinSwap: {
      get: string;
      give: string;
    };
    /** Symbol */
    OdinSymbol: {
      at: number[];
      gain: {
        [key: string]: number | string;
      };
      id: string;
      ring: number[][];
    };
    /**
     * Told
     * @description What an offer costs and brings, as far as that is a matter of things.
     */
    OdinTold: {
      draw_weapons?: number;
      emigrate?: boolean;
      fill_slot?: boolean;
      gain?: {
        [key: string]: number;
      };
      load_new_ship?: boolean;
      pay?: {
        [key: string]: number;
      };
      per?: {
        [key: string]: number;
      };
      return_vikings?: boolean;
      swap_ship?: boolean;
      take_mountain?: number[];
      upgrade?: components["schemas"]["OdinUpgrades"];
    };
    /** Trading */
    OdinTrading: {
      pay: {
        [key: string]: number;
      };
    };
    /** Upgrades */
    OdinUpgrades: {
      steps: number;
      tiles: number;
    };
    /** View */
    OdinView: {
      actions: {
        [key: string]: components["schemas"]["OdinAction"];
      };
      asked: components["schemas"]["OdinAsked"];
      boards: {
        [key: string]: components["schemas"]["OdinPrinted"];
      };
      boat_ore: number;
      buildings: {
        [key: string]: number;
      };
      cards: {
        [key: string]: components["schemas"]["OdinCard"];
      };
      crops: string[][];
      deck: number;
      dice: components["schemas"]["OdinDice"] | null;
      emigration: {
        [key: string]: number;
      };
      first: number;
      flips: (string | null)[];
      harvest: number;
      harvests: number[];
      items: {
        [key: string]: components["schemas"]["OdinFacts"];
      };
      lands: components["schemas"]["OdinLand"][];
      length: string;
      oval: string[];
      phase: number;
      round: number;
      rounds: number;
      seats: components["schemas"]["OdinPlayer"][];
      ships: {
        [key: string]: number;
      };
      spaces: components["schemas"]["OdinSpace"][];
      spots: {
        [key: string]: components["schemas"]["OdinSpot"];
      };
      standing: {
        [key: string]: number;
      }[];
      strip_pile: number;
      strips: components["schemas"]["OdinStrip"][];
      table_cells: number;
      waiting: number;
      weapon_discard: {
        [key: string]: number;
      };
      weapon_pile: number;
    };
    /**
     * Way
     * @description One of the sides of an "or".
     */
    OdinWay: {
      id: string;
      steps: components["schemas"]["OdinStep"][];
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
      closed: {
        [key: string]: components["schemas"]["ClosedChoices"][];
      };
    };
    /**
     * OpenHanding
     * @description Somebody wants a seat to be handed over.
     */
    OpenHanding: {
      ask: string;
      seat: number;
      target: number;
      text: string;
      agreed: number[];
      waiting: number[];
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
    /**
     * OwedAnswer
     * @description A person who owes an answer: since when, and until when at most (seconds since 1970).
     */
    OwedAnswer: {
      seat: number;
      since: number;
      until: number | null;
    };
    /**
     * Pass
     * @description A link that brings another device here, once; ``seconds``: so long.
     */
    Pass: {
      url: string;
      seconds: number;
    };
    /** Played */
    Played: {
      seq: number;
      dup: boolean;
    };
    /** PointFrame */
    PointFrame: {
      /** @enum {unknown} */
      type: "point";
      seat: number | null;
      at: string;
      of: number;
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
    /** PushKeys */
    PushKeys: {
      p256dh: string;
      auth: string;
    };
    /** QuestionText */
    QuestionText: {
      tag: string;
      value: unknown[];
      text: string;
      help: string;
      clauses: components["schemas"]["ClauseText"][];
      reveals: boolean;
      /** @default false */
      sealed: boolean;
      /** @default null */
      die: components["schemas"]["DieText"] | null;
    };
    /**
     * RatedState
     * @description Of a table that was made to count for the ladder.
     */
    RatedState: {
      counts: boolean;
      can_decline: boolean;
      lost: number[];
    };
    /**
     * RatingPoint
     * @description Where somebody stood after a game: his rating, known to ``within`` so much (95 %).
     */
    RatingPoint: {
      table: string;
      seat: number;
      rating: number;
      within: number;
      certain: boolean;
      change: number;
      at: number;
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
    /**
     * Review
     * @description A game that is over, looked through again.
     */
    Review: {
      of: number;
      done: number;
      total: number;
      ready: boolean;
      looked: number;
      decisions: components["schemas"]["Decision"][];
    };
    /** RulesText */
    RulesText: {
      game: string;
      title: string;
      edition: string;
      chapters: components["schemas"]["ChapterText"][];
      reconstructed: string;
      summary: components["schemas"]["Summary"] | null;
    };
    /**
     * Adventure
     * @description The card on the board; ``cells`` and ``markers`` by the numbers of board cells.
     */
    SagaAdventure: {
      bifrost: boolean;
      cells: {
        [key: string]: components["schemas"]["SagaEffects"];
      };
      entry: number;
      first: number;
      group: string;
      id: string;
      last: number;
      length: number;
      markers: {
        [key: string]: components["schemas"]["SagaMarker"];
      };
      penalty: number;
      realm: string | null;
      /** @enum {unknown} */
      vehicle: "ship" | "trail";
    };
    /**
     * Asked
     * @description Of the open question; ``last``: so many others have chosen, and wait for one's own card.
     *         Leave or stay: what staying is certain to cost (``loss``), and the last cell (``end``).
     */
    SagaAsked: {
      end?: number;
      last: number;
      loss?: number;
    };
    /**
     * Card
     * @description What is printed on a Viking or a god.
     */
    SagaCard: {
      action: string;
      amounts: {
        [key: string]: number | number[];
      };
      helmets: number;
      /** @enum {unknown} */
      kind: "god" | "viking";
      numbers: number[];
      price: number | null;
      realm: string | null;
      void: boolean;
    };
    /**
     * Coming
     * @description What the next adventure needs: its card has the cells from ``first`` to ``last``.
     */
    SagaComing: {
      first: number;
      last: number;
      penalty: number;
      /** @enum {unknown} */
      vehicle: "ship" | "trail";
    };
    /**
     * Displayed
     * @description A Movement card that was turned up in this adventure.
     */
    SagaDisplayed: {
      card: string;
      in_force: boolean;
      last: boolean;
    };
    /**
     * Effects
     * @description What a cell or a marker does; what it does not do is left out. Negative: lose, pay.
     */
    SagaEffects: {
      draw?: number;
      god?: number;
      gold?: number;
      prophecy?: number;
      remove?: number;
      valhalla?: number;
      viking?: number;
      vp?: number;
    };
    /**
     * Landing
     * @description What the own pawn would find; ``extra``: the gold that a special card adds or takes; ``sum``:
     *         all told, with the cards in force and as far as the gold goes.
     */
    SagaLanding: {
      cell: number;
      effects: components["schemas"]["SagaEffects"];
      extra?: number;
      marker: boolean;
      off: boolean;
      over: boolean;
      short?: components["schemas"]["SagaShort"];
      sum: components["schemas"]["SagaEffects"];
    };
    /** Marker */
    SagaMarker: {
      effects: components["schemas"]["SagaEffects"];
      marker: string;
    };
    /** MarkersLeft */
    SagaMarkersLeft: {
      dark: string[];
      light: string[];
    };
    /**
     * Movement
     * @description What is printed on a Movement card.
     */
    SagaMovement: {
      all: boolean;
      amounts: {
        [key: string]: number | number[];
      };
      duration: string | null;
      number: number;
      special: boolean;
      void: boolean;
    };
    /**
     * Offered
     * @description A Viking of the display, with what it costs now.
     */
    SagaOffered: {
      card: string;
      copies: number;
      price: number;
    };
    /**
     * Pile
     * @description A draw pile: its size, and for its owner what is known of it.
     */
    SagaPile: {
      bottom?: string[];
      shuffled?: string[];
      size: number;
      top?: string[];
    };
    /**
     * Play
     * @description A landing with the card that leads there in play: its sum; ``deed``: what of it the action of
     *         the card brings, used to the full.
     */
    SagaPlay: {
      deed?: components["schemas"]["SagaEffects"];
      short?: components["schemas"]["SagaShort"];
      sum: components["schemas"]["SagaEffects"];
    };
    /**
     * Player
     * @description A seat. ``hand`` and ``valhalla``: one's own cards, of the others the number; ``stake``: the
     *         VP that falling would cost.
     */
    SagaPlayer: {
      active: boolean;
      cell: number;
      chosen: string[];
      fallen: boolean;
      gold: number;
      hand: string[] | number;
      icy: boolean;
      index: number;
      looked: string[];
      may_skip: boolean;
      now: string[];
      on_trail: boolean;
      picked: string[];
      pile: components["schemas"]["SagaPile"];
      played: string[];
      prophecy: boolean;
      reached: boolean;
      shielded: boolean;
      stake: number;
      to_use: string[];
      valhalla: string[] | number;
      vp: number;
    };
    /**
     * Points
     * @description The points of a seat so far; its helmets only for itself.
     */
    SagaPoints: {
      gold: number;
      helmets?: number;
      track: number;
    };
    /**
     * Short
     * @description A forced payment for which the gold does not suffice.
     */
    SagaShort: {
      due: number;
      gold: number;
    };
    /**
     * Staying
     * @description Of so many Movement cards that are left, after how many the own hand still has a way on;
     *         ``ends``: the numbers of those after which it has none; ``sure``: it has one after any of them,
     *         and none of them meddles with the cards that are played; ``loss``: the VP that staying costs
     *         for certain.
     */
    SagaStaying: {
      ends: number[];
      loss: number;
      of: number;
      safe: number;
      sure: boolean;
    };
    /**
     * View
     * @description The table for one seat. ``strides``: how far cards can take the own pawn; ``landings``: what
     *         it would find so many cells further; ``plays``: cards that change that; ``cards`` and
     *         ``movements``: of all that the seat sees.
     */
    SagaView: {
      adventure: components["schemas"]["SagaAdventure"] | null;
      asked: components["schemas"]["SagaAsked"];
      cards: {
        [key: string]: components["schemas"]["SagaCard"];
      };
      cells: number;
      coming: components["schemas"]["SagaComing"] | null;
      display: components["schemas"]["SagaDisplayed"][];
      foreseen: string[];
      gods: number;
      landings: {
        [key: string]: components["schemas"]["SagaLanding"];
      };
      markers_left: components["schemas"]["SagaMarkersLeft"];
      market: components["schemas"]["SagaOffered"][];
      move_discard: string[];
      move_left: string[];
      move_pile: number;
      movements: {
        [key: string]: components["schemas"]["SagaMovement"];
      };
      odin: number;
      offset: number;
      players: components["schemas"]["SagaPlayer"][];
      plays: {
        [key: string]: components["schemas"]["SagaPlay"][];
      };
      realms: string[];
      reconstructed: string[];
      round: number;
      rounds: number;
      standing: components["schemas"]["SagaPoints"][];
      staying: components["schemas"]["SagaStaying"] | null;
      strides: {
        [key: string]: number[];
      };
      surcharge: number;
      turn: number;
      voyage: string[];
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
      /** @default 0 */
      devices: number;
      /** @default false */
      token: boolean;
      /** @default false */
      done: boolean;
    };
    /** Shelf */
    Shelf: {
      games: components["schemas"]["GameText"][];
      bots: components["schemas"]["BotText"][];
    };
    /** Ability */
    ShipwrightsAbility: {
      gain: components["schemas"]["ShipwrightsBundle"];
      pay: components["schemas"]["ShipwrightsBundle"];
    };
    /**
     * Asked
     * @description What the open question says beside its own fields.
     */
    ShipwrightsAsked: {
      card?: string;
      cards?: number;
      kind?: string;
    };
    /**
     * Better
     * @description What the starting cards show on their upgraded side.
     */
    ShipwrightsBetter: {
      eikja: components["schemas"]["ShipwrightsBetterGoods"];
      hut: components["schemas"]["ShipwrightsBetterHut"] | null;
      labourer: components["schemas"]["ShipwrightsBetterGoods"];
    };
    /** BetterGoods */
    ShipwrightsBetterGoods: {
      goods: components["schemas"]["ShipwrightsBundle"];
      vp: number;
    };
    /** BetterHut */
    ShipwrightsBetterHut: {
      ability: components["schemas"]["ShipwrightsAbility"];
      vp: number;
    };
    /**
     * Bill
     * @description What a card would cost its owner now: a ship (of the hand: once it lies on the board), a
     *         building, a villager.
     */
    ShipwrightsBill: {
      instead: components["schemas"]["ShipwrightsBundle"];
      lacks: components["schemas"]["ShipwrightsBundle"];
      pays: components["schemas"]["ShipwrightsBundle"];
      saved: string | null;
      skills: string[];
      sources: string[];
      spare: number;
      ways: components["schemas"]["ShipwrightsPayment"][];
    };
    /** Building */
    ShipwrightsBuilding: {
      ability: components["schemas"]["ShipwrightsAbility"] | null;
      building: string;
      tucked: string | null;
      vp: number;
      worker: boolean;
    };
    /**
     * Bundle
     * @description A cost or a gain, without what there is none of.
     */
    ShipwrightsBundle: {
      card?: number;
      coin?: number;
      gold?: number;
      iron?: number;
      resource?: number;
      wood?: number;
      wool?: number;
      worker?: number;
    };
    /**
     * Costs
     * @description What some things cost now: gold to tuck a card, coins for the others.
     */
    ShipwrightsCosts: {
      minor: number;
      randi: number;
      thyra: number;
      tuck: number;
    };
    /**
     * Ending
     * @description What the end of the round would bring if it came now.
     */
    ShipwrightsEnding: {
      heroes: components["schemas"]["ShipwrightsHeroes"];
      income: components["schemas"]["ShipwrightsBundle"][];
      randi: boolean[];
      workers: number[];
    };
    /**
     * Facts
     * @description What is printed on a village card; which fields there are goes by its kind.
     */
    ShipwrightsFacts: {
      ability?: components["schemas"]["ShipwrightsAbility"];
      benefit?: string;
      cost?: components["schemas"]["ShipwrightsBundle"];
      discard: components["schemas"]["ShipwrightsBundle"];
      /** @enum {unknown} */
      kind: "artisan" | "building" | "jarl" | "ship" | "villager";
      major?: string;
      minor?: string;
      progress?: components["schemas"]["ShipwrightsIcons"];
      skills?: string[];
      vp?: number;
    };
    /**
     * Goods
     * @description All the goods of a player.
     */
    ShipwrightsGoods: {
      coin: number;
      gold: number;
      iron: number;
      wood: number;
      wool: number;
      worker: number;
    };
    /**
     * Heroes
     * @description Who holds the hero of each track: a seat, the neutral player, nobody.
     */
    ShipwrightsHeroes: {
      military: number | "neutral" | null;
      renown: number | "neutral" | null;
      trade: number | "neutral" | null;
    };
    /**
     * Icons
     * @description The progress icons of a card.
     */
    ShipwrightsIcons: {
      military?: number;
      renown?: number;
      trade?: number;
    };
    /**
     * Missing
     * @description What its owner lacks to build a card, with the labourer for ``skills`` nobody supplies.
     */
    ShipwrightsMissing: {
      goods: components["schemas"]["ShipwrightsBundle"];
      labourer: number;
      skills: string[];
      wild: number;
    };
    /** Opponent */
    ShipwrightsOpponent: {
      heroes: number;
      rounds: number;
      tracks: number;
    };
    /**
     * Payment
     * @description A way to pay for a card.
     */
    ShipwrightsPayment: {
      instead: components["schemas"]["ShipwrightsBundle"];
      lacks: components["schemas"]["ShipwrightsBundle"];
      pays: components["schemas"]["ShipwrightsBundle"];
      saved: string | null;
      sources: string[];
      spare: number;
    };
    /**
     * Points
     * @description Points by source; nothing before the first round.
     */
    ShipwrightsPoints: {
      bonuses?: number;
      buildings?: number;
      gold?: number;
      heroes?: number;
      jarls?: number;
      ships?: number;
      tracks?: number;
    };
    /**
     * Prices
     * @description Coins for one of each.
     */
    ShipwrightsPrices: {
      iron: number;
      wood: number;
      wool: number;
    };
    /** Raid */
    ShipwrightsRaid: {
      gain: components["schemas"]["ShipwrightsBundle"];
      raid: string;
      used: boolean;
    };
    /**
     * Restriction
     * @description What a nemesis card in play restricts, and by how much.
     */
    ShipwrightsRestriction: {
      amount: number;
      draws: number[];
      /** @enum {unknown} */
      kind:
        "coin_price_modifier" | "raid_cost_modifier" | "solo_draft_draws" | "tuck_cost_modifier";
      nemesis: string;
    };
    /** RoundCard */
    ShipwrightsRoundCard: {
      /** @enum {unknown} */
      draft: "anticlockwise" | "clockwise";
      id: string;
      neutral: components["schemas"]["ShipwrightsSteps"];
      prices: components["schemas"]["ShipwrightsPrices"];
      solo_vp: number;
    };
    /** Ship */
    ShipwrightsShip: {
      bonus: number;
      income: components["schemas"]["ShipwrightsBundle"];
      ship: string;
      trade: string | null;
      vp: number;
    };
    /**
     * Steps
     * @description A number for each track: a marker's space, or how far it goes.
     */
    ShipwrightsSteps: {
      military: number;
      renown: number;
      trade: number;
    };
    /** Track */
    ShipwrightsTrack: {
      last: number;
      rewards: number[];
      vp: {
        [key: string]: number;
      };
    };
    /** TradeFacts */
    ShipwrightsTradeFacts: {
      immediate: components["schemas"]["ShipwrightsBundle"];
      income: components["schemas"]["ShipwrightsBundle"];
    };
    /**
     * Upgrades
     * @description Which of the starting cards are turned.
     */
    ShipwrightsUpgrades: {
      eikja: boolean;
      hut: boolean;
      labourer: boolean;
    };
    /** View */
    ShipwrightsView: {
      asked: components["schemas"]["ShipwrightsAsked"];
      card: components["schemas"]["ShipwrightsRoundCard"] | null;
      cards: {
        [key: string]: components["schemas"]["ShipwrightsFacts"];
      };
      costs: components["schemas"]["ShipwrightsCosts"];
      deck: number;
      discard: number;
      discard_top: string | null;
      ending: components["schemas"]["ShipwrightsEnding"];
      hero_vp: components["schemas"]["ShipwrightsSteps"];
      heroes: components["schemas"]["ShipwrightsHeroes"];
      last_round: number;
      nemesis: string[];
      neutral: components["schemas"]["ShipwrightsSteps"] | null;
      opponent: components["schemas"]["ShipwrightsOpponent"] | null;
      prices: components["schemas"]["ShipwrightsPrices"] | null;
      restrictions: components["schemas"]["ShipwrightsRestriction"][];
      round: number;
      rounds: string[];
      spaces: components["schemas"]["ShipwrightsAbility"][];
      standing: components["schemas"]["ShipwrightsPoints"][];
      track: components["schemas"]["ShipwrightsTrack"];
      trades: {
        [key: string]: components["schemas"]["ShipwrightsTradeFacts"];
      };
      villages: components["schemas"]["ShipwrightsVillage"][];
    };
    /**
     * Village
     * @description What lies before one player.
     */
    ShipwrightsVillage: {
      aside: string[] | number;
      better: components["schemas"]["ShipwrightsBetter"];
      bills: {
        [key: string]: components["schemas"]["ShipwrightsBill"];
      };
      board: string[];
      buildings: components["schemas"]["ShipwrightsBuilding"][];
      goods: components["schemas"]["ShipwrightsGoods"];
      hand: string[] | number;
      hut: string | null;
      labourer: components["schemas"]["ShipwrightsBundle"];
      missing: {
        [key: string]: components["schemas"]["ShipwrightsMissing"];
      };
      pack: string[] | number;
      raid_cost: number;
      raids: components["schemas"]["ShipwrightsRaid"][];
      randi: boolean;
      ships: components["schemas"]["ShipwrightsShip"][];
      slots: number[];
      spent_trades: string[];
      tracks: components["schemas"]["ShipwrightsSteps"];
      upgrades: components["schemas"]["ShipwrightsUpgrades"];
      worth: components["schemas"]["ShipwrightsWorth"];
    };
    /**
     * Worth
     * @description Points of the starting cards as they lie.
     */
    ShipwrightsWorth: {
      eikja: number;
      hut: number;
      labourer: number;
    };
    /**
     * StandInState
     * @description Who plays in the stead of a seat's holder. Without a level a person, who may yet have to
     *         come by a link (``open``).
     */
    StandInState: {
      seat: number;
      level: string;
      name: string;
      open: boolean;
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
    /**
     * Summary
     * @description The game in three paragraphs: what it is about, what one does, how it ends.
     */
    Summary: {
      aim: string;
      turn: string;
      end: string;
    };
    /**
     * TableRating
     * @description What a table has done to the ladder.
     */
    TableRating: {
      settled: boolean;
      why: string;
      rows: components["schemas"]["RatingPoint"][];
    };
    /** TakebackState */
    TakebackState: {
      free: boolean;
      to: number;
      what: string;
      asked: components["schemas"]["OpenTakeback"] | null;
    };
    /**
     * Talk
     * @description What is said at a table, and who may say what.
     */
    Talk: {
      lines: components["schemas"]["TalkLine"][];
      /** @enum {unknown} */
      talk: "all" | "off" | "signs";
      /** @enum {unknown} */
      watchers: "none" | "read" | "write";
      /** @enum {unknown} */
      may: "all" | "off" | "signs";
      maker: boolean;
    };
    /** TalkFrame */
    TalkFrame: {
      /** @enum {unknown} */
      type: "talk";
      lines: components["schemas"]["TalkLine"][];
      /** @default [] */
      gone: number[];
    };
    /** TalkLine */
    TalkLine: {
      id: number;
      seat: number | null;
      /** @enum {unknown} */
      kind: "sign" | "text";
      text: string;
      at: number;
      mine: boolean;
    };
    /**
     * Thoughts
     * @description Hints that can still be thought out for this table, by whomever: how many are left of how
     *         many, and in how many seconds one comes back.
     */
    Thoughts: {
      left: number;
      most: number;
      every: number;
    };
    /** ActionView */
    TinyepicActionView: {
      amounts: number[];
      per_rune: string | null;
      resources: {
        [key: string]: number;
      };
      type: string;
      x: number;
    };
    /** BattleView */
    TinyepicBattleView: {
      fought: components["schemas"]["TinyepicFoughtView"] | null;
      initiator: number | "enemy" | null;
      prize: string | null;
    };
    /**
     * BonusView
     * @description What a harvest gives more for each empty slot; a player's temples: so many of choice.
     */
    TinyepicBonusView: {
      longship: {
        [key: string]: number;
      };
      temple: number;
    };
    /** CardView */
    TinyepicCardView: {
      jarl: components["schemas"]["TinyepicActionView"];
      requires: {
        [key: string]: number;
      };
      rune: string;
      rune_action: components["schemas"]["TinyepicActionView"];
      steel: number;
      strength: components["schemas"]["TinyepicStrengthView"];
    };
    /**
     * ClanView
     * @description ``battle``: the card in battle, or whether there is one. ``strengths``: of the own hand
     *         and pack and of a known card in battle, if revealed now. ``ship_slots``, ``temple_slots``: what
     *         those still on the board cost.
     */
    TinyepicClanView: {
      battle: string | boolean | null;
      favors: string[] | number;
      hand: string[] | number;
      pack: string[] | number;
      reserve: number;
      resources: {
        [key: string]: number;
      };
      row: string[];
      runes: {
        [key: string]: number;
      };
      ship_slots: number[];
      strengths: {
        [key: string]: number;
      };
      temple_slots: number[];
      villages: number;
    };
    /** CostsView */
    TinyepicCostsView: {
      deploy_food: number;
      longship: number[];
      temple: number[];
    };
    /**
     * DockView
     * @description ``row_end``: the end of a Favour row nearer to it, where the solo enemy chooses.
     */
    TinyepicDockView: {
      ferry_to: string | null;
      fjords: string[];
      id: string;
      island: string;
      lone: boolean;
      row_end: string | null;
      ship: number | "enemy" | null;
      village: boolean;
    };
    /** EnemyActionView */
    TinyepicEnemyActionView: {
      resources: {
        [key: string]: number;
      };
      rune: string;
      type: string;
      x: number;
    };
    /** EnemyBonusView */
    TinyepicEnemyBonusView: {
      longship: {
        [key: string]: number;
      };
      temple: {
        [key: string]: number;
      };
    };
    /**
     * EnemyView
     * @description The solo enemy. ``ships``, ``temples``: on each slot of its board; ``sails_further``: by so
     *         many steps than its action says.
     */
    TinyepicEnemyView: {
      battle: boolean;
      battle_row: string[];
      bonus: number;
      deck: number;
      favors: string[] | number;
      harvest_bonus: components["schemas"]["TinyepicEnemyBonusView"];
      row: string[];
      rune_actions: components["schemas"]["TinyepicEnemyActionView"][];
      runes: {
        [key: string]: number;
      };
      sails_further: number;
      settlers: number;
      ships: number[];
      temples: number[];
      tracks: components["schemas"]["TinyepicTrackView"][];
    };
    /** FavorView */
    TinyepicFavorView: {
      bag: {
        [key: string]: number;
      };
      runes: {
        [key: string]: number;
      };
    };
    /**
     * FighterView
     * @description ``clan``: None for the invaders. ``counted``: how much of what boosts the card. ``strength``:
     *         None for who could not pay the steel.
     */
    TinyepicFighterView: {
      card: string;
      clan: number | "enemy" | null;
      counted: number;
      strength: number | null;
    };
    /** FjordView */
    TinyepicFjordView: {
      border: boolean;
      id: string;
      neighbours: string[];
      ships: {
        [key: string]: number;
      };
    };
    /**
     * FoughtView
     * @description The last battle; ``winner``: None if the prize went back.
     */
    TinyepicFoughtView: {
      fighters: components["schemas"]["TinyepicFighterView"][];
      prize: string | null;
      winner: number | "enemy" | null;
    };
    /**
     * GodView
     * @description The god of a rune; ``rank``: from 1, by fury, tied gods at the lowest rank they share.
     */
    TinyepicGodView: {
      blessing: components["schemas"]["TinyepicActionView"][];
      consecrated: number;
      favor_points: number;
      fury: number;
      god: string | null;
      island_points: number;
      rank: number;
    };
    /** IconView */
    TinyepicIconView: {
      icon: string;
      space: number;
      strength: number;
    };
    /**
     * IslandView
     * @description Keys of ``settlers`` and ``influence``: clans by number, the enemy behind the seats.
     */
    TinyepicIslandView: {
      docks: string[];
      half: string;
      holder: number | "enemy" | null;
      id: string;
      influence: {
        [key: string]: number;
      };
      neighbours: string[];
      rune: string;
      settlers: {
        [key: string]: number;
      };
      temples: number[];
    };
    /**
     * LandingView
     * @description ``outcome``: what becomes of the island's rune: ``taken`` at once, ``stolen`` when the action
     *         is complete, ``kept``, or not on a ``tie`` or ``behind`` another; ``anyway``: so it would
     *         without these settlers. ``points``: what that changes in the points, as far as the seat sees
     *         them, by rune and clan (``wealth/0``).
     */
    TinyepicLandingView: {
      anyway: boolean;
      influence: {
        [key: string]: number;
      };
      outcome: string;
      points: {
        [key: string]: number;
      };
    };
    /** StrengthView */
    TinyepicStrengthView: {
      base: number;
      each: number;
      op: string;
      per: string | null;
    };
    /** TrackView */
    TinyepicTrackView: {
      icons: components["schemas"]["TinyepicIconView"][];
      length: number;
      marker: number;
      resource: string;
    };
    /**
     * View
     * @description ``direction``: where the packs of the draft go. ``reach``: how many steps the ship that sails
     *         needs to each place it can go to, or the nearest of those that could. ``landing``: who would
     *         count how much on the island at whose dock it lies, for one settler that lands, for two, and so
     *         on.
     */
    TinyepicView: {
      battle: components["schemas"]["TinyepicBattleView"];
      cards: {
        [key: string]: components["schemas"]["TinyepicCardView"];
      };
      chief: number;
      clans: components["schemas"]["TinyepicClanView"][];
      costs: components["schemas"]["TinyepicCostsView"];
      deck: number;
      direction: string;
      discard: number;
      docks: components["schemas"]["TinyepicDockView"][];
      enemy: components["schemas"]["TinyepicEnemyView"] | null;
      era: number;
      eras: number;
      face: string;
      favor_rows: string[][];
      favors: {
        [key: string]: components["schemas"]["TinyepicFavorView"];
      };
      fjords: components["schemas"]["TinyepicFjordView"][];
      god_fury: number;
      gods: {
        [key: string]: components["schemas"]["TinyepicGodView"];
      };
      harvest_bonus: components["schemas"]["TinyepicBonusView"];
      invaders: string[];
      islands: components["schemas"]["TinyepicIslandView"][];
      landing: components["schemas"]["TinyepicLandingView"][];
      neutral: boolean;
      opponent: {
        [key: string]: number;
      } | null;
      place_actions: {
        [key: string]: components["schemas"]["TinyepicActionView"];
      };
      place_limit: number;
      places: {
        [key: string]: number;
      };
      raid_steel: number;
      reach: {
        [key: string]: number;
      };
      resource_max: number;
      standing: {
        [key: string]: number;
      }[];
    };
    /**
     * Token
     * @description What a program sends as ``Authorization: Bearer``; shown this once.
     */
    Token: {
      token: string;
    };
    /**
     * Trouble
     * @description The body of every error.
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
      /** @default  */
      redo: string;
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
      thoughts: components["schemas"]["Thoughts"];
      rematch: string;
      page: string;
      lesson: components["schemas"]["LessonState"] | null;
      luck: components["schemas"]["Luck"];
      company?: components["schemas"]["Company"];
      rated?: components["schemas"]["RatedState"];
      ahead?: components["schemas"]["AheadState"];
    };
    /** ViewFrame */
    ViewFrame: {
      /** @enum {unknown} */
      type: "view";
      seq: number;
      view: components["schemas"]["View"];
    };
    /** Auction */
    VikingsAuction: {
      bid: number;
      bidder: number | null;
      passed: number[];
    };
    /** ByKind */
    VikingsByKind: {
      boatsman: number;
      fisherman: number;
      goldsmith: number;
      noble: number;
      scout: number;
      warrior: number;
    };
    /**
     * ByRow
     * @description A number for each kind that has a row.
     */
    VikingsByRow: {
      fisherman: number;
      goldsmith: number;
      noble: number;
      scout: number;
      warrior: number;
    };
    /**
     * Carries
     * @description How many of each kind a boatsman would take.
     */
    VikingsCarries: {
      alone: components["schemas"]["VikingsByRow"];
      ferry: components["schemas"]["VikingsByRow"];
    };
    /** Coast */
    VikingsCoast: {
      ashore: components["schemas"]["VikingsByKind"];
      bonus_worth: components["schemas"]["VikingsWorth"][];
      bonuses: string[];
      carries: components["schemas"]["VikingsCarries"];
      costs: components["schemas"]["VikingsCost"][];
      glory: number;
      gold: number;
      moorings: {
        [key: string]: components["schemas"]["VikingsMooring"][];
      };
      now: components["schemas"]["VikingsNow"];
      purchases: number;
      room: components["schemas"]["VikingsRoom"];
      ships: components["schemas"]["VikingsShip"][];
      start_in_hand: boolean;
      threat: ["fisherman" | "goldsmith" | "noble" | "scout" | "warrior", number][];
      tiles: components["schemas"]["VikingsTile"][];
      waiting: string[];
    };
    /** Cost */
    VikingsCost: {
      glory: number;
      gold: number;
      price: number;
    };
    /** Glory */
    VikingsGlory: {
      fishermen: number;
      nobles: number;
      scouts: number;
      warriors: number;
    };
    /** Large */
    VikingsLarge: {
      glory: components["schemas"]["VikingsGlory"];
      gold: number;
    };
    /** Left */
    VikingsLeft: {
      bag: components["schemas"]["VikingsByKind"];
      pile: {
        [key: string]: number;
      };
    };
    /** Lot */
    VikingsLot: {
      bonus: boolean;
      price: number;
      tile: string;
      turn: number;
      viking: ("boatsman" | "fisherman" | "goldsmith" | "noble" | "scout" | "warrior") | null;
    };
    /**
     * Mooring
     * @description What a longship would do in a column where it may be laid.
     */
    VikingsMooring: {
      column: number;
      repelled: boolean;
      victims: ("fisherman" | "goldsmith" | "noble" | "scout" | "warrior")[];
    };
    /**
     * Now
     * @description What the coast as it is would earn at a scoring, and how it stands in the final ones.
     */
    VikingsNow: {
      boatsmen: number;
      fed: number;
      food: number;
      islands: number;
      large: components["schemas"]["VikingsLarge"];
      longest: number;
      mouths: number;
      small: components["schemas"]["VikingsSmall"];
    };
    /**
     * Room
     * @description Where a tile of each shape could be laid; longships by their columns.
     */
    VikingsRoom: {
      left: ["fisherman" | "goldsmith" | "noble" | "scout" | "warrior", number][];
      middle: ["fisherman" | "goldsmith" | "noble" | "scout" | "warrior", number][];
      right: ["fisherman" | "goldsmith" | "noble" | "scout" | "warrior", number][];
      ship: number[];
    };
    /** Sail */
    VikingsSail: {
      amount: number;
      /** @enum {unknown} */
      kind: "glory" | "gold";
      /** @enum {unknown} */
      reach: "fisherman" | "goldsmith" | "noble" | "scout" | "warrior";
      sail: string;
    };
    /**
     * Scored
     * @description What the last scoring brought a seat: gold of goldsmiths and of ships, glory by row.
     */
    VikingsScored: {
      fishermen: number;
      goldsmiths: number;
      nobles: number;
      prizes: number;
      round: number;
      scouts: number;
      seat: number;
      warriors: number;
    };
    /** Ship */
    VikingsShip: {
      amount: number;
      column: number;
      /** @enum {unknown} */
      kind: "glory" | "gold";
      /** @enum {unknown} */
      reach: "fisherman" | "goldsmith" | "noble" | "scout" | "warrior";
      repelled: boolean;
      sail: string;
      tile: string;
    };
    /** Small */
    VikingsSmall: {
      gold: number;
    };
    /** Tile */
    VikingsTile: {
      column: number;
      monument: boolean;
      /** @enum {unknown} */
      row: "fisherman" | "goldsmith" | "noble" | "scout" | "warrior";
      threatened: boolean;
      tile: string;
      viking: boolean;
    };
    /** View */
    VikingsView: {
      auction: components["schemas"]["VikingsAuction"];
      bonus_row: string[];
      coasts: components["schemas"]["VikingsCoast"][];
      drawn: components["schemas"]["VikingsByKind"];
      first: number;
      left: components["schemas"]["VikingsLeft"];
      lots: components["schemas"]["VikingsLot"][];
      places: {
        [key: string]: number[];
      };
      round: number;
      rounds: number;
      rows: ("fisherman" | "goldsmith" | "noble" | "scout" | "warrior")[];
      sails: {
        [key: string]: components["schemas"]["VikingsSail"];
      };
      schedule: ("large" | "small")[];
      scored: components["schemas"]["VikingsScored"][];
      standing: {
        [key: string]: number;
      }[];
      turned: number;
    };
    /**
     * Worth
     * @description What a bonus tile would add: gold at once, at a small and a large scoring, glory.
     */
    VikingsWorth: {
      final: number;
      glory: number;
      gold: number;
      now: number;
      small: number;
    };
    /**
     * WayState
     * @description A way to be reached by.
     */
    WayState: {
      id: string;
      /** @enum {unknown} */
      kind: "hook" | "mail" | "push";
      target: string;
      /** @enum {unknown} */
      state: "new" | "on";
      trouble: boolean;
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
