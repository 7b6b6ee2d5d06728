import { apiaryLimits, newHivesRules, numberedHiveName, roundTo } from '@skep/domain';
import { pick } from 'valibot';
import type { HiveChanges, HiveFields } from '#hives/hive/changes.ts';
import { changedHive } from '#hives/hive/fields.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import { withChanges } from '#platform/resource/fields.ts';
import { locationTypes } from '#platform/taxonomy/catalogue.ts';
import { type Apiary, type ApiaryChanges, type ApiaryFields, apiaryFields, apiaryRules } from './apiary.ts';
import { isContinent } from './continents.ts';

const untold = { locationType: 'fixed', continent: 'eu' };

/**
 * What an apiary is after these changes.
 * @param before undefined for a new apiary.
 * @throws AppError invalid_input
 */
export function changedApiary(before: Apiary | undefined, changes: ApiaryChanges): ApiaryFields {
  const { coordinates = {}, ...rest } = withChanges(apiaryFields, before, changes);
  const merged = { ...untold, ...rest, coordinates: rounded(coordinates) };
  const fields = readForm(apiaryRules, merged);
  if (!locationTypes().includes(fields.locationType)) throw fieldProblem('locationType', 'unknown_choice');
  if (!isContinent(fields.continent)) throw fieldProblem('continent', 'unknown_choice');
  return fields;
}

function rounded({ latitude, longitude }: NonNullable<ApiaryChanges['coordinates']>) {
  const round = (degrees: number | undefined) =>
    degrees === undefined ? undefined : roundTo(degrees, apiaryLimits.coordinateDecimals);
  return { latitude: round(latitude), longitude: round(longitude) };
}

/** Hives that are made together with an apiary, all alike but for their number. */
export interface NewHivesInput {
  amount: number;
  prefix: string;
  firstNumber: number;
  like: HiveChanges;
}

const numbering = pick(newHivesRules, ['amount', 'prefix', 'firstNumber']);

/** @throws AppError invalid_input, of fields in `hives`. */
export function newHives({ amount, prefix, firstNumber, like }: NewHivesInput): HiveFields[] {
  const numbers = readForm(numbering, { amount, prefix, firstNumber }, 'hives.');
  const nameOf = (index: number) => numberedHiveName(numbers.prefix, numbers.firstNumber + index);
  // Checked also when there shall be none: what was sent is either right or not.
  const hive = changedHive(undefined, { ...like, name: nameOf(0) }, 'hives.');
  return Array.from({ length: numbers.amount }, (_, index) => ({
    ...hive,
    name: nameOf(index),
    order: index + 1,
  }));
}

/** Of a new apiary whose sender says nothing of its hives. */
export const defaultNewHives = { amount: 1, firstNumber: 1, color: '#fabb13' } as const;
