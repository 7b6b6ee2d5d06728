import type { TestUser } from '@skep/api/testing';
import { type GraphQLField, parse } from 'graphql';
import { v7 as uuidv7 } from 'uuid';
import { createGateway, type Gateway } from './server.ts';
import { aHive } from './slices/hives/test-inputs.ts';
import { createSchema } from './slices/schema.ts';
import { type Fault, type FaultyFront, startFaultyFront } from './testing/faulty-front.ts';
import { aNewcomer } from './testing/newcomer.ts';
import { gatewaySecret, post, startTestGateway, type TestGateway } from './testing/test-gateway.ts';
import { thingsOf } from './testing/things-of.ts';
import { type Ids, variablesFor } from './testing/variables.ts';

// The guarantee: whoever gets no answer to a mutation may send it again, and it is done once.

const schema = createSchema();
let service: TestGateway;
let front: FaultyFront;
let gateway: Gateway;
let person: TestUser;
let ids: Ids;

beforeAll(async () => {
  service = await startTestGateway();
  front = await startFaultyFront(service.restUrl);
  gateway = createGateway({ restUrl: front.url, gatewaySecret, documents: new Map(), isDevelopment: true });
  // Else administration would refuse everything alike.
  person = await aNewcomer(service.api);
  await service.api.database.db
    .updateTable('users')
    .set({ is_admin: true })
    .where('id', '=', person.id)
    .execute();
  ids = await thingsOf(service, person);
});
afterAll(async () => {
  await gateway.close();
  await front.close();
  await service.close();
});

/** What ends something comes after what needs it. */
function turnOf(name: string): number {
  const last = ['signOut', 'deleteAccount'].indexOf(name);
  if (last !== -1) return 2 + last;
  return name.startsWith('delete') ? 1 : 0;
}

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
  .toSorted((a, b) => turnOf(a.name) - turnOf(b.name))
  .map((field) => [field.name, field] as const);

const selection = '__typename ... on Failure { code }';

/** The mutation by itself, with everything that it can be given. */
function operationOf({ name, args }: GraphQLField<unknown, unknown>): string {
  if (args.length === 0) return `mutation { ${name} { ${selection} } }`;
  const declared = args.map((argument) => `$${argument.name}: ${argument.type}`).join(', ');
  const given = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  return `mutation (${declared}) { ${name}(${given}) { ${selection} } }`;
}

async function send(body: unknown, id: string, ...faults: Fault[]) {
  front.next(...faults);
  const headers = { authorization: `Bearer ${person.token}`, 'idempotency-key': id };
  const answer = await (await post(gateway, body, headers)).json();
  return { answer, writes: front.seen.filter(({ method }) => method !== 'GET') };
}

const createHive = `mutation ($input: CreateHiveInput!) {
  createHive(input: $input) { ... on Hive { id name } ... on Failure { code } } }`;

/** How many hives of that name the person has. */
async function hivesCalled(name: string): Promise<number> {
  const { data } = await service.ask('{ apiaries { hives { name } } }', {}, person);
  const hives = data.apiaries.flatMap((apiary: { hives: { name: string }[] }) => apiary.hives);
  return hives.filter((hive: { name: string }) => hive.name === name).length;
}

test('a hive whose answer was lost is made once: sent again it is answered, changed it is another', async () => {
  const input = { ...aHive(ids.apiary), name: 'Linden' };
  const id = uuidv7();
  const lost = await send({ query: createHive, variables: { input } }, id, 'lost answer');
  expect(lost.answer.data.createHive.code).toBe('MAINTENANCE');

  const { answer } = await send({ query: createHive, variables: { input } }, id);
  expect(answer.data.createHive).toEqual({ id: expect.any(String), name: 'Linden' });
  expect(await hivesCalled('Linden')).toBe(1);

  const changed = { ...input, name: 'Lime' };
  const other = await send({ query: createHive, variables: { input: changed } }, uuidv7());
  expect(other.answer.data.createHive).toEqual({ id: expect.any(String), name: 'Lime' });
  expect(await hivesCalled('Linden')).toBe(1);
});

test.each(mutations)('%s needs an id of its own, and every write of it has one', async (name, field) => {
  const query = operationOf(field);
  const body = { query, variables: variablesFor(schema, parse(query), { ids, isComplete: true }) };

  const refused = await send(body, '');
  expect(refused.answer.errors[0].extensions.code).toBe('INVALID_INPUT');
  expect(front.seen).toEqual([]);

  const id = uuidv7();
  const first = await send(body, id);
  const keys = first.writes.map(({ headers }) => String(headers['idempotency-key']));
  expect(keys).toEqual(keys.map((_, index) => (index === 0 ? id : `${id}.${index + 1}`)));
  expect(keys.length).toBeGreaterThan(0);

  // A visitor has no name to keep an answer under: who signs up again reads that the address is taken.
  if (name === 'signUp') return;
  const again = await send(body, id);
  expect([name, again.answer.data]).toEqual([name, first.answer.data]);
});
