import { Readable } from 'node:stream';
import { AppError } from '@skep/domain';
import type { SignedInContext } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { noRoomLeft, roomWithoutArchive } from '#platform/storage-account/storage-account.ts';
import type { Restore } from './imported-kinds.ts';
import { deleteRestore, insertRestore, restoreOf, updateRestore } from './store.ts';

/** What one archive may weigh: ten years of many devices, packed, have a tenth of it. */
export const archiveBytesMax = 2_000_000_000;

export async function ownRestore(context: SignedInContext): Promise<Restore | undefined> {
  return restoreOf(context, context.user.id);
}

/**
 * Keeps an archive and has it counted; one that lay there before goes.
 * @throws AppError in_progress while another one is being brought back, request_too_large, invalid_input for one that the
 *   person has no room for
 */
export async function takeArchive(context: SignedInContext, content: Readable): Promise<Restore> {
  const held = await restoreOf(context, context.user.id);
  if (held?.state === 'writing') throw new AppError('in_progress');
  const { clock, random } = context;
  // The name contains its time: a file without a row is as old as that.
  const fileName = `${clock.now().getTime().toString(36)}-${random.token(24)}.zip`;
  const takesRoom = await roomWithoutArchive(context, context.user.id);
  const requireRoom = (bytes: number) => {
    if (!takesRoom(bytes)) throw noRoomLeft(context);
  };
  try {
    const sizeBytes = await context.restores.write(fileName, Readable.from(bounded(content, requireRoom)));
    const made = await inTransaction(context, async (inner) => {
      const replaced = await deleteRestore(inner, inner.user.id);
      const restore = await insertRestore(inner, inner.user.id, { fileName, sizeBytes });
      if (restore === undefined) throw new AppError('in_progress');
      await inner.jobs.send('read-archive', { restoreId: restore.id });
      return { restore, replaced };
    });
    if (made.replaced !== undefined) await context.restores.remove(made.replaced);
    return made.restore;
  } catch (error) {
    // Its sender reads the answer once all of it was sent.
    content.resume();
    await context.restores.remove(fileName);
    throw error;
  }
}

/** An archive piece by piece, up to where it is too large. */
async function* bounded(content: Readable, requireRoom: (bytes: number) => void): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of content.iterator({ destroyOnReturn: false })) {
    bytes += piece.length;
    if (bytes > archiveBytesMax) throw new AppError('request_too_large');
    requireRoom(piece.length);
    yield piece;
  }
}

/** Brings back what was counted, or goes on with what broke off. @throws AppError not_found, in_progress */
export async function startRestore(context: SignedInContext): Promise<Restore> {
  return inTransaction(context, async (inner) => {
    const found = await restoreOf(inner, inner.user.id);
    if (found === undefined) throw new AppError('not_found');
    const isCounted = found.kinds.length > 0;
    // A second press gets the progress.
    const isStarted = await updateRestore(inner, found.id, ['counted', 'failed'], {
      state: isCounted ? 'writing' : 'reading',
      progressPercent: 0,
    });
    if (isStarted) await inner.jobs.send(isCounted ? 'bring-back' : 'read-archive', { restoreId: found.id });
    return (await restoreOf(inner, inner.user.id)) ?? found;
  });
}

/** Lays an archive aside. @throws AppError in_progress while it is being brought back */
export async function forgetRestore(context: SignedInContext): Promise<void> {
  const gone = await deleteRestore(context, context.user.id);
  if (gone !== undefined) await context.restores.remove(gone);
  else if ((await restoreOf(context, context.user.id)) !== undefined) throw new AppError('in_progress');
}
