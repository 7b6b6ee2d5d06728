/** What JSON can say. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/**
 * The one text of a value, whoever writes it: keys in the order of their UTF-16 units, nothing between the parts, absent
 * ones left out; numbers and texts as ECMAScript writes them (RFC 8785).
 */
export function canonicalJson(value: Json): string {
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.keys(value)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .flatMap((key) => {
      const part = value[key];
      return part === undefined ? [] : [`${JSON.stringify(key)}:${canonicalJson(part)}`];
    });
  return `{${parts.join(',')}}`;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
