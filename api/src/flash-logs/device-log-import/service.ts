import { AppError } from '@skep/domain';
import { isAdminInPerson, requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { FlashLogId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { blocksOfLog } from './block-store.ts';
import type { Block, FlashLog } from './flash-log.ts';
import { beginImport, beginUndo, importBlock, undoBlock } from './importing.ts';
import { textOfLog } from './log-content.ts';
import { placeLog } from './placing.ts';
import { deleteLog, logById, seenLogs, updateLog, wholeMetaData } from './store.ts';

/** @throws AppError admins_only where the operator leaves the logs to admins; people may still hand over logs of theirs */
function requireReader({ flashLogAdminOnly, user }: SignedInContext): void {
  if (flashLogAdminOnly && !isAdminInPerson(user)) throw new AppError('admins_only');
}

/** Logs that the person sees, the newest first. @throws AppError admins_only */
export async function listLogs(context: SignedInContext): Promise<FlashLog[]> {
  requireReader(context);
  return seenLogs(context);
}

/** @throws AppError admins_only, not_found */
export async function showLog(context: SignedInContext, id: FlashLogId): Promise<FlashLog> {
  requireReader(context);
  return requireRight(context, 'see', await logById(context, id));
}

/** A log as it was handed over. @throws AppError admins_only, not_found */
export async function logText(context: SignedInContext, id: FlashLogId): Promise<string> {
  return textOfLog(context, (await showLog(context, id)).id);
}

/** @throws AppError not_found, not_allowed */
async function managedLog(context: SignedInContext, id: FlashLogId): Promise<FlashLog> {
  return requireRight(context, 'manage', await showLog(context, id));
}

export async function showBlocks(
  context: SignedInContext,
  id: FlashLogId,
): Promise<{ log: FlashLog; blocks: Block[] }> {
  const log = await showLog(context, id);
  return { log, blocks: await blocksOfLog(context, id) };
}

/** @throws AppError not_found, also for a block that the log does not have. */
export async function showBlock(
  context: SignedInContext,
  id: FlashLogId,
  index: number,
): Promise<{ log: FlashLog; block: Block }> {
  const { log, blocks } = await showBlocks(context, id);
  const block = blocks.find((one) => one.block === index);
  if (block === undefined) throw new AppError('not_found');
  return { log, block };
}

/** Has the blocks looked for again. @param equalMin by how many equal quantities; undefined: by as many as before. */
export async function checkLog(
  context: SignedInContext,
  id: FlashLogId,
  equalMin: number | undefined,
): Promise<void> {
  const log = await managedLog(context, id);
  await inTransaction(context, async (inner) => {
    await updateLog(inner, id, {
      state: 'waiting',
      progress: 0,
      ...(equalMin === undefined ? {} : { equal_min: equalMin }),
    });
    await inner.jobs.send('place-flash-log', { flashLogId: log.id });
  });
}

export interface MatchOptions {
  /** As many quantities have to be equal, in as many pairs; undefined: as before. */
  equalMin?: number | undefined;
  matchesMin?: number | undefined;
  /** Also when they have been looked for already. */
  isForced: boolean;
}

/** The same for who waits for the answer, as old clients do: nothing is done that was done already. */
export async function checkedLog(
  context: SignedInContext,
  id: FlashLogId,
  options: MatchOptions,
): Promise<{ log: FlashLog; blocks: Block[] }> {
  const log = await showLog(context, id);
  const { equalMin = log.equalMin, matchesMin = log.matchesMin, isForced } = options;
  const isOther = equalMin !== log.equalMin || matchesMin !== log.matchesMin;
  if (log.state !== 'checked' || (log.access === 'owner' && (isOther || isForced))) {
    if (isOther && log.access === 'owner')
      await updateLog(context, id, { equal_min: equalMin, matches_min: matchesMin });
    await placeLog(context, { flashLogId: id });
  }
  const { log: checked, blocks } = await showBlocks(context, id);
  return { log: { ...checked, metaData: await wholeMetaData(context, id) }, blocks };
}

/** @throws AppError not_found, not_allowed, block_in_doubt, invalid_input */
export async function startImport(
  context: SignedInContext,
  id: FlashLogId,
  block: number,
  startsAt: Date | undefined,
): Promise<void> {
  if (startsAt && startsAt > context.clock.now()) throw fieldProblem('startsAt', 'date_in_future');
  await beginImport(context, await managedLog(context, id), block, startsAt);
}

/** @throws AppError not_found, not_allowed, nothing_was_imported */
export async function startUndo(context: SignedInContext, id: FlashLogId, block: number): Promise<void> {
  await beginUndo(context, await managedLog(context, id), block);
}

/**
 * Imports a block while its person waits. What another request or the job does of it counts as well.
 * @throws AppError as `startImport`, and data_not_stored when the store had all of it.
 */
export async function importNow(
  context: SignedInContext,
  id: FlashLogId,
  index: number,
): Promise<{ log: FlashLog; block: Block; storedCount: number; storedDays: number }> {
  const before = (await showBlock(context, id, index)).block;
  await startImport(context, id, index, undefined);
  await importBlock(context, { flashLogId: id, block: index });
  const { log, block } = await showBlock(context, id, index);
  const isNew = before.state !== 'imported';
  const storedCount = isNew ? block.importedCount : 0;
  if (storedCount === 0) throw new AppError('data_not_stored');
  return { log, block, storedCount, storedDays: block.importedDays };
}

/** The same for an undo. @throws AppError as `startUndo`, and data_not_deleted when nothing of it was left. */
export async function undoNow(
  context: SignedInContext,
  id: FlashLogId,
  index: number,
): Promise<{ log: FlashLog; deletedCount: number; deletedDays: number }> {
  const { log, block } = await showBlock(context, id, index);
  await startUndo(context, id, index);
  const deletedCount = await undoBlock(context, { flashLogId: id, block: index });
  if (deletedCount === 0) throw new AppError('data_not_deleted');
  return { log, deletedCount, deletedDays: block.importedDays };
}

/**
 * The log goes; what was imported from it stays, and can no longer be taken back.
 * @throws AppError data_not_deleted while one of its blocks is being imported or taken back.
 */
export async function removeLog(context: SignedInContext, id: FlashLogId): Promise<void> {
  const log = await managedLog(context, id);
  await inTransaction(context, async (inner) => {
    const blocks = await blocksOfLog(inner, log.id);
    if (blocks.some(({ state }) => state === 'importing' || state === 'undoing'))
      throw new AppError('data_not_deleted');
    await deleteLog(inner, log.id);
  });
}
