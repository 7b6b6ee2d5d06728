import { AppError, type BoxStep } from '@skep/domain';
import { audit } from '#audit-log/audit-log.ts';
import { hivesInBrief } from '#hive-core/store.ts';
import { checklistById } from '#inspections/checklists/store.ts';
import {
  attachAnswered,
  attachGeneral,
  deleteUnnamed,
  type PhotoChanges,
  requireOwnPhotos,
} from '#inspections/photos/attach-awaited.ts';
import { awaitPhotos } from '#inspections/photos/awaited.ts';
import { tickInspected } from '#inspections/tasks/inspection-tasks.ts';
import { mayDo, requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ChecklistId, HiveId, InspectionId } from '#platform/context/ids.ts';
import { createOrFind } from '#platform/database/client-id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { changesIn, type Edit } from '#platform/input/edits.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { requireAnswers } from './answers.ts';
import {
  type Checked,
  checked,
  type InspectionChanges,
  type InspectionInput,
  requireHiveIds,
} from './checking.ts';
import { updateColonySize } from './colony-size.ts';
import type { Inspection, InspectionVersion, ItemAnswer, NewInspection } from './inspection.ts';
import { replaceItems } from './item-store.ts';
import { readingsAfter, readingsOfMany } from './readings.ts';
import { type FullInspection, showInspection, withItems } from './service.ts';
import {
  earlierInspection,
  insertInspections,
  inspectionByClientId,
  inspectionForEdit,
  updateInspection,
} from './store.ts';

/**
 * Records an inspection of each hive that the person may edit. @returns the id of the last one.
 * @throws AppError invalid_input; not_found for a checklist that is not the person's, and when none of the hives is.
 */
export function recordInspection(
  context: SignedInContext,
  input: InspectionInput,
  clientId: string | undefined,
  boxes: BoxesOfInspection = {},
): Promise<InspectionId> {
  // One id of the client's cannot name several inspections.
  if (clientId !== undefined && input.hiveIds.length > 1) throw fieldProblem('clientId', 'invalid');
  return createOrFind(context, clientId, {
    find: async (inner, id) => (await inspectionByClientId(inner, inner.user.id, id))?.id,
    create: async (inner) => {
      const whatWasSeen = await checked(inner, input, undefined);
      const answers = [...whatWasSeen.answers, ...answersToCome(input.photos)];
      requireAnswers({ checklist: whatWasSeen.checklist, answers, hiveCount: input.hiveIds.length });
      const hives = await editableHives(inner, input.hiveIds);
      await requireSome(inner, hives, input.hiveIds);
      const last = await recordFor(inner, hives, whatWasSeen, clientId);
      if (last === undefined) throw new AppError('unexpected');
      await changeBoxes(inner, hives, whatWasSeen, boxes);
      return last;
    },
  });
}

/** What was done to the boxes of the hive meanwhile. Default: nothing. */
export interface BoxesOfInspection {
  boxSteps?: readonly BoxStep[] | undefined;
  /** Why supers are put on although honey has to wait. */
  withdrawalReason?: string | undefined;
}

async function changeBoxes(
  context: SignedInContext,
  hives: readonly { hiveId: HiveId }[],
  { fields: { inspectedAt: at, timeZone } }: Checked,
  { boxSteps: steps = [], withdrawalReason }: BoxesOfInspection,
): Promise<void> {
  if (steps.length === 0) return;
  for (const { hiveId } of hives) {
    const change = { hiveId, steps, at, timeZone, withdrawalReason: withdrawalReason ?? null };
    for (const go of context.domains.flatMap((domain) => domain.onBoxesChanged ?? []))
      await go(context, change);
  }
}

/** What photos will answer that have not arrived. */
const answersToCome = ({ awaited }: PhotoChanges): ItemAnswer[] =>
  awaited.flatMap(({ categoryId, clientId }) =>
    categoryId === undefined ? [] : [{ categoryId, value: clientId }],
  );

async function recordFor(
  context: SignedInContext,
  hives: readonly Pick<NewInspection, 'hiveId' | 'ownerId' | 'apiaryId'>[],
  { fields, answers: items, photos, wanted }: Checked,
  clientId: string | undefined,
): Promise<InspectionId | undefined> {
  const readings = await readingsOfMany(context, hives, fields.inspectedAt, wanted);
  const inspections = hives.map(
    (hive): NewInspection => ({ ...fields, ...hive, clientId, items, readings: readings.get(hive.hiveId) }),
  );
  const ids = await insertInspections(context, inspections, context.clock.now());
  const [inspectionId, hive] = [ids[0], hives[0]];
  // Photos belong to one hive: `checked` has refused them for several.
  if (inspectionId !== undefined && hive !== undefined) {
    const place = { ...hive, inspectionId };
    await attachAnswered(context, place, items);
    await attachGeneral(context, place, photos.photoIds);
    await awaitPhotos(context, place, photos.awaited);
  }
  await audit(
    context,
    'inspection_written',
    hives.map(({ hiveId }) => hiveId),
    ids,
  );
  const itemIds = items.map(({ categoryId }) => categoryId);
  for (const { hiveId } of hives) await updateColonySize(context, hiveId, itemIds);
  await tickInspected(
    context,
    hives.map(({ hiveId }) => hiveId),
  );
  return ids.at(-1);
}

