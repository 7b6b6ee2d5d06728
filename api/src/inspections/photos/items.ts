import { photoLimits } from '@skep/domain';
import type { PhotoId } from '#platform/context/ids.ts';
import { categoryById } from '#platform/taxonomy/catalogue.ts';
import { photoIdIn } from './links.ts';

/** Whether the checklist item is answered by photos. */
export function isPhotoItem(categoryId: number): boolean {
  return categoryById(categoryId)?.input === 'image';
}

/**
 * Photos as an answer is stored: their ids joined by commas. They come as addresses, of thumbnails as well, in a text or
 * a list. Undefined: it names something else, or too many.
 */
export function photosText(sent: unknown): string | undefined {
  const parts = Array.isArray(sent) ? sent : [sent ?? ''];
  if (parts.length > photoLimits.photosMax) return undefined;
  const texts = parts.flatMap((part) =>
    typeof part === 'string' || typeof part === 'number' ? String(part).split(',') : ['?'],
  );
  const ids = texts.filter((text) => text.trim() !== '').map(photoIdIn);
  if (ids.length > photoLimits.photosMax || ids.includes(undefined)) return undefined;
  return [...new Set(ids)].join(',');
}

/** The photos of a stored answer. */
export function photosOf(value: string): PhotoId[] {
  return value.split(',').map(Number) as PhotoId[];
}
