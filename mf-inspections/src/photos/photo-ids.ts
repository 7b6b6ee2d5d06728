import { unsentPhoto } from '@skep/domain';
import { isTemporaryId, temporaryIdOf } from '@skep/remote-kit';

/**
 * Photos of an answer, as a form holds them: ids joined by commas, among them those of photos that wait in this browser,
 * and a word for each that is neither.
 */
export function idsIn(value: string): string[] {
  return value.split(',').filter((id) => id !== '' && id !== unsentPhoto);
}

export function answerOf(ids: readonly string[], unsentCount: number): string {
  return [...ids, ...Array.from({ length: unsentCount }, () => unsentPhoto)].join(',');
}

/** Those of an inspection that answer no item. */
export function generalPhotoIds(photos: readonly { id: string; itemId?: string | null }[]): string[] {
  return photos.filter(({ itemId }) => itemId == null).map(({ id }) => id);
}

/** Those that the service has. */
export function sentIdsIn(value: string): string[] {
  return idsIn(value).filter((id) => !isTemporaryId(id));
}

/** Those that wait in this browser, by the ids that the service will know them by. */
export function storedIdsIn(value: string): string[] {
  return idsIn(value).filter(isTemporaryId).map(storedIdOf);
}

/** @param id of one that waits in this browser, as a form holds it */
export function storedIdOf(id: string): string {
  return id.slice(temporaryIdOf('').length);
}
