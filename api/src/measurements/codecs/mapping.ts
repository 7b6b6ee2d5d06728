import { readNamedValues } from '@skep/device-codecs';
import { type CodecField, importedValue } from '@skep/domain';
import { quantityNamed } from '#platform/taxonomy/quantities.ts';

type Values = Record<string, number | string>;

/** Numbers of a codec's answer, by the path of their field, joined by `_`. */
export function valuesOfAnswer(data: Record<string, unknown>): Values {
  return readNamedValues(data).values;
}

/** The same under the names of the quantities that they are, in the units in which these are stored. */
export function mappedValues(values: Values, fields: readonly CodecField[]): Values {
  const mapped: Values = { ...values };
  // A name that is a quantity itself must not hide another that is mapped to it.
  for (const { name } of fields) delete mapped[name];
  for (const { name, quantity: key, unit } of fields) {
    const value = values[name];
    const quantity = quantityNamed(key);
    if (typeof value !== 'number' || quantity === undefined) continue;
    mapped[key] = importedValue(value, quantity.unit, unit);
  }
  return mapped;
}
