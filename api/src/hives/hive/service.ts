import {
  AppError,
  type BoxStep,
  doneToBoxes,
  isTimeZone,
  superReason,
  supersPutOn,
  wireTimeOf,
} from '@skep/domain';
import { audit } from '#audit-log/audit-log.ts';
import { requireRoomForHives } from '#hive-core/room-store.ts';
import { apiaryInBrief } from '#hive-core/store.ts';
import { changedQueen, isSameQueen, saysSomething } from '#hives/queens/fields.ts';
import type { Queen, QueenChanges } from '#hives/queens/queen.ts';
import { giveNewQueen } from '#hives/queens/queen-tenure.ts';
import { earlierQueen, queenById, updateQueen } from '#hives/queens/store.ts';
import type { Hive } from '#hives/queries/hive.ts';
import {
  earlierHive,
  hiveByClientId,
  hiveById,
  hiveForEdit,
  reread,
  seenHives,
} from '#hives/queries/store.ts';
import { requireChecklist as requireSeenChecklist } from '#inspections/checklists/service.ts';
import { requireRight } from '#platform/access/access.ts';
import type { BoxesChanged, SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId, ChecklistId, HiveId, QueenId } from '#platform/context/ids.ts';
import { createOrFind } from '#platform/database/client-id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { changesIn, type Edit } from '#platform/input/edits.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import { noteChanges } from './change-note.ts';
import type { HiveChanges } from './changes.ts';
import { changedHive } from './fields.ts';
import { insertLayers, replaceLayers } from './layer-store.ts';
import { areSameLayers, editedLayers, layersAfterSteps } from './layers.ts';
import { placeHives } from './place-store.ts';
import { insertHives, markHivesDeleted, updateHive } from './store.ts';

/** All that the person sees, or those of them with these ids. */
export function listHives(
  context: SignedInContext,
  which: { ids: readonly HiveId[] | undefined; isOwn: boolean },
): Promise<Hive[]> {
  return seenHives(context, which);
}

export async function showHive(context: SignedInContext, id: HiveId): Promise<Hive> {
  return requireRight(context, 'see', await hiveById(context, id));
}

/** @throws AppError invalid_input; not_found for an apiary that is not the person's. */
export function createHive(
  context: SignedInContext,
  changes: HiveChanges & { apiaryId: ApiaryId },
  clientId: string | undefined,
): Promise<Hive> {
  return createOrFind(context, clientId, {
    find: (inner, id) => hiveByClientId(inner, inner.user.id, id),
    create: async (inner) => {
      const { ownerId, id: apiaryId } = await requireApiary(inner, changes.apiaryId);
      const fields = changedHive(undefined, changes);
      await requireChecklist(inner, fields.checklistId, undefined);
      await requireRoomForHives(inner, { ownerId, apiaryId, count: 1, path: 'apiaryId' });
      const at = inner.clock.now();
      const [id] = await insertHives(inner, [{ ...fields, ownerId, apiaryId, clientId }], at);
      if (id === undefined) throw new AppError('unexpected');
      const layers = fields.layers.map((layer) => ({ ...layer, hiveId: id }));
      await insertLayers(inner, layers);
      await giveQueen(inner, id, changes.queen);
      return showHive(inner, id);
    },
  });
}

/** A queen as she was sent back with her hive. */
interface SentQueen extends Edit<Queen, QueenChanges> {
  /** Undefined: whoever heads the hive. */
  id: QueenId | undefined;
  /** All that is said of her, for a hive that has none yet. */
  asNew: QueenChanges;
}

export interface HiveEdit extends Edit<Hive, HiveChanges> {
  /** Undefined: nothing is said of her. */
  queen: SentQueen | undefined;
  /** Zone of the person, for the dated note of what was changed. */
  timeZone: string;
  /** Why supers are put on although honey has to wait; null: nothing was typed, undefined: an app that cannot ask. */
  withdrawalReason: string | null | undefined;
  /** The hive as GET sends it, for 412. */
  toWire: (hive: Hive) => unknown;
  /** Done during an inspection at that time. Default: now, by an edit of the hive. */
  inspected?: { at: Date; steps: readonly BoxStep[] };
}

/** What was done to the boxes of a hive during an inspection. @throws AppError invalid_input, not_found, not_allowed */
export async function changeBoxes(
  context: SignedInContext,
  { hiveId, steps, at, timeZone, withdrawalReason }: BoxesChanged,
): Promise<void> {
  await editHive(context, hiveId, {
    revision: undefined,
    sentRevision: undefined,
    changes: (_base, { layers }) => ({
      changes:
        doneToBoxes(editedLayers(layers), steps).length === 0
          ? undefined
          : { layers: { kind: 'listed', layers: layersAfterSteps(layers, steps) } },
      hasConflict: false,
    }),
    queen: undefined,
    timeZone,
    withdrawalReason,
    toWire: (hive) => hive,
    inspected: { at, steps },
  });
}

