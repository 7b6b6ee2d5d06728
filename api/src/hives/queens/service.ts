import { AppError, queenWhereabouts } from '@skep/domain';
import { object } from 'valibot';
import { audit } from '#audit-log/audit-log.ts';
import { hivesInBrief, lockHives, raiseRevisions } from '#hive-core/store.ts';
import { requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId, QueenId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { changesIn, type Edit } from '#platform/input/edits.ts';
import { readForm } from '#platform/input/forms.ts';
import { changedQueen } from './fields.ts';
import type { Queen, QueenChanges, QueenWhereabouts, RegisteredQueen } from './queen.ts';
import { beginTenure, dayOfChange, endTenure, endTenureIn, giveNewQueen } from './queen-tenure.ts';
import {
  deleteTenuresOf,
  presentTenure,
  reigns,
  reopenTenure,
  setWhereabouts,
} from './queen-tenure-store.ts';
import {
  earlierQueen,
  insertQueens,
  lockQueen,
  markQueenDeleted,
  queenById,
  queenSeen,
  queensOfHive,
  seenQueens,
  updateQueen,
} from './store.ts';

export async function ownQueens(context: SignedInContext): Promise<Queen[]> {
  return (await seenQueens(context)).map(({ queen }) => queen);
}

export async function showQueen(context: SignedInContext, id: QueenId): Promise<Queen> {
  return requireRight(context, 'see', await queenById(context, id)).queen;
}

/** Queens of a hive, the present one first. @throws AppError not_found */
export async function hiveQueens(context: SignedInContext, hiveId: HiveId): Promise<Queen[]> {
  const [hive] = await hivesInBrief(context, [hiveId]);
  const { access } = requireRight(context, 'see', hive);
  return (await queensOfHive(context, hiveId)).map((queen) => queenSeen(queen, access));
}

/** All queens of the person, each with the hives that she headed. */
export async function queenRegister(context: SignedInContext): Promise<RegisteredQueen[]> {
  const queens = await seenQueens(context);
  const all = await reigns(context, { queenIds: queens.map(({ queen }) => queen.id) });
  const byQueen = Map.groupBy(all, (tenure) => tenure.queen.id);
  return queens.map((seen) => ({ ...seen, reigns: byQueen.get(seen.queen.id) ?? [] }));
}

/**
 * Gives a hive a new queen; the one before her is replaced and stays known.
 * @param on day on which she came, YYYY-MM-DD; undefined: today
 */
export function createQueen(
  context: SignedInContext,
  hiveId: HiveId,
  changes: QueenChanges,
  on?: string,
): Promise<Queen> {
  return inTransaction(context, async (inner) => {
    await requireHive(inner, hiveId);
    const fields = await changedQueen(inner, undefined, changes);
    const step = on === undefined ? undefined : { on, eventId: undefined };
    const id = await giveNewQueen(inner, hiveId, fields, step);
    await raiseRevisions(inner, [hiveId]);
    await audit(inner, 'queen_edited', [hiveId]);
    return showQueen(inner, id);
  });
}

const whereaboutsForm = object(queenWhereabouts);

/**
 * Enters a queen who has headed no hive yet, such as one who was bought. Only the person sees her, until she heads one.
 * @throws AppError invalid_input, not_found
 */
export function createQueenWithoutHive(
  context: SignedInContext,
  changes: QueenChanges,
  sent: Pick<QueenWhereabouts, 'place' | 'purpose'>,
): Promise<Queen> {
  const { place, purpose } = readForm(whereaboutsForm, sent);
  return inTransaction(context, async (inner) => {
    const fields = await changedQueen(inner, undefined, changes);
    const [id] = await insertQueens(inner, [{ ...fields, hiveId: undefined }], inner.clock.now());
    if (id === undefined) throw new AppError('unexpected');
    await setWhereabouts(inner, id, { place, purpose });
    return showQueen(inner, id);
  });
}

export interface QueenEdit extends Edit<Queen, { fields: QueenChanges; hiveId: HiveId | undefined }> {
  /** The hive that she may move to: it is locked too. */
  namedHiveId: HiveId | undefined;
  /** The queen as GET sends her, for 412. */
  toWire: (queen: Queen) => unknown;
}

/** @throws AppError invalid_input, not_found, not_allowed, changed_meanwhile */
export function editQueen(context: SignedInContext, id: QueenId, edit: QueenEdit): Promise<Queen> {
  return inTransaction(context, async (inner) => {
    const { queen } = requireRight(inner, 'edit', await queenForEdit(inner, id, edit.namedHiveId));
    const changes = await changesIn(edit, {
      held: queen,
      earlier: (rev) => earlierQueen(inner, id, rev),
      toWire: () => edit.toWire(queen),
    });
    if (changes === undefined) return queen;
    const newHiveId = changes.hiveId === queen.hiveId ? undefined : changes.hiveId;
    if (newHiveId !== undefined) await requireHive(inner, newHiveId);
    await updateQueen(inner, id, await changedQueen(inner, queen, changes.fields));
    if (newHiveId !== undefined) await headFromNowOn(inner, id, newHiveId);
    const hiveIds = known(queen.hiveId, newHiveId);
    await raiseRevisions(inner, hiveIds);
    await audit(inner, 'queen_edited', hiveIds);
    return showQueen(inner, id);
  });
}

const known = (...ids: readonly (HiveId | undefined)[]) => ids.flatMap((id) => id ?? []);

/** A queen, locked with her hive and the one that she may move to. */
async function queenForEdit(context: SignedInContext, id: QueenId, newHiveId?: HiveId) {
  const found = await queenById(context, id);
  if (found === undefined) return undefined;
  await lockHives(context, known(found.queen.hiveId, newHiveId));
  await lockQueen(context, id);
  return queenById(context, id);
}

async function headFromNowOn(context: SignedInContext, id: QueenId, hiveId: HiveId): Promise<void> {
  const on = await dayOfChange(context, hiveId);
  await endTenure(context, id, { on, fate: 'kept' });
  await endTenureIn(context, hiveId, { on, fate: 'replaced' });
  await beginTenure(context, id, hiveId, { on, eventId: undefined });
}

/** She was entered by mistake: whom she replaced heads the hive again. */
export function deleteQueen(context: SignedInContext, id: QueenId): Promise<void> {
  return inTransaction(context, async (inner) => {
    const { queen } = requireRight(inner, 'manage', await queenForEdit(inner, id));
    const tenure = await presentTenure(inner, { queenId: id });
    await markQueenDeleted(inner, id, inner.clock.now());
    await deleteTenuresOf(inner, id);
    if (tenure !== undefined) await reopenTenure(inner, tenure.hiveId, tenure.since, ['replaced']);
    await raiseRevisions(inner, known(queen.hiveId));
    await audit(inner, 'queen_deleted', known(queen.hiveId));
  });
}

async function requireHive(context: SignedInContext, id: HiveId): Promise<void> {
  const [hive] = await hivesInBrief(context, [id]);
  requireRight(context, 'edit', hive);
}
