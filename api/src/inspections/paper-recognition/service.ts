import { AppError, readingLimits } from '@skep/domain';
import { steadyTicket } from '#account/core/tickets.ts';
import { addPhoto } from '#inspections/photos/service.ts';
import { contentOfPrint, type Print, printById, printOnPaper } from '#inspections/printed-forms/store.ts';
import { requireOwn } from '#platform/access/access.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { HiveId, PhotoId, PrintId, ReadingId, ReadPageId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { StoredFile } from '#platform/files/file-store.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { daysAgo } from '#platform/jobs/clean-up.ts';
import { readPicture } from '#platform/pictures/picture.ts';
import {
  forgetOthers,
  forgetPictures,
  keepPicture,
  storedPicture,
} from '#platform/pictures/stored-pictures.ts';
import { requireStorage } from '#platform/storage-account/storage-account.ts';
import type { FieldCount, Reading, ReadingChoices, ReadPage } from './reading.ts';
import { type KnownPrint, type KnownPrints, type SheetRead, sheetsOf } from './sheets-read.ts';
import {
  addFieldCounts,
  allReadingKeys,
  changeReading,
  deletePages,
  deleteReading,
  deleteReadingsFromBefore,
  fieldCountsSince,
  insertPage,
  insertReading,
  lockReading,
  ownReadings,
  pageByClientId,
  pageById,
  pagesOf,
  placePage,
  readingById,
  touchReading,
} from './store.ts';

/** The stored pictures of these. */
export const pictureDomain = 'reading';

/** Larger than a photo that is looked at: a digit has to be read in it. */
export const pageOptions = { sidePx: readingLimits.sidePx };

export interface ShownReading {
  reading: Reading;
  /** Undefined where none is chosen, or it is gone. */
  chosen: Print | undefined;
  prints: KnownPrints;
  pages: ReadPage[];
  sheets: SheetRead[];
}

/** @throws AppError invalid_input */
export function beginReading(context: SignedInContext, choices: ReadingChoices): Promise<ShownReading> {
  return inTransaction(context, async (inner) => {
    await requirePrint(inner, choices.printId);
    if ((await ownReadings(inner)).length >= readingLimits.openMax)
      throw fieldProblem('printId', 'too_many', { max: readingLimits.openMax });
    return showReading(inner, await insertReading(inner, choices));
  });
}

/** Of which print pages are to be, and in which language what is read from now on is written. @throws AppError not_found, invalid_input */
export async function chooseForReading(
  context: SignedInContext,
  id: ReadingId,
  choices: ReadingChoices,
): Promise<ShownReading> {
  requireOwn(context, await readingById(context, id));
  await requirePrint(context, choices.printId);
  await changeReading(context, id, choices);
  return showReading(context, id);
}

async function requirePrint(context: SignedInContext, printId: PrintId | undefined): Promise<void> {
  if (printId !== undefined && (await printById(context, printId)) === undefined)
    throw fieldProblem('printId', 'unknown_choice');
}

/** What a person has begun and not ended, the newest first. */
export async function listReadings(context: SignedInContext): Promise<ShownReading[]> {
  const readings = await ownReadings(context);
  const pages = await pagesOf(
    context,
    readings.map(({ id }) => id),
  );
  const prints = await knownPrints(context, readings, pages);
  return readings.map((reading) =>
    shown(
      reading,
      pages.filter(({ readingId }) => readingId === reading.id),
      prints,
    ),
  );
}

/** @throws AppError not_found, alike for another's */
export async function showReading(context: SignedInContext, id: ReadingId): Promise<ShownReading> {
  const reading = requireOwn(context, await readingById(context, id));
  const pages = await pagesOf(context, [id]);
  return shown(reading, pages, await knownPrints(context, [reading], pages));
}

function shown(reading: Reading, pages: ReadPage[], prints: KnownPrints): ShownReading {
  const chosen = reading.printId === undefined ? undefined : prints.get(reading.printId)?.print;
  return { reading, chosen, prints, pages, sheets: sheetsOf(pages, prints, chosen) };
}

