import type { Sheet } from '@skep/sheets';
import { aPicture } from '#platform/pictures/test-pictures.ts';
import type { TestUser } from '#testing/builders.ts';
import { sendForm } from '#testing/forms.ts';
import type { TestApi } from '#testing/test-api.ts';
import { ownEngine } from './own-engine.ts';

/** Begins one. @returns its id */
export async function aReading(api: TestApi, as: TestUser, body: object = {}): Promise<number> {
  const { status, body: begun, text } = await api.request('POST', '/api/v1/sheet-readings', { as, body });
  if (status !== 200) throw new Error(`Answer ${status}: ${text}`);
  return Number(begun.id);
}

/** Sends photos, and has them read. @returns the reading as GET sends it */
export async function read(api: TestApi, as: TestUser, id: number, photos: readonly Buffer[]) {
  for (const file of photos) {
    const { status, text } = await sendPage(api, as, id, file);
    if (status !== 201) throw new Error(`Answer ${status}: ${text}`);
  }
  await api.runJobs();
  return shownReading(api, as, id);
}

export function sendPage(
  api: TestApi,
  as: TestUser,
  id: number,
  file: Buffer,
  fields: Record<string, string> = {},
) {
  return sendForm(api, `/api/sheet-readings/${id}/pages`, as, { file, fields });
}

export async function shownReading(api: TestApi, as: TestUser, id: number) {
  return (await api.request('GET', `/api/v1/sheet-readings/${id}`, { as })).body;
}

/** A photo of no sheet, in a reading of its own, which waits to be read. */
export async function aReadPage(api: TestApi, as: TestUser) {
  const readingId = await aReading(api, as);
  const { body } = await sendPage(api, as, readingId, await aPicture());
  const { pages } = await shownReading(api, as, readingId);
  const { pathname, search } = new URL(pages[0].thumbUrl);
  return { readingId, pageId: body.id as number, thumbPath: `${pathname}${search}` };
}

/** Reads a page of this sheet as a job does, without its house. */
export async function readPageAsServed(photo: Buffer, sheet: Sheet): Promise<void> {
  const outcome = await ownEngine({ now: () => new Date() })(photo, async () => sheet, undefined);
  if (outcome.kind === 'failed') throw new Error(`The page is not read: ${outcome.fault}.`);
}
