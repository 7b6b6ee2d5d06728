import { AppError } from '@skep/domain';
import { requireOwn } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ExportId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { workbookType } from '#platform/exporting/workbook.ts';
import type { StoredFile } from '#platform/files/file-store.ts';
import { type ExportOptions, everything } from './contents.ts';
import { endOf, isOver } from './expiry.ts';
import { deleteEndedExport, type Export, exportById, exportOf, insertExport } from './store.ts';

/** The person's export, unless there is none or its time is over. */
export async function ownExport(context: SignedInContext): Promise<Export | undefined> {
  const found = await exportOf(context, context.user.id);
  return found === undefined || isOver(found, context.clock.now()) ? undefined : found;
}

/**
 * Begins to gather everything of the person's; an earlier export goes. While one is under way there is no second:
 * that one is returned.
 */
export async function beginExport(
  context: SignedInContext,
  options: ExportOptions = everything,
): Promise<Export> {
  const { id: ownerId } = context.user;
  const { begun, replaced } = await inTransaction(context, async (inner) => {
    const replaced = await deleteEndedExport(inner, ownerId);
    const fileName = `${inner.random.token(32)}.${options.format}`;
    const made = await insertExport(inner, { ownerId, fileName, options, at: inner.clock.now() });
    if (made !== undefined) await inner.jobs.send('write-export', { exportId: made.id });
    return { begun: made ?? (await exportOf(inner, ownerId)), replaced };
  });
  if (replaced !== undefined) await context.files.remove(replaced);
  // It was there a moment ago: a clean-up took it between the two.
  if (begun === undefined) throw new AppError('in_progress');
  return begun;
}

export const typeOfExport = { zip: 'application/zip', xlsx: workbookType } as const;

export interface ExportFile extends StoredFile {
  /** What the browser calls it. */
  name: string;
  /** MIME. */
  type: string;
}

/** @throws AppError not_found, alike for what is not ready, what is over and what is another's. */
export async function exportFile(context: SignedInContext, id: ExportId): Promise<ExportFile> {
  const found = requireOwn(context, await exportById(context, id));
  if (endOf(found) === undefined || isOver(found, context.clock.now())) throw new AppError('not_found');
  const file = await context.files.read(found.fileName);
  if (file === undefined) throw new AppError('not_found');
  return {
    ...file,
    name: nameOfExport(found),
    type: typeOfExport[found.options.format],
  };
}

/** What its person calls the file. */
export function nameOfExport({ begunAt, options }: Export): string {
  return `skep-${begunAt.toISOString().slice(0, 10)}.${options.format}`;
}
