import { dayAfter, daysBetween } from './day-after.ts';

/*
 * Methods of beekeeping that have dated steps. Days come from the development of bees, which is the same everywhere:
 * egg 3 days; a queen cell is sealed 8 days and a queen emerges 16 days after the egg, a worker after 21, a drone after
 * 24 (Winston, The Biology of the Honey Bee, 1987). A young queen can mate 5 to 6 days after she has emerged, and lays 2
 * to 3 days after that; bad weather takes it to 4 weeks (Koeniger et al., Mating Biology of Honey Bees, 2014).
 */

export const hiveMethods = ['pagden', 'split', 'demaree', 'caging', 'union', 'rearing'] as const;

export type HiveMethod = (typeof hiveMethods)[number];

export const methodStepKeys = [
  ...['move_parent', 'leave_one_cell', 'move_parent_again', 'check_mated', 'decide_union'],
  ...['make_split', 'check_cells'],
  ...['raise_brood', 'remove_cells', 'clear_top_box'],
  ...['harvest', 'cage_queen', 'free_queen', 'treat_broodless', 'check_laying'],
  ...['remove_queen', 'unite', 'tidy_united'],
  ...['breeder_comb', 'cell_builder', 'graft', 'check_accepted', 'cells_sealed'],
  ...['mating_nuclei', 'move_cells', 'emergence', 'mating_flights', 'mark_queen'],
] as const;

export type MethodStepKey = (typeof methodStepKeys)[number];

export interface MethodStep {
  step: MethodStepKey;
  /** Days after the step that it follows, or after the start; negative: before it. */
  days: number;
  /** Default: it follows from the start. */
  follows?: MethodStepKey;
  /** A treatment would spoil honey that is harvested later. */
  effect?: 'harvest' | 'treatment';
  /** Queens mate in warm, calm weather, see `matingWeather`. */
  needsWarmth?: boolean;
}

/** What the day can be that a person gives, and how many days after it a method starts. */
export const methodStarts = {
  start: 0,
  grafting: 0,
  // A larva that has hatched after 3 days is grafted within a day.
  egg: 4,
  emergence: -12,
} as const;

export type MethodStart = keyof typeof methodStarts;

interface Method {
  /** The first is the default. */
  starts: readonly MethodStart[];
  /** In the order of their days. A step comes after the one that it follows. */
  steps: readonly MethodStep[];
}

const methods: Record<HiveMethod, Method> = {
  // National Bee Unit (England), Swarm control: the parent hive goes to the other side of the swarm a week later, before
  // its queens emerge; it is then left in peace until the young queen lays.
  pagden: {
    starts: ['start'],
    steps: [
      { step: 'move_parent', days: 0 },
      { step: 'leave_one_cell', days: 6, follows: 'move_parent' },
      { step: 'move_parent_again', days: 7, follows: 'move_parent' },
      { step: 'check_mated', days: 28, follows: 'move_parent' },
      { step: 'decide_union', days: 7, follows: 'check_mated' },
    ],
  },
  // A queen is raised from a larva of a day (day 4 after its egg), so she emerges 12 days after the split at the latest.
  split: {
    starts: ['start'],
    steps: [
      { step: 'make_split', days: 0 },
      { step: 'check_cells', days: 6, follows: 'make_split' },
      { step: 'check_mated', days: 28, follows: 'make_split' },
    ],
  },
  // Demaree (American Bee Journal, 1892): cells above the excluder go a week later, when no larva there is young enough
  // for another one; after 24 days the last drone has emerged there.
  demaree: {
    starts: ['start'],
    steps: [
      { step: 'raise_brood', days: 0 },
      { step: 'remove_cells', days: 7, follows: 'raise_brood' },
      { step: 'clear_top_box', days: 24, follows: 'raise_brood' },
    ],
  },
  // Büchler et al., Summer brood interruption as integrated management strategy (Journal of Apicultural Research, 2020):
  // caged for 25 days, which is a day more than drones take; then oxalic acid meets no sealed brood.
  caging: {
    starts: ['start'],
    steps: [
      { step: 'harvest', days: 0, effect: 'harvest' },
      { step: 'cage_queen', days: 0, follows: 'harvest' },
      { step: 'free_queen', days: 25, follows: 'cage_queen' },
      { step: 'treat_broodless', days: 0, follows: 'free_queen', effect: 'treatment' },
      { step: 'check_laying', days: 7, follows: 'free_queen' },
    ],
  },
  // National Bee Unit (England), Uniting colonies: bees have eaten through the newspaper after a week.
  union: {
    starts: ['start'],
    steps: [
      { step: 'remove_queen', days: 0 },
      { step: 'unite', days: 1, follows: 'remove_queen' },
      { step: 'tidy_united', days: 7, follows: 'unite' },
    ],
  },
  // Counted from grafting, which is 4 days after the egg: sealed on day 8 or 9 after the egg, emerged on day 16. Cells are
  // moved when they are least easily hurt, two days before (Büchler et al., COLOSS BEEBOOK: Rearing and selection of queens, 2013).
  rearing: {
    starts: ['grafting', 'egg', 'emergence'],
    steps: [
      { step: 'breeder_comb', days: -4 },
      { step: 'cell_builder', days: -1 },
      { step: 'graft', days: 0 },
      { step: 'check_accepted', days: 1, follows: 'graft' },
      { step: 'cells_sealed', days: 5, follows: 'graft' },
      { step: 'mating_nuclei', days: 9, follows: 'graft' },
      { step: 'move_cells', days: 10, follows: 'graft' },
      { step: 'emergence', days: 12, follows: 'graft' },
      { step: 'mating_flights', days: 6, follows: 'emergence', needsWarmth: true },
      { step: 'mark_queen', days: 14, follows: 'emergence' },
    ],
  },
};

