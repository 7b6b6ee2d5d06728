import Type, { type TSchema } from 'typebox';
import * as v from 'valibot';
import { maxInt4 } from '#platform/database/max-int4.ts';
import {
  instant,
  localMoment,
  rowId,
  day as storedDay,
  decimal as storedDecimal,
  whole,
  words,
  yesNo,
} from '#platform/exporting/restored-table.ts';
import { idJson, sentId, sentIdList, sentMoment } from '#platform/http/json-schema.ts';
import { idSchema, oneOf, text, WireTime, wireTime } from '#platform/http/schemas.ts';
import { booleanOf, colourOf, Decimal, decimalOf } from '#platform/http/wire-values.ts';

/**
 * How the values of a field are stored, sent in the old API, and read from an archive. `Stored` is what the database
 * driver reads, `Written` what it takes, `Old` what the old API sends. Where there is no value, each of them is null.
 */
export interface Kind<Value, Stored, Written, Old> {
  fromColumn: (stored: Stored) => Value;
  toColumn: (value: Value) => Written;
  /** What a column holds for no value. Default: null. */
  absent?: Written;
  toOld: (value: Value) => Old;
  /** Of a value as it was sent, before any rule has seen it. */
  fromOld: (sent: never) => unknown;
  /** What Skep's own API sends, without the rules of any field. */
  json: v.GenericSchema<Value, Value>;
  /** What it takes. Default: what the field's rule takes. */
  sent?: v.GenericSchema;
  /** JSON schemas of what the old API takes and sends. */
  oldInput: TSchema;
  oldAnswer: TSchema;
  /** What an archive may hold. */
  restored: v.GenericSchema;
}

const same = <Value>(value: Value): Value => value;

function plain<Value>(
  schemas: Pick<Kind<Value, Value, Value, Value>, 'json' | 'oldInput' | 'oldAnswer' | 'restored'>,
) {
  return {
    fromColumn: same<Value>,
    toColumn: same<Value>,
    toOld: same<Value>,
    fromOld: same as (sent: never) => unknown,
    ...schemas,
  };
}

/** One line of text. Archives may hold a longer one than the rules of today allow. */
export const line = plain<string>({
  json: v.string(),
  oldInput: text(),
  oldAnswer: Type.String(),
  restored: words(500),
});

/** Several lines of text. */
export const paragraph = { ...line, restored: words() };

/** `#rrggbb` */
export const colour = { ...line, fromOld: colourOf };

/** YYYY-MM-DD, a day without a zone. */
export const day = plain<string>({
  json: v.pipe(v.string(), v.description('YYYY-MM-DD')),
  oldInput: text({ description: 'YYYY-MM-DD.' }),
  oldAnswer: Type.String(),
  restored: storedDay,
});

/** A moment. The old API sends it in UTC, without a zone. */
export const moment = {
  ...plain<Date>({ json: v.date(), oldInput: text(), oldAnswer: WireTime, restored: instant }),
  sent: sentMoment,
  toOld: wireTime,
};

/** On the clock of a zone that another field names. */
export const localTime = plain<string>({
  json: v.string(),
  oldInput: text(),
  oldAnswer: Type.String({ description: 'YYYY-MM-DD HH:MM:SS, local time in `timezone`.' }),
  restored: localMoment,
});

const wholeNumber = v.pipe(v.number(), v.integer());

export const integer = plain<number>({
  json: wholeNumber,
  oldInput: Type.Integer({ minimum: -maxInt4, maximum: maxInt4 }),
  oldAnswer: Type.Integer(),
  restored: whole,
});

/** A number that is a text in JSON of Skep's own API, since nobody calculates with it. */
export const asId = <Id extends number>(thing: string) => ({
  json: idJson<Id>(thing),
  sent: sentId<Id>(thing),
});

/** Of one kind of thing: `idOf<ChecklistId>('checklist')`. */
export const idOf = <Id extends number>(thing: string) => {
  const { json, sent } = asId<Id>(thing);
  return {
    ...plain<Id>({ json, oldInput: idSchema<Id>(), oldAnswer: Type.Integer(), restored: rowId }),
    sent,
  };
};

