import { randomUUID as newId } from 'node:crypto';
import type { TestUser } from '@skep/api/testing';
import fc from 'fast-check';
import { aNewcomer } from '../../gateway/src/testing/newcomer.ts';
import { post, startTestGateway, type TestGateway } from '../../gateway/src/testing/test-gateway.ts';
import { Device, type Fault } from './waiting-devices.ts';
import { createHiveEdits } from './waiting-edits.ts';
import { createMakings } from './waiting-makings.ts';

/** In `npm test`, and in `npm run test:long`. */
const schedules = process.env.SKEP_TEST_LONG === '1' ? 1000 : 50;

const aDayMs = 24 * 60 * 60_000;

const createInspection = `mutation ($input: CreateInspectionInput!) { createInspection(input: $input) {
  __typename ... on Inspection { id } ... on Failure { code retryAfterSeconds } } }`;

let house: TestGateway;
let people: Beekeeper[];

interface Beekeeper {
  personId: string;
  token: string;
  user: TestUser;
  apiaryId: string;
  hiveIds: string[];
}

beforeAll(async () => {
  house = await startTestGateway({}, { environment: { RATE_LIMIT_SCALE: '100000' } });
  people = [await aBeekeeper(), await aBeekeeper()];
});
afterAll(() => house.close());

async function aBeekeeper(): Promise<Beekeeper> {
  const user = await aNewcomer(house.api);
  const made = await house.api.request('POST', '/api/locations', {
    as: user,
    body: { name: 'Heath', hive_amount: 3 },
  });
  const apiary = made.body.locations.find(({ name }: { name: string }) => name === 'Heath');
  return {
    personId: String(user.id),
    token: user.token,
    user,
    apiaryId: String(apiary.id),
    hiveIds: apiary.hives.map((hive: { id: number }) => String(hive.id)),
  };
}

async function ask(token: string, key: string, query: string, variables: object) {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
  return (await post(house.gateway, { query, variables }, headers)).json();
}

type Step =
  | { kind: 'save' | 'edit' | 'make'; device: number; tab: number; hive: number }
  | { kind: 'network'; device: number; isOnline: boolean }
  | { kind: 'faults'; device: number; faults: Fault[] }
  | { kind: 'send' | 'crash'; device: number; tab: number }
  | { kind: 'clock'; device: number; ms: number }
  | { kind: 'person'; device: number; person: number | undefined }
  /** The next step begins while this one goes on. */
  | { kind: 'hurry' };

const device = fc.nat(1);
const tab = fc.nat(1);
const fault = fc.constantFrom<Fault>('none', 'lost before', 'lost after', 'twice');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('save' as const), device, tab, hive: fc.nat(5) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('make' as const), device, tab, hive: fc.nat(5) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('edit' as const), device, tab, hive: fc.nat(2) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('network' as const), device, isOnline: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('faults' as const),
      device,
      faults: fc.array(fault, { maxLength: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('send' as const, 'crash' as const), device, tab }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('clock' as const),
      device,
      ms: fc.integer({ min: -aDayMs, max: aDayMs }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('person' as const),
      device,
      person: fc.constantFrom(0, 1, undefined),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ kind: 'hurry' as const }) },
);

/** Notes of what each person has saved, as they were told that it is. */
type Told = { person: number; notes: string }[];

interface Life {
  devices: readonly Device[];
  told: Told;
  edits: ReturnType<typeof createHiveEdits>;
  makings: ReturnType<typeof createMakings>;
}

async function live(steps: readonly Step[]) {
  const devices = [new Device(ask, 2), new Device(ask, 2)];
  for (const each of devices) each.signedIn = people[0];
  const told: Told = [];
  const edits = createHiveEdits(devices, ask);
  const makings = createMakings(devices, ask);
  const going: Promise<unknown>[] = [];
  let isHurried = false;
  for (const one of steps) {
    // What a tab that is gone was at comes to nothing.
    const done = take(one, { devices, told, edits, makings }).catch(() => undefined);
    going.push(done);
    if (!isHurried) await done;
    isHurried = one.kind === 'hurry';
  }
  await Promise.all(going);
  return { devices, told, edits, makings };
}

async function take(one: Step, { devices, told, edits, makings }: Life): Promise<void> {
  if (one.kind === 'hurry') return;
  const at = devices[one.device];
  if (!at) return;
  const person = people.find(({ personId }) => personId === at.signedIn?.personId);
  switch (one.kind) {
    case 'save':
      return saveAt(at, one, person && makings.hivesOf(one.device, person), told);
    case 'edit':
      return edits.edit(one, person);
    case 'make':
      return makings.make(one, person);
    case 'network':
      at.isOnline = one.isOnline;
      return;
    case 'faults':
      at.faults = [...one.faults];
      return;
    case 'send':
      return at.send(one.tab);
    case 'crash':
      return at.crash(one.tab);
    case 'clock':
      at.now += one.ms;
      return;
    case 'person':
      at.signedIn = one.person === undefined ? undefined : people[one.person];
  }
}

async function saveAt(
  at: Device,
  { tab: from, hive }: Extract<Step, { kind: 'save' | 'edit' | 'make' }>,
  hiveIds: readonly string[] | undefined,
  told: Told,
) {
  const person = people.findIndex(({ personId }) => personId === at.signedIn?.personId);
  const hiveId = hiveIds?.[hive];
  if (hiveId === undefined) return;
  const notes = newId();
  const inspection = {
    inspectedAt: '2026-06-03T14:05:00+02:00',
    timeZone: 'Europe/Amsterdam',
    notes,
    items: [],
  };
  const variables = { input: { hiveId, inspection } };
  const outcome = await at.save(from, {
    key: newId(),
    about: `hive:${hiveId}`,
    document: createInspection,
    variables,
  });
  if (outcome !== 'not saved') told.push({ person, notes });
}

/** The network is back for everybody, and each comes back to both of their devices. */
async function comeHome(devices: readonly Device[]): Promise<void> {
  for (const at of devices) {
    Object.assign(at, { isOnline: true, faults: [] });
    for (const person of people) {
      at.signedIn = person;
      at.now += 2 * aDayMs;
      await at.send(0);
    }
  }
}

async function notesOf({ user }: Beekeeper): Promise<string[]> {
  const { body } = await house.api.request('GET', '/api/inspections', { as: user });
  return (body ?? []).map(({ notes }: { notes: string }) => notes);
}

test(
  'whatever the network, tabs, devices, clocks and people do, what was saved is there once and is its writer’s alone',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
        const before = await Promise.all(people.map(notesOf));
        const { devices, told, edits, makings } = await live(steps);
        await comeHome(devices);
        // Edits that only their person can decide are still here, and no others.
        const isHurried = steps.some(({ kind }) => kind === 'hurry');
        for (const at of devices)
          expect(at.rows().filter(({ refusal }) => !isHurried || !refusal)).toEqual([]);
        await edits.check(people, isHurried);
        await makings.check(people);
        for (const [index, person] of people.entries()) {
          const fresh = (await notesOf(person)).filter((notes) => !before[index]?.includes(notes));
          expect(new Set(fresh).size).toBe(fresh.length);
          const own = told.filter((one) => one.person === index).map(({ notes }) => notes);
          expect(fresh).toEqual(expect.arrayContaining(own));
          const others = told.filter((one) => one.person !== index).map(({ notes }) => notes);
          expect(fresh.filter((notes) => others.includes(notes))).toEqual([]);
        }
      }),
      { numRuns: schedules },
    );
  },
  60 * 60_000,
);
