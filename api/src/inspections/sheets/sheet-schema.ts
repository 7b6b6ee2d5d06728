import { paperUnits } from '@skep/domain';
import { paper } from '@skep/sheets';
import * as v from 'valibot';

// A layout that comes from outside, as in an archive: what draws and reads it may rely on it afterwards.

const millimetres = v.pipe(v.number(), v.minValue(-paper.height), v.maxValue(2 * paper.height));
const area = v.object({ x: millimetres, y: millimetres, width: millimetres, height: millimetres });
const word = v.pipe(v.string(), v.maxLength(500));
const many = <Schema extends v.GenericSchema>(schema: Schema, most: number) =>
  v.pipe(v.array(schema), v.maxLength(most));

const mark = v.variant('kind', [
  v.object({
    kind: v.literal('text'),
    x: millimetres,
    y: millimetres,
    size: v.pipe(v.number(), v.minValue(0.5), v.maxValue(20)),
    text: word,
    isBold: v.boolean(),
    isGrey: v.boolean(),
    width: millimetres,
  }),
  v.object({ kind: v.literal('line'), area }),
  v.object({ kind: v.literal('face'), area, mood: v.picklist(['sad', 'neutral', 'happy']) }),
]);

const named = {
  item: word,
  label: word,
  row: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
};
const boxes = many(v.object({ value: word, area }), 50);
const cells = many(area, 20);

const field = v.variant('kind', [
  v.object({ ...named, kind: v.literal('one'), boxes }),
  v.object({ ...named, kind: v.literal('several'), boxes }),
  v.object({
    ...named,
    kind: v.literal('number'),
    cells,
    decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
    unit: v.exactOptional(v.picklist(paperUnits)),
    minus: v.union([area, v.picklist(['always', 'never'])]),
  }),
  v.object({ ...named, kind: v.literal('date'), cells, hasTime: v.boolean() }),
  v.object({ ...named, kind: v.literal('writing'), area }),
]);

export const sheetSchema = v.object({
  version: v.literal(1),
  language: v.pipe(v.string(), v.maxLength(10)),
  name: word,
  pages: v.pipe(many(v.object({ marks: many(mark, 5000), fields: many(field, 2000) }), 200), v.minLength(1)),
  leftOut: many(
    v.object({ item: word, label: word, reason: v.picklist(['too_long', 'not_on_paper', 'no_room']) }),
    1000,
  ),
  rows: v.exactOptional(
    many(v.object({ hiveId: v.pipe(v.number(), v.integer(), v.minValue(0)), name: word }), 1000),
  ),
});