type OldSchemas = Pick<Kind<never, never, never, never>, 'oldInput' | 'oldAnswer'>;

/** One of a list of words or numbers. */
export const choiceOf = <const Value extends string | number>(
  values: readonly Value[],
  { oldInput, oldAnswer }: OldSchemas,
) => plain<Value>({ json: v.picklist(values), oldInput, oldAnswer, restored: v.picklist(values) });

/** One of a list of words, which the old API names in its documentation. @param old what it says instead */
export const wordOf = <const Word extends string>(words: readonly Word[], old: Partial<OldSchemas> = {}) =>
  choiceOf(words, { oldInput: oneOf(words), oldAnswer: oneOf(words), ...old });

/** A list of values of a kind. @param maxItems that old clients may send */
const listOf = <Value>(
  item: Pick<Kind<Value, Value, Value, Value>, 'json' | 'oldInput' | 'oldAnswer' | 'restored'>,
  maxItems: number,
) =>
  plain<Value[]>({
    json: v.array(item.json),
    oldInput: Type.Array(item.oldInput, { maxItems }),
    oldAnswer: Type.Array(item.oldAnswer),
    restored: v.array(item.restored),
  });

const listMax = 1000;
const wordsMax = 50;

/** Some words of a list. */
export const wordsOf = <const Word extends string>(words: readonly Word[]) => ({
  ...listOf(wordOf(words), wordsMax),
  sent: v.pipe(v.array(v.picklist(words, 'unknown_choice')), v.maxLength(wordsMax, 'too_many')),
});

/** A list of texts of one line. */
export const lines = listOf(line, 100);

export const integers = listOf(integer, listMax);

/** Ids of one kind of thing: `idsOf<HiveId>('hive')`. */
export const idsOf = <Id extends number>(thing: string) => ({
  ...listOf(idOf<Id>(thing), listMax),
  sent: sentIdList<Id>(thing, listMax),
});

/** A column of JSON. The old API has another form of it, which is code. */
export const jsonOf = <Value>(json: v.GenericSchema<Value, Value>) => ({
  ...plain<Value>({ json, oldInput: Type.Never(), oldAnswer: Type.Never(), restored: json }),
  toColumn: (value: Value) => JSON.stringify(value),
});

/** Yes or no, which the old API says as 1 or 0. */
export const flag = {
  ...plain<boolean>({
    json: v.boolean(),
    oldInput: integer.oldInput,
    oldAnswer: Type.Integer({ description: '0 or 1.' }),
    restored: yesNo,
  }),
  toOld: (value: boolean) => (value ? 1 : 0),
  fromOld: booleanOf,
};

/** The same, which old clients also send as true and false. */
export const looseFlag = {
  ...flag,
  oldInput: Type.Unsafe<boolean | number>({ type: ['boolean', 'integer'] }),
  fromOld: (sent: boolean | number) => sent === true || sent === 1,
};

/** The same, which the old API sends as true and false too. */
export const trueOrFalse = { ...looseFlag, toOld: same<boolean>, oldAnswer: Type.Boolean() };

/** A number between these; the old API takes a decimal comma too. */
export const between = (min: number, max: number) => ({
  ...plain<number>({
    json: v.number(),
    oldInput: Decimal,
    oldAnswer: Type.Number(),
    restored: v.pipe(storedDecimal, v.minValue(min), v.maxValue(max)),
  }),
  fromOld: decimalOf,
});

/** An exact number, which the driver reads as text. The old API sends it as text, and takes a decimal comma too. */
export function decimal(places: number, storedMax: number) {
  return {
    fromColumn: (stored: string) => Number(stored),
    toColumn: same<number>,
    toOld: (value: number) => value.toFixed(places),
    fromOld: decimalOf,
    json: v.number(),
    oldInput: Decimal,
    oldAnswer: Type.String(),
    restored: v.pipe(storedDecimal, v.minValue(0), v.maxValue(storedMax)),
  };
}
