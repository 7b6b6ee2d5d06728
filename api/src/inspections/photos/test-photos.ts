import { aPicture } from '#platform/pictures/test-pictures.ts';
import type { TestUser } from '#testing/builders.ts';
import { sendForm } from '#testing/forms.ts';
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
  return sendForm(api, '/api/images', as, { fields, file: content ?? (await aPicture()) });
}

/** A photo as GET sends it; without an inspection its sender's alone. */
export async function aPhoto(api: TestApi, as: TestUser, fields: Record<string, string | number> = {}) {
  const { status, body, text } = await sendPhoto(api, as, fields);
  if (status !== 201) throw new Error(`Answer ${status}: ${text}`);
  return body;
}
