import { AppError } from '@skep/domain';
import { requireRight } from '../access.ts';
import type { SignedInContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { hiveOwners, raiseRevision } from '../hives/store.ts';
import type { HiveId, QueenId } from '../ids.ts';
import { changedQueen } from './fields.ts';
import type { Queen, QueenChanges } from './queen.ts';
import {
  insertQueens,
  markQueenDeleted,
  queenById,
  queensOfHive,
  queensOfOwner,
  updateQueen,
} from './store.ts';

export function ownQueens(context: SignedInContext): Promise<Queen[]> {
  return queensOfOwner(context, context.user.id);
}

export async function showQueen(context: SignedInContext, id: QueenId): Promise<Queen> {
  return requireRight(context, 'see', await queenById(context, id)).queen;
}

/** Queens of a hive, the present one first. @throws AppError not_found */
export async function hiveQueens(context: SignedInContext, hiveId: HiveId): Promise<Queen[]> {
  const [hive] = await hiveOwners(context, [hiveId]);
  requireRight(context, 'see', hive);
  return queensOfHive(context, hiveId);
}

/** Gives a hive a new queen; the one before her stays known, and the hive shows the newest. */
export function createQueen(context: SignedInContext, hiveId: HiveId, changes: QueenChanges): Promise<Queen> {
  return inTransaction(context, async (inner) => {
    await requireHive(inner, hiveId);
    const queen = { ...changedQueen(inner, undefined, changes), hiveId };
    const [id] = await insertQueens(inner, [queen], inner.clock.now());
    if (id === undefined) throw new AppError('unexpected');
    await raiseRevision(inner, hiveId, inner.clock.now());
    return showQueen(inner, id);
  });
}

/** @param hiveId the hive that she moves to; undefined: she stays. */
export function editQueen(
  context: SignedInContext,
  id: QueenId,
  changes: QueenChanges,
  hiveId: HiveId | undefined,
): Promise<Queen> {
  return inTransaction(context, async (inner) => {
    const { queen } = requireRight(inner, 'edit', await queenById(inner, id));
    const newHiveId = hiveId ?? queen.hiveId;
    await requireHive(inner, newHiveId);
    await updateQueen(inner, id, newHiveId, changedQueen(inner, queen, changes));
    for (const changedId of new Set([queen.hiveId, newHiveId])) {
      await raiseRevision(inner, changedId, inner.clock.now());
    }
    return showQueen(inner, id);
  });
}

export function deleteQueen(context: SignedInContext, id: QueenId): Promise<void> {
  return inTransaction(context, async (inner) => {
    const { queen } = requireRight(inner, 'delete', await queenById(inner, id));
    await markQueenDeleted(inner, id, inner.clock.now());
    await raiseRevision(inner, queen.hiveId, inner.clock.now());
  });
}

async function requireHive(context: SignedInContext, id: HiveId): Promise<void> {
  const [hive] = await hiveOwners(context, [id]);
  requireRight(context, 'edit', hive);
}
