import { type ChecklistInputKind, itemRangeOf, type NumberRange } from './checklist-inputs.ts';
import { instantOfWireTime, wireTimeOf } from './date-formats.ts';
import { decimalsOf, parseDecimal } from './decimals.ts';
import type { FieldProblem } from './errors.ts';
import { unstorableInParagraph } from './text-rules.ts';

export type ItemValueProblem = Omit<FieldProblem, 'path'>;

/** An answer as it is stored and sent: always text, as `12.5`, `1`, `2026-06-03 14:05:00` or `486,855`. */
export type ItemValue =
  | { kind: 'answered'; value: string }
  | { kind: 'unanswered' }
  | { kind: 'problem'; problem: ItemValueProblem };

export const itemTextMaxLength = 2500;
const shortTextMaxLength = 1024;

/** In the answer of a form, for a photo that the service has not got yet. */
export const unsentPhoto = 'unsent';

/** Of fifty photos. */
const photoAddressesMaxLength = 20_000;
const chosenIdsMax = 200;

const answered = (value: string): ItemValue => ({ kind: 'answered', value });
const unanswered: ItemValue = { kind: 'unanswered' };
const problem = (code: ItemValueProblem['code'], params?: Record<string, number>): ItemValue => ({
  kind: 'problem',
  problem: params ? { code, params } : { code },
});

/**
 * Reads an answer for one kind of item: text, number, yes or no, or several ids, as any client sends them.
 * Empty text, null, undefined and an empty list mean "not answered". Numbers may carry a decimal comma.
 * @param unit key of the item's unit, as `kg`.
 * @param own bounds that the item's maker has given it
 */
export function parseItemValue(
  kind: ChecklistInputKind,
  raw: unknown,
  unit?: string,
  own?: ItemBounds,
): ItemValue {
  const text = textOf(raw);
  if (text === undefined) return problem('invalid');
  if (text.trim() === '') return unanswered;
  const range = narrowed(itemRangeOf(kind, unit), own);
  if (range) return parseNumber(kind, range, text);
  switch (kind) {
    case 'label':
      return problem('invalid');
    case 'boolean':
    case 'boolean_yes_red':
    case 'list_item':
      return parseYesNo(text);
    case 'list':
      return parseIds(text, chosenIdsMax);
    case 'options':
    case 'select':
    case 'select_hive':
    case 'select_apiary':
    case 'select_location':
    case 'select_hive_type':
    case 'bee_subspecies':
      return parseIds(text, 1);
    case 'date':
      return parseDate(text);
    case 'color_picker':
      return /^#[0-9a-f]{6}$/i.test(text.trim()) ? answered(text.trim().toLowerCase()) : problem('invalid');
    case 'text':
      return parseText(text, itemTextMaxLength);
    case 'image':
      // A form whose photo is on its way, or did not get there.
      if (text.includes(unsentPhoto)) return problem('not_sent_yet');
      return parseText(text, photoAddressesMaxLength);
    default:
      return parseText(text, shortTextMaxLength);
  }
}

/** What the maker of an item says of its range. */
export interface ItemBounds {
  minimum?: number | null | undefined;
  maximum?: number | null | undefined;
}

function narrowed(range: NumberRange | undefined, own: ItemBounds = {}): NumberRange | undefined {
  return range && { ...range, min: own.minimum ?? range.min, max: own.maximum ?? range.max };
}

/** What is wrong with an answer; undefined when it may be stored or is no answer at all. */
export function itemValueProblem(
  kind: ChecklistInputKind,
  value: unknown,
  unit?: string,
  own?: ItemBounds,
): ItemValueProblem | undefined {
  const parsed = parseItemValue(kind, value, unit, own);
  return parsed.kind === 'problem' ? parsed.problem : undefined;
}

/** The ids in a stored answer of a choice. */
export function chosenIds(value: string): number[] {
  return value
    .split(',')
    .filter((id) => id !== '')
    .map(Number);
}

function textOf(raw: unknown): string | undefined {
  if (raw === null || raw === undefined) return '';
  if (typeof raw === 'boolean') return raw ? '1' : '0';
  if (typeof raw === 'number') return Number.isFinite(raw) ? plainNumber(raw) : undefined;
  if (typeof raw === 'string') return raw;
  if (!Array.isArray(raw) || raw.length > chosenIdsMax) return undefined;
  const parts = raw.map((part: unknown) => (Array.isArray(part) ? undefined : textOf(part)));
  return parts.some((part) => part === undefined) ? undefined : parts.join(',');
}

const tinyNumber = new Intl.NumberFormat('en', {
  useGrouping: false,
  maximumFractionDigits: 20,
  signDisplay: 'negative',
});

/** Without an exponent, which `String` uses below a millionth. */
function plainNumber(value: number): string {
  return Math.abs(value) < 1e-6 ? tinyNumber.format(value) : String(value);
}

function parseNumber(kind: ChecklistInputKind, range: NumberRange, text: string): ItemValue {
  const value = parseDecimal(text);
  if (value === undefined) return problem('not_a_number');
  if (decimalsOf(value) > range.decimals) {
    return range.decimals === 0 ? problem('not_whole') : problem('invalid');
  }
  if (value < range.min) return problem('too_small', { min: range.min });
  // "Below 0" is what a person understands; the bound that can be written is -0.001.
  if (value > range.max) return problem('too_large', { max: kind === 'number_negative' ? 0 : range.max });
  return answered(String(value));
}

function parseYesNo(text: string): ItemValue {
  const answer = text.trim().toLowerCase();
  if (['1', 'true', 'yes'].includes(answer)) return answered('1');
  if (['0', 'false', 'no'].includes(answer)) return answered('0');
  return problem('unknown_choice');
}

/** Ids of choices, each once. Blank entries are dropped: an old client sends a leading comma. */
function parseIds(text: string, max: number): ItemValue {
  const ids = text
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  if (ids.length === 0) return unanswered;
  if (!ids.every((id) => /^[1-9]\d{0,8}$/.test(id))) return problem('unknown_choice');
  const unique = [...new Set(ids)];
  if (unique.length > max) return problem('too_many', { max });
  return answered(unique.join(','));
}

/** The zone does not matter: the answer is a local time and stays one. */
function parseDate(text: string): ItemValue {
  const instant = instantOfWireTime(text, 'UTC');
  return instant ? answered(wireTimeOf(instant, 'UTC')) : problem('not_a_date');
}

function parseText(text: string, max: number): ItemValue {
  const tidy = text.replace(/\r\n?/g, '\n').trim();
  if (tidy === '') return unanswered;
  if (unstorableInParagraph.test(tidy)) return problem('unsupported_characters');
  if ([...tidy].length > max) return problem('too_long', { max });
  return answered(tidy);
}
