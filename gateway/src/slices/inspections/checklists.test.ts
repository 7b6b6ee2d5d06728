import { aUser, type TestUser } from '@skep/api/testing';
import { aNewcomer } from '../../testing/newcomer.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

let service: TestGateway;
let anna: TestUser;
beforeAll(async () => {
  service = await startTestGateway();
  anna = await aNewcomer(service.api);
});
afterAll(() => service.close());

const outline = 'id revision name itemIds requiredIds isOwner ownerName groupIds researches';
const failure = '... on Failure { code fields { path code limit } }';
const ask = async (document: string, variables = {}, as = anna) =>
  (await service.ask(document, variables, as)).data;
const create = async (input: unknown, as = anna) =>
  (
    await ask(
      `mutation ($input: NewChecklistInput!) { createChecklist(input: $input) {
        ... on ChecklistOutline { ${outline} } ${failure} } }`,
      { input },
      as,
    )
  ).createChecklist;
const update = async (id: string, revision: number, input: unknown) =>
  (
    await ask(
      `mutation ($id: ID!, $revision: Int!, $input: ChecklistOutlineInput!) {
        updateChecklist(id: $id, revision: $revision, input: $input) { ... on ChecklistOutline { ${outline} }
          ... on ChecklistConflict { current { name revision } } ${failure} } }`,
      { id, revision, input },
    )
  ).updateChecklist;

test('a checklist is made from a template, edited, and guarded against two editors', async () => {
  const made = await create({ template: 'QUICK', name: 'Minute' });
  expect(made).toMatchObject({ name: 'Minute', revision: 1, isOwner: true, requiredIds: [] });
  expect((await ask('{ checklists { name isOwner } }')).checklists).toHaveLength(2);
  const input = { name: 'Minute', itemIds: ['794', '774'], requiredIds: ['774'] };
  const saved = await update(made.id, 1, input);
  expect(saved).toMatchObject({ revision: 2, itemIds: ['475', '493', '794', '149', '771', '774'] });
  expect(await update(made.id, 1, { ...input, name: 'Late' })).toEqual({
    current: { name: 'Minute', revision: 2 },
  });
  expect(await update(made.id, 2, { ...input, name: '' })).toMatchObject({
    code: 'INVALID_INPUT',
    fields: [{ path: 'name', code: 'required' }],
  });
  expect(await update(made.id, 2, { ...input, itemIds: ['794'] })).toMatchObject({
    fields: [{ path: 'itemIds', code: 'required' }],
  });
  const copy = await create({ copyOfChecklist: made.id, name: 'Minute (copy)' });
  expect(copy).toMatchObject({ itemIds: saved.itemIds, requiredIds: ['774'] });
});

test('one stays, another’s is not there', async () => {
  const cor = await aNewcomer(service.api);
  const [{ id }] = (await ask('{ checklists { id } }', {}, cor)).checklists;
  const remove = async (as: TestUser) =>
    (
      await ask(
        `mutation ($id: ID!) { deleteChecklist(id: $id) { ... on Done { done } ${failure} } }`,
        { id },
        as,
      )
    ).deleteChecklist;
  expect((await remove(cor)).code).toBe('LAST_CHECKLIST');
  const stranger = await aUser(service.api);
  expect((await remove(stranger)).code).toBe('NOT_FOUND');
  expect((await create({ copyOfChecklist: id }, stranger)).code).toBe('NOT_FOUND');
  const query = 'query ($id: ID!) { checklistOutline(id: $id) { name } }';
  expect((await ask(query, { id }, stranger)).checklistOutline).toBeNull();
  expect((await ask(query, { id }, cor)).checklistOutline).not.toBeNull();
  await create({ template: 'WINTER' }, cor);
  expect(await remove(cor)).toEqual({ done: true });
});

test('an own item is offered below its heading, used, changed and removed', async () => {
  const item = 'id parentId name input unit minimum maximum decimals isOwn';
  const input = {
    name: 'Pollen',
    input: 'NUMBER_1_DECIMALS',
    unit: 'kg',
    minimum: 0,
    maximum: 12.5,
    parentId: '698',
  };
  const { createOwnItem: made } = await ask(
    `mutation ($input: MadeItemInput!) { createOwnItem(input: $input) { ... on OfferedItem { ${item} } ${failure} } }`,
    { input },
  );
  expect(made).toMatchObject({ ...input, decimals: 1, isOwn: true });
  const { checklistItems } = await ask(`{ checklistItems { ${item} } }`);
  expect(checklistItems).toContainEqual(made);
  const { id, revision } = await create({ name: 'Pollen' });
  await update(id, revision, { name: 'Pollen', itemIds: [made.id], requiredIds: [] });
  const { checklist } = await ask(
    'query ($id: ID) { checklist(id: $id) { items { id name unit minimum maximum } } }',
    { id },
  );
  expect(checklist.items.at(-1)).toEqual({
    id: made.id,
    name: 'Pollen',
    unit: 'kg',
    minimum: 0,
    maximum: 12.5,
  });
  const { updateOwnItem } = await ask(
    `mutation ($id: ID!, $input: MadeItemInput!) { updateOwnItem(id: $id, input: $input) {
      ... on OfferedItem { ${item} } ${failure} } }`,
    { id: made.id, input: { ...input, maximum: -1 } },
  );
  expect(updateOwnItem).toMatchObject({ fields: [{ path: 'maximum', code: 'too_small' }] });
  const { removeOwnItem } = await ask(
    `mutation ($id: ID!) { removeOwnItem(id: $id) { ... on Done { done } ${failure} } }`,
    { id: made.id },
  );
  expect(removeOwnItem).toEqual({ done: true });
});

test('a checklist is shared with groups that its owner has joined, and no others', async () => {
  const { id } = await create({ template: 'DISEASE' });
  const share = async (groupIds: string[]) =>
    (
      await ask(
        `mutation ($id: ID!, $groupIds: [ID!]!) { shareChecklist(id: $id, groupIds: $groupIds) {
          ... on ChecklistOutline { groupIds } ${failure} } }`,
        { id, groupIds },
      )
    ).shareChecklist;
  expect(await share([])).toEqual({ groupIds: [] });
  expect(await share(['1'])).toMatchObject({ fields: [{ path: 'groupIds', code: 'unknown_choice' }] });
});
