import { type Pack, packItems, type TaskStep, taskLimits, taskRules } from '@skep/domain';
import * as v from 'valibot';
import type { ApiaryId, HiveId, UserId } from '#platform/context/ids.ts';
import { type ChangesOf, type ColumnsOf, field, rulesOf, type ValuesOf } from '#platform/resource/fields.ts';
import { day, flag, idOf, idsOf, jsonOf, line, paragraph } from '#platform/resource/kinds.ts';

const hasDefault = true;
const isNumber = (value: unknown) => typeof value === 'number';

const stepsJson = jsonOf<TaskStep[]>(v.array(v.object({ text: v.string(), isDone: v.boolean() })));

const packJson = jsonOf<Pack>(v.array(v.object({ item: v.picklist(packItems), count: v.number() })));

/** Fields of a task. */
export const taskFields = {
  title: field(taskRules.title, line, { column: 'title' }),
  note: field(taskRules.note, paragraph, { column: 'note' }),
  day: field(taskRules.day, day, { column: 'day', description: 'YYYY-MM-DD; absent: some day.' }),
  repeat: field(taskRules.repeat, line, {
    column: 'repeat',
    description: 'RRULE of RFC 5545 with FREQ, INTERVAL, BYMONTH and UNTIL. Needs a day.',
  }),
  countsFromDone: field(taskRules.countsFromDone, flag, {
    column: 'counts_from_done',
    description: 'True: the repetition counts from the day on which the task was done.',
    hasDefault,
  }),
  isInspection: field(taskRules.isInspection, flag, {
    column: 'is_inspection',
    description: 'True: when all of its hives have been inspected, it is ticked off.',
    hasDefault,
  }),
  steps: field(taskRules.steps, { ...stepsJson, sent: taskRules.steps }, { column: 'steps', hasDefault }),
  pack: field(
    taskRules.pack,
    { ...packJson, sent: taskRules.pack },
    { column: 'pack', description: 'What to take along for all of the task together.', hasDefault },
  ),
  hiveIds: field(
    v.pipe(
      v.array(v.custom<HiveId>(isNumber)),
      v.maxLength(taskLimits.hives, 'too_many'),
      v.transform((ids) => [...new Set(ids)].toSorted((one, other) => one - other)),
    ),
    idsOf<HiveId>('hive'),
    { column: 'hive_ids', hasDefault },
  ),
  apiaryId: field(v.optional(v.custom<ApiaryId>(isNumber)), idOf<ApiaryId>('apiary'), {
    column: 'apiary_id',
    description: 'Absent where it is about hives, or about no place.',
  }),
  assigneeId: field(v.optional(v.custom<UserId>(isNumber)), idOf<UserId>('person who does it'), {
    column: 'assignee_id',
    description: 'Somebody of a group of its owner.',
  }),
  timeZone: field(taskRules.timeZone, line, {
    column: 'time_zone',
    description: 'IANA name, for what is today.',
    hasDefault,
  }),
};

export const taskFieldRules = rulesOf(taskFields);

export type TaskFields = ValuesOf<typeof taskFields>;
/** Changed fields; absent keys do not change. */
export type TaskChanges = ChangesOf<typeof taskFields>;
export type TaskColumns = ColumnsOf<typeof taskFields>;

/** What a task is when nothing is said of it. */
export const newTask = {
  countsFromDone: false,
  isInspection: false,
  steps: [],
  pack: [],
  hiveIds: [],
  timeZone: 'UTC',
};
