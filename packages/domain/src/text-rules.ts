import * as v from 'valibot';
import type { FieldProblemCode } from './errors.ts';

/** A message of a schema: always a code of the catalogue, so that server and screen can translate it. */
export const code = (problem: FieldProblemCode): FieldProblemCode => problem;

// Control characters and lone surrogates: no person types them, and PostgreSQL cannot store NUL or half a character.
export const unstorable = /[\p{Cc}\p{Cs}]/u;
export const unstorableInParagraph = /[^\P{Cc}\n\t]|\p{Cs}/u;
// Embeddings, overrides and isolates turn the direction of all that follows them: a name with one of them can show itself,
// and the words next to it, in another order. The marks (U+200E, U+200F, U+061C) stay: right-to-left languages need
// them near numbers and punctuation, and they reorder no letters.
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text without the invisible characters that turn the direction of others. */
export const withoutDirectionControls = (text: string) => text.replace(directionControls, '');

const visible = /[^\p{Z}\p{Cf}]/u;

const without = (characters: RegExp) =>
  v.check<string, FieldProblemCode>((text) => !characters.test(text), code('unsupported_characters'));

/** As many characters of a text from its beginning, none of them cut in two; as all lengths here are counted. */
export const firstCharacters = (text: string, count: number) => [...text].slice(0, count).join('');

/** One line of text that must say something. Lengths are counted in code points: an emoji is one character. */
export const requiredLine = (max: number) =>
  v.pipe(
    v.string(code('required')),
    v.trim(),
    v.regex(visible, code('required')),
    without(unstorable),
    v.maxCodePoints(max, code('too_long')),
  );

/** One line that may stay empty; empty becomes undefined. */
export const optionalLine = (max: number) =>
  v.optional(
    v.pipe(
      v.string(code('invalid')),
      v.trim(),
      without(unstorable),
      v.maxCodePoints(max, code('too_long')),
      v.transform(absentWhenEmpty),
    ),
  );

/** Several lines that may stay empty; line ends become `\n`, empty becomes undefined. */
export const optionalParagraph = (max: number) =>
  v.optional(
    v.pipe(
      v.string(code('invalid')),
      v.transform((text) => text.replace(/\r\n?/g, '\n').trim()),
      without(unstorableInParagraph),
      v.maxCodePoints(max, code('too_long')),
      v.transform(absentWhenEmpty),
    ),
  );

/** `#rrggbb` in lower case; empty becomes undefined. */
export const optionalColour = v.optional(
  v.pipe(
    v.string(code('invalid')),
    v.trim(),
    v.toLowerCase(),
    v.regex(/^(#[0-9a-f]{6})?$/, code('invalid')),
    v.transform(absentWhenEmpty),
  ),
);

/** Of signs that nobody sees, too: a name or a dose of them would be a label without a value. */
function absentWhenEmpty(text: string): string | undefined {
  return visible.test(text) ? text : undefined;
}

/** A number that must be there and lie in a range, both ends included. */
export const numberBetween = (min: number, max: number) =>
  v.pipe(
    v.number(code('not_a_number')),
    v.finite(code('not_a_number')),
    v.minValue(min, code('too_small')),
    v.maxValue(max, code('too_large')),
  );

/** A whole number that must be there and lie in a range, both ends included. */
export const wholeBetween = (min: number, max: number) =>
  v.pipe(
    v.number(code('not_a_number')),
    v.integer(code('not_whole')),
    v.minValue(min, code('too_small')),
    v.maxValue(max, code('too_large')),
  );

/** `YYYY-MM-DDTHH:mm`, as a date-time field holds it. */
export const localTime = v.pipe(
  v.string(code('required')),
  v.nonEmpty(code('required')),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/, code('not_a_date')),
);
