import { isFutureDay } from '@skep/domain';
import type { Context } from '#platform/context/context.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import { rulesOf } from '#platform/resource/fields.ts';
import { categoryIds, isBeeRace } from '#platform/taxonomy/catalogue.ts';
import { requireMother } from './mothers.ts';
import type { Queen, QueenChanges } from './queen.ts';
import { type QueenFields, queenFields } from './queen-fields.ts';

const queenRules = rulesOf(queenFields);

/**
 * What is known of a queen after these changes. Without a race she is of another race than the listed.
 * @param before undefined for a new queen.
 * @param inside the field of the input that holds the queen, such as `queen.`.
 * @throws AppError invalid_input; not_found for a mother who is not the person's.
 */
export async function changedQueen(
  context: Context,
  before: Queen | undefined,
  changes: QueenChanges,
  inside = '',
): Promise<QueenFields> {
  const merged = { ...before, ...changes };
  const raceId = merged.raceId ?? categoryIds.beeRaceOther;
  const queen = readForm(queenRules, { ...merged, raceId }, inside);
  if (!isBeeRace(queen.raceId)) throw fieldProblem(`${inside}raceId`, 'unknown_choice');
  if (queen.birthDate !== undefined && isFutureDay(queen.birthDate, context.clock.now())) {
    throw fieldProblem(`${inside}birthDate`, 'date_in_future');
  }
  if (queen.motherId !== undefined && queen.motherId !== before?.motherId) {
    await requireMother(context, queen.motherId, before?.id, `${inside}motherId`);
  }
  return queen;
}

/** True when anything at all is said: old clients send an empty queen along with every hive. */
export function saysSomething(changes: QueenChanges): boolean {
  return Object.values(changes).some((value) => value !== undefined && value !== '' && value !== false);
}

/** A client that echoes a queen changes nothing of her. */
export function isSameQueen(queen: Queen, fields: QueenFields): boolean {
  const same = (name: keyof QueenFields) => queen[name] === fields[name];
  return (Object.keys(queenFields) as (keyof QueenFields)[]).every(same);
}
