import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { aUser, offlineReads, type TestUser } from '@skep/api/testing';
import { parseRemoteDeclaration } from '@skep/registry/schema';
import { documentsOfRemotes } from './testing/remote-documents.ts';
import { startTestGateway, type TestGateway } from './testing/test-gateway.ts';

// The guarantee: a remote declares for each answer that a device keeps all parts on which it depends. A test of the api
// proves for each route of REST on which parts its answer depends.

const root = resolve(import.meta.dirname, '../..');
const documents = documentsOfRemotes();

const offlineQueries = readdirSync(root).flatMap((folder) => {
  const path = join(root, folder, 'remote.json');
  if (!existsSync(path)) return [];
  const parsed = parseRemoteDeclaration(JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success) throw new Error(`${path}: ${parsed.problems.join(' ')}`);
  return parsed.declaration.routes.flatMap(({ offline }) =>
    typeof offline === 'object' ? [{ name: `${folder}/${offline.query}`, ...offline }] : [],
  );
});

let service: TestGateway;
/** What the api logged. */
const lines: { route?: `/api/${string}` }[] = [];
let person: TestUser;
beforeAll(async () => {
  const log = { write: (line: string) => void lines.push(JSON.parse(line)) };
  service = await startTestGateway({}, { logStream: log, environment: { LOG_LEVEL: 'info' } });
  person = await aUser(service.api);
  const hives = { amount: 2, prefix: 'Hive', firstNumber: 1, layers: [{ kind: 'brood', frameCount: 11 }] };
  const apiary = { name: 'Orchard', hives };
  const { body } = await service.api.request('POST', '/api/v1/apiaries', { as: person, body: apiary });
  const [hive] = body.hives;
  const tag = { tag: '07', hive_id: Number(hive.id), action_id: 1 };
  await service.api.request('POST', '/api/hive-tags', { as: person, body: tag });
  const inspection = { date: '2026-06-03 14:05', hive_ids: [Number(hive.id)], items: { 832: 2 } };
  await service.api.request('POST', '/api/inspections/store', { as: person, body: inspection });
});
afterAll(() => service.close());

/** Of what is read of hives only fields with that word depend on inspections. */
function partsOf(route: `/api/${string}`, answer: object): readonly string[] {
  const parts = offlineReads[route] ?? [`none of ${route}`];
  const isOfHives = route === '/api/v1/apiaries' || route === '/api/v1/hives';
  return isOfHives && !/inspection/i.test(JSON.stringify(answer))
    ? parts.filter((part) => part !== 'inspections')
    : parts;
}

test.each(offlineQueries)('$name declares the parts of what it reads', async ({ name, variables, parts }) => {
  const before = lines.length;
  const { data, errors } = await service.ask(documents.get(name) ?? '', variables, person);
  expect(errors).toBeUndefined();
  const read = lines.slice(before).flatMap(({ route }) => route ?? []);
  const needed = new Set(read.flatMap((route) => partsOf(route, data)));
  expect([...needed].sort()).toEqual([...(parts ?? [])].sort());
});