/** Those chosen by their ids, and those of pages also by the code on the paper. */
async function knownPrints(
  context: SignedInContext,
  readings: readonly Reading[],
  pages: readonly ReadPage[],
): Promise<KnownPrints> {
  const prints = new Map<number, KnownPrint>();
  async function know(printIds: number, id: PrintId | undefined): Promise<void> {
    const print = id && (await printById(context, id));
    const content = print && (await contentOfPrint(context, print.id));
    if (print) prints.set(printIds, { print, sheet: content?.kind === 'sheet' ? content.sheet : undefined });
  }
  const printIds = pages.flatMap(({ outcome }) => (outcome.kind === 'read' ? [outcome.code.printId] : []));
  for (const { printId } of readings) if (printId !== undefined) await know(printId, printId);
  for (const printId of new Set(printIds))
    await know(printId, await printOnPaper(context, context.user.id, printId));
  return prints;
}

/**
 * Keeps a photo of a page, to be read by a job. The same client id again finds the first one.
 * @throws AppError not_found, invalid_input
 */
export async function addPage(
  context: SignedInContext,
  id: ReadingId,
  { content, clientId }: { content: Buffer | undefined; clientId: string | undefined },
): Promise<ReadPageId> {
  requireOwn(context, await readingById(context, id));
  if (content === undefined) throw fieldProblem('file', 'required');
  const picture = await readPicture(content, pageOptions);
  const sizeBytes = picture.whole.length + picture.thumb.length;
  await requireStorage(context, sizeBytes);
  // The file goes first: one without a row is found and deleted later.
  const key = await keepPicture(context, pictureDomain, picture);
  return inTransaction(context, async (inner) => {
    requireOwn(inner, await lockReading(inner, id));
    const known = clientId && (await pageByClientId(inner, id, clientId));
    if (known) return known.id;
    if ((await pagesOf(inner, [id])).length >= readingLimits.pagesMax)
      throw fieldProblem('file', 'too_many', { max: readingLimits.pagesMax });
    const photo = { key, extension: picture.extension };
    const pageId = await insertPage(inner, { readingId: id, clientId, photo, sizeBytes });
    await requireStorage(inner, 0);
    await touchReading(inner, id);
    await inner.jobs.send('read-page', { pageId });
    return pageId;
  });
}

/** Which page a photo shows whose code cannot be read. `hiveId` 0: a blank one, or one of many hives. */
export interface Placing {
  printId: PrintId;
  page: number;
  hiveId: HiveId | 0;
}

/** Has a photo read that could not be, as the page that its person says it is. @throws AppError not_found, invalid_input */
export async function placePageByHand(
  context: SignedInContext,
  pageId: ReadPageId,
  { printId, page, hiveId }: Placing,
): Promise<void> {
  const { outcome } = await ownPage(context, pageId);
  const print = await printById(context, printId);
  const content = print && (await contentOfPrint(context, printId));
  if (print === undefined || content?.kind !== 'sheet') throw fieldProblem('printId', 'unknown_choice');
  const pages = content.sheet.pages.length;
  if (page > pages) throw fieldProblem('page', 'too_large', { max: pages });
  // A finished reading needs no other place, and one in progress is checked when it is finished.
  if (outcome.kind !== 'failed') return;
  await inTransaction(context, async (inner) => {
    await placePage(inner, pageId, { printId: print.paperId, page, pages, hiveId });
    await inner.jobs.send('read-page', { pageId });
  });
}

/** @throws AppError not_found */
export async function removePage(context: SignedInContext, pageId: ReadPageId): Promise<void> {
  const page = await ownPage(context, pageId);
  await deletePages(context, page.readingId, [pageId]);
  await forgetPictures(context, [page.photo, ...(page.straight ? [page.straight] : [])]);
}

/** Throws away what was read. @throws AppError not_found */
export async function removeReading(context: SignedInContext, id: ReadingId): Promise<void> {
  requireOwn(context, await readingById(context, id));
  await deleteReading(context, id);
}

