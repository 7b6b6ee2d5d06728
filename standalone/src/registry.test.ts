import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  changeLedger,
  createFolderStore,
  type FileStore,
  openStore,
  publishBuild,
  readBuild,
  rollback,
} from '@skep/registry';
import { parseStatus } from '@skep/registry/status';
import { describeFileStore } from '@skep/registry/testing';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { aBuild, aShell } from './a-build.ts';
import type { ServedRegistry } from './registry.ts';
import { registryOfStore } from './registry-of-store.ts';
import { serveDeploys } from './web-server-deploy.ts';
import { serveRegistry } from './web-server-registry.ts';
import { serveStatus } from './web-server-status.ts';

const root = mkdtempSync(join(tmpdir(), 'skep-served-'));
const token = 'a-token-of-enough-characters';
const stamp = { at: '2026-11-21T03:00:00.000Z', by: 'ada' };
const running: (() => unknown)[] = [];
let count = 0;

afterEach(() => Promise.all(running.splice(0).map((stop) => stop())));
afterAll(() => rmSync(root, { recursive: true }));

interface Service {
  store: FileStore;
  registry: ServedRegistry;
  server: FastifyInstance;
}

/** A server over a store of its own, with the routes of the registry. */
async function aService(builds = [aBuild(root, 'mf-hives', '1.0.0')], folder = aFolder()): Promise<Service> {
  const store = createFolderStore(folder);
  const registry = await registryOfStore({
    store,
    localBuilds: 'follow',
    onProblem: () => undefined,
    builds: { shell: aShell, remotes: builds },
  });
  const server = Fastify();
  serveRegistry(server, registry, false);
  if (registry.shipped) {
    serveDeploys(server, registry.shipped, token);
    serveStatus(server, registry, registry.shipped);
  }
  running.push(registry.close, () => server.close());
  return { store, registry, server };
}

function aFolder(): string {
  count += 1;
  return join(root, `store-${count}`);
}

async function ship(store: FileStore, version: string, percent?: number): Promise<void> {
  const { folder } = aBuild(root, 'mf-hives', version);
  const audience =
    percent === undefined ? ({ kind: 'everybody' } as const) : { kind: 'some' as const, percent };
  await publishBuild(store, await readBuild(folder), audience, stamp);
}

const versionIn = (body: string): string => JSON.parse(body).remotes[0]?.version;

describe('the builds of the project', () => {
  const versionOf = ({ registry }: Service) => registry.view(undefined).remotes[0]?.version;

  test('go live at start', async () => {
    expect(versionOf(await aService())).toBe('1.0.0');
  });

  test('do not undo what was shipped or rolled back since the last start', async () => {
    const folder = aFolder();
    const { store } = await aService([aBuild(root, 'mf-hives', '1.0.0')], folder);
    await ship(store, '1.1.0');
    expect(versionOf(await aService([aBuild(root, 'mf-hives', '1.0.0')], folder))).toBe('1.1.0');
  });

  test('go live when they are new, and when they are what they were before', async () => {
    const folder = aFolder();
    await aService([aBuild(root, 'mf-hives', '1.0.0')], folder);
    expect(versionOf(await aService([aBuild(root, 'mf-hives', '2.0.0')], folder))).toBe('2.0.0');
    expect(versionOf(await aService([aBuild(root, 'mf-hives', '1.0.0')], folder))).toBe('1.0.0');
  });
});

