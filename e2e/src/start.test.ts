import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demo } from './people.ts';
import { killProducts, startProduct } from './product.ts';

jest.setTimeout(120_000);

afterAll(killProducts);

test('from an empty folder it starts; a taken port is told in one sentence, and nothing is left running', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'skep-new-'));
  const first = await startProduct({ SKEP_DEMO: '0', SKEP_DATA: folder });
  const { port } = new URL(first.url);
  const { headers } = await fetch(`${first.url}/health`);
  expect(headers.get('keep-alive')).toBe('timeout=130');
  await expect(startProduct({ PORT: port })).rejects.toThrow(
    new RegExp(`code 1:\\s+Port ${port} is taken by another program: stop it or choose another PORT\\.\\s*$`),
  );
  expect(await first.stop()).toBe(0);
  rmSync(folder, { recursive: true });
});

test('a database of Skep 0.1 is left as it is, and the start says how to bring it over', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'skep-old-'));
  mkdirSync(join(folder, 'pglite'));
  await expect(startProduct({ SKEP_DEMO: '0', SKEP_DATA: folder })).rejects.toThrow(
    /code 1:.*pglite is a database of Skep 0\.1, .* run "skep backup skep\.zip" with Skep 0\.1/s,
  );
  expect(readdirSync(folder)).not.toContain('postgres');
  rmSync(folder, { recursive: true });
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535; it is "abc".'],
  [{ SKEP_DEMO: 'maybe' }, 'SKEP_DEMO must be 0 or 1; it is "maybe".'],
  [{ SKEP_DATA: '/proc/nowhere' }, 'cannot be read and written'],
  [{ SMTP_URL: 'nonsense' }, 'SMTP_URL'],
])('a wrong setting %j is told in one sentence', async (env, sentence) => {
  await expect(startProduct(env)).rejects.toThrow(sentence);
});

test('an empty database gets a demo account, with a year of measurements to look around in', async () => {
  const product = await startProduct();
  const post = (path: string, body: object) =>
    fetch(`${product.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { api_token: token } = await (await post('login', demo)).json();
  const devices = await fetch(`${product.url}/api/devices`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const ofAYear = (await devices.json()).filter(({ name }: { name: string }) => name.includes('a year'));
  expect(ofAYear).toHaveLength(2);
  const search = new URLSearchParams({ id: String(ofAYear[0].id), interval: 'year', index: '0' });
  const year = await fetch(`${product.url}/api/sensors/measurements?${search}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect((await year.json()).measurements.length).toBeGreaterThan(300);
  await product.stop();
});

test('in production there is no outbox, no demo account, and no free query', async () => {
  const product = await startProduct({ NODE_ENV: 'production', HOST: '127.0.0.1' });
  const outbox = await fetch(`${product.url}/dev/outbox`);
  expect(outbox.status).toBe(404);
  const page = await (await fetch(`${product.url}/sign-in`)).text();
  expect(page).not.toContain('Honey-2026');
  const query = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ __schema { types { name } } }' }),
  });
  expect(query.status).toBe(400);
  await product.stop();
});
