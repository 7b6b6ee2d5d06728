import { AppError, isTimeZone } from '@skep/domain';
import { apiaryInBrief } from '#hives/core/store.ts';
import { changedQueen, isSameQueen, saysSomething } from '#hives/queens/fields.ts';
import type { Queen, QueenChanges } from '#hives/queens/queen.ts';
import { giveNewQueen } from '#hives/queens/reigning.ts';
import { queenById, updateQueen } from '#hives/queens/store.ts';
import type { Hive } from '#hives/read/hive.ts';
import { hiveByClientId, hiveById, hiveForEdit, reread, seenHives } from '#hives/read/store.ts';
import { requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId, HiveId } from '#platform/context/ids.ts';
import { createOrFind } from '#platform/database/client-id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { requireRevision } from '#platform/input/revision.ts';
import { noteChanges } from './change-note.ts';
import type { HiveChanges } from './changes.ts';
import { changedHive } from './fields.ts';
import { insertLayers, replaceLayers } from './layer-store.ts';
import { areSameLayers } from './layers.ts';
import { placeHives } from './place-store.ts';
import { insertHives, markHivesDeleted, updateHive } from './store.ts';

/** All that the person sees, or those of them with these ids. */
export function listHives(context: SignedInContext, ids: readonly HiveId[] | undefined): Promise<Hive[]> {
  return seenHives(context, ids);
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
      const at = inner.clock.now();
      const [id] = await insertHives(inner, [{ ...fields, ownerId, apiaryId, clientId }], at);
      if (id === undefined) throw new AppError('unexpected');
      const layers = fields.layers.map((layer) => ({ ...layer, hiveId: id }));
      await insertLayers(inner, layers);
      await writeQueen(inner, { id, queen: undefined }, changes.queen);
      return showHive(inner, id);
    },
  });
}

export interface HiveEdit {
  changes: HiveChanges;
  /** Revision that the edit began from; undefined for old clients, who overwrite. */
  revision: number | undefined;
  /** Zone of the person, for the dated note of what was changed. */
  timeZone: string;
  /** The hive as GET sends it, for 412. */
  toWire: (hive: Hive) => unknown;
}

/** @throws AppError invalid_input, not_found, not_allowed, changed_meanwhile */
export function editHive(context: SignedInContext, id: HiveId, edit: HiveEdit): Promise<Hive> {
  return inTransaction(context, async (inner) => {
    const before = requireRight(inner, 'edit', await hiveForEdit(inner, id));
    await requireRevision(edit.revision, before.rev, () => edit.toWire(before));
    if (!isTimeZone(edit.timeZone)) throw fieldProblem('timeZone', 'unknown_choice');
    const apiary = await newApiary(inner, before, edit.changes.apiaryId);
    const fields = changedHive(before, edit.changes);
    const at = inner.clock.now();
    await updateHive(inner, id, { ...fields, apiaryId: apiary.apiaryId }, at);
    if (apiary.apiaryId !== before.apiaryId) {
      await placeHives(inner, [{ hiveId: id, apiaryId: apiary.apiaryId }], at);
    }
    const layers = areSameLayers(before.layers, fields.layers)
      ? before.layers
      : await replaceLayers(inner, id, fields.layers);
    const queen = await writeQueen(inner, before, edit.changes.queen);
    const after = { ...before, ...apiary, name: fields.name, layers, queen };
    await noteChanges(inner, [{ before, after }], edit.timeZone);
    return reread(inner, after);
  });
}

async function newApiary(context: SignedInContext, hive: Hive, wanted: ApiaryId | undefined) {
  const { apiaryId, apiaryName } = hive;
  if (wanted === undefined || wanted === apiaryId) return { apiaryId, apiaryName };
  requireRight(context, 'manage', hive);
  const { id, name } = await requireApiary(context, wanted);
  return { apiaryId: id, apiaryName: name };
}

/** A hive can only stand in an apiary that the person may change. */
async function requireApiary(context: SignedInContext, id: ApiaryId) {
  return requireRight(context, 'edit', await apiaryInBrief(context, id));
}

/** Changes the hive's queen, or gives it one as soon as something is said of her. @returns who heads it now. */
async function writeQueen(
  context: SignedInContext,
  { id, queen }: Pick<Hive, 'id' | 'queen'>,
  changes: QueenChanges | undefined,
): Promise<Queen | undefined> {
  if (changes === undefined || (queen === undefined && !saysSomething(changes))) return queen;
  const fields = await changedQueen(context, queen, changes, 'queen.');
  if (queen === undefined) {
    return (await queenById(context, await giveNewQueen(context, id, fields)))?.queen;
  }
  if (isSameQueen(queen, fields)) return queen;
  await updateQueen(context, queen.id, fields);
  return (await queenById(context, queen.id))?.queen;
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
  for (const go of context.domains.flatMap((domain) => domain.goWithHives ?? [])) await go(context, ids, at);
}
