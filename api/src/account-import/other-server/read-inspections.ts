import { gradeOfMood, instantOfWireTime, moods } from '@skep/domain';
import { isPhotoItem } from '#inspections/photos/items.ts';
import type { RestoredRow } from '#platform/exporting/restored-table.ts';
import { type Found, flagIn, instantIn, listIn, numberIn, objectIn, textIn, wholeIn } from './answers.ts';
import type { Questions } from './question-rows.ts';
import type { Reading } from './reading.ts';

/** The person's own checklists; their questions are known afterwards. */
export async function readChecklists({ ask, into, plan, now }: Reading, questions: Questions): Promise<void> {
  const checklists = listIn(await ask({ path: '/checklists' })).filter(
    ({ owner }) => flagIn(owner) !== false,
  );
  into.count('checklists', checklists.length);
  await plan(checklists.length);
  for (const checklist of checklists) {
    const id = numberIn(checklist.id);
    const shown = objectIn(await ask({ path: `/inspections/lists?id=${id}` }));
    questions.readTree(objectIn(shown?.checklist)?.categories);
    const idsOf = (list: unknown) =>
      (Array.isArray(list) ? list : []).flatMap((item) => questions.idOf(Number(item)) ?? []);
    const createdAt = instantIn(checklist.created_at) ?? now;
    into.add('checklists', {
      ...{
        id,
        type: textIn(checklist.type, 100) ?? 'beep_v2_copy',
        name: textIn(checklist.name, 500) ?? '-',
      },
      description: textIn(checklist.description),
      item_ids: idsOf(checklist.category_ids),
      required_ids: idsOf(checklist.required_ids),
      ...{ created_at: createdAt, updated_at: instantIn(checklist.updated_at) ?? createdAt },
    });
  }
}

/** Photos of an inspection's question, by `<inspection> <question>`. */
export type PhotoIds = ReadonlyMap<string, readonly number[]>;

const pageLength = 100;

/** All inspections of a hive, also those that others wrote, a page at a time, with their answers. */
export async function readInspections(
  reading: Reading,
  hive: Found,
  { questions, photos, seen }: { questions: Questions; photos: PhotoIds; seen: Set<number> },
): Promise<void> {
  const { ask, into, plan } = reading;
  const hiveId = numberIn(hive.id);
  for (let page = 1, last = 1; page <= last; page += 1) {
    const path = `/inspections/hive/${hiveId}?items_per_page=${pageLength}&page=${page}`;
    const found = objectIn(await ask({ path }));
    const paginator = objectIn(found?.inspections);
    const inspections = listIn(paginator?.data ?? found?.inspections);
    const pages = wholeIn(paginator?.last_page) ?? 1;
    if (page === 1 && pages > 1) await plan(pages - 1);
    last = pages;
    const added = inspections.map((inspection) => {
      const id = idIn(inspection, hiveId, seen);
      const isAdded = into.add('inspections', inspectionRow(reading, inspection, { id, hive }));
      into.count('inspections', 1);
      return isAdded ? { id, sentId: numberIn(inspection.id) } : undefined;
    });
    for (const row of listIn(found?.items_by_date))
      for (const [index, cell] of (Array.isArray(row.items) ? row.items : []).entries()) {
        const [answered, inspection] = [objectIn(cell), added[index]];
        if (answered === undefined || inspection === undefined) continue;
        const answer = answerOf(questions, photos, inspection.sentId, answered, row);
        if (answer) into.add('inspection_answers', { inspection_id: inspection.id, ...answer });
      }
  }
}

function answerOf(
  questions: Questions,
  photos: PhotoIds,
  inspectionId: number | null,
  cell: Found,
  row: Found,
): { item_id: number; value: string } | undefined {
  const answer = questions.answer(cell, row);
  if (answer === undefined) return undefined;
  if (!isPhotoItem(answer.itemId)) return { item_id: answer.itemId, value: answer.value };
  const ids = photos.get(`${inspectionId} ${answer.itemId}`) ?? [];
  return ids.length === 0 ? undefined : { item_id: answer.itemId, value: ids.join(',') };
}

/** The old service has one inspection for several hives, with one id: here each hive has its own. */
function idIn({ id: sent }: Found, hiveId: number | null, seen: Set<number>): number {
  const id = numberIn(sent) ?? 0;
  const own = seen.has(id) ? 1_000_000_000 + ((id * 8191 + (hiveId ?? 0)) % 1_000_000_000) : id;
  seen.add(own);
  return own;
}

function inspectionRow(
  { move: { timeZone: zoneHere }, now }: Reading,
  inspection: Found,
  { id, hive }: { id: number; hive: Found },
): RestoredRow {
  const zone = textIn(inspection.timezone, 100) ?? zoneHere;
  const local = localIn(inspection.created_at) ?? '';
  const at = instantOfWireTime(local, zone);
  const inspectedAt = at === undefined ? now : `${at.toISOString().slice(0, 19)}Z`;
  const reminder = localIn(inspection.reminder_date);
  const isDone = flagIn(inspection.reminder_done) === true && reminder !== null;
  return {
    ...{ id, hive_id: numberIn(hive.id) },
    apiary_id: numberIn(inspection.location_id) ?? numberIn(hive.location_id),
    checklist_id: numberIn(inspection.checklist_id),
    ...{ inspected_at: inspectedAt, time_zone: zone, inspected_local: local },
    impression: wholeIn(inspection.impression_grade) ?? gradeIn(inspection.impression),
    needs_attention: flagIn(inspection.attention),
    ...{ notes: textIn(inspection.notes), conditions: textIn(inspection.conditions) },
    ...{ action: textIn(inspection.action), next_notes: textIn(inspection.next_notes) },
    ...{ reminder: textIn(inspection.reminder), reminder_local: reminder },
    reminder_done_at: isDone ? inspectedAt : null,
    is_event: flagIn(inspection.is_event) ?? false,
    ...{ created_at: inspectedAt, updated_at: inspectedAt },
  };
}

function localIn(value: unknown): string | null {
  const [, day, clock, seconds = ':00'] =
    /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d)?/.exec(textIn(value) ?? '') ?? [];
  return day === undefined ? null : `${day} ${clock}${seconds}`;
}

function gradeIn(impression: unknown): number | null {
  const mood = moods[(wholeIn(impression) ?? 0) - 1];
  return mood === undefined ? null : gradeOfMood(mood);
}