/** @throws AppError invalid_input, not_found, not_allowed, changed_meanwhile */
export function editHive(context: SignedInContext, id: HiveId, edit: HiveEdit): Promise<Hive> {
  return inTransaction(context, async (inner) => {
    const before = requireRight(inner, 'edit', await hiveForEdit(inner, id));
    if (!isTimeZone(edit.timeZone)) throw fieldProblem('timeZone', 'unknown_choice');
    const changes = await changesIn(edit, {
      held: before,
      earlier: (rev) => earlierHive(inner, before, rev),
      toWire: () => edit.toWire(before),
    });
    const queen = await editedQueen(inner, before, edit);
    if (changes === undefined && queen === before.queen) return before;
    const apiary = await newApiary(inner, before, changes?.apiaryId);
    const fields = changedHive(before, changes ?? {});
    await requireChecklist(inner, fields.checklistId, before.checklistId);
    const at = inner.clock.now();
    const day = wireTimeOf(edit.inspected?.at ?? at, edit.timeZone).slice(0, 10);
    await reportSupers(inner, before, fields.layers, { day, withdrawalReason: edit.withdrawalReason });
    await updateHive(inner, id, { ...fields, apiaryId: apiary.apiaryId }, at);
    const isMoved = apiary.apiaryId !== before.apiaryId;
    if (isMoved) {
      await placeHives(inner, [{ hiveId: id, apiaryId: apiary.apiaryId }], at);
    }
    const layers = areSameLayers(before.layers, fields.layers)
      ? before.layers
      : await replaceLayers(inner, id, fields.layers);
    const after = { ...before, ...apiary, name: fields.name, layers, queen };
    await noteChanges(
      inner,
      [{ before, after, steps: edit.inspected?.steps }],
      edit.timeZone,
      edit.inspected?.at,
    );
    if (changes !== undefined) await audit(inner, isMoved ? 'hive_moved' : 'hive_edited', [id]);
    if (queen !== before.queen) await audit(inner, 'queen_edited', [id]);
    return reread(inner, after);
  });
}

/** Tells those who may ask for a reason that supers are put on a hive on that day. */
export async function reportSupers(
  context: SignedInContext,
  { id: hiveId, ownerId, layers }: Pick<Hive, 'id' | 'ownerId' | 'layers'>,
  after: Parameters<typeof supersPutOn>[1],
  { day, withdrawalReason: typed }: { day: string } & Pick<HiveEdit, 'withdrawalReason'>,
): Promise<void> {
  const { withdrawalReason } = readForm(superReason, { withdrawalReason: typed ?? undefined });
  const count = supersPutOn(layers, after);
  if (count === 0) return;
  const put = { hiveId, ownerId, count, day, withdrawalReason, canAskForReason: typed !== undefined };
  for (const go of context.domains.flatMap((domain) => domain.onSupersAdded ?? [])) await go(context, put);
}

async function newApiary(context: SignedInContext, hive: Hive, wanted: ApiaryId | undefined) {
  const { apiaryId, apiaryName } = hive;
  if (wanted === undefined || wanted === apiaryId) return { apiaryId, apiaryName };
  requireRight(context, 'manage', hive);
  const { id, name } = await requireApiary(context, wanted);
  await requireRoomForHives(context, { apiaryId: id, count: 1, path: 'apiaryId' });
  return { apiaryId: id, apiaryName: name };
}

/** A hive can only stand in an apiary that the person may change. */
async function requireApiary(context: SignedInContext, id: ApiaryId) {
  return requireRight(context, 'edit', await apiaryInBrief(context, id));
}

/** A checklist that the person is shown, or the one that the hive has already. */
async function requireChecklist(
  context: SignedInContext,
  wanted: ChecklistId | undefined,
  held: ChecklistId | undefined,
): Promise<void> {
  if (wanted === undefined || wanted === held) return;
  await requireSeenChecklist(context, wanted);
}

/** Gives the hive a queen as soon as something is said of her. */
async function giveQueen(
  context: SignedInContext,
  hiveId: HiveId,
  changes: QueenChanges | undefined,
): Promise<Queen | undefined> {
  if (changes === undefined || !saysSomething(changes)) return undefined;
  const fields = await changedQueen(context, undefined, changes, 'queen.');
  return (await queenById(context, await giveNewQueen(context, hiveId, fields)))?.queen;
}

/**
 * Changes the hive's queen, or gives it one. @returns who heads it now.
 * @throws AppError changed_meanwhile also when another heads it by now than who was changed.
 */
async function editedQueen(
  context: SignedInContext,
  hive: Hive,
  { queen: sent, toWire }: HiveEdit,
): Promise<Queen | undefined> {
  const { queen } = hive;
  if (sent === undefined) return queen;
  if (queen === undefined && sent.id === undefined) return giveQueen(context, hive.id, sent.asNew);
  const isPresent = queen !== undefined && (sent.id ?? queen.id) === queen.id;
  const meant = isPresent ? queen : await formerQueen(context, sent.id);
  const changes = await changesIn(sent, {
    held: meant,
    earlier: (rev) => earlierQueen(context, meant.id, rev),
    toWire: () => toWire(hive),
  });
  if (changes === undefined) return queen;
  if (!isPresent) throw new AppError('changed_meanwhile', { current: await toWire(hive) });
  const fields = await changedQueen(context, queen, changes, 'queen.');
  if (isSameQueen(queen, fields)) return queen;
  await updateQueen(context, queen.id, fields);
  return (await queenById(context, queen.id))?.queen;
}

async function formerQueen(context: SignedInContext, id: QueenId | undefined): Promise<Queen> {
  const found = id === undefined ? undefined : await queenById(context, id);
  return requireRight(context, 'see', found).queen;
}

/** The hive goes with its queen and its inspections; its tags become free, its devices stand nowhere. */
export function deleteHive(context: SignedInContext, id: HiveId): Promise<void> {
  return inTransaction(context, async (inner) => {
    requireRight(inner, 'manage', await hiveForEdit(inner, id));
    await markHivesAndContentsDeleted(inner, [id]);
  });
}

/** Deletes hives with what belongs to them, without asking who may. */
export async function markHivesAndContentsDeleted(
  context: SignedInContext,
  ids: readonly HiveId[],
): Promise<void> {
  const at = context.clock.now();
  await markHivesDeleted(context, ids, at);
  for (const go of context.domains.flatMap((domain) => domain.onHivesDeleted ?? []))
    await go(context, ids, at);
}
