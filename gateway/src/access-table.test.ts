import { aUser, type TestUser, withSeed } from '@skep/api/testing';
import { parse } from 'graphql';
import { inspectionsOperations } from './slices/inspections/test-operations.ts';
import { measurementsOperations } from './slices/measurements/test-operations.ts';
import { registersOperations } from './slices/registers/test-operations.ts';
import { createSchema } from './slices/schema.ts';
import type { Outcome } from './testing/access-rows.ts';
import { accessTable } from './testing/access-table.ts';
import { type Actor, type Actors, actorsAround } from './testing/actors.ts';
import { actorsOfRun } from './testing/actors-of-run.ts';
import { aNewcomer } from './testing/newcomer.ts';
import { widestOperations } from './testing/operations.ts';
import { startTestGateway, type TestGateway } from './testing/test-gateway.ts';
import { thingsOf } from './testing/things-of.ts';
import { type Ids, variablesFor } from './testing/variables.ts';

// The guarantee: who asks the gateway about somebody's hive gets what their standing gives, by every operation. The api
// decides it, and tries all actors each time; here all of them ask when the schema or the rules of access change, and in
// `npm run test:long`. Otherwise each operation is requested by some of them.

const schema = createSchema();
let service: TestGateway;
/** Has nothing, is invited to nothing and sees nothing of others. */
let nobodys: TestUser;
beforeAll(async () => {
  service = await startTestGateway();
  nobodys = await aUser(service.api);
}, 60_000);
afterAll(() => service.close());

interface Scene {
  ids: Ids;
  people: Actors;
}

let scene: Scene | undefined;

async function newScene(): Promise<Scene> {
  const owner = await aNewcomer(service.api);
  const ids = await thingsOf(service, owner);
  const tag = { tag: '07', hive_id: Number(ids.hive), action_id: 1 };
  await service.api.request('POST', '/api/hive-tags', { as: owner, body: tag });
  // The last checklist cannot be deleted.
  const another = { input: { name: 'Spring', template: 'QUICK' } };
  await service.ask(inspectionsOperations.createChecklist ?? '', another, owner);
  const own = [{ fromMonth: 1, amber: 1.7, red: 2.9 }];
  const input = { sample: own, naturalDrop: own, stickyBoard: own };
  await service.ask(registersOperations.saveMiteThresholds ?? '', { input }, owner);
  const body = {
    date: '2026-06-03 14:05',
    hive_ids: [Number(ids.hive)],
    items: { 832: 2 },
    reminder: 'Add a super',
    reminder_date: '2026-06-10 09:00',
  };
  const reminding = await service.api.request('POST', '/api/inspections/store', { as: owner, body });
  ids.inspection = String(reminding.body);
  return { ids, people: await actorsAround(service, owner, ids.group) };
}

/** What was not imported cannot be undone. */
async function startImport({ ids, people }: Scene): Promise<void> {
  await service.ask(measurementsOperations.startImport ?? '', { id: ids.import }, people.owner);
}

test('every operation is in the table of access, and the table names no other', () => {
  expect(Object.keys(accessTable).sort()).toEqual(Object.keys(widestOperations).sort());
});

const actorsOf = actorsOfRun(Object.keys(widestOperations));

const isMutation = (text: string) => text.startsWith('mutation');
/** Queries first: what they show must not depend on who has changed something before. */
const inOrder = Object.entries(widestOperations).toSorted(
  ([, a], [, b]) => Number(isMutation(a)) - Number(isMutation(b)),
);

test.each(inOrder)(
  '%s',
  (name, text) =>
    withSeed(async () => {
      const outcomes: Partial<Record<Actor, Outcome>> = {};
      const some = actorsOf.get(name) ?? [];
      for (const actor of some) {
        scene ??= await newScene();
        if (name === 'undoImport') await startImport(scene);
        outcomes[actor] = await outcomeOf(name, text, { ...scene, actor });
        // Deleted, given or moved things cannot be requested again, by others or by later operations.
        if ((outcomes[actor] === 'DONE' && isOnce.test(name)) || name === 'undoImport') scene = undefined;
      }
      expect(outcomes).toEqual(Object.fromEntries(some.map((actor) => [actor, accessTable[name]?.[actor]])));
    }),
  // Each actor may need people and things of their own.
  300_000,
);

const isOnce =
  /^(delete|startImport|undo|renewDashboard|remove|withdraw|leave|answerGroup|setGroupAdmin|updateGroup$|updateInspection$|shareChecklist$|shareHives$|end|move|split|unite|requeen|strike|.*HiveTag$)/;

/** Filled with all that they can take they would find nothing. */
const isOwnDataOnly = /^(diary|registerEntries|answerGroupInvitation)$/;

async function outcomeOf(
  name: string,
  text: string,
  { ids, people, actor }: Scene & { actor: Actor },
): Promise<Outcome> {
  const isComplete = !isOwnDataOnly.test(name);
  const filled = variablesFor(schema, parse(text), { ids, isComplete });
  // Everybody fills in checklists of their own.
  const variables = JSON.parse(
    JSON.stringify(filled, (key, value) => (key === 'checklistId' ? undefined : value)),
  );
  const ask = (as?: TestUser, more: object = {}) => service.ask(text, { ...variables, ...more }, as);
  let { data, errors } = await ask(people[actor]);
  // A group that has changed meanwhile is read first, as its members do.
  const newer = /"current":\{"id":"\d+","revision":(\d+)/.exec(JSON.stringify(data))?.[1];
  if (newer !== undefined) ({ data, errors } = await ask(people[actor], { revision: Number(newer) }));
  const refusal = errors?.[0]?.extensions.code ?? /"code":"([A-Z_]+)"/.exec(JSON.stringify(data))?.[1];
  if (refusal !== undefined) return refusal as Outcome;
  if (isMutation(text)) return 'DONE';
  return shownBy(data) === shownBy((await ask(nobodys)).data) ? 'NOTHING' : 'SHOWN';
}

/** Without what everybody reads about themselves. */
const shownBy = (data: object) => JSON.stringify({ ...data, viewer: null });
