export interface Clock {
  now: () => Date;
  pause: (milliseconds: number) => Promise<void>;
}

export interface Random {
  /** Letters and digits. */
  token: (length: number) => string;
  digits: (length: number) => string;
  /** Letters and digits that are not mistaken for one another when read aloud or typed. */
  readableCode: (length: number) => string;
  /** Capitals only, for what is written on a label by hand. */
  letters: (length: number) => string;
}
