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
import { checklistOwner } from '#inspections/checklists/store.ts';
import { requireOwn, requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ChecklistId, HiveId, InspectionId } from '#platform/context/ids.ts';
import { createOrFind } from '#platform/database/client-id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import { requireRevision } from '#platform/input/revision.ts';
import { readAnswers, type SentAnswers } from './answers.ts';
import type { Inspection, InspectionFields, ItemAnswer } from './inspection.ts';
import { itemsOfInspections, replaceItems } from './item-store.ts';
import { requireOwnPlaces } from './places.ts';
import { type FullInspection, showInspection, withItems } from './service.ts';
import { insertInspections, inspectionByClientId, inspectionForEdit, updateInspection } from './store.ts';

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

/** What is said anew of an inspection; absent keys stay as they are, undefined ones are taken away. */
export type InspectionChanges = Partial<Omit<InspectionInput, 'hiveIds'>>;

/** Hives that one inspection can be recorded for at once. */
export const maxHives = 200;

/**
 * Records an inspection of each hive. @returns the id of the last one.
 * @throws AppError invalid_input; not_found for a hive or a checklist that is not the person's.
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
      const { fields, answers } = await checked(inner, input, undefined);
      return recordFor(inner, input.hiveIds, fields, answers, clientId);
    },
  });
}

async function recordFor(
  context: SignedInContext,
  hiveIds: readonly HiveId[],
  fields: InspectionFields,
  items: readonly ItemAnswer[],
  clientId: string | undefined,
): Promise<InspectionId> {
  const hives = await requireHives(context, hiveIds);
  const ids = await insertInspections(
    context,
    hives.map(({ id, ownerId, apiaryId }) => ({ ...fields, hiveId: id, ownerId, apiaryId, clientId, items })),
    context.clock.now(),
  );
  const last = ids.at(-1);
  if (last === undefined) throw fieldProblem('hiveIds', 'required');
  return last;
}

export interface VersionedEdit {
  /** Revision that the edit began from; undefined for old clients, who overwrite. */
  revision: number | undefined;
  /** The inspection as GET sends it, for 412. */
  toWire: (inspection: FullInspection) => unknown;
}

async function heldForEdit(context: SignedInContext, id: InspectionId, { revision, toWire }: VersionedEdit) {
  const held = requireRight(context, 'edit', await inspectionForEdit(context, id));
  await requireRevision(revision, held.rev, async () => toWire(await withItems(context, held)));
  return held;
}

/** What is left out stays. @throws AppError invalid_input, not_found, not_allowed, changed_meanwhile */
export function changeInspection(
  context: SignedInContext,
  id: InspectionId,
  { changes, ...edit }: VersionedEdit & { changes: InspectionChanges },
): Promise<FullInspection> {
  return inTransaction(context, async (inner) => {
    const held = await heldForEdit(inner, id, edit);
    const { fields, answers } = await checked(inner, { ...unchanged(held), ...changes }, held);
    const isTimeSaid = changes.date !== undefined || changes.timeZone !== undefined;
    // An hour that a clock shows twice would move it.
    const { inspectedAt } = isTimeSaid ? fields : held;
    const checklistId = 'checklistId' in changes ? fields.checklistId : held.checklistId;
    await updateInspection(inner, id, { ...fields, inspectedAt, checklistId }, inner.clock.now());
    if (changes.answers !== undefined) await replaceItems(inner, id, answers);
    return showInspection(inner, id);
  });
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
 * Writes an inspection anew. Of its hives, those that it did not belong to get one of their own, as by the old service.
 * @returns the id of the last one. @throws AppError invalid_input, not_found, not_allowed, changed_meanwhile
 */
export function editInspection(
  context: SignedInContext,
  id: InspectionId,
  { input, ...edit }: VersionedEdit & { input: InspectionInput },
): Promise<InspectionId> {
  return inTransaction(context, async (inner) => {
    const held = await heldForEdit(inner, id, edit);
    const { fields, answers } = await checked(inner, input, held);
    const others = input.hiveIds.filter((hiveId) => hiveId !== held.hiveId);
    const last = others.length === 0 ? id : await recordFor(inner, others, fields, answers, undefined);
    if (others.length === input.hiveIds.length) return last;
    await updateInspection(inner, id, fields, inner.clock.now());
    await replaceItems(inner, id, answers);
    return last;
  });
}

/** Holds an input to every rule, and to what is the person's own. */
async function checked(
  context: SignedInContext,
  input: InspectionInput,
  held: Inspection | undefined,
): Promise<{ fields: InspectionFields; answers: ItemAnswer[] }> {
  if (input.hiveIds.length === 0) throw fieldProblem('hiveIds', 'required');
  if (input.hiveIds.length > maxHives) throw fieldProblem('hiveIds', 'too_many');
  const { checklistId } = input;
  if (checklistId !== undefined) {
    requireOwn(context, await checklistOwner(context, checklistId));
  }
  const fields = { ...timesOf(input, held, context.clock.now()), ...saidIn(input, held), checklistId };
  const answers = readAnswers(input.answers, { hiveCount: input.hiveIds.length });
  const heldItems = held && (await itemsOfInspections(context, [held.id])).get(held.id);
  await requireOwnPlaces(context, answers, heldItems ?? []);
  return { fields, answers };
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

/** Each hive, in the order that was sent; one that the person may not edit is refused like one that is not there. */
async function requireHives(context: SignedInContext, ids: readonly HiveId[]) {
  const hives = await hivesInBrief(context, ids);
  return [...new Set(ids)].map((id) =>
    requireRight(
      context,
      'edit',
      hives.find((hive) => hive.id === id),
    ),
  );
}
