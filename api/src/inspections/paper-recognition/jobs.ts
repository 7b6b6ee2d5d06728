import type { PageFault } from '@skep/domain';
import type { Context } from '#platform/context/context.ts';
import type { ReadPageId } from '#platform/context/ids.ts';
import { type Job, queues } from '#platform/jobs/job.ts';
import { readPicture } from '#platform/pictures/picture.ts';
import { keepPicture, storedPicture } from '#platform/pictures/stored-pictures.ts';
import type { EngineOutcome, ReadPhoto } from './engine.ts';
import { photoReader } from './read-photo.ts';
import type { ReadPage } from './reading.ts';
import { pageOptions, pictureDomain } from './service.ts';
import { forsakenPages, pageById, readingById, settlePage, touchPage } from './store.ts';

declare module '#platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    'read-page': { pageId: ReadPageId };
    'resume-reading': NoData;
  }
}

/** Reads a page that waits; one that was read meanwhile, or is gone, is left. */
export async function readWaitingPage(
  context: Context,
  { pageId }: { pageId: ReadPageId },
  read?: ReadPhoto,
): Promise<void> {
  const page = await pageById(context, pageId);
  const reading = page && (await readingById(context, page.readingId));
  if (reading === undefined || page?.outcome.kind !== 'waiting') return;
  try {
    const readPhoto = photoReader(context, { ...reading, ...(read && { read }) });
    await readPage(context, page, (photo) => readPhoto(photo, placedOf(page)));
  } catch (error) {
    // One photo that nobody has thought of keeps no queue from the next.
    context.log.error({ err: error, pageId }, 'a page of a sheet could not be read');
    await settlePage(context, pageId, failed('not_read'), undefined);
  }
}

const placedOf = ({ outcome }: ReadPage) => (outcome.kind === 'waiting' ? outcome.placed : undefined);

const failed = (fault: PageFault) => ({ kind: 'failed' as const, fault, unseenCorners: [] });

async function readPage(
  context: Context,
  page: ReadPage,
  read: (photo: Buffer) => Promise<EngineOutcome>,
): Promise<void> {
  const photo = await storedPicture(context, page.photo, 'whole');
  if (photo === undefined) return settlePage(context, page.id, failed('not_read'), undefined);
  const outcome = await read(Buffer.concat(await photo.content.toArray()));
  const drawn = outcome.straight && (await readPicture(outcome.straight, pageOptions));
  const key = drawn && (await keepPicture(context, pictureDomain, drawn));
  const straight =
    drawn && key
      ? { key, extension: drawn.extension, sizeBytes: drawn.whole.length + drawn.thumb.length }
      : undefined;
  await settlePage(context, page.id, outcome, straight);
}

/** Many times longer than a page takes. */
const silenceMs = 60_000;

/** Goes on with what a process has left that has ended. */
async function resumeReading(context: Context): Promise<void> {
  const since = new Date(context.clock.now().getTime() - silenceMs);
  for (const pageId of await forsakenPages(context, since)) {
    await touchPage(context, pageId);
    await context.jobs.send('read-page', { pageId });
  }
}

export const readingJobs: readonly Job[] = [
  {
    name: 'read-page',
    run: readWaitingPage,
    queue: { ...queues.awaited, retryLimit: 3, retryDelay: 5, expireInSeconds: 120 },
  },
  {
    name: 'resume-reading',
    run: resumeReading,
    queue: queues.eachMinute,
    schedule: '* * * * *',
    isDoneAtStart: true,
  },
];
