import { photoLimits } from '@skep/domain';
import { sharedCache, sharedField } from '../services/shared-photos.ts';

/** Photos that another app of the device hands over: stored until a form takes them. */
export async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const isPhoto = (part: FormDataEntryValue): part is File =>
    typeof part !== 'string' && part.type.startsWith('image/');
  const photos = form.getAll(sharedField).filter(isPhoto).slice(0, photoLimits.photosMax);
  await caches.delete(sharedCache);
  const cache = await caches.open(sharedCache);
  for (const [index, photo] of photos.entries()) {
    const headers = {
      'content-type': photo.type,
      'x-name': encodeURIComponent(photo.name),
      'x-at': `${Date.now()}`,
    };
    await cache.put(`/share/${index}`, new Response(photo, { headers }));
  }
  return Response.redirect('/inspect?shared=1', 303);
}
