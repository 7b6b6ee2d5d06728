import { unsentPhoto } from '@skep/domain';

/** Photos of an answer, as a form holds them: ids joined by commas, and a word for each that is not sent yet. */
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
