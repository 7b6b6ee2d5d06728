import { instantIn, listIn, numberIn, textIn } from './answers.ts';
import { type ArchiveFile, callFor, fileFetcher } from './archive-files.ts';
import type { Questions } from './question-rows.ts';
import type { PhotoIds } from './read-inspections.ts';
import type { Reading } from './reading.ts';

/** The person's photos with their pictures; of inspections alone, as in an archive. */
export async function readPhotos(
  { ask, calls, into, plan, move, now }: Reading,
  questions: Questions,
): Promise<{ photos: PhotoIds; pictures: ArchiveFile[] }> {
  const images = listIn(await ask({ path: '/images' })).filter(({ inspection_id }) =>
    numberIn(inspection_id),
  );
  into.count('photos', images.length);
  await plan(images.length);
  const photos = new Map<string, number[]>();
  const pictures: ArchiveFile[] = [];
  const fetched = fileFetcher(calls, move.address);
  for (const image of images) {
    const [id, inspectionId] = [numberIn(image.id), numberIn(image.inspection_id)];
    const itemId = questions.idOf(numberIn(image.category_id) ?? 0);
    const call = callFor(textIn(image.image_url), move.address);
    if (id === null) continue;
    const file = `images/photo-${id}`;
    if (call === undefined || (await fetched(call)) === undefined) {
      into.noteFailure(`/images ${id}`);
      continue;
    }
    const isAdded = into.add('photos', {
      ...{ id, inspection_id: inspectionId, hive_id: numberIn(image.hive_id), item_id: itemId ?? null, file },
      ...{ file_name: textIn(image.filename, 200), description: textIn(image.description, 1000) },
      taken_at: instantIn(image.date) ?? now,
      created_at: instantIn(image.created_at) ?? now,
    });
    if (!isAdded) continue;
    pictures.push({ file, call });
    const key = `${inspectionId} ${itemId}`;
    photos.set(key, [...(photos.get(key) ?? []), id]);
  }
  return { photos, pictures };
}