/** Which picture of a page is meant: as it was sent, small or whole, or as if it had been laid flat. */
export type PageView = 'thumb' | 'photo' | 'straight';

/** What an address of a page's pictures opens, and nothing else. */
export const pageSubject = (id: ReadPageId) => ['read-page', String(id)] as const;

/** Where a browser finds the pictures of a page; the same for an hour, so that it keeps what it has. */
export async function pageAddresses(context: SignedInContext, id: ReadPageId) {
  const query = new URLSearchParams(await steadyTicket(context, ...pageSubject(id)));
  return (view: PageView) => `${context.addresses.api}/read-pages/${id}/${view}?${query}`;
}

/** @throws AppError not_found */
export async function pagePicture(
  context: SignedInContext,
  id: ReadPageId,
  view: PageView,
): Promise<StoredFile & { extension: string }> {
  const page = await ownPage(context, id);
  const picture = view === 'straight' ? page.straight : page.photo;
  const file = picture && (await storedPicture(context, picture, view === 'thumb' ? 'thumb' : 'whole'));
  if (picture === undefined || file === undefined) throw new AppError('not_found');
  return { ...file, extension: picture.extension };
}

async function ownPage(context: SignedInContext, id: ReadPageId): Promise<ReadPage> {
  const page = await pageById(context, id);
  requireOwn(context, page && (await readingById(context, page.readingId)));
  if (page === undefined) throw new AppError('not_found');
  return page;
}

/** Keeps pages as photos, for the inspection that they are saved with. @throws AppError not_found, invalid_input */
export async function keepPagesAsPhotos(
  context: SignedInContext,
  id: ReadingId,
  pageIds: readonly ReadPageId[],
): Promise<PhotoId[]> {
  const { pages } = await showReading(context, id);
  const photoIds: PhotoId[] = [];
  for (const pageId of pageIds) {
    const page = pages.find((one) => one.id === pageId);
    const file = page && (await storedPicture(context, page.photo, 'whole'));
    if (file === undefined) throw fieldProblem('pageIds', 'unknown_choice');
    const content = Buffer.concat(await file.content.toArray());
    const nothingSaid = { inspectionId: undefined, hiveId: undefined, categoryId: undefined };
    const photo = await addPhoto(context, {
      ...nothingSaid,
      description: undefined,
      fileName: undefined,
      takenAt: undefined,
      // Stored once, however often it is requested.
      clientId: `read-page-${pageId}`,
      content,
    });
    photoIds.push(photo.id);
  }
  return photoIds;
}

/**
 * Ends what is saved: its pages go, and with the last one the reading. How often people put right what was read is
 * counted; of whom, or what stood there, is not.
 */
export function endPages(
  context: SignedInContext,
  id: ReadingId,
  { pageIds, counts }: { pageIds: readonly ReadPageId[]; counts: readonly FieldCount[] },
): Promise<void> {
  return inTransaction(context, async (inner) => {
    requireOwn(inner, await lockReading(inner, id));
    const before = await pagesOf(inner, [id]);
    // What is ended twice is counted once.
    if (before.some((page) => pageIds.includes(page.id))) await addFieldCounts(inner, counts);
    await deletePages(inner, id, pageIds);
    if ((await pagesOf(inner, [id])).length === 0) await deleteReading(inner, id);
  });
}

/** Of how many days the page of figures tells. */
const figureDays = 90;

/** How well reading works here, by kind of field. */
export function readingFigures(context: Context): Promise<FieldCount[]> {
  return fieldCountsSince(context, daysAgo(context, figureDays));
}

/** Deletes what nobody came back to, and every picture that no page names. */
export async function cleanUpReadings(context: Context): Promise<void> {
  await deleteReadingsFromBefore(context, daysAgo(context, readingLimits.retentionDays));
  await forgetOthers(context, pictureDomain, () => allReadingKeys(context));
}
