import * as v from 'valibot';
import type { MiteMethod } from './mite-rules.ts';
import { monthOfSouth } from './season.ts';
import { code, numberBetween, wholeBetween } from './text-rules.ts';

/** Groups of thresholds: two ways to read a board have been measured against different numbers. */
export const miteGauges = ['sample', 'naturalDrop', 'stickyBoard'] as const;

export type MiteGauge = (typeof miteGauges)[number];

const gauges: Readonly<Record<MiteMethod, MiteGauge>> = {
  wash: 'sample',
  sugar_roll: 'sample',
  natural_drop: 'naturalDrop',
  sticky_board: 'stickyBoard',
};

export const miteGaugeOf = (method: MiteMethod): MiteGauge => gauges[method];

const miteThreshold = v.pipe(
  v.object({
    /** 1 is January; it applies until that of the next one, through the new year. */
    fromMonth: wholeBetween(1, 12),
    amber: numberBetween(0, 1000),
    red: numberBetween(0.1, 1000),
  }),
  v.forward(
    v.partialCheck([['amber'], ['red']], ({ amber, red }) => amber <= red, code('too_small')),
    ['red'],
  ),
);

/** From that month on: from `amber` on one looks again, from `red` on one acts. Per cent, or mites a day. */
export type MiteThreshold = v.InferOutput<typeof miteThreshold>;

const seasons = v.pipe(
  v.array(miteThreshold),
  v.minLength(1, code('required')),
  v.maxLength(12, code('too_many')),
);

/** The numbers of a person. */
export const miteThresholdsForm = v.object({
  sample: seasons,
  naturalDrop: seasons,
  stickyBoard: seasons,
});

export type MiteThresholds = v.InferOutput<typeof miteThresholdsForm>;

const bgdDrop = [
  { fromMonth: 5, amber: 3, red: 7 },
  { fromMonth: 6, amber: 5, red: 10 },
];

/** A sticky board: more than 30 a day. Source: USDA, as cited by Gilroy Beekeepers, 2026. Half of it is amber by us. */
const usdaBoard = [{ fromMonth: 1, amber: 15, red: 30 }];

/** Sets of numbers to begin with, by whom they are from. Years are those in which they were read. */
export const miteThresholdSets = {
  /**
   * Red at 3 % from March to August, 2.5 % in September and October, 2 % in winter, amber a point below: Apiary_app,
   * lib/models/varroa_checkpoint.dart, 2026. Drop as `swiss`.
   */
  seasons: {
    sample: [
      { fromMonth: 3, amber: 2, red: 3 },
      { fromMonth: 9, amber: 1.5, red: 2.5 },
      { fromMonth: 11, amber: 1, red: 2 },
    ],
    naturalDrop: bgdDrop,
    stickyBoard: usdaBoard,
  },
  /** Two to three mites in a hundred bees at any time: Honey Bee Health Coalition, Tools for Varroa Management, 2026. */
  coalition: {
    sample: [{ fromMonth: 1, amber: 2, red: 3 }],
    naturalDrop: bgdDrop,
    stickyBoard: usdaBoard,
  },
  /**
   * More than 1, 2 and 3 % in July, August and September; at the end of May more than 3 a day act, more than 7
   * emergency, later more than 10: Swiss bee health service (BGD), leaflets, 2026. Amber at half of it is ours, as is
   * that September's numbers stand until June.
   */
  swiss: {
    sample: [
      { fromMonth: 7, amber: 0.5, red: 1 },
      { fromMonth: 8, amber: 1, red: 2 },
      { fromMonth: 9, amber: 1.5, red: 3 },
    ],
    naturalDrop: bgdDrop,
    stickyBoard: usdaBoard,
  },
} as const satisfies Record<string, MiteThresholds>;

export type MiteThresholdSet = keyof typeof miteThresholdSets;

export const usualMiteThresholds: MiteThresholds = miteThresholdSets.seasons;

/**
 * Numbers that are from the north, with their months as they are where a person keeps bees.
 * @param isSouthern whether winter is in July there
 */
export function miteThresholdsIn(thresholds: MiteThresholds, isSouthern: boolean): MiteThresholds {
  const turned = (seasons: readonly MiteThreshold[]) =>
    seasons
      // A single one is for the whole year.
      .map((season) =>
        isSouthern && seasons.length > 1
          ? { ...season, fromMonth: monthOfSouth(season.fromMonth) }
          : { ...season },
      )
      .toSorted((one, other) => one.fromMonth - other.fromMonth);
  return {
    sample: turned(thresholds.sample),
    naturalDrop: turned(thresholds.naturalDrop),
    stickyBoard: turned(thresholds.stickyBoard),
  };
}

/** The thresholds of a day. @param day YYYY-MM-DD */
export function thresholdOn(thresholds: readonly MiteThreshold[], day: string): MiteThreshold | undefined {
  const month = Number(day.slice(5, 7));
  const sorted = thresholds.toSorted((one, other) => one.fromMonth - other.fromMonth);
  return sorted.findLast(({ fromMonth }) => fromMonth <= month) ?? sorted.at(-1);
}

export const miteBands = ['green', 'amber', 'red'] as const;

export type MiteBand = (typeof miteBands)[number];

/** The colour of a level. */
export function miteBandOf(value: number, { amber, red }: Pick<MiteThreshold, 'amber' | 'red'>): MiteBand {
  if (value >= red) return 'red';
  return value >= amber ? 'amber' : 'green';
}
