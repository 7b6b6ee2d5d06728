import type { ColonyWeightQuery } from '../generated/graphql.ts';

export type ColonyWeightAnswer = NonNullable<ColonyWeightQuery['colonyWeight']>;
export type WeightStep = ColonyWeightAnswer['steps'][number];
export type StepKind = WeightStep['kind'];

/** In the order in which a year brings them. */
export const stepKinds: readonly StepKind[] = [
  'SUPER_ADDED',
  'SUPER_REMOVED',
  'HARVESTED',
  'FED',
  'WEATHER',
  'SCALE',
  'BEES',
];

/** The newest that nobody has said anything of, among those that the person may. */
export function openStep(steps: readonly WeightStep[]): WeightStep | undefined {
  return steps.findLast(({ answer, mayAnswer }) => mayAnswer && !answer);
}
