import { AppError } from '@skep/domain';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { ResearchId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { StoredFile } from '#platform/files/file-store.ts';
import { readPicture } from '#platform/pictures/picture.ts';
import {
  forgetOthers,
  forgetPictures,
  keepPicture,
  type PictureKey,
  type PictureSize,
  type StoredPicture,
  storedPicture,
} from '#platform/pictures/stored-pictures.ts';
import { lockResearch } from '../core/store.ts';
import { pictureByKey, pictureKeys, setPicture } from './picture-store.ts';
import { type Project, requireProject } from './service.ts';

/** Whose files they are in the store of pictures. */
const domain = 'research';

/**
 * The picture that a research is shown with, in place of the one that it has.
 * @param sent undefined: it stays
 * @throws AppError not_found, invalid_input
 */
export async function changePicture(
  context: SignedInContext,
  id: ResearchId,
  sent: Buffer | undefined,
): Promise<Project> {
  const held = await requireProject(context, id);
  if (sent === undefined) return held;
  const picture = await readPicture(sent);
  const key = await keepPicture(context, domain, picture);
  return replacePicture(context, id, { key, extension: picture.extension });
}

/** @throws AppError not_found */
export function removePicture(context: SignedInContext, id: ResearchId): Promise<Project> {
  return replacePicture(context, id, undefined);
}

async function replacePicture(context: SignedInContext, id: ResearchId, next: StoredPicture | undefined) {
  const { held, project } = await inTransaction(context, async (inner) => {
    const research = await lockResearch(inner, id);
    if (research === undefined) throw new AppError('not_found');
    await setPicture(inner, id, next);
    return { held: research.picture, project: await requireProject(inner, id) };
  });
  if (held !== undefined) await forgetPictures(context, [held]);
  return project;
}

/** For whoever was given its address, which nobody guesses. @throws AppError not_found */
export async function pictureFile(
  context: Context,
  key: PictureKey,
  size: PictureSize,
): Promise<StoredFile & StoredPicture> {
  const picture = await pictureByKey(context, key);
  const file = picture && (await storedPicture(context, picture, size));
  if (picture === undefined || file === undefined) throw new AppError('not_found');
  return { ...picture, ...file };
}

export function cleanUpPictures(context: Context): Promise<void> {
  return forgetOthers(context, domain, () => pictureKeys(context));
}
