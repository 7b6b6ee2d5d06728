import { referenceWeighingForm, temperatureCorrectionRules as rules, scaleLimits } from '@skep/domain';
import * as v from 'valibot';
import { number } from '#platform/exporting/restored-table.ts';
import { type ColumnsOf, field, type ValuesOf } from '#platform/resource/fields.ts';
import { between, integer, moment } from '#platform/resource/kinds.ts';

const { knownKg, kgPerCelsius, celsius } = scaleLimits;
const figure = (most: number) => ({ ...between(-most, most), restored: number });

/** How a scale follows the temperature. */
export const correctionFields = {
  kgPerCelsius: field(rules.kgPerCelsius, figure(kgPerCelsius), {
    column: 'kg_per_celsius',
    description: 'Kilograms that the scale shows more for each degree.',
  }),
  referenceCelsius: field(rules.referenceCelsius, figure(celsius), {
    column: 'reference_celsius',
    description: 'At this temperature the corrected weight is the one that the scale shows.',
  }),
  lagHours: field(rules.lagHours, integer, {
    column: 'lag_hours',
    description: 'Hours by which the scale is behind the temperature.',
  }),
  validFrom: field(v.date('not_a_date'), moment, {
    column: 'valid_from',
    description: 'From when the correction holds.',
  }),
};

/** A known weight on a scale. */
export const referenceFields = {
  weighedAt: field(v.date('not_a_date'), moment, { column: 'weighed_at' }),
  knownKg: field(referenceWeighingForm.entries.knownKg, figure(knownKg), {
    column: 'known_kg',
    description: 'What it weighs, in kilograms.',
  }),
  shownKg: field(referenceWeighingForm.entries.shownKg, figure(knownKg), {
    column: 'shown_kg',
    description: 'What the scale showed, in kilograms.',
  }),
};

export type CorrectionFields = ValuesOf<typeof correctionFields>;
export type CorrectionColumns = ColumnsOf<typeof correctionFields>;
export type ReferenceFields = ValuesOf<typeof referenceFields>;
export type ReferenceColumns = ColumnsOf<typeof referenceFields>;
