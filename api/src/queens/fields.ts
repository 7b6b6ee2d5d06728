import { AppError } from '@skep/domain';
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
export function changedQueen(before: QueenFields | undefined, changes: QueenChanges, path = ''): QueenFields {
  const merged = { ...(before ?? noQueen), ...changes };
  const wirePath = (name: string) => `${path}${wireNames[name] ?? name}`;
  const raceId = merged.raceId ?? categoryIds.beeRaceOther;
  const queen = readForm(queenFields, { ...merged, raceId }, wirePath);
  if (!isBeeRace(queen.raceId)) {
    throw new AppError('invalid_input', { fields: [{ path: wirePath('raceId'), code: 'unknown_choice' }] });
  }
  return queen;
}

/** True when anything at all is said: old clients send an empty queen along with every hive. */
export function saysSomething(changes: QueenChanges): boolean {
  return Object.values(changes).some((value) => value !== undefined && value !== '' && value !== false);
}
