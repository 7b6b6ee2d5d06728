import type { Note, Quantities } from './message.ts';

/** One message of any device holds fewer than forty; a year of them must not be a way to fill a table. */
const mostValues = 200;
/** Enough to see what is wrong; the raw body is stored anyway. */
const mostNotes = 20;
const deepest = 3;

/** What devices say of themselves in words. */
const textNames: readonly string[] = [
  'hardware_id',
  'hardware_version',
  'firmware_version',
  'time_clock',
  'time_error',
];
const mostTextLength = 100;

const quantityName = /^[a-z]\w{0,63}$/i;
const plainNumber = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i;
/** With three digits after it a comma may mean thousands: such a number is reported, not guessed. */
const decimalComma = /^[+-]?\d+,(\d{1,2}|\d{4,})$/;

/** Values under names of the sender's making: numbers, numbers in text, yes and no (1 and 0), objects of these. */
export function readNamedValues(sent: Record<string, unknown>): { values: Quantities; notes: Note[] } {
  const leaves = leavesOf(sent, '', 1);
  const notes: Note[] = [];
  const values = new Map<string, number | string>();
  for (const [sentName, sentValue] of leaves) {
    const name = sentName.replaceAll(/[ .-]/g, '_');
    const value = readValue(name, sentValue);
    if (!quantityName.test(name) || values.has(name))
      notes.push({ code: 'name_refused', params: { name: sentName.slice(0, 40) } });
    else if (value === undefined)
      notes.push({ code: 'not_a_number', params: { quantity: name, value: inWords(sentValue) } });
    else if (values.size < mostValues) values.set(name, value);
  }
  const tooMany: Note = { code: 'too_many_values', params: { kept: mostValues, given: leaves.length } };
  return {
    values: Object.fromEntries(values),
    notes: [...(leaves.length > mostValues ? [tooMany] : []), ...notes.slice(0, mostNotes)],
  };
}

function leavesOf(sent: Record<string, unknown>, prefix: string, depth: number): [string, unknown][] {
  return Object.entries(sent).flatMap(([name, value]): [string, unknown][] => {
    if (value === null || value === undefined || value === '') return [];
    return isObject(value) && depth < deepest
      ? leavesOf(value, `${prefix}${name}_`, depth + 1)
      : [[`${prefix}${name}`, value]];
  });
}

function readValue(name: string, value: unknown): number | string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (textNames.includes(name)) return text.length <= mostTextLength ? text : undefined;
  if (text.length > mostTextLength) return undefined;
  const number = plainNumber.test(text)
    ? Number(text)
    : decimalComma.test(text)
      ? Number(text.replace(',', '.'))
      : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

function inWords(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value).slice(0, 40);
  return Array.isArray(value) ? '[…]' : '{…}';
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
