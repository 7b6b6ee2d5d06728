import type { ImportFault } from '@skep/domain';
import { retentionDays } from '@skep/domain';
import type { Context } from '#platform/context/context.ts';
import type { ImportId } from '#platform/context/ids.ts';
import { daysAgo } from '#platform/jobs/clean-up.ts';
import { type Job, queues } from '#platform/jobs/job.ts';
import { countImport, TooManyNames } from './counting.ts';
import { storeImport, takeImportBack } from './importing.ts';
import { RowTooLong } from './records.ts';
import {
  deleteUnfinished,
  forsakenImports,
  importById,
  touchImport,
  updateImport,
  wantedFiles,
} from './store.ts';

declare module '#platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    'work-on-import': { importId: ImportId };
    'resume-imports': NoData;
  }
}

/** Counts, stores or takes back, whichever the file waits for; begun again it goes on where it was. */
async function workOnImport(context: Context, { importId }: { importId: ImportId }): Promise<void> {
  const found = await importById(context, importId);
  try {
    if (found?.state === 'counting') await countImport(context, found);
    if (found?.state === 'importing') await storeImport(context, found);
    if (found?.state === 'undoing') await takeImportBack(context, found);
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined || found?.state !== 'counting') throw error;
    await updateImport(context, importId, { state: 'failed', fault }, context.clock.now());
  }
}

function faultOf(error: unknown): ImportFault | undefined {
  if (error instanceof RowTooLong) return 'row_too_long';
  return error instanceof TooManyNames ? 'too_many_names' : undefined;
}

/** Many times longer than a batch takes. */
const silenceMs = 60_000;

/** Goes on with what a process has left that has ended. */
export async function resumeImports(context: Context): Promise<void> {
  const now = context.clock.now();
  for (const importId of await forsakenImports(context, new Date(now.getTime() - silenceMs))) {
    await touchImport(context, importId, now);
    await context.jobs.send('work-on-import', { importId });
  }
}

export async function cleanUpImports(context: Context): Promise<void> {
  const since = daysAgo(context, retentionDays.files);
  await deleteUnfinished(context, since);
  // In this order: a file that is being sent has no row yet, so what is as new as this look stays.
  const names = await context.imports.names();
  const wanted = await wantedFiles(context, since);
  for (const name of names)
    if (!wanted.has(name) && !isNew(name, context)) await context.imports.remove(name);
}

const dayMs = 24 * 60 * 60_000;

/** Its name says when it was begun: see upload.ts. */
function isNew(name: string, { clock }: Context): boolean {
  const begun = Number(/^(\d+)-/.exec(name)?.[1] ?? 0);
  return clock.now().getTime() - begun < dayMs;
}

export const importJobs: readonly Job[] = [
  {
    name: 'work-on-import',
    run: workOnImport,
    queue: { ...queues.awaited, retryLimit: 5, retryDelay: 30, expireInSeconds: 60 * 60 },
  },
  {
    name: 'resume-imports',
    run: resumeImports,
    queue: queues.eachMinute,
    schedule: '* * * * *',
    isDoneAtStart: true,
  },
];
