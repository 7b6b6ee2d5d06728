/** One alert: it goes on while its rule is met, and while it comes again within the rule's quiet time. */
export interface AlertEpisode {
  /** Milliseconds, as all times here. */
  firstAt: number;
  lastAt: number;
  /** Undefined: it goes on. */
  endedAt: number | undefined;
  /** How often the rule was met. */
  count: number;
  /** Of each condition, when it was worst, or last where none is worse. */
  values: readonly (number | undefined)[];
  told: ToldOfAlert;
}

/** What was last told of an alert. */
export interface ToldOfAlert {
  at: number;
  /** Of the first condition. */
  value: number | undefined;
  isEndTold: boolean;
}

/** How far a rule has followed a device. */
export interface AlertFollowing {
  /** Moments after it are still to be looked at. */
  until: number;
  /** How many moments without a break the rule was met. */
  hits: number;
  episode: AlertEpisode | undefined;
}

export const alertEventKinds = ['began', 'worse', 'ended'] as const;

/** What is to be told. */
export interface AlertEvent {
  kind: (typeof alertEventKinds)[number];
  at: number;
  /** Of which alert: when it began. */
  firstAt: number;
  values: readonly (number | undefined)[];
}