/** What the day can be that somebody gives for the start of a method; the first is the default. */
export function startsOf(method: HiveMethod): readonly MethodStart[] {
  return methods[method].starts;
}

export function stepsOf(method: HiveMethod): readonly MethodStep[] {
  return methods[method].steps;
}

/** A step of a plan that starts on that day. */
export interface DatedStep {
  step: MethodStepKey;
  /** YYYY-MM-DD */
  day: string;
}

/** All steps of a method with their days. @param startDay YYYY-MM-DD */
export function datedSteps(method: HiveMethod, startDay: string): DatedStep[] {
  const days = new Map<MethodStepKey, string>();
  return stepsOf(method).map(({ step, days: after, follows }) => {
    const day = dayAfter((follows && days.get(follows)) ?? startDay, after);
    days.set(step, day);
    return { step, day };
  });
}

/** A step of a plan that has begun. */
export interface PlannedStep {
  step: MethodStepKey;
  /** On which it is to be done; undefined: its person has taken the day away. */
  day: string | undefined;
  /** From which the steps count that follow it. */
  plannedDay: string;
  /** On which it was done. */
  doneOn: string | undefined;
}

/**
 * The steps of a plan after a move. A move of the start moves every open step by the same number of days; a move of a
 * step moves it and the open steps that follow it. What is done does not move, nor what follows a step that is done.
 * @param move the new day, YYYY-MM-DD, of that step. Default: of the start.
 */
export function movedSteps<Step extends PlannedStep>(
  { method, startDay, steps }: { method: HiveMethod; startDay: string; steps: readonly Step[] },
  move: { step?: MethodStepKey | undefined; day: string },
): Step[] {
  const begun = steps.find(({ step }) => step === move.step);
  const from = move.step === undefined ? startDay : begun?.plannedDay;
  if (from === undefined) return [...steps];
  const days = daysBetween(from, move.day);
  const following = begun && followersOf(method, begun.step, steps);
  return steps.map((step) => {
    if (step === begun) {
      return { ...step, plannedDay: move.day, day: step.doneOn === undefined ? move.day : step.day };
    }
    // The new start takes the place of what was different from the plan until now.
    if (step.doneOn !== undefined) return following ? step : { ...step, plannedDay: step.doneOn };
    if (following && !following.has(step.step)) return step;
    const moved = step.day === undefined ? undefined : dayAfter(step.day, days);
    return { ...step, plannedDay: dayAfter(step.plannedDay, days), day: moved };
  });
}

/** Open steps that follow a step, at once or by others that are not done. */
function followersOf(method: HiveMethod, of: MethodStepKey, steps: readonly PlannedStep[]) {
  const done = new Set(steps.filter(({ doneOn }) => doneOn !== undefined).map(({ step }) => step));
  const found = new Set<MethodStepKey>();
  for (const { step, follows } of stepsOf(method)) {
    if (follows !== undefined && (follows === of || found.has(follows)) && !done.has(step)) found.add(step);
  }
  return found;
}

/** By how many days a step is off its plan, and what follows it is not; undefined: nothing to move. */
export function daysToMove(
  { method, steps }: { method: HiveMethod; steps: readonly PlannedStep[] },
  of: MethodStepKey,
): number | undefined {
  const held = steps.find(({ step }) => step === of);
  const actual = held?.doneOn ?? held?.day;
  if (held === undefined || actual === undefined || actual === held.plannedDay) return undefined;
  const followers = followersOf(method, of, steps);
  if (!steps.some(({ step }) => followers.has(step))) return undefined;
  return daysBetween(held.plannedDay, actual);
}

/** Whether an open treatment lies before an open harvest, whose honey it would spoil. */
export function spoilsHarvest(method: HiveMethod, steps: readonly PlannedStep[]): boolean {
  const daysOf = (effect: MethodStep['effect']) => {
    const such = stepsOf(method).filter((step) => step.effect === effect);
    return steps
      .filter(({ step, doneOn }) => doneOn === undefined && such.some((one) => one.step === step))
      .flatMap(({ day }) => day ?? []);
  };
  const harvests = daysOf('harvest');
  return daysOf('treatment').some((treated) => harvests.some((harvested) => treated < harvested));
}
