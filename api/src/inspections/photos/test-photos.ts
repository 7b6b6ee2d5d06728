import { aPicture } from '#platform/pictures/test-pictures.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

/** A checklist item that is answered by photos. */
export const photoItem = 882;

/** Sends a picture as a form does. */
export async function sendPhoto(
  api: TestApi,
  as: TestUser | undefined,
  fields: Record<string, string | number> = {},
  content?: Buffer,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('file', new File([new Uint8Array(content ?? (await aPicture()))], 'frame 4.jpg'));
  const sent = new Response(form);
  return api.request('POST', '/api/images', {
    as,
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    body: Buffer.from(await sent.arrayBuffer()),
  });
}

/** A photo as GET sends it; without an inspection its sender's alone. */
export async function aPhoto(api: TestApi, as: TestUser, fields: Record<string, string | number> = {}) {
  const { status, body, text } = await sendPhoto(api, as, fields);
  if (status !== 201) throw new Error(`Answer ${status}: ${text}`);
  return body;
}
