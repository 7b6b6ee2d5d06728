import { aUser, type TestUser } from '@skep/api/testing';
import { aNewcomer } from '../../testing/newcomer.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { inspectionActions } from './test-actions.ts';
import { itemIds } from './test-inputs.ts';

let service: TestGateway;
let anna: TestUser;
let bram: TestUser;

beforeAll(async () => {
  service = await startTestGateway();
  [anna, bram] = [await aUser(service.api), await aUser(service.api)];
});
afterAll(() => service.close());

const { newHives } = inspectionActions(() => ({ service, anna }));

describe('the checklist to fill in', () => {
  const query = `query ($id: ID) { checklist(id: $id) { id name isOwner items {
    id parentId key name input isRequired unit minimum maximum decimals options { id parentId name } } } }`;

  test('is a flat list: parents before their children, choices with their options', async () => {
    const cor = await aNewcomer(service.api);
    const { data } = await service.ask(query, {}, cor);
    const { items, ...checklist } = data.checklist;
    expect(checklist).toMatchObject({ isOwner: true, name: expect.stringContaining('Cor') });
    const ids: string[] = items.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [index, { parentId }] of items.entries()) {
      if (parentId !== null) expect(ids.slice(0, index)).toContain(parentId);
    }
    for (const item of items.filter(({ input }: { input: string }) =>
      ['LIST', 'OPTIONS', 'SELECT'].includes(input),
    )) {
      expect([item.key, item.options.length]).toEqual([item.key, expect.any(Number)]);
      expect(item.options.length).toBeGreaterThan(0);
    }
    const volume = items.find(({ id }: { id: string }) => id === itemIds.volume);
    expect(volume).toMatchObject({ input: 'NUMBER_1_DECIMALS', unit: 'l', decimals: 1, options: [] });
    const again = await service.ask(query, { id: data.checklist.id }, cor);
    expect(again.data).toEqual(data);
    expect((await service.ask(query, { id: data.checklist.id }, bram)).data.checklist).toBeNull();
  });

  test('all checklists can be read at once: an item that two of them have is sent once', async () => {
    const dora = await aNewcomer(service.api);
    const make = 'mutation ($input: NewChecklistInput!) { createChecklist(input: $input) { __typename } }';
    for (const template of ['QUICK', 'STANDARD']) await service.ask(make, { input: { template } }, dora);
    const everything = `{ checklists { id } checklistForms { checklists { id name isOwner places requiredIds }
      items { id parentId key name input isRequired unit minimum maximum decimals options { id parentId name } } } }`;
    const { checklists, checklistForms: forms } = (await service.ask(everything, {}, dora)).data;
    expect(forms.checklists).toHaveLength(3);
    for (const { id } of checklists) {
      const { places, requiredIds, ...form } = forms.checklists.find(
        (each: { id: string }) => each.id === id,
      );
      const formItems = places.map((place: number) => forms.items[place]);
      const items = formItems.map((item: { id: string }) => ({
        ...item,
        isRequired: requiredIds.includes(item.id),
      }));
      expect({ ...form, items }).toEqual((await service.ask(query, { id }, dora)).data.checklist);
    }
    const texts = forms.items.map((item: object) => JSON.stringify(item));
    expect(new Set(texts).size).toBe(texts.length);
    expect((await service.ask(everything, {}, bram)).data.checklistForms.checklists).toEqual([]);
  });

  test('is nothing for a person without one', async () => {
    expect((await service.ask(query, {}, bram)).data).toEqual({ checklist: null });
  });
});

test('a hive that is chosen for an inspection has the same fields as at home', async () => {
  await newHives(2, bram);
  const { data } = await service.ask(
    '{ hives { id name canEdit inspectionCount apiary { name } layers { kind } } }',
    {},
    bram,
  );
  expect(data.hives.map(({ name }: { name: string }) => name)).toEqual(['Heath 1', 'Heath 2']);
  expect(data.hives[0]).toMatchObject({
    canEdit: true,
    inspectionCount: 0,
    apiary: { name: 'Heath' },
    layers: [],
  });
});
