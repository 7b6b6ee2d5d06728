import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore, integrityOf, type Ledger } from '@skep/registry';
import { post, startTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { documentsFromFile } from './documents-file.ts';
import { documentsFromRegistry, documentsOf } from './documents-registry.ts';

const documents = new Map<string, string>();
let service: TestGateway;
beforeAll(async () => {
  service = await startTestGateway({ documents, isDevelopment: false });
});
afterAll(() => service.close());

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const byHash = (sha256Hash: string, more = {}) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash } },
  ...more,
});

async function answerTo(body: unknown) {
  const response = await service.post(body);
  const { data, errors } = (await response.json()) as {
    data?: unknown;
    errors?: { message: string; extensions: { code: string } }[];
  };
  return { status: response.status, data, code: errors?.[0]?.extensions.code, message: errors?.[0]?.message };
}

test('a document of a remote runs by its hash, as soon as the remote is published', async () => {
  const text = 'query Me { viewer { id } }';
  expect(await answerTo(byHash(sha256(text)))).toMatchObject({ status: 400, code: 'UNREADABLE_REQUEST' });
  documents.set(sha256(text), text);
  expect(await answerTo(byHash(sha256(text)))).toMatchObject({ status: 200, data: { viewer: null } });
  documents.delete(sha256(text));
  expect(await answerTo(byHash(sha256(text)))).toMatchObject({ status: 400, code: 'UNREADABLE_REQUEST' });
});

test('no other document runs, also not with a known hash', async () => {
  const known = 'query Me { viewer { id } }';
  documents.set(sha256(known), known);
  for (const body of [
    { query: '{ viewer { id } }' },
    { query: known },
    byHash(sha256(known), { query: '{ viewer { email } }' }),
    {},
  ]) {
    expect(await answerTo(body)).toMatchObject({ status: 400, code: 'UNREADABLE_REQUEST', data: undefined });
  }
});

test('the schema is not shown, and there is no explorer', async () => {
  const text = '{ __schema { types { name } } }';
  documents.set(sha256(text), text);
  expect(await answerTo(byHash(sha256(text)))).toMatchObject({ code: 'UNREADABLE_REQUEST', data: undefined });
  const page = new Request('http://gateway.test/graphql', { headers: { accept: 'text/html' } });
  expect((await service.gateway.fetch(page)).ok).toBe(false);
});

test('development has an explorer, the schema, and takes any document', async () => {
  const open = await startTestGateway();
  const page = new Request('http://gateway.test/graphql', { headers: { accept: 'text/html' } });
  const html = await (await open.gateway.fetch(page)).text();
  expect(html).toContain('<html');
  expect(html).not.toMatch(/(?:src|href)="https?:/);
  const answer = await post(open.gateway, { query: '{ __schema { queryType { name } } }' });
  expect(await answer.json()).toEqual({ data: { __schema: { queryType: { name: 'Query' } } } });
  await open.close();
});

test('a file of documents is read again for a hash that is new', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skep-documents-'));
  const path = join(folder, 'documents.json');
  writeFileSync(path, JSON.stringify({ one: '{ a }' }));
  let now = 0;
  const fromFile = documentsFromFile(path, () => now);
  writeFileSync(path, JSON.stringify({ one: '{ a }', two: '{ b }' }));
  expect([fromFile.get('one'), fromFile.get('two')]).toEqual(['{ a }', undefined]);
  now += 1000;
  expect(fromFile.get('two')).toBe('{ b }');
  writeFileSync(path, '{ "one": ');
  now += 1000;
  expect([fromFile.get('three'), fromFile.get('two')]).toEqual([undefined, '{ b }']);
  rmSync(folder, { recursive: true });
});

test('the documents of every version that a registry keeps are known, of a new one without a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'skep-registry-'));
  const store = createFolderStore(folder);
  const ledger: Ledger = { remotes: { 'mf-hives': { versions: [], history: [] } } };
  async function keep(version: string) {
    const description = Buffer.from(JSON.stringify(aDescription(version)));
    await store.write(`mf-hives/${version}/registry-row.json`, description, 'absent');
    ledger.remotes['mf-hives']?.versions.push({
      version,
      files: { 'registry-row.json': integrityOf(description) },
    });
    writeFileSync(join(folder, 'ledger.json'), JSON.stringify(ledger));
  }
  await keep('1.0.0');
  let now = 0;
  const known = documentsOf([new Map([['shell', '{ s }']]), documentsFromRegistry(store, () => now)]);
  expect([await known.get('1.0.0'), await known.get('shell')]).toEqual(['{ a }', '{ s }']);
  await keep('1.1.0');
  expect(await known.get('1.1.0')).toBeUndefined();
  now += 1000;
  expect([await known.get('1.1.0'), await known.get('1.0.0')]).toEqual(['{ a }', '{ a }']);
  rmSync(folder, { recursive: true });
});

/** What a build says of a remote whose one document has its version as hash. */
function aDescription(version: string) {
  const contributions = { routes: [{ path: '/', depth: 0 }] };
  const row = {
    name: 'mf-hives',
    version,
    kit: '^1.0.0',
    entry: '',
    integrity: '',
    preload: [],
    contributions,
  };
  return { row, documents: { [version]: '{ a }' } };
}
