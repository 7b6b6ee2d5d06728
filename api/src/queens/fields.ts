import { AppError } from '@skep/domain';
import type { Context } from '../context.ts';
import { readForm } from '../forms.ts';
import { categoryIds, isBeeRace } from '../taxonomy/catalogue.ts';
import { type QueenChanges, type QueenFields, queenFields } from './queen.ts';

const noQueen: QueenFields = { raceId: categoryIds.beeRaceOther, isClipped: false, isFertilized: false };

const wireNames: Readonly<Record<string, string>> = {
  birthDate: 'birth_date',
  raceId: 'race_id',
  isClipped: 'clipped',
  isFertilized: 'fertilized',
};

/**
 * What is known of a queen after these changes. Without a race she is of another race than the listed.
 * @param before undefined for a new queen.
 * @param path of the queen in the input, as `queen.`.
 * @throws AppError invalid_input, in the names of the wire.
 */
export function changedQueen(
  { clock }: Pick<Context, 'clock'>,
  before: QueenFields | undefined,
  changes: QueenChanges,
  path = '',
): QueenFields {
  const merged = { ...(before ?? noQueen), ...changes };
  const wirePath = (name: string) => `${path}${wireNames[name] ?? name}`;
  const raceId = merged.raceId ?? categoryIds.beeRaceOther;
  const queen = readForm(queenFields, { ...merged, raceId }, wirePath);
  if (!isBeeRace(queen.raceId)) {
    throw new AppError('invalid_input', { fields: [{ path: wirePath('raceId'), code: 'unknown_choice' }] });
  }
  if (queen.birthDate !== undefined && queen.birthDate > lastDateOnEarth(clock.now())) {
    throw new AppError('invalid_input', {
      fields: [{ path: wirePath('birthDate'), code: 'date_in_future' }],
    });
  }
  return queen;
}

/** Today where the day begins first (UTC+14): a queen cannot be born after it, wherever her beekeeper is. */
function lastDateOnEarth(now: Date): string {
  return new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
}

/** True when anything at all is said: old clients send an empty queen along with every hive. */
export function saysSomething(changes: QueenChanges): boolean {
  return Object.values(changes).some((value) => value !== undefined && value !== '' && value !== false);
}
