import { AppError, photoRules, photoTakenAt } from '@skep/domain';
import { object } from 'valibot';
import { mayDo, requireRight } from '#platform/access/access.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { PhotoId } from '#platform/context/ids.ts';
import { createOrFind } from '#platform/database/client-id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { StoredFile } from '#platform/files/file-store.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import { daysAgo } from '#platform/jobs/clean-up.ts';
import { readPicture } from '#platform/pictures/picture.ts';
import {
  forgetOthers,
  forgetPictures,
  keepPicture,
  type PictureSize,
  storedPicture,
} from '#platform/pictures/stored-pictures.ts';
import { requireStorage } from '#platform/storage-account/storage-account.ts';
import { attachAwaited } from './awaited.ts';
import { isPhotoItem } from './items.ts';
import { isTicketProven, type Ticket } from './links.ts';
import type { NewPhoto, Photo } from './photo.ts';
import { deletePiecesFromBefore } from './piece-store.ts';
import {
  allPhotoKeys,
  deleteForsaken,
  deletePhotos,
  describePhoto,
  insertPhoto,
  inspectionOfPhoto,
  photoByClientId,
  photosByIds,
  seenPhotos,
  type WantedPhotos,
} from './store.ts';

const domain = 'photo';
const said = object(photoRules);

export type SentPhoto = Omit<NewPhoto, 'ownerId' | 'takenAt'> & {
  takenAt: Date | undefined;
  content: Buffer;
};

export function listPhotos(context: SignedInContext, wanted: WantedPhotos): Promise<Photo[]> {
  return seenPhotos(context, wanted);
}

/**
 * Keeps a photo, of an inspection or for one that is not saved yet. The same client id again finds the first one.
 * @throws AppError invalid_input, not_found, not_allowed
 */
export async function addPhoto(context: SignedInContext, { content, ...sent }: SentPhoto): Promise<Photo> {
  const { clientId } = sent;
  const made = clientId && (await photoByClientId(context, context.user.id, clientId));
  if (made) return made;
  const { description } = readForm(said, { description: sent.description });
  const place = await placeOf(context, sent);
  const picture = await readPicture(content);
  await requireStorage(context, picture.whole.length + picture.thumb.length);
  // The file goes first: one without a row is found and deleted later.
  const key = await keepPicture(context, domain, picture);
  const takenAt = takenTime(context, sent.takenAt ?? takenByCamera(picture.exif));
  const photo = { ...sent, ...place, description, takenAt };
  return createOrFind(context, clientId, {
    find: (inner, id) => photoByClientId(inner, inner.user.id, id),
    async create(inner) {
      const id = await insertPhoto(inner, photo, { key, picture });
      if (clientId !== undefined) await attachAwaited(inner, id, clientId);
      await requireStorage(inner, 0);
      return requireSome(await photosByIds(inner, [id]));
    },
  });
}

/** Whose clock a camera that says no zone has, an old app does not say. */
const takenByCamera = (exif: Buffer | undefined) => exif && photoTakenAt(exif, 'UTC');

/** A clock that is ahead was never set. */
function takenTime({ clock }: SignedInContext, said: Date | undefined): Date {
  const now = clock.now();
  const tomorrow = now.getTime() + 24 * 60 * 60 * 1000;
  return said === undefined || said.getTime() > tomorrow ? now : said;
}

async function placeOf(
  context: SignedInContext,
  { inspectionId, hiveId, categoryId }: Omit<SentPhoto, 'content'>,
) {
  if (categoryId !== undefined && !isPhotoItem(categoryId))
    throw fieldProblem('categoryId', 'unknown_choice');
  if (inspectionId === undefined) return { ownerId: context.user.id, hiveId: undefined };
  const inspection = requireRight(context, 'edit', await inspectionOfPhoto(context, inspectionId));
  if (hiveId !== undefined && hiveId !== inspection.hiveId) throw fieldProblem('hiveId', 'unknown_choice');
  return { ownerId: inspection.ownerId, hiveId: inspection.hiveId };
}

export async function showPhoto(context: SignedInContext, id: PhotoId): Promise<Photo> {
  return requireRight(context, 'see', (await photosByIds(context, [id]))[0]);
}

/**
 * A line is short enough for the last one who writes it to be right.
 * @throws AppError invalid_input, not_found, not_allowed
 */
export function editCaption(context: SignedInContext, id: PhotoId, sent: string | undefined): Promise<Photo> {
  return inTransaction(context, async (inner) => {
    const held = await editablePhoto(inner, id);
    const { description } = readForm(said, { description: sent });
    if (description === held.description) return held;
    await describePhoto(inner, id, description, inner.clock.now());
    return showPhoto(inner, id);
  });
}

/** @throws AppError not_found, not_allowed */
export async function removePhoto(context: SignedInContext, id: PhotoId): Promise<void> {
  const gone = await inTransaction(context, async (inner) => {
    await editablePhoto(inner, id);
    return deletePhotos(inner, [id]);
  });
  await forgetPictures(context, gone);
}

async function editablePhoto(context: SignedInContext, id: PhotoId): Promise<Photo> {
  return requireRight(context, 'edit', (await photosByIds(context, [id]))[0]);
}

export interface PhotoFile extends StoredFile {
  photo: Photo;
}

/**
 * A photo's picture, for who may see it now: by their token, or by a ticket of an address that they were given.
 * @throws AppError not_found, alike for what is gone, what is another's and what the ticket is not for.
 */
export async function photoFile(
  context: Context,
  id: PhotoId,
  size: PictureSize,
  ticket: Ticket | undefined,
): Promise<PhotoFile> {
  const asking = await askingWith(context, id, ticket);
  const [photo] = asking === undefined ? [] : await photosByIds(asking, [id]);
  if (photo === undefined || !mayDo('see', photo)) throw new AppError('not_found');
  const file = await storedPicture(context, photo, size);
  if (file === undefined) throw new AppError('not_found');
  return { ...file, photo };
}

async function askingWith(
  context: Context,
  id: PhotoId,
  ticket: Ticket | undefined,
): Promise<Context | undefined> {
  if (context.user !== undefined) return context;
  if (ticket === undefined || !(await isTicketProven(context, id, ticket))) return undefined;
  return { ...context, guest: { kind: 'person', userId: ticket.userId, isShownHivesOfOthers: true } };
}

/** How long a photo, or a part of one, waits for its inspection to be saved: as long as somebody may leave a form open. */
const unsavedDays = 7;

/** Deletes what belongs to nothing any more, and every file that no photo names. */
export async function cleanUpPhotos(context: Context): Promise<void> {
  const unsaved = daysAgo(context, unsavedDays);
  await deleteForsaken(context, { unsaved, deleted: daysAgo(context, 1) });
  await deletePiecesFromBefore(context, unsaved);
  await forgetOthers(context, domain, () => allPhotoKeys(context));
}

function requireSome([photo]: readonly Photo[]): Photo {
  if (photo === undefined) throw new AppError('unexpected');
  return photo;
}