export interface InspectionEdit extends Edit<InspectionVersion, InspectionChanges> {
  /** The inspection as GET sends it, for 412. */
  toWire: (inspection: FullInspection) => unknown;
  photos: PhotoChanges;
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
    await changePhotos(inner, held, edit.photos);
    return showInspection(inner, id);
  });
}

/** Photos of the inspection in general: each is said by itself, so that nobody's edit is another's conflict. */
async function changePhotos(
  context: SignedInContext,
  { id: inspectionId, ownerId, hiveId }: Inspection,
  { photoIds, gonePhotoIds: gone, awaited }: PhotoChanges,
): Promise<void> {
  await requireOwnPhotos(context, { answers: [], photoIds }, inspectionId);
  const place = { inspectionId, ownerId, hiveId };
  await attachGeneral(context, place, photoIds);
  await awaitPhotos(context, place, awaited);
  await deleteUnnamed(context, inspectionId, { before: [], after: [], gone });
}

async function writeChanges(
  context: SignedInContext,
  inspection: Inspection,
  { toWire, ...edit }: Omit<InspectionEdit, 'photos'>,
): Promise<void> {
  const held = await withItems(context, inspection);
  const changes = await changesIn(edit, {
    held: { ...inspection, items: held.items },
    earlier: (rev) => earlierInspection(context, inspection, rev),
    toWire: () => toWire(held),
  });
  if (changes === undefined) return;
  const changed = { ...unchanged(inspection), ...changes };
  const { fields, answers, wanted } = await checked(context, changed, held);
  const isTimeSaid = changes.inspectedLocal !== undefined || changes.timeZone !== undefined;
  // An hour that a clock shows twice would move it.
  const { inspectedAt } = isTimeSaid ? fields : inspection;
  const checklistId = 'checklistId' in changes ? fields.checklistId : inspection.checklistId;
  const { hiveId, apiaryId } = inspection;
  const readings = await readingsAfter(
    context,
    inspection.readings,
    { hiveId, apiaryId, at: inspectedAt },
    { ...wanted, isMoved: inspectedAt.getTime() !== inspection.inspectedAt.getTime() },
  );
  const at = context.clock.now();
  await updateInspection(context, inspection.id, { ...fields, inspectedAt, checklistId, readings }, at);
  await audit(context, 'inspection_edited', [inspection.hiveId], [inspection.id]);
  const changedIds = Object.keys(changes.answers ?? {});
  const items = [
    ...held.items.filter(({ categoryId }) => !changedIds.includes(String(categoryId))),
    ...answers,
  ];
  if (changedIds.length > 0) {
    await requireStill(context, checklistId, items, changedIds);
    await replaceItems(context, inspection.id, items);
    const { id: inspectionId, ownerId, hiveId } = inspection;
    await attachAnswered(context, { inspectionId, ownerId, hiveId }, answers);
    await deleteUnnamed(context, inspectionId, { before: held.items, after: items, gone: [] });
  }
  const itemIds = [...held.items, ...items].map(({ categoryId }) => categoryId);
  await updateColonySize(context, inspection.hiveId, itemIds);
}

/** A required answer cannot be removed; the form requests what was missing before. */
async function requireStill(
  context: SignedInContext,
  checklistId: ChecklistId | undefined,
  answers: readonly ItemAnswer[],
  among: readonly string[],
): Promise<void> {
  const found = checklistId === undefined ? undefined : await checklistById(context, checklistId);
  const checklist = found && mayDo('see', found) ? found : undefined;
  requireAnswers({ checklist, answers, hiveCount: 1, among });
}

const noPhotos: PhotoChanges = { photoIds: [], gonePhotoIds: [], awaited: [] };

/** The checklist is left out: one that was deleted since need not be named again. */
function unchanged(held: Inspection): InspectionInput {
  return { ...held, checklistId: undefined, hiveIds: [held.hiveId], photos: noPhotos };
}

/**
 * Changes an inspection. Of its hives, those that it did not belong to get one of their own, as by the old service.
 * @returns the id of the last one. @throws AppError invalid_input, not_found, not_allowed, changed_meanwhile
 */
export function editInspection(
  context: SignedInContext,
  id: InspectionId,
  { inputOf, ...edit }: Omit<InspectionEdit, 'photos'> & { inputOf: (held: Inspection) => InspectionInput },
): Promise<InspectionId> {
  return inTransaction(context, async (inner) => {
    const held = requireRight(inner, 'edit', await inspectionForEdit(inner, id));
    const input = inputOf(held);
    requireHiveIds(input);
    const hasHeld = input.hiveIds.includes(held.hiveId);
    const otherIds = input.hiveIds.filter((hiveId) => hiveId !== held.hiveId);
    const others = await editableHives(inner, otherIds);
    if (!hasHeld) await requireSome(inner, others, otherIds);
    const ofOthers =
      others.length === 0 ? undefined : await checked(inner, input, await withItems(inner, held));
    if (hasHeld) {
      await writeChanges(inner, held, edit);
      await changePhotos(inner, held, input.photos);
    }
    return (ofOthers && (await recordFor(inner, others, ofOthers, undefined))) ?? id;
  });
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
