import {
  AppError,
  type FieldProblem,
  type FieldProblemCode,
  inspectionRules,
  instantOfWireTime,
  isInFuture,
  isTimeZone,
  wireTimeOf,
} from '@skep/domain';
import { object } from 'valibot';
import { hivesInBrief } from '#hives/core/store.ts';
import { zoneOfOldClients } from '#hives/core/zone.ts';
import { logDeed } from '#hives/log/log.ts';
import { checklistOwner } from '#inspections/checklists/store.ts';
import { mayDo, requireOwn, requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ChecklistId, HiveId, InspectionId } from '#platform/context/ids.ts';
import { createOrFind } from '#platform/database/client-id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { changesIn, type Edit } from '#platform/input/edits.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import { readAnswers, type SentAnswers } from './answers.ts';
import type {
  Inspection,
  InspectionFields,
  InspectionVersion,
  ItemAnswer,
  NewInspection,
} from './inspection.ts';
import { replaceItems } from './item-store.ts';
import { requireOwnPlaces } from './places.ts';
import { type FullInspection, showInspection, withItems } from './service.ts';
import {
  earlierInspection,
  insertInspections,
  inspectionByClientId,
  inspectionForEdit,
  updateInspection,
} from './store.ts';

/** An inspection as it was sent, whole: what is not said is not known. */
export interface InspectionInput {
  /** Local time of the zone, as `YYYY-MM-DD HH:MM:SS`. */
  date: string;
  /** Undefined: the zone that the inspection has already, else that of old clients. */
  timeZone: string | undefined;
  reminderDate: string | undefined;
  /** The grade, told which one is held already. */
  impression: (heldGrade: number | undefined) => number | undefined;
  needsAttention: boolean | undefined;
  notes: string | undefined;
  reminder: string | undefined;
  checklistId: ChecklistId | undefined;
  /** Several: the same for each of them. */
  hiveIds: readonly HiveId[];
  answers: SentAnswers;
}

/**
 * What is said anew of an inspection; absent keys stay as they are, undefined ones are taken away. `answers` are those
 * that are anew, null takes one away.
 */
export type InspectionChanges = Partial<Omit<InspectionInput, 'hiveIds'>>;

/** Hives that one inspection can be recorded for at once. */
export const maxHives = 200;

/**
 * Records an inspection of each hive that the person may edit. @returns the id of the last one.
 * @throws AppError invalid_input; not_found for a checklist that is not the person's, and when none of the hives is.
 */
export function recordInspection(
  context: SignedInContext,
  input: InspectionInput,
  clientId: string | undefined,
): Promise<InspectionId> {
  // One id of the client's cannot name several inspections.
  if (clientId !== undefined && input.hiveIds.length > 1) throw fieldProblem('clientId', 'invalid');
  return createOrFind(context, clientId, {
    find: async (inner, id) => (await inspectionByClientId(inner, inner.user.id, id))?.id,
    create: async (inner) => {
      const whatWasSeen = await checked(inner, input, undefined);
      const hives = await editableHives(inner, input.hiveIds);
      await requireSome(inner, hives, input.hiveIds);
      const last = await recordFor(inner, hives, whatWasSeen, clientId);
      if (last === undefined) throw new AppError('unexpected');
      return last;
    },
  });
}

async function recordFor(
  context: SignedInContext,
  hives: readonly Pick<NewInspection, 'hiveId' | 'ownerId' | 'apiaryId'>[],
  { fields, answers: items }: Checked,
  clientId: string | undefined,
): Promise<InspectionId | undefined> {
  const ids = await insertInspections(
    context,
    hives.map((hive) => ({ ...fields, ...hive, clientId, items })),
    context.clock.now(),
  );
  await logDeed(
    context,
    'inspection_written',
    hives.map(({ hiveId }) => hiveId),
  );
  return ids.at(-1);
}

export interface InspectionEdit extends Edit<InspectionVersion, InspectionChanges> {
  /** The inspection as GET sends it, for 412. */
  toWire: (inspection: FullInspection) => unknown;
}

/** What is left out stays. @throws AppError invalid_input, not_found, not_allowed, changed_meanwhile */
export function changeInspection(
  context: SignedInContext,
  id: InspectionId,
  edit: InspectionEdit,
): Promise<FullInspection> {
  return inTransaction(context, async (inner) => {
    const held = requireRight(inner, 'edit', await inspectionForEdit(inner, id));
    await writeChanges(inner, held, edit);
    return showInspection(inner, id);
  });
}

async function writeChanges(
  context: SignedInContext,
  inspection: Inspection,
  { toWire, ...edit }: InspectionEdit,
): Promise<void> {
  const held = await withItems(context, inspection);
  const changes = await changesIn(edit, {
    held: { ...inspection, items: held.items },
    earlier: (rev) => earlierInspection(context, inspection, rev),
    toWire: () => toWire(held),
  });
  if (changes === undefined) return;
  const { fields, answers } = await checked(context, { ...unchanged(inspection), ...changes }, held);
  const isTimeSaid = changes.date !== undefined || changes.timeZone !== undefined;
  // An hour that a clock shows twice would move it.
  const { inspectedAt } = isTimeSaid ? fields : inspection;
  const checklistId = 'checklistId' in changes ? fields.checklistId : inspection.checklistId;
  const at = context.clock.now();
  await updateInspection(context, inspection.id, { ...fields, inspectedAt, checklistId }, at);
  await logDeed(context, 'inspection_edited', [inspection.hiveId]);
  const anew = Object.keys(changes.answers ?? {});
  if (anew.length === 0) return;
  const stay = held.items.filter(({ categoryId }) => !anew.includes(String(categoryId)));
  await replaceItems(context, inspection.id, [...stay, ...answers]);
}

