import { dayAfter } from './day-after.ts';

// One figure for how a colony has developed lately, made of what beekeepers count and what its scale weighs. It compares
// hives that stand together and says nothing of why: in autumn all of them get smaller.

/** What it is made of, in the order in which it is shown. */
export const developmentParts = ['bees', 'brood', 'stores', 'gain'] as const;

export type DevelopmentPart = (typeof developmentParts)[number];

/** What is counted at inspections. */
export type CountedPart = Exclude<DevelopmentPart, 'gain'>;

/** In which something is counted; `score` goes from 1 to 3. */
export const countUnits = ['frames', 'streets', 'bees', 'dm2', 'score', 'kg'] as const;

export type CountUnit = (typeof countUnits)[number];

/** A count of an inspection. */
export interface CountOfDay {
  /** YYYY-MM-DD */
  day: string;
  count: number;
}

/** One way of counting a part. */
export interface CountedWay {
  unit: CountUnit;
  counts: readonly CountOfDay[];
}

export interface PartDevelopment {
  part: DevelopmentPart;
  unit: CountUnit;
  /** The earlier count and the newest one; of the gain 0 and the kilograms of the last week. */
  from: number;
  to: number;
  /** YYYY-MM-DD of the earlier count and of the newest one. */
  fromDay: string;
  toDay: string;
  /** From -100 (all gone) to 100 (out of nothing). */
  figure: number;
}

export interface ColonyDevelopment {
  parts: readonly PartDevelopment[];
  /** Mean of its parts, from -100 to 100; undefined: nothing was counted twice, and no scale weighs it. */
  figure: number | undefined;
}

/** Counts of eight weeks: two rounds of brood lie in them, and of one in spring nothing is compared with the autumn. */
export const developmentDays = 56;
/** A round of open brood takes nine days: two counts that lie closer say more of who counted. */
const daysApart = 7;
/** A week of strong flow brings so much, a week of hunger takes it (reference: gains of scales in spring flows). */
const strongWeekKg = 10;

/** The gain of a scale over a week, without what was put on or taken off. */
export interface WeekGain {
  kg: number;
  fromDay: string;
  toDay: string;
}

/**
 * @param counts of each part, every way of counting by itself: the first one that was counted twice is taken. In any order;
 * those before `today` less `developmentDays` do not count.
 */
export function colonyDevelopment(
  counts: Readonly<Record<CountedPart, readonly CountedWay[]>>,
  gain: WeekGain | undefined,
  today: string,
): ColonyDevelopment {
  const parts = developmentParts.flatMap((part): PartDevelopment[] => {
    if (part === 'gain') return gain === undefined ? [] : [partOfGain(gain)];
    const since = dayAfter(today, -developmentDays);
    return counts[part].flatMap((way) => partOfCounts(part, way, since) ?? []).slice(0, 1);
  });
  const sum = parts.reduce((all, { figure }) => all + figure, 0);
  return { parts, figure: parts.length === 0 ? undefined : Math.round(sum / parts.length) };
}

/** The newest count beside the oldest one of these weeks: the change in parts of the larger of both. */
function partOfCounts(
  part: CountedPart,
  { unit, counts }: CountedWay,
  since: string,
): PartDevelopment | undefined {
  const late = counts.filter(({ day }) => day >= since).toSorted((a, b) => a.day.localeCompare(b.day));
  const [first, last] = [late[0], late.at(-1)];
  if (first === undefined || last === undefined || last.day < dayAfter(first.day, daysApart))
    return undefined;
  const larger = Math.max(first.count, last.count);
  const figure = larger === 0 ? 0 : Math.round((100 * (last.count - first.count)) / larger);
  return { part, unit, from: first.count, to: last.count, fromDay: first.day, toDay: last.day, figure };
}

function partOfGain({ kg, fromDay, toDay }: WeekGain): PartDevelopment {
  const figure = Math.round(100 * Math.max(-1, Math.min(1, kg / strongWeekKg)));
  return { part: 'gain', unit: 'kg', from: 0, to: kg, fromDay, toDay, figure };
}

/** The middle one of hives that have a figure, of two their mean; undefined: fewer than two have one. */
export function middleDevelopment(figures: readonly (number | undefined)[]): number | undefined {
  const known = figures.filter((figure) => figure !== undefined).toSorted((a, b) => a - b);
  if (known.length < 2) return undefined;
  const half = Math.floor(known.length / 2);
  const [low = 0, high = 0] = known.length % 2 === 1 ? [known[half], known[half]] : known.slice(half - 1);
  return Math.round((low + high) / 2);
}
