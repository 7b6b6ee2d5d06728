import { leastSwarmKg, type WeightStep } from './weight-steps.ts';

/** What makes a step in the weight of a hive. `bees`: they did it themselves, and it counts as their weight. */
export const stepKinds = [
  'super_added',
  'super_removed',
  'harvested',
  'fed',
  'weather',
  'scale',
  'bees',
] as const;

export type StepKind = (typeof stepKinds)[number];

/** The answer of a person about a step. `ignored`: they do not answer; the likely cause counts. */
export const stepAnswers = [...stepKinds, 'ignored'] as const;

export type StepAnswer = (typeof stepAnswers)[number];

/** What is known of the hours around a step. */
export interface StepSigns {
  /** By the clock of the hive, 0 to 23. */
  hour: number;
  /** Somebody was at the hive. */
  isVisited: boolean;
  /** By the records of the hive: more supers than before, or fewer. */
  supersAdded: number;
  /** A box for feeding was put on. */
  isFeederAdded: boolean;
  /** The scale was calibrated again. */
  isCalibrated: boolean;
  /** A day later the scale showed what it had shown before. */
  isGoneInADay: boolean;
}

/** An empty scale trembles by less than this; our own figure. */
const emptyKg = 1;
/** Swarms leave from 9 to 17 (HiveScale) and weigh 2 to 3 kg. Those that are full of honey weigh more: our own figure. */
const swarmHours = { from: 9, until: 17 };
const heaviestSwarmKg = 4;
/** Rain and snow weigh 1 to 2 kg and dry off within a day (Hiveeyes); half a kilogram for the scale's own error. */
const heaviestWeatherKg = 2.5;
/** A full super weighs 18 to 27 kg (Hivetool). */
const lightestHarvestKg = 18;
/** From here on a step is the beekeeper's for sure; feed is given in less, and an empty super weighs more. */
const beekeepersKg = 3;

/** The likely cause of a step, which people can correct. */
export function supposedKind(
  { kg, beforeKg }: Pick<WeightStep, 'kg' | 'beforeKg'>,
  signs: StepSigns,
): StepKind {
  const isEmptied = Math.min(Math.abs(beforeKg), Math.abs(beforeKg + kg)) < emptyKg;
  if (signs.isCalibrated || isEmptied) return 'scale';
  return kg > 0 ? supposedRise(kg, signs) : supposedFall(-kg, signs);
}

function supposedRise(
  kg: number,
  { isVisited, supersAdded, isFeederAdded, isGoneInADay }: StepSigns,
): StepKind {
  if (supersAdded > 0) return 'super_added';
  if (isFeederAdded) return 'fed';
  if (!isVisited && isGoneInADay && kg <= heaviestWeatherKg) return 'weather';
  return kg < beekeepersKg ? 'fed' : 'super_added';
}

function supposedFall(kg: number, { isVisited, supersAdded, hour }: StepSigns): StepKind {
  if (kg >= lightestHarvestKg) return 'harvested';
  if (supersAdded < 0) return 'super_removed';
  const isSwarmTime = hour >= swarmHours.from && hour < swarmHours.until;
  const isSwarmWeight = kg >= leastSwarmKg && kg <= heaviestSwarmKg;
  return isSwarmTime && isSwarmWeight && !isVisited ? 'bees' : 'super_removed';
}
