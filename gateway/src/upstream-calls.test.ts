import { aPhoto, attach, aUser, type TestUser } from '@skep/api/testing';
import { getNamedType, isCompositeType, isObjectType, parse } from 'graphql';
import { alertOfRule } from './slices/alerts/test-things.ts';
import { dashboardOf } from './slices/dashboards/test-dashboard.ts';
import { groupWithMember } from './slices/groups/test-group.ts';
import { anApiary } from './slices/hives/test-inputs.ts';
import { secondBees } from './slices/hives/test-second-bees.ts';
import { aPlan, aRecord, aTask } from './slices/inspections/test-inputs.ts';
import { inspectionsOperations } from './slices/inspections/test-operations.ts';
import { paperOf } from './slices/inspections/test-paper.ts';
import { measuringDevices } from './slices/measurements/test-devices.ts';
import { aCountedImport } from './slices/measurements/test-imports.ts';
import { entryOf } from './slices/registers/test-entry.ts';
import { answeredResearch } from './slices/research/test-research.ts';
import { createSchema } from './slices/schema.ts';
import { adminOperations, widestOperations } from './testing/operations.ts';
import { documentsOfRemotes } from './testing/remote-documents.ts';
import { startTestGateway, type TestGateway } from './testing/test-gateway.ts';
import { type Ids, variablesFor } from './testing/variables.ts';

// The guarantee: whatever an operation asks for, it costs a few calls, and no more for a person with 200 hives.

/** The widest operation, the page of a device, reads nine things; one more is a call per row until proven otherwise. */
const callsMax = 9;

const schema = createSchema();
let service: TestGateway;
let withOneHive: { person: TestUser; ids: Ids };
let withManyHives: { person: TestUser; ids: Ids };

beforeAll(async () => {
  service = await startTestGateway();
  withOneHive = await aKeeper(1, 1);
  withManyHives = await aKeeper(4, 50);
});
afterAll(() => service.close());

/** A person with apiaries of so many hives each, and an inspection of each hive. */
async function aKeeper(apiaries: number, hivesOfEach: number) {
  // An admin, to whom every document is open.
  const person = await aUser(service.api, { isAdmin: true });
  const hives: { id: string; apiary: { id: string } }[] = [];
  for (let i = 0; i < apiaries; i += 1) {
    const input = anApiary({
      hives: { amount: hivesOfEach, prefix: 'Hive', firstNumber: 1, layers: [{ kind: 'BROOD' }] },
    });
    const { data } = await service.ask(
      `mutation ($input: CreateApiaryInput!) { createApiary(input: $input) {
        ... on Apiary { hives { id apiary { id } } } } }`,
      { input },
      person,
    );
    hives.push(...data.createApiary.hives);
  }
  const body = { date: '2026-06-03 14:05', hive_ids: hives.map(({ id }) => Number(id)), items: { 832: 2 } };
  expect((await service.api.request('POST', '/api/inspections/store', { as: person, body })).status).toBe(
    201,
  );
  for (const [index, { id }] of hives.slice(0, 30).entries()) {
    const tag = { tag: String(index + 10), hive_id: Number(id), action_id: 1 };
    expect((await service.api.request('POST', '/api/hive-tags', { as: person, body: tag })).status).toBe(201);
  }
  const [hive] = hives;
  const ids = {
    apiary: hive?.apiary.id ?? '',
    hive: hive?.id ?? '',
    type: '46',
    race: '924',
    checklist: '1',
    item: '832',
  };
  const queen = { name: 'Beatrix', hive_id: Number(ids.hive) };
  const made = await service.api.request('POST', '/api/queens', { as: person, body: queen });
  const { data } = await service.ask(
    'mutation ($input: CreateInspectionInput!) { createInspection(input: $input) { ... on Inspection { id } } }',
    { input: aRecord(ids.hive) },
    person,
  );
  const inspection = String(data.createInspection.id);
  const photo = String((await aPhoto(service.api, person, { inspection_id: inspection })).id);
  const others = await secondBees(service, person, ids.apiary);
  const measuring = await measuringDevices(
    service,
    person,
    hives.map(({ id }) => id),
  );
  const moths = { name: 'Wax moths', input: 'boolean' };
  const own = await service.api.request('POST', '/api/v1/checklist-items', { as: person, body: moths });
  const group = await groupWithMember(service, person);
  const research = await answeredResearch(service, person, ids.hive);
  const alerts = await alertOfRule(service, person);
  const dashboard = await dashboardOf(service, person, ids.hive);
  const entry = await entryOf(service, person, ids.hive);
  const outline = { input: { name: 'On paper', template: 'QUICK' } };
  const listed = await service.ask(inspectionsOperations.createChecklist ?? '', outline, person);
  const paper = await paperOf(service, person, listed.data.createChecklist.id);
  return {
    person,
    ids: {
      ...ids,
      ...others,
      ...measuring,
      ...group,
      ...research,
      ...alerts,
      ...dashboard,
      ...entry,
      import: await aCountedImport(service, person),
      inspection,
      task: await aTask(service, person, ids.hive),
      hiveplan: await aPlan(service, person, ids.hive),
      photo,
      attachment: (await attach(service.api, person, `hives/${ids.hive}`)).body.id,
      ownitem: String(own.body.id),
      queen: String(made.body.id),
      ...paper,
    },
  };
}

