import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

/** Sends a file as an archive, and has it counted. @returns what would come of it, as GET sends it */
export async function aCountedRestore(api: TestApi, as: TestUser, content: Buffer) {
  const headers = { 'content-type': 'application/zip' };
  await api.request('POST', '/api/user/restore', { as, headers, body: content });
  // A file that cannot be read ends its job with an error, once for every try.
  await api.runJobs();
  return restoreNow(api, as);
}

/** Brings back what was counted. @returns what came of it */
export async function broughtBack(api: TestApi, as: TestUser) {
  await api.request('POST', '/api/v1/account/restore/start', { as });
  await api.runJobs();
  return restoreNow(api, as);
}

async function restoreNow(api: TestApi, as: TestUser) {
  return (await api.request('GET', '/api/v1/account/restore', { as })).body.restore;
}
