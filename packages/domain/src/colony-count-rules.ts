import { at } from './colony-counts/at.ts';
import { be } from './colony-counts/be.ts';
import { ch } from './colony-counts/ch.ts';
import { de } from './colony-counts/de.ts';
import { fr } from './colony-counts/fr.ts';
import { nl } from './colony-counts/nl.ts';
import { pt } from './colony-counts/pt.ts';

/** A day of every year: months and days count from 1. */
export interface YearDay {
  month: number;
  day: number;
}

/** When the keepers of a country say how many colonies they have. */
export type CountMoment =
  | { kind: 'day'; on: YearDay }
  /** They say so within it, and count on the day on which they do. */
  | { kind: 'period'; from: YearDay; to: YearDay }
  /** No yearly day is known to us. */
  | { kind: 'unknown' };

/** What a country asks of keepers about their colonies. A country is a file; nothing of it is legal advice. */
export interface ColonyCountRule {
  /** Two small letters, as `nl`. */
  country: string;
  moment: CountMoment;
  /** Law or authority that says so, by its own name; undefined: none was found. */
  source: string | undefined;
  /** When that was looked up or came into force. */
  year: number;
}

/** By code. Another country is another file, and a name here. */
export const colonyCountRules: readonly ColonyCountRule[] = [at, be, ch, de, fr, nl, pt];

/** `YYYY-MM-DD`, of a day that every year has. */
export function dayOfYear(year: number, { month, day }: YearDay): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
    '-',
  );
}

/**
 * The day on which colonies are counted in a year, as the country has it. Of a period it is today while that lasts, else
 * its first day; undefined where no day is known.
 */
export function countDay({ moment }: ColonyCountRule, year: number, today: string): string | undefined {
  if (moment.kind === 'unknown') return undefined;
  if (moment.kind === 'day') return dayOfYear(year, moment.on);
  const [from, to] = [dayOfYear(year, moment.from), dayOfYear(year, moment.to)];
  return from <= today && today <= to ? today : from;
}