/** The checklist is left out: one that is gone since need not be named anew. */
function unchanged(held: Inspection): InspectionInput {
  return {
    date: held.inspectedLocal,
    timeZone: held.timeZone,
    reminderDate: held.reminderLocal,
    impression: () => held.impression,
    needsAttention: held.needsAttention,
    notes: held.notes,
    reminder: held.reminder,
    checklistId: undefined,
    hiveIds: [held.hiveId],
    answers: {},
  };
}

/**
 * Changes an inspection. Of its hives, those that it did not belong to get one of their own, as by the old service.
 * @returns the id of the last one. @throws AppError invalid_input, not_found, not_allowed, changed_meanwhile
 */
export function editInspection(
  context: SignedInContext,
  id: InspectionId,
  { input, ...edit }: InspectionEdit & { input: InspectionInput },
): Promise<InspectionId> {
  return inTransaction(context, async (inner) => {
    const held = requireRight(inner, 'edit', await inspectionForEdit(inner, id));
    requireHiveIds(input);
    const hasHeld = input.hiveIds.includes(held.hiveId);
    const otherIds = input.hiveIds.filter((hiveId) => hiveId !== held.hiveId);
    const others = await editableHives(inner, otherIds);
    if (!hasHeld) await requireSome(inner, others, otherIds);
    const ofOthers =
      others.length === 0 ? undefined : await checked(inner, input, await withItems(inner, held));
    if (hasHeld) await writeChanges(inner, held, edit);
    return (ofOthers && (await recordFor(inner, others, ofOthers, undefined))) ?? id;
  });
}

interface Checked {
  fields: InspectionFields;
  answers: ItemAnswer[];
}

/** Holds an input to every rule, and to what is the person's own. */
async function checked(
  context: SignedInContext,
  input: InspectionInput,
  held: FullInspection | undefined,
): Promise<Checked> {
  requireHiveIds(input);
  const { checklistId } = input;
  if (checklistId !== undefined) {
    requireOwn(context, await checklistOwner(context, checklistId));
  }
  const { inspection } = held ?? {};
  const fields = {
    ...timesOf(input, inspection, context.clock.now()),
    ...saidIn(input, inspection),
    checklistId,
  };
  const answers = readAnswers(input.answers, { hiveCount: input.hiveIds.length });
  await requireOwnPlaces(context, answers, held?.items ?? []);
  return { fields, answers };
}

function requireHiveIds({ hiveIds }: InspectionInput): void {
  if (hiveIds.length === 0) throw fieldProblem('hiveIds', 'required');
  if (hiveIds.length > maxHives) throw fieldProblem('hiveIds', 'too_many');
}

const said = object(inspectionRules);

function saidIn(input: InspectionInput, held: Inspection | undefined) {
  const { needsAttention, notes, reminder } = input;
  const impression = input.impression(held?.impression);
  const form = readForm(said, { impression, needsAttention, notes, reminder });
  return {
    impression: form.impression,
    needsAttention: form.needsAttention,
    notes: form.notes,
    reminder: form.reminder,
  };
}

function timesOf(input: InspectionInput, held: Inspection | undefined, now: Date) {
  const timeZone = input.timeZone ?? held?.timeZone ?? zoneOfOldClients;
  const problems: FieldProblem[] = [];
  const fault = (path: string, code: FieldProblemCode) => problems.push({ path, code });
  if (!isTimeZone(timeZone)) fault('timeZone', 'unknown_choice');
  const inspectedAt = instantOfWireTime(input.date, timeZone);
  if (inspectedAt === undefined) fault('inspectedAt', 'not_a_date');
  else if (isInFuture(inspectedAt, now)) fault('inspectedAt', 'date_in_future');
  const { reminderDate } = input;
  const reminderAt = reminderDate === undefined ? undefined : instantOfWireTime(reminderDate, timeZone);
  if (reminderDate !== undefined && reminderAt === undefined) fault('reminderAt', 'not_a_date');
  if (problems.length > 0 || inspectedAt === undefined) {
    throw new AppError('invalid_input', { fields: problems });
  }
  return {
    inspectedAt,
    timeZone,
    inspectedLocal: wireTimeOf(inspectedAt, timeZone),
    reminderLocal: reminderAt && wireTimeOf(reminderAt, timeZone),
  };
}

/**
 * Those of these hives that the person may edit, in the order that was sent: of many that stood in an old client's form
 * one may be gone meanwhile, and what was seen of the others is not to be lost.
 */
async function editableHives(context: SignedInContext, ids: readonly HiveId[]) {
  const known = new Map((await hivesInBrief(context, ids)).map((hive) => [hive.id, hive]));
  return [...new Set(ids)].flatMap((hiveId) => {
    const hive = known.get(hiveId);
    if (hive === undefined || !mayDo('edit', hive)) return [];
    return [{ hiveId, ownerId: hive.ownerId, apiaryId: hive.apiaryId }];
  });
}

/** @throws AppError not_found, not_allowed when none of them can be edited. */
async function requireSome(context: SignedInContext, editable: readonly unknown[], ids: readonly HiveId[]) {
  if (editable.length > 0) return;
  const [hive] = await hivesInBrief(context, ids);
  requireRight(context, 'edit', hive);
}
