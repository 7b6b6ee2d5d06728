import type { TestUser } from './builders.ts';
import type { TestApi } from './test-api.ts';

export interface TestForm {
  file: Buffer;
  fields?: Record<string, string | number>;
}

/** Sends a file with the fields of a form, as a browser does. */
export async function sendForm(
  api: TestApi,
  path: string,
  as: TestUser | undefined,
  { file, fields = {} }: TestForm,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('file', new File([new Uint8Array(file)], 'frame 4.jpg'));
  const sent = new Response(form);
  return api.request('POST', path, {
    as,
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    body: Buffer.from(await sent.arrayBuffer()),
  });
}
