import { parseDecimal } from '@skep/domain';
import Type from 'typebox';
import { text } from './schemas.ts';

/** A yes or no as the wire sends it: 1, 0, or null where nobody has said. */
export function flagOf(value: boolean | undefined): 0 | 1 | null {
  if (value === undefined) return null;
  return value ? 1 : 0;
}

/** A flag as it was sent. Old clients say -1 for "not said". */
export function booleanOf(flag: number | null | undefined): boolean | undefined {
  return flag === 1 || flag === 0 ? flag === 1 : undefined;
}

/** A number, or the text of one with a comma or a dot: old clients send the text of the field. */
export const Decimal = Type.Unsafe<number | string | null>({ ...text(), type: ['number', 'string', 'null'] });

/** @returns NaN for what is no number, so that the form's rule finds it. */
export function decimalOf(value: number | string | null | undefined): number | undefined {
  if (value === null || value === undefined) return undefined;
  return typeof value === 'number' ? value : (parseDecimal(value) ?? Number.NaN);
}

/** Old colour pickers add two digits of opacity, which mean nothing here. */
export function colourOf(text: string | null | undefined): string | undefined {
  return text === null || text === undefined ? undefined : text.replace(/^(#[0-9a-f]{6})[0-9a-f]{2}$/i, '$1');
}

/** Ids in a query, as `a=1&a=2` and as `a=1,2`. */
export const IdList = Type.Array(text(), {
  maxItems: 1000,
  description: 'Ids, repeated or separated by commas.',
});
