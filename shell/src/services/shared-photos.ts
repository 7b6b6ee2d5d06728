/** Where the worker keeps what another app hands over. */
export const sharedCache = 'shared';

/** Of the form that the browser sends then, see `share_target` of the manifest. */
export const sharedField = 'photos';

/** Whoever takes this long to choose a hive has turned to something else, or is somebody else. */
const limitMs = 15 * 60_000;

/** What another app has handed over, once. Empty where nothing was. */
export async function takeSharedPhotos(now: () => number = Date.now): Promise<File[]> {
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(sharedCache);
  const photos: File[] = [];
  for (const request of await cache.keys()) {
    const cached = await cache.match(request);
    if (!cached || now() - Number(cached.headers.get('x-at')) > limitMs) continue;
    const name = decodeURIComponent(cached.headers.get('x-name') ?? '');
    photos.push(new File([await cached.blob()], name, { type: cached.headers.get('content-type') ?? '' }));
  }
  await caches.delete(sharedCache);
  return photos;
}
