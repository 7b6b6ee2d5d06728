import { unseal } from '#account/second-factor/sealing.ts';
import { asOwner } from '#platform/context/as-person.ts';
import type { Context } from '#platform/context/context.ts';
import type { AccountMoveId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { archiveBytesMax, takeArchive } from '../service.ts';
import { archiveOf } from './archive.ts';
import { CallAgainLater, callsOf } from './calls.ts';
import { type AccountMove, MoveStopped } from './move.ts';
import { readAccount } from './read-account.ts';
import { countCall, moveById, updateMove } from './store.ts';
import { removeAnswers } from './stored-answers.ts';
import { takeMoveBack } from './undo-store.ts';

interface MoveJob {
  moveId: AccountMoveId;
}

/** Takes a move back; a job that was killed begins again. */
export async function undoMove(context: Context, { moveId }: MoveJob): Promise<void> {
  await inTransaction(context, async (inner) => {
    const move = await moveById(inner, moveId);
    if (move?.state !== 'undoing') return;
    await takeMoveBack(asOwner(inner, move.ownerId), move);
    await updateMove(inner, moveId, ['undoing'], { state: 'undone' });
  });
}

/** After this time a job makes room for others, and goes on after them. */
const sliceMs = 5 * 60 * 1000;

/**
 * Fetches an account from another server, and hands it to the account import. A job that was killed goes on where it
 * was, since every answer is stored.
 */
export async function fetchAccount(context: Context, { moveId }: MoveJob): Promise<void> {
  const move = await moveById(context, moveId);
  if (move?.sealedToken === undefined || move.state !== 'fetching') return;
  try {
    await fetchAll(context, move, await unseal(context, move.ownerId, move.sealedToken));
  } catch (error) {
    if (error instanceof CallAgainLater) {
      await context.jobs.send('fetch-account', { moveId }, { startAfterSeconds: error.seconds });
      return;
    }
    const fault = error instanceof MoveStopped ? error.fault : 'unexpected';
    context.log.warn({ err: error, moveId }, 'an account was not fetched');
    await updateMove(context, moveId, ['fetching'], { state: 'failed', fault });
    if (fault === 'unexpected') throw error;
  }
}

async function fetchAll(context: Context, move: AccountMove, token: string): Promise<void> {
  const endsAt = context.clock.now().getTime() + sliceMs;
  const calls = callsOf(context, {
    ...{ address: move.address, filePrefix: move.filePrefix, token },
    isSliceOver: () => context.clock.now().getTime() > endsAt,
    async onAnswer(bytes) {
      const stored = await countCall(context, move.id, bytes);
      if (stored === undefined) throw new Error(`Move ${move.id} was ended.`);
      if (stored > archiveBytesMax) throw new MoveStopped('too_much');
    },
  });
  let planned = 0;
  const plan = async (more: number) => {
    planned += more;
    await updateMove(context, move.id, ['fetching'], { callsPlanned: planned });
  };
  const read = await readAccount(context, move, calls, plan);
  const restore = await takeArchive(asOwner(context, move.ownerId), archiveOf(move, read));
  await updateMove(context, move.id, ['fetching'], {
    ...{ state: 'fetched', restoreId: restore.id, facts: read.reading.into.facts },
    ...{ sealedToken: undefined, fault: undefined },
  });
  await removeAnswers(context, move.filePrefix);
}
