import { aUser, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { inspectionActions } from './test-actions.ts';

let service: TestGateway;
let anna: TestUser;

const { newHive } = inspectionActions(() => ({ service, anna }));

beforeAll(async () => {
  service = await startTestGateway();
  anna = await aUser(service.api);
});
afterAll(() => service.close());

const ask = async (text: string, variables = {}) => (await service.ask(text, variables, anna)).data;
const create = async (input: object) =>
  (
    await ask(
      `mutation ($input: TaskInput!) { createTask(input: $input, timeZone: "Europe/Amsterdam") {
        ... on Task { id revision title day repeat hives { name apiaryName } canEdit }
        ... on Failure { code fields { path code } } } }`,
      { input },
    )
  ).createTask;
const change = async (id: string, revision: number, input: object) =>
  (
    await ask(
      `mutation ($id: ID!, $revision: Int!, $input: TaskInput!) { changeTask(id: $id, revision: $revision, input: $input) {
        __typename ... on Task { revision title day } ... on TaskConflict { current { title day } } } }`,
      { id, revision, input },
    )
  ).changeTask;

test('a task is made, changed with what somebody else changed, done with its next one, and deleted', async () => {
  const hiveIds = [await newHive()];
  const made = await create({ title: 'Feed', hiveIds, day: '2026-12-10', repeat: 'FREQ=WEEKLY' });
  expect(made).toMatchObject({
    ...{ title: 'Feed', day: '2026-12-10', canEdit: true },
    hives: [{ name: 'Heath 1', apiaryName: 'Heath' }],
  });
  const changed = await change(made.id, 1, { day: null, repeat: null });
  expect(changed).toEqual({ __typename: 'Task', revision: 2, title: 'Feed', day: null });
  expect(await change(made.id, 1, { title: 'Feed more' })).toEqual({
    __typename: 'TaskConflict',
    current: { title: 'Feed', day: null },
  });
  await change(made.id, 2, { day: '2026-12-10', repeat: 'FREQ=WEEKLY' });
  const tick = `mutation { tickTask(id: "${made.id}", isDone: true, at: "2026-12-01T10:00:00+01:00") {
    ... on TickedTask { task { doneAt } next { day } } } }`;
  expect((await ask(tick)).tickTask).toMatchObject({ next: { day: '2026-12-17' } });
  const lists = await ask('{ tasks { title day } doneTasks { title } }');
  expect(lists).toEqual({ tasks: [{ title: 'Feed', day: '2026-12-17' }], doneTasks: [{ title: 'Feed' }] });
  await ask(`mutation { deleteTask(id: "${made.id}") { ... on Done { done } } }`);
  expect(await ask(`{ task(id: "${made.id}") { id } }`)).toEqual({ task: null });
});

test('an impossible value is reported at its field', async () => {
  expect(await create({ title: '', day: '2026-12-40' })).toEqual({
    code: 'INVALID_INPUT',
    fields: [
      { path: 'title', code: 'required' },
      { path: 'day', code: 'not_a_date' },
    ],
  });
});
