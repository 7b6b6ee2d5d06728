import type { AlertCondition, AlertOutcome } from './alert-rules.ts';
import type { StepAnswer } from './step-kinds.ts';

/** What people entered about a hive around the time of an alert. */
export interface EnteredNear {
  /** Cause of a step in the weight within an hour of the alert; undefined: none was set. */
  stepAnswer: StepAnswer | undefined;
  /** The hive was noted queenless, or got another queen, within two weeks after the alert. */
  wasQueenless: boolean;
}

/** A swarm weighs 2 to 3 kg (HiveScale): a rule about a larger fall looks for something else, as theft. */
const mostSwarmKg = 3;

/**
 * Whether an alert was right, by what was entered afterwards: only for rules about swarms and lost queens, whose entries
 * leave no doubt.
 * @returns undefined where nothing was entered, or the rule looks for something else
 */
export function enteredOutcome(
  conditions: readonly AlertCondition[],
  { stepAnswer, wasQueenless }: EnteredNear,
): AlertOutcome | undefined {
  if (looksForLostQueen(conditions)) return wasQueenless ? 'right' : undefined;
  if (!looksForSwarm(conditions) || stepAnswer === undefined || stepAnswer === 'ignored') return undefined;
  return stepAnswer === 'bees' ? 'right' : 'false_alarm';
}

function looksForLostQueen(conditions: readonly AlertCondition[]): boolean {
  return conditions.some(
    (condition) =>
      condition.period === 'past' &&
      condition.calculation === 'deviation' &&
      condition.quantity === 't_i' &&
      condition.comparator.startsWith('greater'),
  );
}

function looksForSwarm(conditions: readonly AlertCondition[]): boolean {
  const [only, ...more] = conditions;
  return (
    more.length === 0 &&
    only?.period === 'last' &&
    only.quantity === 'weight_kg' &&
    only.comparison === 'fall' &&
    only.threshold <= mostSwarmKg
  );
}