describe('/registry.json', () => {
  test('is told once: what has not changed is answered with 304', async () => {
    const { server } = await aService();
    const { headers, body } = await server.inject('/registry.json');
    expect(versionIn(body)).toBe('1.0.0');
    expect(headers['cache-control']).toBe('private, no-cache');
    const again = await server.inject({ url: '/registry.json', headers: { 'if-none-match': headers.etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('tells what is shipped without a restart, and what is rolled back', async () => {
    const { server, store, registry } = await aService();
    await ship(store, '1.1.0');
    await registry.shipped?.reader.refresh();
    expect(versionIn((await server.inject('/registry.json')).body)).toBe('1.1.0');
    await changeLedger(store, (ledger) => rollback(ledger, 'mf-hives', undefined, stamp));
    await registry.shipped?.reader.refresh();
    expect(versionIn((await server.inject('/registry.json')).body)).toBe('1.0.0');
  });

  test('no visitor gets a cookie while there is no canary', async () => {
    const { server } = await aService();
    expect((await server.inject('/registry.json')).headers['set-cookie']).toBeUndefined();
  });

  test('while there is one, a cookie of a hundred values keeps each visitor with what they got', async () => {
    const { server, store, registry } = await aService();
    await ship(store, '1.1.0', 50);
    await registry.shipped?.reader.refresh();
    for (let visitor = 0; visitor < 20; visitor += 1) {
      const first = await server.inject('/registry.json');
      const cookie = String(first.headers['set-cookie']);
      expect(cookie).toMatch(/^skep-share=\d{1,2}; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/);
      const again = await server.inject({ url: '/registry.json', headers: { cookie: cookie.split(';')[0] } });
      expect(again.body).toBe(first.body);
      expect(again.headers['set-cookie']).toBeUndefined();
    }
  });
});

describe('the files of remotes', () => {
  test('are served for ever, also of versions that are no longer live', async () => {
    const { server, store, registry } = await aService();
    await ship(store, '1.1.0');
    await registry.shipped?.reader.refresh();
    const old = await server.inject('/remotes/mf-hives/1.0.0/remoteEntry.js');
    expect([old.statusCode, old.body]).toEqual([200, 'var mf_hives = "1.0.0";']);
    expect(old.headers['cache-control']).toContain('immutable');
  });

  test.each(['mf-hives/1.0.0/gone.js', 'mf-hives/9/remoteEntry.js', 'mf-hives/../ledger.json', 'x/1/y'])(
    '%s is not found, and that is not remembered',
    async (path) => {
      const { server } = await aService();
      const { statusCode, headers } = await server.inject(`/remotes/${path}`);
      expect([statusCode, headers['cache-control']].join()).not.toContain('immutable');
      expect(statusCode).toBe(404);
    },
  );
});

test('the operations of every kept version run, of a new one at once', async () => {
  const { store, registry } = await aService();
  await ship(store, '1.1.0');
  expect(await registry.document('hash-of-1.1.0')).toContain('query V1_1_0');
  expect(await registry.document('hash-of-1.0.0')).toContain('query V1_0_0');
  expect(await registry.document('shell')).toBe('{ viewer { id } }');
  for (const hash of ['unknown', '__proto__', 'constructor']) {
    expect(await registry.document(hash)).toBeUndefined();
  }
});

describe('deploy calls', () => {
  const put = (path: string, payload: string, headers = {}) => ({
    method: 'PUT' as const,
    url: `/deploy/files/${path}`,
    payload,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });

  describe('carry a store over HTTP', () => {
    describeFileStore(async () => {
      const { server } = await aService([]);
      return openStore(await server.listen({ port: 0, host: '127.0.0.1' }), token);
    });
  });

  test('what is shipped by them is live with the answer', async () => {
    const { server } = await aService();
    const store = await openStore(await server.listen({ port: 0, host: '127.0.0.1' }), token);
    await ship(store, '1.1.0');
    expect(versionIn((await server.inject('/registry.json')).body)).toBe('1.1.0');
  });

  test.each([
    ['no token', {}, 401],
    ['another token', { authorization: 'Bearer something-else-entirely' }, 401],
    ['the token', { authorization: `Bearer ${token}` }, 200],
  ])('with %s the ledger is answered with %j → %d', async (_who, headers, status) => {
    const { server } = await aService();
    const { statusCode } = await server.inject({ url: '/deploy/files/ledger.json', headers });
    expect(statusCode).toBe(status);
  });

  test.each([
    ['a version is not replaced', 'mf-hives/1.0.0/remoteEntry.js', 'evil()', { 'if-match': '"x"' }, 409],
    ['a version is not written twice', 'mf-hives/1.0.0/remoteEntry.js', 'x', { 'if-none-match': '*' }, 412],
    ['no other path is written', '../../etc/passwd', 'x', { 'if-none-match': '*' }, 404],
    ['no nested path is written', 'mf-hives/1/a/b.js', 'x', { 'if-none-match': '*' }, 400],
    ['no page is written', 'mf-hives/1.0.0/index.html', '<p>', { 'if-none-match': '*' }, 400],
    ['no program of a server is written', 'mf-hives/1.0.0/run.sh', 'x', { 'if-none-match': '*' }, 400],
    ['the ledger is not replaced unseen', 'ledger.json', '{"remotes":{}}', {}, 428],
    ['the ledger does not lose its history', 'ledger.json', '{"remotes":{}}', { 'if-match': '"x"' }, 400],
    ['what the shell lends is not told from outside', 'shell.json', '{}', { 'if-match': '"x"' }, 403],
    ['the ledger stays a ledger', 'ledger.json', '{', { 'if-match': '"x"' }, 400],
  ])('%s', async (_rule, path, payload, headers, status) => {
    const { server } = await aService();
    expect((await server.inject(put(path, payload, headers))).statusCode).toBe(status);
  });

  test('what was written and no ledger names is served to nobody', async () => {
    const { server } = await aService();
    const written = await server.inject(put('mf-hives/9.9.9/evil.js', 'evil()', { 'if-none-match': '*' }));
    expect(written.statusCode).toBe(204);
    expect((await server.inject('/remotes/mf-hives/9.9.9/evil.js')).statusCode).toBe(404);
    expect((await server.inject('/remotes/mf-hives/1.0.0/__proto__')).statusCode).toBe(404);
  });

  test('a server without a token takes none', async () => {
    const { registry } = await aService();
    const closed = Fastify();
    if (registry.shipped) serveDeploys(closed, registry.shipped, undefined);
    const { statusCode } = await closed.inject({
      url: '/deploy/files/ledger.json',
      headers: { authorization: 'Bearer undefined' },
    });
    expect(statusCode).toBe(403);
  });
});

test('after ten wrong deploy tokens an address is answered 429 for a minute, others are not', async () => {
  const { server } = await aService();
  const ask = async (sent: string, remoteAddress: string) => {
    const headers = { authorization: `Bearer ${sent}` };
    return (await server.inject({ url: '/deploy/files/ledger.json', headers, remoteAddress })).statusCode;
  };
  for (let wrong = 0; wrong < 10; wrong += 1) expect(await ask(`wrong-${wrong}`, '10.0.0.1')).toBe(401);
  expect(await ask(token, '10.0.0.1')).toBe(429);
  expect(await ask(token, '10.0.0.2')).toBe(200);
});

describe('/status.json', () => {
  const statusOf = async ({ server }: Service) => parseStatus((await server.inject('/status.json')).json());

  test('tells versions, shares, health, weight and what browsers saw', async () => {
    const service = await aService();
    await ship(service.store, '1.1.0', 25);
    await service.registry.shipped?.reader.refresh();
    const report = { remotes: [{ name: 'mf-hives', version: '1.0.0', shown: 9, failed: 1 }] };
    expect(
      (await service.server.inject({ method: 'POST', url: '/report', payload: report })).statusCode,
    ).toBe(204);
    const { shell, remotes } = await statusOf(service);
    expect(shell).toMatchObject({ version: '0.1.0', kit: '1.0.0' });
    expect(remotes).toMatchObject([
      {
        name: 'mf-hives',
        versionsKept: 2,
        lastChange: { action: 'publish' },
        live: [
          {
            version: '1.0.0',
            percent: 75,
            health: 'whole',
            isKitServed: true,
            drift: [],
            missing: [],
            seen: { shown: 9, failed: 1 },
          },
          { version: '1.1.0', percent: 25, seen: { shown: 0, failed: 0 } },
        ],
      },
    ]);
  });

  test('tells a file that was changed after it was published', async () => {
    const folder = aFolder();
    const service = await aService([aBuild(root, 'mf-hives', '1.0.0')], folder);
    writeFileSync(join(folder, 'mf-hives/1.0.0/remoteEntry.js'), 'evil()');
    expect((await statusOf(service)).remotes[0]?.live[0]?.health).toBe('altered');
  });

  test('knows sizes from what the build compressed, and compresses nothing itself', async () => {
    const build = aBuild(root, 'mf-hives', '3.0.0', {}, `//${'x'.repeat(300_000)}`);
    // Not brotli: only its length counts.
    writeFileSync(join(build.folder, 'remoteEntry.js.br'), randomBytes(20 * 1024));
    expect((await statusOf(await aService([build]))).remotes[0]?.live[0]?.weightKb).toEqual({
      firstChunk: 20,
      whole: 20,
    });
  });

  test('names no person', async () => {
    const { server } = await aService();
    expect((await server.inject('/status.json')).body).not.toContain('"by"');
  });

  test('takes 120 reports a minute from one address', async () => {
    const { server } = await aService();
    const send = (remoteAddress: string) =>
      server.inject({ method: 'POST', url: '/report', payload: { remotes: [] }, remoteAddress });
    for (let report = 0; report < 120; report += 1) expect((await send('10.0.0.1')).statusCode).toBe(204);
    expect((await send('10.0.0.1')).statusCode).toBe(429);
    expect((await send('10.0.0.2')).statusCode).toBe(204);
  });

  test.each([{ remotes: [{ name: 'mf-hives' }] }, { remotes: 'x' }, {}])(
    '%j is no report',
    async (payload) => {
      const { server } = await aService();
      expect((await server.inject({ method: 'POST', url: '/report', payload })).statusCode).toBe(400);
    },
  );
});
