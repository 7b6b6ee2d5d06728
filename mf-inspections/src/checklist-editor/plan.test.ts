import fc from 'fast-check';
import type { OfferedFragment } from '../generated/graphql.ts';
import { itemIdsOf, moveTo, planOf, require, tick, treeOf } from './plan.ts';
import { foundIn, previewItems } from './preview-items.ts';

const item = (id: string, parentId?: string, input: OfferedFragment['input'] = 'BOOLEAN') =>
  ({
    id,
    parentId: parentId ?? null,
    key: id,
    name: `Item ${id}`,
    input,
    isOwn: false,
    choices: [] as string[],
  }) as OfferedFragment;

const items = [
  item('1', undefined, 'LABEL'),
  item('11', '1', 'LABEL'),
  item('111', '11'),
  item('112', '11'),
  item('12', '1', 'SELECT'),
  item('121', '12', 'LIST_ITEM'),
  item('2', undefined, 'LABEL'),
  item('21', '2'),
];
const empty = planOf(items, { itemIds: [], requiredIds: [] });
const node = (id: string, plan = empty) => {
  const find = (nodes: ReturnType<typeof treeOf>): ReturnType<typeof treeOf>[number] | undefined =>
    nodes.flatMap((each) => (each.item.id === id ? [each] : (find(each.children) ?? [])))[0];
  const found = find(treeOf(items, plan));
  if (!found) throw new Error(id);
  return found;
};

test('a branch is ticked whole, with what is above it, and unticked without', () => {
  const ticked = tick(items, empty, node('11'), true);
  expect(itemIdsOf(items, ticked)).toEqual(['1', '11', '111', '112']);
  expect(itemIdsOf(items, tick(items, ticked, node('111'), false))).toEqual(['1', '11', '112']);
});

test('what is required stays ticked, with what is above it, whatever is unticked', () => {
  const plan = require(items, tick(items, empty, node('1'), true), '112', true);
  expect(itemIdsOf(items, tick(items, plan, node('1'), false))).toEqual(['1', '11', '112']);
});

test('an item moves among its siblings, with what is below it', () => {
  const all = tick(items, tick(items, empty, node('1'), true), node('2'), true);
  expect(itemIdsOf(items, moveTo(items, all, '1', 1))[0]).toBe('2');
  expect(itemIdsOf(items, moveTo(items, all, '112', 0)).slice(0, 4)).toEqual(['1', '11', '112', '111']);
  expect(itemIdsOf(items, moveTo(items, all, '111', -1))).toEqual(itemIdsOf(items, all));
});

test('what is stored comes back as it was, whatever was ticked and moved', () => {
  const step = fc.tuple(
    fc.constantFrom(...items.map(({ id }) => id)),
    fc.oneof(fc.constantFrom('tick', 'untick'), fc.integer({ min: -1, max: 3 })),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const plan = steps.reduce((at, [id, kind]) => {
        if (typeof kind === 'number') return moveTo(items, at, id, kind);
        return tick(items, at, node(id, at), kind === 'tick');
      }, empty);
      const itemIds = itemIdsOf(items, plan);
      expect(itemIdsOf(items, planOf(items, { itemIds, requiredIds: [] }))).toEqual(itemIds);
    }),
  );
});

test('the preview has choices with their options; a search keeps the way to what it finds', () => {
  const plan = tick(items, empty, node('12'), true);
  expect(previewItems(items, plan)).toMatchObject([{ id: '1' }, { id: '12', options: [{ id: '121' }] }]);
  const found = foundIn(treeOf(items, plan), 'item 121');
  expect(found).toMatchObject([{ item: { id: '1' }, children: [{ item: { id: '12' }, children: [{}] }] }]);
});
