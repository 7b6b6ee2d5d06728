import { purgedAfterDays } from '@skep/domain';
import { restoredTables } from '#exports/contents.ts';
import { originOf } from '#exports/origin.ts';
import type { Context } from '#platform/context/context.ts';
import type { RestoreId } from '#platform/context/ids.ts';
import { NotAnArchive, type OpenArchive, openArchive } from './archive.ts';
import { movedFlashLogs } from './flash-logs.ts';
import { bringBack } from './import-account.ts';
import type { Restore, RestoredKind } from './imported-kinds.ts';
import { endMovesUntouchedSince, movePrefixes } from './other-server/store.ts';
import { settleCame } from './row-store.ts';
import {
  allRestoreFiles,
  deleteRestoresUntouchedSince,
  failRestoresUntouchedSince,
  restoreById,
  restoreForUpdate,
  updateRestore,
} from './store.ts';

interface Progress {
  restoreId: RestoreId;
}

/** Counts what an archive would bring. */
export async function readArchive(context: Context, { restoreId }: Progress): Promise<void> {
  await working(context, restoreId, 'reading', async (restore, archive) => {
    const kinds = await run(context, restore, archive, false);
    await updateRestore(context, restoreId, ['reading'], { state: 'counted', kinds, progressPercent: 100 });
  });
}

/** Brings it back; what an interrupted try has done stays done. */
export async function writeArchive(context: Context, { restoreId }: Progress): Promise<void> {
  await working(context, restoreId, 'writing', async (restore, archive) => {
    const kinds = await run(context, restore, archive, true);
    await updateRestore(context, restoreId, ['writing'], { state: 'done', kinds, progressPercent: 100 });
    if (kinds.every(({ isDone }) => isDone)) await settleCame(context, restore.ownerId, restoreId);
    await context.restores.remove(restore.fileName);
  });
}

type Work = (restore: Restore, archive: OpenArchive) => Promise<void>;

async function working(context: Context, id: RestoreId, state: 'reading' | 'writing', work: Work) {
  const restore = await restoreById(context, id);
  // One that failed goes on from where it was.
  if (restore === undefined || !(await updateRestore(context, id, [state, 'failed'], { state }))) return;
  let archive: OpenArchive | undefined;
  try {
    const file = await context.restores.read(restore.fileName);
    if (file === undefined) throw new NotAnArchive('It is gone.');
    archive = await openArchive(
      context,
      file,
      new Set([...restoredTables(context).map(({ name }) => name), 'measurements', movedFlashLogs.name]),
    );
    await work(restore, archive);
  } catch (error) {
    const isRefused = error instanceof NotAnArchive;
    context.log.warn({ err: error, restoreId: id }, 'an archive was not brought back');
    await updateRestore(context, id, [state], { state: isRefused ? 'refused' : 'failed' });
    if (!isRefused) throw error;
  } finally {
    await archive?.close();
  }
}

async function run(context: Context, restore: Restore, archive: OpenArchive, isWriting: boolean) {
  const { id: restoreId, ownerId } = restore;
  return bringBack(context, {
    archive,
    ownerId,
    restoreId,
    isOwn: archive.origin === (await originOf(context, ownerId)),
    isWriting,
    done: isWriting ? restore.kinds : [],
    tables: restoredTables(context),
    async claim(inner, name) {
      const held = await restoreForUpdate(inner, restoreId);
      if (held?.kinds.some((kind) => kind.name === name && kind.isDone) !== false)
        throw new Error(`Restore ${restoreId} is not ours any more.`);
    },
    async onKind(inner, kinds: readonly RestoredKind[], done, total) {
      const progressPercent = Math.floor((done / total) * 100);
      const state = isWriting ? 'writing' : 'reading';
      // The count is reported when all of it is counted.
      const change = { state, progressPercent, ...(isWriting ? { kinds } : {}) } as const;
      if (!(await updateRestore(inner, restoreId, [state], change)))
        throw new Error(`Restore ${restoreId} is not wanted any more.`);
    },
  });
}

const hourMs = 60 * 60 * 1000;

/** Ends what hangs, and lays aside what nobody comes back for. */
export async function cleanUpRestores(context: Context): Promise<void> {
  const now = context.clock.now().getTime();
  await failRestoresUntouchedSince(context, new Date(now - 6 * hourMs));
  await deleteRestoresUntouchedSince(context, new Date(now - 7 * 24 * hourMs));
  await endMovesUntouchedSince(context, {
    failed: new Date(now - 6 * hourMs),
    forgotten: new Date(now - 7 * 24 * hourMs),
    over: new Date(now - purgedAfterDays * 24 * hourMs),
  });
  const names = await context.restores.names();
  const old = names.filter((name) => now - Number.parseInt(name.split('-')[0] ?? '', 36) > 24 * hourMs);
  if (old.length === 0) return;
  const wanted = await allRestoreFiles(context);
  const prefixes = await movePrefixes(context);
  const isWanted = (name: string) =>
    wanted.has(name) || prefixes.some((prefix) => name.startsWith(`${prefix}-`));
  for (const name of old) if (!isWanted(name)) await context.restores.remove(name);
}
