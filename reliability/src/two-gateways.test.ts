import { hash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@skep/api';
import { aUser, startTestApi, type TestApi, type TestUser } from '@skep/api/testing';
import { freePort } from '@skep/postgres-server';
import { type PostgresServer, startPostgres } from '../../scripts/postgres.ts';
import { type ServiceProcess, startService } from './service-process.ts';

const documents = {
  create: `mutation ($input: CreateApiaryInput!) { createApiary(input: $input) {
    ... on Apiary { id } ... on Failure { code } } }`,
  rename: `mutation ($id: ID!, $revision: Int!, $input: UpdateApiaryInput!) {
    updateApiary(id: $id, revision: $revision, input: $input) {
      ... on Apiary { revision } ... on ApiaryConflict { current { name } } ... on Failure { code } } }`,
  home: '{ viewer { id } apiaries { id name revision } }',
  signOut: 'mutation { signOut { ... on Done { done } ... on Failure { code } } }',
};

let postgres: PostgresServer;
let api: TestApi;
let folder: string;
let services: ServiceProcess[];
let gateways: string[];

/** Each gateway asks an api of its own; what they have together is the database. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skep-two-'));
  const file = join(folder, 'documents.json');
  writeFileSync(
    file,
    JSON.stringify(Object.fromEntries(Object.values(documents).map((text) => [hash('sha256', text), text]))),
  );
  postgres = await startPostgres();
  api = await startTestApi({ database: await openDatabase({ kind: 'server', url: postgres.url }) });
  const settings = {
    API_WORKER: '0',
    DATABASE_URL: postgres.url,
    SKEP_DATA: folder,
    LOG_LEVEL: 'error',
    GATEWAY_SECRET: 'a-secret-of-both-services',
    TRUSTED_DOCUMENTS: file,
  };
  const pairs = await Promise.all([0, 1].map(() => aPair(settings)));
  services = pairs.flatMap(({ processes }) => processes);
  gateways = pairs.map(({ url }) => url);
}, 120_000);
afterAll(async () => {
  await Promise.all(services.map((service) => service.stop()));
  await api.close();
  await api.database.close();
  await postgres.stop();
  rmSync(folder, { recursive: true });
}, 60_000);

async function aPair(settings: Record<string, string>) {
  const [apiPort, port] = [await freePort(), await freePort()];
  const start = (main: 'api/src/main.ts' | 'gateway/src/main.ts', own: Record<string, string>, at: number) =>
    startService({
      main,
      environment: { ...settings, ...own },
      isReady: async () => (await fetch(`http://127.0.0.1:${at}/health`)).ok,
    });
  const restUrl = `http://127.0.0.1:${apiPort}`;
  const processes = await Promise.all([
    start('api/src/main.ts', { API_PORT: String(apiPort) }, apiPort),
    start('gateway/src/main.ts', { GATEWAY_PORT: String(port), REST_URL: restUrl }, port),
  ]);
  return { processes, url: `http://127.0.0.1:${port}` };
}

interface Asking {
  as: TestUser;
  variables?: object;
  /** Default: it is new. */
  id?: string;
}

/** What one of the gateways answers. */
async function ask(gateway: string | undefined, name: keyof typeof documents, { as, variables, id }: Asking) {
  const answer = await fetch(`${gateway}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${as.token}`,
      'idempotency-key': id ?? randomUUID(),
    },
    body: JSON.stringify({
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: hash('sha256', documents[name]) } },
    }),
  });
  const { data } = JSON.parse(await answer.text());
  return data;
}

const anApiary = (name: string) => ({
  input: {
    name,
    isRoofed: false,
    address: {},
    hives: { amount: 0, prefix: 'Hive', firstNumber: 1, layers: [] },
  },
});

test('what is sent to two gateways under one id is done once, and both answer alike', async () => {
  const anna = await aUser(api);
  const id = randomUUID();
  const request = { as: anna, id, variables: anApiary('Orchard') };
  const sent = [...gateways, ...gateways].map((gateway) => ask(gateway, 'create', request));
  const answers = await Promise.all(sent);
  // Who meets the first one at work is asked to come again, and then answered as it was.
  const later = [await ask(gateways[0], 'create', request), await ask(gateways[1], 'create', request)];
  const { apiaries } = await ask(gateways[0], 'home', { as: anna });
  expect(apiaries).toHaveLength(1);
  expect(later.map(({ createApiary }) => createApiary)).toEqual([
    { id: apiaries[0].id },
    { id: apiaries[0].id },
  ]);
  for (const { createApiary } of answers)
    expect([{ id: apiaries[0].id }, { code: 'IN_PROGRESS' }]).toContainEqual(createApiary);
});

test('of two edits of one version at two gateways one counts, and the other is told of it', async () => {
  const anna = await aUser(api);
  await ask(gateways[0], 'create', { as: anna, variables: anApiary('Orchard') });
  const [apiary] = (await ask(gateways[1], 'home', { as: anna })).apiaries;
  const edits = gateways.map((gateway, index) =>
    ask(gateway, 'rename', {
      as: anna,
      variables: {
        id: apiary.id,
        revision: apiary.revision,
        input: { name: `Meadow ${index}`, isRoofed: false, address: {} },
      },
    }),
  );
  const answers = (await Promise.all(edits)).map(({ updateApiary }) => updateApiary);
  const [after] = (await ask(gateways[0], 'home', { as: anna })).apiaries;
  expect(answers).toContainEqual({ revision: apiary.revision + 1 });
  expect(answers).toContainEqual({ current: { name: after.name } });
});

test('who signs out at one gateway is signed out at the other from then on', async () => {
  const anna = await aUser(api);
  expect((await ask(gateways[1], 'home', { as: anna })).viewer).not.toBeNull();
  expect(await ask(gateways[0], 'signOut', { as: anna })).toEqual({ signOut: { done: true } });
  expect((await ask(gateways[1], 'home', { as: anna }))?.viewer ?? null).toBeNull();
});
