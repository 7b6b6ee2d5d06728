import { booleanOf } from '#platform/http/wire-values.ts';
import { changesOfSent } from '#platform/input/edits.ts';
import type { SentAnswers } from './answers.ts';
import type { InspectionChanges } from './checking.ts';
import type { InspectionVersion } from './inspection.ts';
import type { InspectionEdit } from './recording.ts';
import { answerName, answerPrefix, inspectionFields } from './wire.ts';
import { answersOf, impressionOf, photosOf, type SaidBody, type StoreBody } from './wire-input.ts';

type SentEdit = Pick<InspectionEdit, 'sentRevision' | 'changes' | 'photos'>;

/** What was sent back of an inspection: what is left out stays, null takes away. */
export function sentInspectionOf(body: SaidBody): SentEdit {
  return {
    sentRevision: body.rev ?? undefined,
    photos: photosOf(body),
    changes(base, held) {
      const sent = fieldsIn(body, base ?? held);
      return changesOfSent(sent, inspectionFields, changesOf)(base, held);
    },
  };
}

/** The same of an inspection that is sent whole: what is left out is gone, but for its time zone. */
export function wholeInspectionOf(sent: StoreBody): SentEdit {
  const {
    id: _id,
    client_id: _client,
    hive_id: _hive,
    hive_ids: _hives,
    item_ids: _ids,
    item_vals: _values,
    ...said
  } = sent;
  const isGraded = 'impression' in said || 'impression_grade' in said;
  const gone = { notes: null, reminder: null, reminder_date: null, attention: null, checklist_id: null };
  const items = answersOf(sent) ?? {};
  return sentInspectionOf({ ...gone, ...(isGraded ? {} : { impression_grade: null }), ...said, items });
}

type PhotoField = 'image_id' | 'image_ids' | 'gone_image_ids' | 'awaited_images';
type SentFields = Omit<SaidBody, 'rev' | PhotoField | 'items'> & Record<`items.${string}`, unknown>;

/** With answers each in a field of its own; one that the version has and a list leaves out is taken away. */
function fieldsIn(body: SaidBody, { items: known }: InspectionVersion): SentFields {
  const { rev: _rev, items: _items, impression, attention, ...said } = body;
  const {
    image_id: _one,
    image_ids: _photos,
    gone_image_ids: _gone,
    awaited_images: _awaited,
    ...others
  } = said;
  const answers = answersOf(body);
  const names = [...known.map(({ categoryId }) => String(categoryId)), ...Object.keys(answers ?? {})];
  return {
    ...others,
    ...(impression === undefined ? {} : { impression: unlessUnsaid(impression) }),
    ...(attention === undefined ? {} : { attention: unlessUnsaid(attention) }),
    ...(answers && Object.fromEntries(names.map((name) => [answerName(name), asText(answers[name])]))),
  };
}

/** Old clients say -1 for "not said". */
const unlessUnsaid = (value: number | null) => (value === -1 ? null : value);

/** Several choices are stored as a text. */
function asText(answer: unknown): unknown {
  const isList = Array.isArray(answer) && answer.every((part) => ['string', 'number'].includes(typeof part));
  return isList ? answer.join(',') : (answer ?? null);
}

function changesOf(changed: Partial<SentFields>): InspectionChanges {
  const { date = changed.created_at, timezone } = changed;
  const answers = answersIn(changed);
  const changes: InspectionChanges = {};
  if (date !== undefined) changes.date = date;
  if (timezone !== undefined) changes.timeZone = timezone;
  if ('reminder_date' in changed) changes.reminderDate = changed.reminder_date ?? undefined;
  if ('impression' in changed || 'impression_grade' in changed) changes.impression = impressionOf(changed);
  if ('attention' in changed) changes.needsAttention = booleanOf(changed.attention);
  if ('notes' in changed) changes.notes = changed.notes ?? undefined;
  if ('conditions' in changed) changes.conditions = changed.conditions ?? undefined;
  if ('action' in changed) changes.action = changed.action ?? undefined;
  if ('next_notes' in changed) changes.nextNotes = changed.next_notes ?? undefined;
  if ('reminder' in changed) changes.reminder = changed.reminder ?? undefined;
  if ('checklist_id' in changed) changes.checklistId = changed.checklist_id ?? undefined;
  if (Object.keys(answers).length > 0) changes.answers = answers;
  return changes;
}

function answersIn(changed: Partial<SentFields>): SentAnswers {
  const answers = Object.entries(changed).filter(([name]) => name.startsWith(answerPrefix));
  return Object.fromEntries(answers.map(([name, value]) => [name.slice(answerPrefix.length), value]));
}
