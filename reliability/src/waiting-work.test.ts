import { aUser, type TestUser } from '@skep/api/testing';
import fc from 'fast-check';
import { aPicture } from '../../api/src/platform/pictures/test-pictures.ts';
import { post, startTestGateway, type TestGateway } from '../../gateway/src/testing/test-gateway.ts';
import type { QueuedPhoto } from '../../shell/src/offline-outbox/queued-photo.ts';
import type { PieceAnswer } from '../../shell/src/offline-outbox/send-piece.ts';
import { createDeletions, type Deletions } from './waiting-deletions.ts';
import { Device, tabIsGone } from './waiting-devices.ts';
import { createHiveEdits } from './waiting-edits.ts';
import { createInspections } from './waiting-inspections.ts';
import { type Beekeeper, createMakings } from './waiting-makings.ts';
import { aDayMs, failedBefore, type Step, step, type Writing } from './waiting-schedules.ts';
import { createTags } from './waiting-tags.ts';

/** Of each person to each of their devices. */
const mostVisits = 5;

/** In `npm test`, and in `npm run test:long`. `SKEP_TEST_SEED`: the same ones again. */
const { SKEP_TEST_SEED: seed } = process.env;
const schedules = process.env.SKEP_TEST_LONG === '1' ? 1000 : 15;

let service: TestGateway;
let picture: Blob;

/** With what the wire wants to know of somebody. */
interface Newcomer extends Beekeeper {
  user: TestUser;
}

beforeAll(async () => {
  service = await startTestGateway({}, { environment: { RATE_LIMIT_SCALE: '100000' } });
  picture = new Blob([Uint8Array.from(await aPicture())]);
  // A whole service is started.
}, 120_000);
afterAll(() => service.close());

async function aBeekeeper(): Promise<Newcomer> {
  const user = await aUser(service.api);
  const heath = await anApiary(user, { name: 'Heath', hive_amount: 3 });
  const orchard = await anApiary(user, { name: 'Orchard', hive_amount: 0 });
  return {
    personId: String(user.id),
    token: user.token,
    user,
    apiaryIds: [heath.id, orchard.id],
    hiveIds: heath.hiveIds,
  };
}

async function anApiary(user: TestUser, body: { name: string; hive_amount: number }) {
  const made = await service.api.request('POST', '/api/locations', { as: user, body });
  const apiary = made.body.locations.find(({ name }: { name: string }) => name === body.name);
  const hiveIds: string[] = apiary.hives.map((hive: { id: number }) => String(hive.id));
  return { id: String(apiary.id), hiveIds };
}

async function ask(token: string, key: string, query: string, variables: object) {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
  return (await post(service.gateway, { query, variables }, headers)).json();
}

async function bring(
  token: string,
  { id, content, sha256 }: QueuedPhoto,
  { firstByte, piece }: { firstByte: number; piece: Blob },
): Promise<PieceAnswer> {
  const { statusCode, headers, payload } = await service.api.app.http.inject({
    method: 'PUT',
    url: `/api/images/pieces/${id}`,
    query: { first_byte: `${firstByte}`, size: `${content.size}`, sha256 },
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/partial-upload' },
    payload: Buffer.from(await piece.arrayBuffer()),
  });
  const answer = JSON.parse(payload);
  if (statusCode < 300) return { kind: 'arrived', bytes: answer.received, isWhole: answer.image !== null };
  const code = String(headers['x-error-code']);
  return { kind: 'failed', code, problem: undefined, afterSeconds: Number(headers['retry-after'] ?? 0) };
}

interface Life {
  people: readonly Newcomer[];
  devices: readonly Device[];
  edits: ReturnType<typeof createHiveEdits>;
  makings: ReturnType<typeof createMakings>;
  inspections: ReturnType<typeof createInspections>;
  tags: ReturnType<typeof createTags>;
  deletions: Deletions;
}

