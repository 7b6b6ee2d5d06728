import { instantIn, listIn, numberIn, textIn } from './answers.ts';
import type { Call, Calls } from './calls.ts';
import { MoveStopped } from './move.ts';
import type { Questions } from './question-rows.ts';
import type { PhotoIds } from './read-inspections.ts';
import type { Reading } from './reading.ts';

/** A picture, and what it is called in the archive. */
export interface Picture {
  file: string;
  call: Call;
}

/** The person's photos with their pictures; of inspections alone, as in an archive. */
export async function readPhotos(
  { ask, calls, into, plan, move, now }: Reading,
  questions: Questions,
): Promise<{ photos: PhotoIds; pictures: Picture[] }> {
  const images = listIn(await ask({ path: '/images' })).filter(({ inspection_id }) =>
    numberIn(inspection_id),
  );
  into.count('photos', images.length);
  await plan(images.length);
  const photos = new Map<string, number[]>();
  const pictures: Picture[] = [];
  const isFetched = pictureFetcher(calls, move.address);
  for (const image of images) {
    const [id, inspectionId] = [numberIn(image.id), numberIn(image.inspection_id)];
    const itemId = questions.idOf(numberIn(image.category_id) ?? 0);
    const call = callFor(textIn(image.image_url), move.address);
    if (id === null) continue;
    const file = `images/photo-${id}`;
    if (call === undefined || !(await isFetched(call))) {
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

function callFor(path: string | null, address: string): Call | undefined {
  return path !== null && URL.canParse(path, address) ? { path: new URL(path, address).href } : undefined;
}

/** Says of a picture whether it could be fetched. A host that holds nothing but pictures and is gone ends no move. */
function pictureFetcher(calls: Calls, address: string): (call: Call) => Promise<boolean> {
  const gone = new Set<string>();
  return async (call) => {
    const { host } = new URL(call.path);
    if (gone.has(host)) return false;
    try {
      return (await calls.answer(call)).status === 200;
    } catch (error) {
      if (!(error instanceof MoveStopped)) throw error;
      if (error.fault === 'too_much') return false;
      if (host === new URL(address).host) throw error;
      gone.add(host);
      return false;
    }
  };
}