async function callsOf(text: string, { person, ids }: { person: TestUser; ids: Ids }): Promise<number> {
  const { errors } = await service.ask(text, variablesFor(schema, parse(text), { ids }), person);
  expect(errors).toBeUndefined();
  return lastCalls();
}

/** Of the operation that ran last. */
function lastCalls(): number {
  return Number(service.logged.findLast(({ message }) => message === 'operation')?.upstreamCalls);
}

// Deleting comes last: the others are about what it takes away. Signing out would end the test's own sign-in.
const last = (name: string) => (name.toLowerCase().includes('delete') ? 1 : 0);
const operations = [...Object.entries(widestOperations), ...documentsOfRemotes()]
  .filter(([name]) => !/signout/i.test(name))
  .toSorted(([a], [b]) => last(a) - last(b));

test.each(operations)('%s costs a few calls, whatever the length of its lists', async (_name, text) => {
  const ofMany = await callsOf(text, withManyHives);
  expect(ofMany).toBeLessThanOrEqual(callsMax);
  // Two more are possible, one for hives and one for apiaries: when own apiaries are requested with them, it depends
  // on which answer comes first whether these are known already.
  expect(ofMany).toBeLessThanOrEqual((await callsOf(text, withOneHive)) + 2);
});

/** A list of each thing that has fields of its own to look up. */
const lists: Readonly<Record<string, (field: string) => string>> = {
  Device: (field) => `{ devices { ${field} } }`,
  Apiary: (field) => `{ apiaries { ${field} } }`,
  Hive: (field) => `{ hives { ${field} } }`,
  HiveTag: (field) => `{ hiveTags { ${field} } }`,
  Inspection: (field) => `{ diary(first: 100) { nodes { ${field} } } }`,
};

const fieldsInLists = Object.entries(lists).flatMap(([name, listOf]) => {
  const type = schema.getType(name);
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  const lookedUp = fields.filter((field) => isCompositeType(getNamedType(field.type)));
  return lookedUp.map((field) => [`${name}.${field.name}`, listOf(`${field.name} { __typename }`)] as const);
});

test.each(fieldsInLists)('%s is not looked up row by row, or not at all in a list', async (_name, text) => {
  const { errors } = await service.ask(text, {}, withManyHives.person);
  if (errors) expect(errors[0]?.message).toBe('The request has more than 5000 objects.');
  else expect(lastCalls()).toBeLessThanOrEqual(callsMax);
});

test('every field that can be requested first is requested above', () => {
  const documents = Object.values(widestOperations).join(' ');
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  // One call each, without lists: account.test.ts, profile.test.ts, security.test.ts, ways.test.ts.
  const ofAccounts = [
    'signIn',
    'signOut',
    'signUp',
    'makeFirstAccount',
    'verifyEmail',
    'resendVerification',
    'requestPasswordReset',
    'endDeviceSignIn',
    'endOtherSignIns',
    'createApiToken',
    'revokeApiToken',
    'requestPasskey',
    'signInWithPasskey',
    'exchangePasskey',
    'beginPasskey',
    'addPasskey',
    'renamePasskey',
    'deletePasskey',
    'switchOnPasskeys',
    'startProviderSignIn',
    'signInWithProvider',
    'startProviderLink',
    'linkProvider',
    'unlinkProvider',
    'beginSecondFactor',
    'confirmSecondFactor',
    'switchOffSecondFactor',
    'renewRecoveryCodes',
    'accountLosses',
    'changeName',
    'changeEmail',
    'confirmNewEmail',
    'withdrawNewEmail',
    'changePassword',
    'acceptTerms',
    'setTimeZone',
    'setUnits',
    'deleteAccount',
    'addPushDevice',
    'removePushDevice',
    'setQuietHours',
    'setMorningNotice',
    'createWebhook',
    'changeWebhook',
    'renewWebhookSecret',
    'tryWebhook',
    'switchWebhookOn',
    'removeWebhook',
  ];
  // The same: administration.test.ts.
  const ofAdmins = Object.keys(adminOperations);
  const others = [...ofAccounts, ...ofAdmins, 'resetPassword', 'setLanguage'];
  for (const field of roots.filter((name) => !others.includes(name))) expect(documents).toContain(`${field}`);
});
