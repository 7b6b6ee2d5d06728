import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { productVersion } from '@skep/settings';
import { aUser } from '#testing/builders.ts';
import { startTestApi } from '#testing/test-api.ts';
import { lookForRelease } from './service.ts';

/** What an admin reads after the address was asked, which answers so. */
async function releaseAfter(answer: object) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url} ${request.headers['user-agent']}`);
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const RELEASES_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/latest`;
  const api = await startTestApi({ environment: { RELEASES_URL } });
  try {
    await api.database.db.deleteFrom('newest_release').execute();
    const admin = await aUser(api, { isAdmin: true });
    const failure = await lookForRelease(api.contextOf(admin)).catch((error: Error) => error);
    const { body } = await api.request('GET', '/api/v1/administration/release', { as: admin });
    return { body, requests, failure };
  } finally {
    await api.close();
    server.close();
  }
}

test('an admin reads that there is a newer version, and where it is described; nothing of us is sent', async () => {
  const url = 'https://example.org/skep/99.0.1';
  const { body, requests } = await releaseAfter({ tag_name: 'v99.0.1', html_url: url });
  const newest = expect.objectContaining({ version: '99.0.1', url, isNewer: true });
  expect(body).toEqual({ running: productVersion(), isCheckOn: true, newest });
  expect(requests).toEqual(['GET /latest Skep']);
});

test.each([['0.9.10'], [productVersion()]])('%s is no newer version', async (version) => {
  const { body } = await releaseAfter({ tag_name: version });
  expect(body.newest).toMatchObject({ version, isNewer: false });
});

test.each([[{ tag_name: 'latest' }], [{ tag_name: '99.0.0', html_url: 'javascript:alert(1)' }], [{}]])(
  'an answer such as %j is no release',
  async (answer) => {
    const { body, failure } = await releaseAfter(answer);
    expect(body.newest).toBeUndefined();
    expect(failure).toBeInstanceOf(Error);
  },
);
