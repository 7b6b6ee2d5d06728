import { sensorDefinitionRules as rules } from '@skep/domain';
import Type from 'typebox';
import * as v from 'valibot';
import { number, words, yesNo } from '#platform/exporting/restored-table.ts';
import { text } from '#platform/http/schemas.ts';
import { Decimal, decimalOf } from '#platform/http/wire-values.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { type ChangesOf, type ColumnsOf, field, type ValuesOf } from '#platform/resource/fields.ts';
import { line, looseFlag, moment, trueOrFalse, wordOf } from '#platform/resource/kinds.ts';
import { type QuantityName, quantities, quantityNamed } from '#platform/taxonomy/quantities.ts';

const quantityNames = quantities.map(({ abbreviation }) => abbreviation);

const factor = {
  fromColumn: (stored: number) => stored,
  toColumn: (value: number) => value,
  toOld: (value: number) => value,
  fromOld: decimalOf,
  ...{ json: v.number(), oldInput: Decimal, oldAnswer: Type.Number(), restored: number },
};

/**
 * Fields of a sensor definition. The old API names input and output by their quantities' numbers too, which is code.
 */
export const definitionFields = {
  name: field(
    rules.name,
    { ...line, oldInput: Type.String({ maxLength: 255 }) },
    { column: 'name', hasDefault: true },
  ),
  isInside: field(
    rules.isInside,
    {
      ...trueOrFalse,
      fromOld: oldInsideOf,
      oldInput: Type.Unsafe<boolean | number | string>({ ...text(), type: ['boolean', 'integer', 'string'] }),
    },
    { column: 'inside' },
  ),
  input: field(
    rules.input,
    { ...line, restored: words(200) },
    {
      column: 'input',
      old: 'input_abbr',
      description: 'A quantity, or any other name that the device sends.',
    },
  ),
  output: field(
    v.custom<QuantityName>((name) => typeof name === 'string' && quantityNamed(name) !== undefined),
    { ...wordOf(quantityNames), oldAnswer: Type.String(), sent: v.string('unknown_choice') },
    { column: 'output', old: 'output_abbr', hasDefault: true, description: 'Quantity that is stored.' },
  ),
  offset: field(rules.offset, factor, { column: 'offset', hasDefault: true }),
  multiplier: field(rules.multiplier, factor, { column: 'multiplier', hasDefault: true }),
  isRecalculated: field(
    rules.isRecalculated,
    // Archives of before this field lack it.
    { ...looseFlag, fromOld: Boolean, restored: v.optional(yesNo, false), oldAnswer: Type.Integer() },
    { column: 'is_recalculated', old: 'recalculate', hasDefault: true },
  ),
  validFrom: field(
    rules.validFrom,
    {
      ...moment,
      sent: v.pipe(moment.sent, rules.validFrom),
      fromOld: oldDateOf,
      oldInput: Type.String({ maxLength: 40, description: 'Start of validity; UTC if it has no zone.' }),
    },
    {
      column: 'valid_from',
      old: 'updated_at',
      hasDefault: true,
      description: 'Start of validity: YYYY-MM-DD HH:MM:SS, UTC.',
    },
  ),
};

/** Old clients say -1 for "not said". */
function oldInsideOf(inside: boolean | number | string): boolean | undefined {
  if (inside === true || inside === 'true' || inside === 1 || inside === '1') return true;
  if (inside === false || inside === 'false' || inside === 0 || inside === '0') return false;
  return undefined;
}

/** `2026-11-21 10:02:00`, with `T`, or with a zone; a zone counts, where the old service cut it off. */
function oldDateOf(text: string): Date {
  const parts = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?))?\s?(Z|[+-]\d\d:?\d\d)?$/i.exec(
    text,
  );
  const [, day = '', clock = '00:00:00', zone = 'Z'] = parts ?? [];
  const date = new Date(`${day}T${clock}${zone}`);
  if (!v.is(rules.validFrom, date)) throw fieldProblem('validFrom', 'not_a_date');
  return date;
}

export type DefinitionFields = ValuesOf<typeof definitionFields>;
export type DefinitionFieldChanges = ChangesOf<typeof definitionFields>;
export type DefinitionColumns = ColumnsOf<typeof definitionFields>;
