import type { SentAnswers } from '#inspections/inspections/answers.ts';
import type { Fate } from './bees.ts';

/** What brings a beekeeper to a hive. `demo.note.<reason>.<n>` says what was found. */
export type Reason =
  | 'winter'
  | 'cleansing'
  | 'spring'
  | 'super'
  | 'calm'
  | 'swarm'
  | 'harvest'
  | 'varroa'
  | 'feeding'
  | 'autumn'
  | 'oxalic';

export interface Visit {
  month: number;
  day: number;
  reason: Reason;
  /** Days until what `demo.reminder.<key>` says. */
  reminder?: { key: string; days: number };
}

/** The beekeeper's year between Rhine and Zuiderzee. */
const season: readonly Visit[] = [
  { month: 1, day: 16, reason: 'winter' },
  { month: 3, day: 8, reason: 'cleansing', reminder: { key: 'food', days: 7 } },
  { month: 4, day: 6, reason: 'spring' },
  { month: 4, day: 24, reason: 'super', reminder: { key: 'super', days: 14 } },
  { month: 5, day: 8, reason: 'calm' },
  { month: 5, day: 17, reason: 'swarm', reminder: { key: 'swarm', days: 7 } },
  { month: 5, day: 29, reason: 'calm' },
  { month: 6, day: 14, reason: 'super' },
  { month: 7, day: 3, reason: 'harvest' },
  { month: 7, day: 26, reason: 'varroa', reminder: { key: 'mites', days: 10 } },
  { month: 8, day: 12, reason: 'varroa' },
  { month: 9, day: 5, reason: 'feeding', reminder: { key: 'feeding', days: 9 } },
  { month: 10, day: 18, reason: 'autumn' },
  { month: 12, day: 22, reason: 'oxalic' },
];

/** The visits of a year as they are made to a colony of this fate. */
export function visitsOf(fate: Fate): Visit[] {
  return season.map((visit) => {
    const { month, day, reason } = visit;
    const hasNone =
      (reason === 'swarm' && fate !== 'swarmer' && fate !== 'strong') ||
      (fate === 'young' && (reason === 'super' || reason === 'harvest'));
    return hasNone ? { month, day, reason: 'calm' } : visit;
  });
}

/** What is usual in a month, for a visit of these very days. */
export function visitOfMonth(month: number): Reason {
  return season.findLast((visit) => visit.month <= month)?.reason ?? 'winter';
}

/** Draws a whole number between two, both included. */
export type Draw = (min: number, max: number) => number;

export interface Condition {
  fate: Fate;
  /** Frames that the colony fills at this time of the year. */
  frames: number;
  draw: Draw;
}

const yes = 1;
const no = 0;

// Ids of the default checklist (taxonomy/catalogue).
const brood = { eggs: 270, larvae: 276, sealed: 273, allStages: 868 };
const queenSeen = 399;
const cells = { any: 412, cups: 416, cupNumber: 914, swarm: 417, swarmNumber: 807, swarmRemoved: 918 };
const stores = { status: 794, honey: 495, honeyFrames: 494, pollen: 497, pollenFrames: 900 };
const feeding = { type: 888, litres: 832, concentration: 804, grams: 890, sugarWater: 780, fondant: 855 };
const mites = {
  counted: 547,
  fall: 911,
  sugar: 727,
  treated: 595,
  remedy: 845,
  formic: 814,
  oxalic: 817,
  droneCut: 842,
};
const harvest = { kilograms: 831, framesLeft: 806 };
const split = { isSplit: 777, notes: 881 };
const framesWithBees = 774;
const deadBees = { any: 463, count: 464, location: 465, inFront: 470 };

/** The answers that a beekeeper gives at such a visit. */
export function answersOf(reason: Reason, { fate, frames, draw }: Condition): SentAnswers {
  const mood = fate === 'weak' ? draw(1, 2) : draw(2, 3);
  const bees = { [framesWithBees]: frames };
  const nest = {
    [brood.eggs]: yes,
    [brood.larvae]: yes,
    [brood.sealed]: yes,
    [brood.allStages]: yes,
    [queenSeen]: draw(0, 2) > 0 ? yes : no,
  };
  switch (reason) {
    case 'winter':
      return {
        [stores.status]: mood,
        [deadBees.any]: yes,
        [deadBees.count]: draw(5, 40),
        [deadBees.location]: deadBees.inFront,
      };
    case 'cleansing':
      return {
        ...bees,
        [stores.status]: mood,
        [stores.pollen]: yes,
        ...(mood === 1 ? { [feeding.type]: feeding.fondant, [feeding.grams]: 1000 } : {}),
      };
    case 'spring':
      return {
        ...bees,
        ...nest,
        [stores.honey]: yes,
        [stores.honeyFrames]: draw(2, 5),
        [stores.pollenFrames]: draw(1, 2),
      };
    case 'super':
      return { ...bees, ...nest, [stores.status]: 3 };
    case 'calm':
      return { ...bees, ...nest, [cells.any]: no, [cells.cups]: yes, [cells.cupNumber]: draw(1, 4) };
    case 'swarm':
      return {
        ...bees,
        ...nest,
        [cells.any]: yes,
        [cells.swarm]: yes,
        [cells.swarmNumber]: draw(3, 12),
        [cells.swarmRemoved]: yes,
        [split.isSplit]: yes,
      };
    case 'harvest':
      return {
        ...bees,
        [harvest.kilograms]: draw(60, 240) / 10,
        [harvest.framesLeft]: draw(1, 3),
        [stores.status]: 2,
      };
    case 'varroa':
      return {
        ...bees,
        [mites.counted]: yes,
        [mites.fall]: fate === 'weak' ? draw(12, 25) : draw(1, 9),
        ...(draw(0, 1) === 1 ? { [mites.sugar]: draw(1, 6) } : {}),
        [mites.treated]: yes,
        [mites.remedy]: fate === 'young' ? mites.droneCut : mites.formic,
      };
    case 'feeding':
      return {
        ...bees,
        [feeding.type]: feeding.sugarWater,
        [feeding.litres]: draw(20, 60) / 10,
        [feeding.concentration]: 60,
        [stores.honeyFrames]: draw(5, 9),
      };
    case 'autumn':
      return { ...bees, [stores.status]: mood, [stores.honeyFrames]: draw(6, 9) };
    case 'oxalic':
      return { ...bees, [mites.treated]: yes, [mites.remedy]: mites.oxalic, [brood.sealed]: no };
  }
}

/** What is found where the queen is gone: no young brood, polished cells. */
export function queenlessAnswers(frames: number): SentAnswers {
  return {
    [framesWithBees]: frames,
    [brood.eggs]: no,
    [brood.larvae]: no,
    [queenSeen]: no,
    [cells.any]: no,
  };
}

const framesByMonth = [4, 4, 5, 7, 9, 10, 10, 9, 8, 7, 5, 4];
const strength: Readonly<Record<Fate, number>> = {
  strong: 1.2,
  swarmer: 1.1,
  calm: 1,
  young: 0.5,
  queenless: 0.8,
  weak: 0.6,
};

/** Frames that a colony of this fate fills in a month: it grows till midsummer and shrinks to its winter cluster. */
export function framesIn(month: number, fate: Fate, draw: Draw): number {
  const usual = (framesByMonth[month - 1] ?? 5) * strength[fate];
  return Math.max(2, Math.round(usual + draw(-1, 1)));
}
