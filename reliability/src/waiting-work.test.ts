import { randomUUID as newId } from 'node:crypto';
import type { TestUser } from '@skep/api/testing';
import fc from 'fast-check';
import { aPicture } from '../../api/src/platform/pictures/test-pictures.ts';
import { aNewcomer } from '../../gateway/src/testing/newcomer.ts';
import { post, startTestGateway, type TestGateway } from '../../gateway/src/testing/test-gateway.ts';
import type { PieceAnswer } from '../../shell/src/waiting/send-piece.ts';
import type { WaitingPhoto } from '../../shell/src/waiting/waiting-photo.ts';
import { createDeletions } from './waiting-deletions.ts';
import { Device } from './waiting-devices.ts';
import { createHiveEdits } from './waiting-edits.ts';
import { createMakings } from './waiting-makings.ts';
import { aDayMs, failedBefore, type Step, step } from './waiting-schedules.ts';

/** Of each person to each of their devices. */
const mostVisits = 5;

/** In `npm test`, and in `npm run test:long`. `SKEP_TEST_SEED`: the same ones again. */
const { SKEP_TEST_SEED: seed } = process.env;
const schedules = process.env.SKEP_TEST_LONG === '1' ? 1000 : 50;

const createInspection = `mutation ($input: CreateInspectionInput!) { createInspection(input: $input) {
  __typename ... on Inspection { id } ... on Failure { code retryAfterSeconds } } }`;

let house: TestGateway;
let people: Beekeeper[];
let picture: Buffer;

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
  picture = await aPicture();
  // A whole service is started.
}, 120_000);
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

async function bring(
  token: string,
  { id, content, sha256 }: WaitingPhoto,
  { firstByte, piece }: { firstByte: number; piece: Blob },
): Promise<PieceAnswer> {
  const { statusCode, headers, payload } = await house.api.app.http.inject({
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

/** Of each inspection that a person has saved, as they were told that it is, its notes, and its photo if it has one. */
type Told = { person: number; notes: string; photoId: string | undefined }[];

interface Life {
  devices: readonly Device[];
  told: Told;
  edits: ReturnType<typeof createHiveEdits>;
  makings: ReturnType<typeof createMakings>;
  deletions: ReturnType<typeof createDeletions>;
}

async function live(steps: readonly Step[]) {
  const devices = [new Device(ask, bring, 2), new Device(ask, bring, 2)];
  for (const each of devices) each.signedIn = people[0];
  const life: Life = {
    devices,
    told: [],
    edits: createHiveEdits(devices, ask),
    makings: createMakings(devices, ask),
    deletions: createDeletions(devices, ask),
  };
  const going: Promise<unknown>[] = [];
  let isHurried = false;
  for (const one of steps) {
    // What a tab that is gone was at comes to nothing.
    const done = take(one, life).catch(() => undefined);
    going.push(done);
    if (!isHurried) await done;
    isHurried = one.kind === 'hurry';
  }
  await Promise.all(going);
  return life;
}

async function take(one: Step, life: Life): Promise<void> {
  if (one.kind === 'hurry') return;
  const { devices, told, edits, makings, deletions } = life;
  const at = devices[one.device];
  if (!at) return;
  const person = people.find(({ personId }) => personId === at.signedIn?.personId);
  switch (one.kind) {
    case 'save':
      return saveAt(at, one, person && makings.hivesOf(one.device, person), life);
    case 'delete': {
      const own = told.filter((each) => people[each.person] === person);
      return deletions.remove(one, person, own[one.which % Math.max(1, own.length)]?.notes);
    }
    case 'undo':
      return deletions.undo(one);
    case 'version':
      return at.update();
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
  { device, tab, hive, hasPhoto }: Extract<Step, { kind: 'save' }>,
  hiveIds: readonly string[] | undefined,
  { told, deletions }: Life,
) {
  const person = people.findIndex(({ personId }) => personId === at.signedIn?.personId);
  const hiveId = hiveIds?.[hive];
  if (hiveId === undefined) return;
  const notes = newId();
  const photoId = hasPhoto ? aPhotoId() : undefined;
  if (photoId !== undefined) await at.keepPhoto(tab, photoId, new Blob([Uint8Array.from(picture)]));
  const inspection = {
    inspectedAt: '2026-06-03T14:05:00+02:00',
    timeZone: 'Europe/Amsterdam',
    notes,
    items: [],
    ...(photoId !== undefined && { awaitedPhotos: [{ id: photoId }] }),
  };
  const outcome = await at.save(tab, {
    key: newId(),
    about: `hive:${hiveId}`,
    document: createInspection,
    variables: { input: { hiveId, inspection } },
    work: {
      photoIds: photoId === undefined ? [] : [photoId],
      settledBy: ['changed_meanwhile'],
    },
    onDone: ({ createInspection: made }) => deletions.see(device, notes, (made as { id: string }).id),
  });
  if (outcome !== 'not saved') told.push({ person, notes, photoId });
}

/** As the service wants them, UUIDv7. */
function aPhotoId(): string {
  return newId().replace(/^(.{14})./, '$17');
}

/**
 * The network is back for everybody, and each comes back to both of their devices: again where the service was too busy
 * for an answer, as it may be on a machine that has other things to do.
 */
async function comeHome(devices: readonly Device[]): Promise<void> {
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

interface StoredInspection {
  notes: string;
  images: readonly object[];
}

async function inspectionsOf({ user }: Beekeeper): Promise<StoredInspection[]> {
  return (await house.api.request('GET', '/api/inspections', { as: user })).body ?? [];
}

/** @throws Error where one is missing, there twice, somebody else's, without its photo, or there although it was deleted */
async function check({ told, deletions }: Life, before: readonly ReadonlySet<string>[]): Promise<void> {
  for (const [index, person] of people.entries()) {
    const stored = await inspectionsOf(person);
    const fresh = stored.map(({ notes }) => notes).filter((notes) => !before[index]?.has(notes));
    expect(new Set(fresh).size).toBe(fresh.length);
    const own = told.filter((one) => one.person === index);
    const staying = own.filter(({ notes }) => !deletions.mayBeGone(notes)).map(({ notes }) => notes);
    expect(fresh).toEqual(expect.arrayContaining(staying));
    expect(fresh.filter(deletions.mustBeGone)).toEqual([]);
    const others = told.filter((one) => one.person !== index).map(({ notes }) => notes);
    expect(fresh.filter((notes) => others.includes(notes))).toEqual([]);
    for (const { notes, photoId } of own) {
      const images = stored.find((one) => one.notes === notes)?.images;
      if (images) expect(images).toHaveLength(photoId === undefined ? 0 : 1);
    }
  }
}

test(
  'whatever the network, tabs, devices, clocks and people do, what was saved is there once and is its writer’s alone',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
        const before = await Promise.all(
          people.map(async (person) => new Set((await inspectionsOf(person)).map(({ notes }) => notes))),
        );
        const life = await live(steps);
        await comeHome(life.devices);
        // Edits that only their person can decide are still here, and no others.
        const isHurried = steps.some(({ kind }) => kind === 'hurry');
        for (const at of life.devices)
          expect(at.waiting().filter(({ refusal }) => !isHurried || !refusal)).toEqual([]);
        await life.edits.check(people, isHurried);
        await life.makings.check(people);
        await check(life, before);
      }),
      { numRuns: schedules, examples: failedBefore, ...(seed !== undefined && { seed: Number(seed) }) },
    );
  },
  60 * 60_000,
);
