import { gradeMax, gradeMin, isTimeZone, inspectionRules as rules } from '@skep/domain';
import Type from 'typebox';
import * as v from 'valibot';
import type { ChecklistId } from '#platform/context/ids.ts';
import { whole } from '#platform/exporting/restored-table.ts';
import { type ChangesOf, type ColumnsOf, field, type ValuesOf } from '#platform/resource/fields.ts';
import { flag, idOf, integer, line, localTime, paragraph } from '#platform/resource/kinds.ts';

const localTimeRule = v.string('required');

/** Texts, which a search looks through. Answers are code: the checklist decides what each of them may be. */
export const textFields = {
  notes: field(rules.notes, paragraph, { column: 'notes' }),
  conditions: field(rules.conditions, paragraph, {
    column: 'conditions',
    description: 'What the weather and the bees were like.',
  }),
  action: field(rules.action, paragraph, { column: 'action', description: 'What was done.' }),
  nextNotes: field(rules.nextNotes, paragraph, {
    column: 'next_notes',
    description: 'What to think of at the next inspection.',
  }),
  reminder: field(rules.reminder, paragraph, { column: 'reminder' }),
};

/** What an inspection says in words. */
export const noteFields = {
  ...textFields,
  reminderLocal: field(v.optional(localTimeRule), localTime, {
    column: 'reminder_local',
    old: 'reminder_date',
  }),
};

/** What else it says, in the order of the old API. */
export const markFields = {
  impression: field(
    rules.impression,
    {
      ...integer,
      // The rule of the field looks at its size.
      oldInput: Type.Integer(),
      restored: v.pipe(whole, v.minValue(gradeMin), v.maxValue(gradeMax)),
    },
    { column: 'impression', old: 'impression_grade', description: 'Grade from 1 to 10.' },
  ),
  needsAttention: field(
    rules.needsAttention,
    { ...flag, oldInput: Type.Integer({ minimum: -1, maximum: 1, description: '-1: no answer.' }) },
    { column: 'needs_attention', old: 'attention' },
  ),
  inspectedLocal: field(localTimeRule, localTime, { column: 'inspected_local', old: 'created_at' }),
  timeZone: field(
    v.pipe(v.string('required'), v.maxLength(100, 'too_long'), v.check(isTimeZone, 'unknown_choice')),
    line,
    {
      column: 'time_zone',
      old: 'timezone',
      description: 'IANA time zone of the person who recorded it.',
    },
  ),
  checklistId: field(
    v.optional(v.custom<ChecklistId>((id) => typeof id === 'number')),
    idOf<ChecklistId>('checklist'),
    { column: 'checklist_id' },
  ),
};

export const inspectionFields = { ...noteFields, ...markFields };

const { impression, needsAttention } = markFields;

/** What people read of an inspection, in its order. */
export const shownFields = { impression, needsAttention, ...noteFields };

/** Fields as the service has them. Local times are `YYYY-MM-DD HH:MM:SS`. */
export type InspectionValues = ValuesOf<typeof inspectionFields>;
/** Absent keys do not change. A local time may also be sent with its zone, as ISO 8601. */
export type InspectionValueChanges = ChangesOf<typeof inspectionFields>;
export type InspectionColumns = ColumnsOf<typeof inspectionFields>;
