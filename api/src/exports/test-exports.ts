import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

/** Has a person's export made. @returns it as GET sends it. */
export async function anExport(api: TestApi, owner: TestUser) {
  await api.request('POST', '/api/user/export', { as: owner });
  await api.runJobs();
  const { body } = await api.request('GET', '/api/user/export', { as: owner });
  return body.export;
}
