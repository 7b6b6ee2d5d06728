import * as v from 'valibot';
import { isCalendarDate } from './date-formats.ts';
import { hasFrames, hiveLimits, type NewLayer } from './hive-limits.ts';
import { code, optionalParagraph } from './text-rules.ts';

export const hiveLifeLimits = { noteLength: 1000 } as const;

/** What a hive can be in its life, in the order in which people are offered it. */
export const hiveStates = ['active', 'nucleus', 'queenless', 'lost', 'united', 'sold'] as const;

export type HiveState = (typeof hiveStates)[number];

/** Bees live in it and are the person's: a hive that is lost, sold or united with another is stored for its past only. */
export function isHiveThere(state: HiveState): boolean {
  return state === 'active' || state === 'nucleus' || state === 'queenless';
}

/** The part of a split that has a new hive begins with one brood box, with as many frames as the boxes that it came from. */
export function layersOfSplit(
  layers: readonly Pick<NewLayer, 'kind' | 'frameCount'>[],
  color: string | undefined,
): NewLayer[] {
  const frameCount = layers.find(({ kind }) => hasFrames(kind))?.frameCount ?? hiveLimits.frameCountDefault;
  return [{ kind: 'brood', color, frameCount }];
}

/** States that a person gives a hive by hand; `united` comes of uniting, which knows with which hive. */
export const choosableHiveStates = ['active', 'nucleus', 'queenless', 'lost', 'sold'] as const;

/** How the part of a split begins that has a new hive. */
export const splitStates = ['nucleus', 'active', 'queenless'] as const;

/** What became of a queen who heads no hive any more. `kept` lives on; of a replaced one nothing more was said. */
export const queenFates = ['dead', 'lost', 'sold', 'replaced', 'kept'] as const;

export type QueenFate = (typeof queenFates)[number];

/** What became of a queen who is gone. */
export const queenEnds = queenFates.filter((fate) => fate !== 'kept');

export type QueenEnd = (typeof queenEnds)[number];

/** Which queen heads the hive that two colonies became: this hive's, the other's, or neither. */
export const queensOfUnion = ['this', 'other', 'none'] as const;

export const colonyEventKinds = ['state', 'split', 'unite', 'requeen', 'queen_move', 'queen_fate'] as const;

export type ColonyEventKind = (typeof colonyEventKinds)[number];

/** How a colony came to an apiary or left it, as the report of a season says. */
export const colonyMoveKinds = [
  'new',
  'split',
  'moved_in',
  'recovered',
  'moved_out',
  'lost',
  'sold',
  'united',
  'deleted',
] as const;

export type ColonyMoveKind = (typeof colonyMoveKinds)[number];

/** A day that must be named, YYYY-MM-DD. Whether it has come yet only its reader's clock knows: `isFutureDay`. */
export const requiredDay = v.pipe(
  v.string(code('required')),
  v.trim(),
  v.nonEmpty(code('required')),
  v.check(isCalendarDate, code('not_a_date')),
);

/** The latest day that has begun anywhere on earth: UTC+14 has it first. */
export function latestDay(now: Date): string {
  return new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
}

/** True for a day that has begun nowhere on earth yet, wherever the person is. */
export function isFutureDay(day: string, now: Date): boolean {
  return day > latestDay(now);
}

/** What every step in a colony's life says. */
export const colonyStepRules = {
  date: requiredDay,
  note: optionalParagraph(hiveLifeLimits.noteLength),
};