async function live(steps: readonly Step[]): Promise<Life> {
  const people = [await aBeekeeper(), await aBeekeeper()];
  const devices = [new Device(ask, bring, 2), new Device(ask, bring, 2)];
  for (const each of devices) each.signedIn = people[0];
  const deletions = createDeletions(devices);
  const life: Life = {
    people,
    devices,
    deletions,
    edits: createHiveEdits(devices, ask),
    makings: createMakings(devices, ask, deletions),
    inspections: createInspections(devices, ask, deletions),
    tags: createTags(devices, ask, deletions),
  };
  const going: Promise<unknown>[] = [];
  let isHurried = false;
  for (const one of steps) {
    // What a tab that is gone was at comes to nothing.
    const done = take(one, life).catch((error) => {
      if (error !== tabIsGone) throw error;
    });
    going.push(done);
    if (!isHurried) await done;
    isHurried = one.kind === 'hurry';
  }
  await Promise.all(going);
  return life;
}

async function take(one: Step, life: Life): Promise<void> {
  if (one.kind === 'hurry') return;
  const { people, devices, deletions } = life;
  const at = devices[one.device];
  if (!at) return;
  switch (one.kind) {
    case 'undo':
      return deletions.undo(one);
    case 'version':
      return at.update();
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
      return;
  }
  const person = people.find(({ personId }) => personId === at.signedIn?.personId);
  // Of nobody it is nothing.
  if (person) await write(one, person, life);
}

async function write(one: Writing, person: Beekeeper, life: Life): Promise<void> {
  const { edits, makings, inspections, tags } = life;
  switch (one.kind) {
    case 'save': {
      const hive = makings.hivesOf(one.device, person)[one.hive];
      return hive && inspections.save(one, person, hive, one.hasPhoto ? picture : undefined);
    }
    case 'delete':
      return inspections.remove(one, person, one.which);
    case 'put off':
      return inspections.putOff(one, person, one);
    case 'edit':
      return edits.edit(one, person);
    case 'make':
      return makings.make(one, person);
    case 'remove hive':
      return makings.remove(one, person);
    case 'move':
      return makings.move(one, person);
    case 'tag': {
      const hive = makings.hivesOf(one.device, person)[one.hive];
      return hive && tags.turn(one, person, hive);
    }
  }
}

/**
 * The network is back for everybody, and each comes back to both of their devices: again where the service was too busy
 * for an answer, as it may be on a machine that has other things to do.
 */
async function comeHome({ devices, people }: Life): Promise<void> {
  for (const at of devices) {
    Object.assign(at, { isOnline: true, faults: [] });
    const isLeft = () => at.waiting().some(({ refusal }) => !refusal);
    for (let visit = 0; visit < mostVisits && (visit === 0 || isLeft()); visit += 1) {
      for (const person of people) {
        at.signedIn = person;
        at.now += 2 * aDayMs;
        await at.send(0);
      }
    }
    await at.settle();
  }
}

/** What still waits for another reason than that what it uses is gone. */
function unexplained({ devices, deletions }: Life) {
  return devices.flatMap((at) =>
    at.waiting().filter((one) => !at.usesOf(one).some((name) => deletions.mayBeGone(name))),
  );
}

/** @throws Error where something was lost, doubled, or is somebody else's */
async function tryOut(steps: readonly Step[]): Promise<void> {
  const life = await live(steps);
  await comeHome(life);
  // Edits that only their person can decide are still here, and no others.
  const isHurried = steps.some(({ kind }) => kind === 'hurry');
  expect(unexplained(life).filter(({ refusal }) => !isHurried || !refusal)).toEqual([]);
  for (const person of life.people) {
    const { user: as } = person;
    const { body: stored } = await service.api.request('GET', '/api/inspections', { as });
    await life.inspections.check(person, stored ?? [], isHurried);
    await life.edits.check(person, isHurried);
    await life.makings.check(person, isHurried);
    await life.tags.check(person);
  }
}

test(
  'whatever the network, tabs, devices, clocks and people do, what was saved is there once and is its writer’s alone',
  async () => {
    const lived = fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), (steps) =>
      tryOut(steps).catch((cause) => {
        // As it is kept among those that failed before.
        throw new Error(JSON.stringify(steps), { cause });
      }),
    );
    const again = seed === undefined ? {} : { seed: Number(seed) };
    await fc.assert(lived, { numRuns: schedules, examples: failedBefore, ...again });
  },
  60 * 60_000,
);
