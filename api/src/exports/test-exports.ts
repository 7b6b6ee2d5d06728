import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

/** Has a person's export made. @returns it as GET sends it. */
export async function anExport(api: TestApi, owner: TestUser, options: object = {}) {
  await api.request('POST', '/api/v1/account/export', { as: owner, body: options });
  await api.runJobs();
  const { body } = await api.request('GET', '/api/v1/account/export', { as: owner });
  return body.export;
}

/** The person's file, as the browser gets it. */
export async function exportedFile(api: TestApi, owner: TestUser, options: object = {}): Promise<Buffer> {
  const { id } = await anExport(api, owner, options);
  const { rawPayload } = await api.app.http.inject({
    url: `/api/user/export/${id}/file`,
    headers: { authorization: `Bearer ${owner.token}` },
  });
  return rawPayload;
}

/** Text of each file of a zip, in its order. */
export async function textsOfZip(zipped: Buffer): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(zipped, { lazyEntries: true });
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    const content: Readable = await zip.openReadStreamPromise(entry);
    files[entry.fileName] = (await buffer(content)).toString('utf8');
  }
  return files;
}
