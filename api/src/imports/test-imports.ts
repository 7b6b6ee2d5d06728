import type { TestUser } from '#testing/builders.ts';
import { sendForm } from '#testing/forms.ts';
import type { TestApi } from '#testing/test-api.ts';

/** Sends a file as the page does. @returns the answer */
export function sendImport(
  api: TestApi,
  as: TestUser | undefined,
  file: string | Buffer,
  time_zone = 'Europe/Amsterdam',
) {
  return sendForm(api, '/api/imports', as, { file: Buffer.from(file), fields: { time_zone } });
}

/** Sends a file. @returns it as GET sends it */
export async function anImport(api: TestApi, as: TestUser, file: string | Buffer) {
  const { status, body, text } = await sendImport(api, as, file);
  if (status !== 201) throw new Error(`Answer ${status}: ${text}`);
  return shownImport(api, as, body.id);
}

export async function shownImport(api: TestApi, as: TestUser, id: number) {
  return (await api.request('GET', `/api/v1/imports/${id}`, { as })).body;
}

/** Maps, and works off what that began. @returns the answer of the last step, and the import after it */
export async function mapped(
  api: TestApi,
  as: TestUser,
  { id, mapping }: { id: number; mapping: object },
  change: object,
) {
  return api.request('POST', `/api/v1/imports/${id}/mapping`, { as, body: { ...mapping, ...change } });
}

export async function step(api: TestApi, as: TestUser, id: number, name: 'count' | 'start' | 'undo') {
  const answer = await api.request('POST', `/api/v1/imports/${id}/${name}`, { as });
  if (answer.status !== 200) throw new Error(`Answer ${answer.status}: ${answer.text}`);
  await api.runJobs();
  return shownImport(api, as, id);
}
