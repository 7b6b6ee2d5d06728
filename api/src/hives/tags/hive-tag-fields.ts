import { type HiveTagAction, hiveTagActionIds, hiveTagActions, hiveTagForm } from '@skep/domain';
import Type from 'typebox';
import * as v from 'valibot';
import type { HiveId } from '#platform/context/ids.ts';
import { oneOfWords } from '#platform/exporting/restored-table.ts';
import { text } from '#platform/http/schemas.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { type ChangesOf, type ColumnsOf, field, type ValuesOf } from '#platform/resource/fields.ts';
import { idOf, line } from '#platform/resource/kinds.ts';

const rules = hiveTagForm.entries;

/** Two digits. */
const number = {
  ...line,
  json: v.pipe(v.string(), v.description('Two digits.')),
  oldInput: text({ description: 'Number of the tag, 1 to 80; a single digit gets a leading zero.' }),
  oldAnswer: Type.String({ description: 'Two digits.' }),
  restored: v.pipe(v.string(), v.regex(/^\d\d$/)),
};

/** The old API calls actions by numbers. */
const action = {
  ...line,
  fromColumn: (stored: HiveTagAction) => stored,
  toColumn: (value: HiveTagAction) => value,
  toOld: (value: HiveTagAction) => hiveTagActionIds[value],
  fromOld(id: number): HiveTagAction {
    const found = hiveTagActions.find((each) => hiveTagActionIds[each] === id);
    if (found === undefined) throw fieldProblem('action', 'unknown_choice');
    return found;
  },
  json: v.picklist(hiveTagActions, 'unknown_choice'),
  oldInput: Type.Integer({
    description:
      '1 hive in overview, 2 new inspection, 3 view inspections, 4 edit hive, 5 measurements, 6 records.',
  }),
  oldAnswer: Type.Unsafe({ type: 'integer', enum: Object.values(hiveTagActionIds) }),
  restored: oneOfWords(hiveTagActions),
};

/** What a tag says of itself. Its number is its id: a person has each once. */
export const hiveTagFields = {
  number: field(rules.number, number, { column: 'tag' }),
  hiveId: field(
    v.custom<HiveId>((id) => typeof id === 'number'),
    idOf<HiveId>('hive'),
    { column: 'hive_id' },
  ),
  action: field(rules.action, { ...action, sent: action.json }, { column: 'action', old: 'action_id' }),
};

export type HiveTagFields = ValuesOf<typeof hiveTagFields>;
export type HiveTagChanges = ChangesOf<typeof hiveTagFields>;
export type HiveTagColumns = ColumnsOf<typeof hiveTagFields>;
