// Written by `npm run types` from src/imperia/server/shapes.py; do not edit.

export interface components {
  schemas: {
    About: {
      name: string;
      version: string;
      docs: string;
      openapi: string;
    };
    Act: {
      seat: number;
      /** @description of the table that the answer was chosen on; an old one is refused */
      revision: number;
      code: number;
    };
    ActMessage: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "act";
      revision: number;
      code: number;
    };
    AdvisedShape: {
      /** @description the moves made before */
      at: number;
      seat: number;
    };
    AgreeMessage: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "agree";
      agree: boolean;
    };
    AnalysisShape: {
      moves: number;
      /** @description the seats that win or lose together */
      sides: number[][];
      points: components["schemas"]["ChancesShape"][];
      /** @description how far a point may be off, one time in three */
      give_or_take: number;
      turns: components["schemas"]["TurnShape"][];
      /** @description by seat */
      looked: components["schemas"]["LookedShape"][];
      done: boolean;
    };
    AnalysisStateShape: {
      /** @enum {string} */
      state: "none" | "running" | "ready" | "failed";
      /** @description how much of the work is done, from 0 to 1 */
      share: number;
      /** @description may this browser have the game analysed? */
      may: boolean;
      /** @description what went wrong */
      why: string | null;
      /** @description what is known; while it is being made the points so far */
      analysis: components["schemas"]["AnalysisShape"] | null;
    };
    AskHint: {
      seat: number;
      /** @description of the table whose question is meant; an old one is refused */
      revision: number;
    };
    /** @description One step from a picture to the next. */
    BeatShape: {
      /** @description in order: `[path, value]` puts a value there (one past the end of a list: adds it), `[path]` takes it away */
      changes: unknown[][];
      /** @description the lines of the log that are new or have grown */
      events: components["schemas"]["EventShape"][];
    };
    /**
     * @description Has the page yet to show much of what happened? Bots wait until it has, in company only a
     *     moment.
     */
    BehindMessage: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "behind";
      behind: boolean;
    };
    /** @description What is missing for one more than a number. */
    BeyondShape: {
      /** @description the code of the option that is that number */
      after: number;
      why: components["schemas"]["Rich"];
    };
    BotShape: {
      code: string;
      label: string;
      help: string;
      /** @description null while nobody has measured it */
      rating: components["schemas"]["RatingShape"] | null;
    };
    /** @description A card's name; it can be looked at. */
    CardMark: {
      card: number;
      text: string;
    };
    CardPointsShape: {
      card: number | null;
      label: string;
      points: number;
      /** @description what for */
      text: components["schemas"]["Rich"];
    };
    /** @description The face of a card. A game may add facts of its own. */
    CardShape: {
      /** @description its number in the game's list of cards; `card:ID` is its anchor */
      id: number;
      /** @description the numbers of all cards that bear this face */
      ids: number[];
      code: string;
      name: string;
      names: components["schemas"]["NamesShape"];
      type_line: string;
      suits: string[];
      kind: string;
      kinds: string[];
      emblem: string;
      cost: [string, number][];
      points: string | null;
      icons: string[];
      text: components["schemas"]["Rich"][];
      keywords: components["schemas"]["KeywordShape"][];
      /** @enum {string} */
      provenance: "printed" | "fragment" | "original";
      provenance_text: string;
      rules: string[];
      count: number;
      facets: {
        [key: string]: string | string[];
      };
      /** @description colours it is drawn in where these are not its suits'; empty: those of its suits */
      pigments: string[];
      /** @description fields printed in rows, each with its icons and numbers; null where there is none */
      grid?: (string[] | null)[][];
      fields: components["schemas"]["FieldShape"][];
      /** @description every icon it shows; what they mean is in `icons` of all cards */
      key: string[];
    };
    CardsShape: {
      cards: components["schemas"]["CardShape"][];
      filters: components["schemas"]["FilterShape"][];
      /** @description the key of icons, by their names */
      icons: {
        [key: string]: components["schemas"]["IconShape"];
      };
    };
    ChancesShape: {
      /** @description after so many moves */
      at: number;
      /** @description of each side, from 0 to 1 */
      chances: number[];
      /** @description the chance that nobody wins; with it they add up to 1 */
      nobody: number;
    };
    /** @description What each seat would have scored at the end of each round. */
    ChartShape: {
      rounds: number[];
      series: components["schemas"]["SeriesShape"][];
    };
    ClientMessage:
      | components["schemas"]["ActMessage"]
      | components["schemas"]["UndoMessage"]
      | components["schemas"]["AgreeMessage"]
      | components["schemas"]["HaveMessage"]
      | components["schemas"]["LangMessage"]
      | components["schemas"]["SeatMessage"]
      | components["schemas"]["WhyMessage"]
      | components["schemas"]["HinderedMessage"]
      | components["schemas"]["SayMessage"]
      | components["schemas"]["BehindMessage"]
      | components["schemas"]["PingMessage"];
    DecisionShape: {
      seat: number;
      kind: string;
      question: components["schemas"]["Rich"];
      reason: components["schemas"]["Rich"];
      /** @description the card that asks */
      source: number | null;
      rule: string | null;
      options: components["schemas"]["OptionShape"][];
      /** @description the code of the answer that most people want: one press takes it */
      proposal: number | null;
      /** @description where a number is asked for and something is missing for more */
      beyond: components["schemas"]["BeyondShape"][];
    };
    /** @description A deck has so many titles with so many copies. */
    DeckPartShape: {
      copies: number;
      titles: number;
    };
    DeckShape: {
      faction: string;
      /** @description all that there are for it */
      titles: components["schemas"]["TitleShape"][];
    };
    Deleted: {
      deleted: boolean;
      /** @description the seats whose people must still ask for it */
      waiting: number[];
    };
    Error: {
      /** @description one clear sentence in the reader's language */
      error: string;
      /** @description the option of set-up that is wrong; `seats`: their number */
      field?: string;
      /** @description the seat for which it is */
      seat?: number;
    };
    ErrorMessage: {
      error: string;
      field?: string;
      seat?: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "error";
    };
    /** @description An entry of the log: an act with its cause and all that it brought. The last one may grow. */
    EventShape: {
      /** @description numbered from 0 without gaps, for each pair of eyes on its own */
      n: number;
      /** @description the moves made before its first event */
      at: number;
      /** @description the moves made before its last event */
      to: number;
      group: string;
      seat: number | null;
      /** @description of its first event */
      kind: string;
      /** @description of all its events, in order */
      kinds: string[];
      /** @description the act in one sentence */
      text: components["schemas"]["Rich"];
      /** @description what else there is to tell of it, a sentence each */
      more: components["schemas"]["Rich"][];
      anchors: string[];
      /** @description of these the cards that do something */
      by: string[];
      /** @description and those, or the seats, to which it is done */
      hits: string[];
      /** @description the icon of what matters in it, for the margin */
      sign: string | null;
      /** @description what it does to the reader */
      fates: components["schemas"]["FateShape"][];
    };
    Explained: {
      code: string;
      label: string;
      help: string;
    };
    /** @description What somebody or something has done to the reader's seat. */
    FateShape: {
      luck: boolean;
      sign: string;
      text: components["schemas"]["Rich"];
      /** @description the card that did it */
      card: number | null;
    };
    /** @description What a game prints on a card besides cost, points and text: an icon and the goods beside it. */
    FieldShape: {
      key: string;
      label: string;
      icon: string;
      goods: string[];
    };
    FilterShape: {
      key: string;
      label: string;
      values: components["schemas"]["FilterValueShape"][];
    };
    FilterValueShape: {
      value: string;
      label: string;
      icon: string | null;
    };
    Forgotten: {
      forgotten: boolean;
    };
    /** @description A new table that plays on from move `at`. */
    Fork: {
      at: number;
      seats?: components["schemas"]["NewSeat"][] | null;
    };
    /**
     * @description One option of set-up: a choice of values, free text, or a list: one of the values for all seats, or a member for
     *     each of them, separated by commas (`random`: whatever the lot gives it). Decks are lists of titles, `CODE x2, CODE`,
     *     separated by semicolons.
     */
    GameOptionShape: {
      key: string;
      label: string;
      help: string;
      default: string;
      values: components["schemas"]["ValueShape"][];
      /** @enum {string} */
      type?: "text" | "list" | "decks";
      members?: components["schemas"]["MemberShape"][];
      /** @description a member may have one of them behind a colon */
      sides?: components["schemas"]["ValueShape"][];
      /** @description it means something only with so many seats */
      players?: components["schemas"]["PlayersShape"];
      /** @description it means something only where another option has this value */
      only?: components["schemas"]["OnlyShape"];
      decks?: components["schemas"]["DeckShape"][];
      shape?: components["schemas"]["DeckPartShape"][];
    };
    GameShape: {
      code: string;
      title: string;
      blurb: string;
      players: components["schemas"]["PlayersShape"];
      icon: string;
      options: components["schemas"]["GameOptionShape"][];
      ways: components["schemas"]["WayShape"][];
      /** @description how long it lasts with the fewest and with the most people: a guess */
      minutes: [number, number];
      /** @description the weakest first */
      bots: components["schemas"]["BotShape"][];
    };
    GuideActShape: {
      label: string;
      text: components["schemas"]["Rich"];
    };
    GuideNoteShape: {
      icon: string;
      label: string;
      text: components["schemas"]["Rich"];
    };
    /** @description A way to play on one page. */
    GuidePageShape: {
      lead: components["schemas"]["Rich"];
      goal: components["schemas"]["Rich"];
      turn: string;
      end: components["schemas"]["Rich"];
      first: components["schemas"]["Rich"];
      phases: components["schemas"]["GuidePhaseShape"][];
      acts: components["schemas"]["GuideActShape"][];
      scores: components["schemas"]["GuideScoreShape"][];
      notes: components["schemas"]["GuideNoteShape"][];
    };
    GuidePhaseShape: {
      code: string;
      label: string;
      text: components["schemas"]["Rich"];
    };
    GuideScoreShape: {
      text: components["schemas"]["Rich"];
      points: string;
    };
    GuideShape: {
      /** @description the option of the game by whose value `pages` are found; where it has none of them, the first counts */
      option: string;
      pages: {
        [key: string]: components["schemas"]["GuidePageShape"];
      };
      /** @description of the key on the page, in order; what they mean is told with the cards */
      icons: string[];
      /** @description a card to learn to read by */
      sample: number;
      reading: components["schemas"]["ReadingShape"][];
      glossary: components["schemas"]["TermShape"][];
      tips: components["schemas"]["TipShape"][];
    };
    /** @description What the client has already; the first thing it says. */
    HaveMessage: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "have";
      /** @description the last entry of the log it has, -1 for nothing */
      n: number;
      /**
       * @description the last revision it has seen; without it an undo since then is assumed
       * @default null
       */
      revision?: number | null;
      /**
       * @description it can make the next picture of the last one: send it patches where they are shorter
       * @default false
       */
      patches?: boolean;
    };
    /** @description What cannot be done with all the things of the table that is asked for. */
    HinderedAnswer: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "hindered";
      /** @description after so many moves */
      at: number;
      hindered: components["schemas"]["HinderedShape"][];
    };
    /** @description What cannot be done now with all the things of the table? Answered by a ServerMessage of the same type. */
    HinderedMessage: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "hindered";
    };
    /** @description A reason and the things that it holds for. */
    HinderedShape: {
      reason: components["schemas"]["ReasonShape"];
      things: components["schemas"]["Rich"][];
    };
    /**
     * @description How often the seat wins, alone or with others, if it does as the hint says and quick players go on, on worlds
     *     that it deems possible.
     */
    HintChanceShape: {
      seat: number;
      /** @description for the question after so many moves */
      at: number;
      /** @description of the option that the hint names */
      code: number;
      /** @description null where too few games could be played on in time */
      chance: number | null;
      /** @description how far it may be off, one time in three */
      give_or_take: number;
      /** @description so many were played on */
      games: number;
    };
    HintMoveShape: {
      /** @description of the option */
      code: number;
      /** @description by so many points it is worse than the best; null where the game is decided by it */
      behind: number | null;
      why: components["schemas"]["Rich"];
    };
    /** @description What a bot would answer, from nothing but what the seat may know. */
    HintShape: {
      seat: number;
      /** @description for the question after so many moves */
      at: number;
      /** @description its strength in words */
      bot: string;
      best: components["schemas"]["HintMoveShape"];
      /** @description the next best; empty where the bot has not compared, or there is nothing else */
      others: components["schemas"]["HintMoveShape"][];
      /** @description by so many points the best is better than the next; null where nothing was compared, or the game is decided */
      lead: number | null;
      /** @description so many options are as good as the best, itself included */
      equal: number;
      /** @description on so many deals of what the seat cannot know the options were tried; 0: the bot goes by a rule of thumb */
      worlds: number;
      /** @description in so many of them nothing was better */
      best_in: number;
    };
    /** @description Drawn as an icon, read as its text. */
    IconMark: {
      icon: string;
      text: string;
    };
    IconShape: {
      word: string;
      text: components["schemas"]["Rich"];
    };
    /**
     * @description Takes a free `link` seat, becomes a spectator with the spectator token, or, with the token of one's own seats,
     *     takes these over from another browser.
     */
    Join: {
      token: string;
      /** @default  */
      name?: string;
      seat?: number | null;
    };
    KeywordShape: {
      word: string;
      text: components["schemas"]["Rich"];
    };
    LangMessage: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "lang";
      /** @enum {string} */
      lang: "cs" | "en" | "hu";
    };
    /** @description Leaves one of my seats to a bot of this strength. */
    Leave: {
      seat: number;
      bot: string;
    };
    /** @description A guided game that can be begun. */
    LessonAboutShape: {
      game: string;
      name: string;
      title: string;
      about: string;
      pages: number;
      minutes: number;
    };
    LessonPageShape: {
      title: string;
      text: components["schemas"]["Rich"];
      /** @description what to press; null on a page that is only read */
      do: components["schemas"]["Rich"] | null;
      why: components["schemas"]["Rich"] | null;
      /** @description what is said to who presses something else */
      wrong: components["schemas"]["Rich"];
      rule: string | null;
      /** @description what the page speaks of: anchors, and `part:NAME` for a part of the page that has none */
      points: string[];
      /** @description the options that are asked for, the one to be shown first */
      codes: number[];
    };
    /** @description What a guided game says to its learner now. The pages are turned by the client; the last one is what is asked. */
    LessonShape: {
      game: string;
      name: string;
      title: string;
      /** @description so many pages stand before these */
      first: number;
      /** @description the number of all pages */
      of: number;
      /** @description none while others move */
      pages: components["schemas"]["LessonPageShape"][];
      /** @description these are the last pages: from here one can play on */
      over: boolean;
    };
    /** @description What becomes of the links; without a wish one stays as it is. */
    Links: {
      invite?: ("renew" | "revoke") | null;
      spectate?: ("renew" | "revoke") | null;
    };
    /** @description Only for those who may pass them on. */
    LinksShape: {
      invite?: string;
      spectate?: string;
      /** @description moves my own seats to the browser where it is opened: nobody else is told of it */
      seat?: string;
    };
    LookedShape: {
      /** @description so many answers of a seat were looked at closely */
      looked: number;
      /** @description so many of them were as good as a master's */
      agreed: number;
    };
    Me: {
      name: string | null;
      /** @description a short public name of this browser's identity */
      id: string;
    };
    MemberShape: {
      value: string;
      label: string;
      help: string;
      /** @description of which kind it is, in words; empty where all are of one */
      group: string;
      /** @description what it is like, in two words */
      trait: string;
      icon: string | null;
      suit: string | null;
      /** @description the value of another option with which it may be chosen */
      only?: components["schemas"]["OnlyShape"];
    };
    /** @description A turning point of a game. */
    MomentShape: {
      /** @description the number of the move */
      at: number;
      /** @description the part of the game */
      title: string;
      seat: number;
      /** @description what it brought this seat, by what the table would have scored */
      points: number;
      text: components["schemas"]["Rich"];
    };
    MyName: {
      name: string;
    };
    /** @description A code and its word. */
    Named: {
      code: string;
      label: string;
    };
    NamesShape: {
      cs: string;
      en: string;
      hu: string;
    };
    /** @description `me` and `local` sit at this browser, `link` waits for whoever has the invitation, `bot` names its strength. */
    NewSeat: {
      /** @enum {string} */
      kind: "me" | "local" | "link" | "bot";
      name?: string | null;
      bot?: string | null;
    };
    NewTable: {
      game: string;
      options?: {
        [key: string]: string | number | boolean;
      };
      seats: components["schemas"]["NewSeat"][];
      /** @description taken only where nobody else can sit (no `link` seats); else chance is the server's, and the table says so */
      seed?: number | null;
      /**
       * @description advice may be asked for though other people sit there; who takes a seat agrees to it
       * @default false
       */
      hints?: boolean;
    };
    OnlyShape: {
      key: string;
      value: string;
    };
    OptionShape: {
      code: number;
      label: components["schemas"]["Rich"];
      /** @description price and gain */
      detail: components["schemas"]["Rich"] | null;
      /** @description options of one verb are alike, and have the same key at every question */
      verb: string;
      /** @description the verb in a word, for where its thing is before one's eyes */
      short: string | null;
      /** @description the letter that means it */
      key: string | null;
      /** @description how many, where that is all an option names */
      number: number | null;
      /** @description of which good so many */
      kind: string | null;
      /** @description the things on the table it belongs to: `card:ID`, `seat:N`, `slot:NAME` */
      anchors: string[];
      /** @enum {string} */
      role: "choose" | "decline";
      /** @description what it destroys or shows: a press on its thing alone does not do it */
      warning: components["schemas"]["Rich"] | null;
      /** @description cannot be taken back without the others: the client asks "really?" first, with the warning */
      final: boolean;
      /** @description legal, but all can see that it leads to nothing */
      vain: boolean;
    };
    /**
     * @description After a change: what turns picture `base` into picture `version`, beat by beat. Who does not have that picture
     *     asks for the whole by a `have`.
     */
    PatchMessage: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "patch";
      base: number;
      version: number;
      beats: components["schemas"]["BeatShape"][];
    };
    PingMessage: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "ping";
    };
    /** @description Ends a lesson; bots of this strength take the seats that it played. */
    PlayOn: {
      bot: string;
    };
    PlayersShape: {
      min: number;
      max: number;
    };
    PresenceMessage: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "presence";
      seats: components["schemas"]["PresenceShape"][];
    };
    PresenceShape: {
      seat: number;
      online: boolean;
    };
    /** @description How strong a bot is at a game: measured in games between the bots, each thinking as long as it needs. */
    RatingShape: {
      points: number;
      /** @description so far off it may be, nineteen times in twenty */
      give_or_take: number;
    };
    ReadingShape: {
      /** @enum {string} */
      at: "suit" | "cost" | "points" | "type" | "text";
      text: components["schemas"]["Rich"];
    };
    /** @description Why something cannot be done with a thing. */
    ReasonShape: {
      /** @description in a word; empty: nothing can be done with it */
      verb: string;
      text: components["schemas"]["Rich"];
      rule: string | null;
      /** @description not with this thing at any time */
      never: boolean;
      /** @description it holds for every thing: something else is asked, or nothing */
      general: boolean;
    };
    /** @description A game as a file. */
    RecordShape: {
      /** @constant */
      format: "imperia-record-1";
      game: string;
      rules: string;
      seats: number;
      options: {
        [key: string]: string;
      };
      /** @description a seed of more than 64 bits stands in digits */
      seed: number | string;
      /** @description after so many moves everything hidden was dealt anew from this seed */
      deals?: [number, number | string][];
      names: string[];
      /** @description moves [seat, code] and undos [seat, -1, the number of the move taken back] */
      entries: number[][];
      result: number[] | null;
    };
    RemarkShape: {
      seat: number;
      text: string;
    };
    Revision: {
      revision: number;
    };
    Rich: (
      | string
      | components["schemas"]["CardMark"]
      | components["schemas"]["SeatMark"]
      | components["schemas"]["IconMark"]
      | components["schemas"]["RuleMark"]
    )[];
    /** @description A rule of the catalogue. */
    RuleMark: {
      rule: string;
      text: string;
    };
    RuleShape: {
      id: string;
      title: string;
      text: components["schemas"]["Rich"];
      steps: components["schemas"]["Rich"][];
      lang: string;
      facets: {
        [key: string]: string;
      };
      examples: components["schemas"]["RuleTextShape"][];
      /** @description what we decided where the printed rules leave something open; the title asks */
      rulings: components["schemas"]["RuleTextShape"][];
    };
    RuleTextShape: {
      id: string;
      title: string;
      text: components["schemas"]["Rich"];
      steps: components["schemas"]["Rich"][];
      /** @description English where there is no translation */
      lang: string;
    };
    RulesShape: {
      sections: components["schemas"]["SectionShape"][];
    };
    /** @description Something said to the others at the table, who get a TalkMessage. */
    SayMessage: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "say";
      text: string;
    };
    /** @description A player's name. */
    SeatMark: {
      seat: number;
      text: string;
    };
    /** @description Look with another of my seats' eyes; sent only after the curtain is drawn. */
    SeatMessage: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "seat";
      seat: number;
    };
    SeatShape: {
      seat: number;
      name: string | null;
      /** @enum {string} */
      kind: "me" | "local" | "link" | "bot";
      bot: string | null;
      mine: boolean;
      taken: boolean;
      online: boolean;
    };
    SeatSheetShape: {
      seat: number;
      /** @description of a rival made of rules, who has no seat; its number is one after the seats */
      name?: string;
      total: number;
      place: number;
      winner: boolean;
      lines: components["schemas"]["SheetLineShape"][];
      /** @description the same points by the card that brought them, what weighs most first; together they are the total */
      by_card: components["schemas"]["CardPointsShape"][];
    };
    SectionShape: {
      id: string;
      title: string;
      lead: components["schemas"]["Rich"][];
      lang: string;
      rules: components["schemas"]["RuleShape"][];
    };
    SeriesShape: {
      seat: number;
      points: number[];
    };
    ServerMessage:
      | components["schemas"]["SnapshotMessage"]
      | components["schemas"]["PatchMessage"]
      | components["schemas"]["PresenceMessage"]
      | components["schemas"]["TalkMessage"]
      | components["schemas"]["WhyAnswer"]
      | components["schemas"]["HinderedAnswer"]
      | components["schemas"]["ErrorMessage"];
    /** @description A table that somebody thinks of setting up. */
    Setting: {
      options?: {
        [key: string]: string | number | boolean;
      };
      people: number;
      /** @default 0 */
      bots?: number;
    };
    /** @description What would come of a table set up so. */
    SettingShape: {
      /** @description how long it may last, at least and at most: a guess */
      minutes: [number, number];
      /** @description why it cannot be set up */
      wrong: components["schemas"]["WrongShape"] | null;
    };
    SheetLineShape: {
      category: string;
      label: string;
      points: number;
      text: components["schemas"]["Rich"];
      card: number | null;
    };
    SheetShape: {
      seats: components["schemas"]["SeatSheetShape"][];
      /** @description `help`: what the points are for, where the name does not say it */
      categories: components["schemas"]["Explained"][];
      chart: components["schemas"]["ChartShape"];
      moments: components["schemas"]["MomentShape"][];
      ending: components["schemas"]["Rich"];
      tie: components["schemas"]["Rich"] | null;
    };
    /**
     * @description The whole picture: on connection, with new eyes, after an undo, and whenever a patch would not do; complete but
     *     for the events that the client has.
     */
    SnapshotMessage: {
      table: components["schemas"]["TableShape"];
      seat: number | null;
      at: number;
      live: boolean;
      /** @enum {string} */
      lang: "cs" | "en" | "hu";
      view: components["schemas"]["ViewShape"];
      events: components["schemas"]["EventShape"][];
      whole: boolean;
      since: number;
      decision: components["schemas"]["DecisionShape"] | null;
      waiting: number[];
      openly: number | null;
      undo: components["schemas"]["UndoShape"];
      steps: components["schemas"]["StepShape"][];
      lesson: components["schemas"]["LessonShape"] | null;
      stages?: components["schemas"]["StageShape"][];
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "snapshot";
      /** @description the number of this picture, for the patches to come */
      version?: number;
    };
    /** @description A table as one seat may see it, in one language. */
    SnapshotShape: {
      table: components["schemas"]["TableShape"];
      /** @description whose eyes look; null for an onlooker */
      seat: number | null;
      /** @description the number of moves */
      at: number;
      /** @description false when it shows the past */
      live: boolean;
      /** @enum {string} */
      lang: "cs" | "en" | "hu";
      view: components["schemas"]["ViewShape"];
      /** @description the log from the last entry that the client has on: that one may have grown */
      events: components["schemas"]["EventShape"][];
      /** @description the events are the whole log: forget what you had (first snapshot, undo, new eyes or language) */
      whole: boolean;
      /** @description the number of the first entry that tells something since this seat's last answer */
      since: number;
      decision: components["schemas"]["DecisionShape"] | null;
      /** @description the seats that still owe an answer */
      waiting: number[];
      /**
       * @description the seat at a screen of several that is asked what all there may see answered; without a seat's
       *     eyes they get its `decision`, and their `view` has it in the foreground as `you`
       */
      openly: number | null;
      undo: components["schemas"]["UndoShape"];
      steps: components["schemas"]["StepShape"][];
      lesson: components["schemas"]["LessonShape"] | null;
      /** @description where they were asked for: what was to be seen on the way here from the move before */
      stages?: components["schemas"]["StageShape"][];
    };
    /** @description The table that another one goes back to. */
    SourceShape: {
      /** @description null where its people need not have been there */
      table: string | null;
      /** @description it plays on from this move; null: the same people play again */
      at: number | null;
    };
    /** @description A stage that a move passed through. */
    StageShape: {
      view: components["schemas"]["ViewShape"];
      /** @description the lines of the log that were new then, or had grown */
      events: components["schemas"]["EventShape"][];
    };
    /** @description A mark on the replay slider. */
    StepShape: {
      at: number;
      label: string;
    };
    TableName: {
      /** @description empty: called after its game again */
      name: string;
    };
    TableShape: {
      id: string;
      game: string;
      title: string;
      /** @description as the people there have called it */
      name: string | null;
      /** @description the name of who set it up */
      host: string | null;
      source: components["schemas"]["SourceShape"] | null;
      /** @description the table at which the same people play again; for those who sit here */
      again: string | null;
      /** @description 0 before the first, and where it is not known */
      round: number;
      phase: components["schemas"]["Named"] | null;
      options: {
        [key: string]: string;
      };
      option_words: string[];
      /**
       * @description whose chance it is: `opener` when who set the table up chose its seed
       * @enum {string}
       */
      chance: "server" | "opener";
      seats: components["schemas"]["SeatShape"][];
      over: boolean;
      revision: number;
      moves: number;
      pending: number[];
      your_turn: boolean;
      created: string;
      updated: string;
      links: components["schemas"]["LinksShape"];
      /** @description may be asked for: nobody else plays here, or all have agreed to it */
      hints: boolean;
      /** @description the questions at which somebody has asked for a hint */
      advised: components["schemas"]["AdvisedShape"][];
      winners: number[];
      /** @description why the game cannot go on, in words: its rules have changed since */
      stranded: string | null;
      /** @description may this browser renew and revoke the links? */
      relinks: boolean;
      /** @description the seats whose people wish the table to be deleted, while others have not agreed; a move ends the wish */
      ending: number[];
    };
    /** @description What was said at the table lately, the newest last. Nobody keeps it. */
    TalkMessage: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "talk";
      lines: components["schemas"]["RemarkShape"][];
    };
    TermShape: {
      word: string;
      text: components["schemas"]["Rich"];
      icon: string | null;
      rule: string | null;
    };
    TipShape: {
      code: string;
      /** @description the thing of the table that it speaks of */
      at: string;
      text: components["schemas"]["Rich"];
    };
    /** @description Cards of one name, which go into a deck together. */
    TitleShape: {
      code: string;
      /** @description the faces that bear the name */
      cards: number[];
      copies: number;
    };
    /** @description An answer at which the game turned, judged by what its seat knew then. */
    TurnShape: {
      /** @description the moves before the answer */
      move: number;
      /** @description the moves before its question was put */
      start: number;
      /** @description the moves after which all who were asked had answered */
      end: number;
      seat: number;
      /** @description the part of the game */
      title: string;
      question: components["schemas"]["Rich"];
      played: components["schemas"]["Rich"];
      /** @description what a master would have done */
      best: components["schemas"]["Rich"];
      /** @description what was played was as good */
      agreed: boolean;
      /** @description how much better the chance of its side would have been */
      gain: number;
      gain_error: number;
      /** @description how that chance changed over the question, whatever the reason */
      swing: number;
      swing_error: number;
    };
    Undo: {
      seat: number;
      revision?: number | null;
    };
    UndoAnswer: {
      seat: number;
      agree: boolean;
    };
    UndoMessage: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "undo";
    };
    UndoRequestShape: {
      by: number;
      to: number;
      /** @description the seats that have yet to agree */
      open: number[];
    };
    UndoShape: {
      /** @enum {string} */
      mode: "free" | "ask" | "no";
      why: components["schemas"]["Rich"];
      request: components["schemas"]["UndoRequestShape"] | null;
    };
    ValueShape: {
      value: string;
      label: string;
      help: string;
    };
    /** @description What the views of all games share; each game adds its own (docs/protocol.md). */
    ViewShape: {
      game: string;
      seats: number;
      you: number | null;
      round: number;
      phase: components["schemas"]["Named"];
      phases: components["schemas"]["Named"][];
      over: boolean;
      score: components["schemas"]["SheetShape"] | null;
    };
    /** @description A way to play: with which options, for how many. */
    WayShape: {
      code: string;
      label: string;
      help: string;
      /** @description null: this game cannot be played so, and `help` says why */
      players: components["schemas"]["PlayersShape"] | null;
      options: {
        [key: string]: string;
      };
    };
    /** @description What cannot be done with the thing of a WhyMessage, besides what can. */
    WhyAnswer: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "why";
      thing: string;
      /** @description after so many moves */
      at: number;
      reasons: components["schemas"]["ReasonShape"][];
    };
    /** @description Why can nothing be done with a thing of the table? Answered by a ServerMessage of the same type. */
    WhyMessage: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "why";
      /** @description its anchor, such as `card:37` */
      thing: string;
    };
    WrongShape: {
      text: string;
      field: string | null;
      seat: number | null;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
