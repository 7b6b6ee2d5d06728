import fc from 'fast-check';
import { compareHives, namesInOrder, type OrderedHive } from './hive-order.ts';

const inOrder = (hives: OrderedHive[]) =>
  hives.toSorted(compareHives(namesInOrder('en'))).map(({ name }) => name);

test('hives stand by their place, those without one last', () => {
  expect(
    inOrder([
      { id: '1', name: 'No place' },
      { id: '2', name: 'Second', order: 2 },
      { id: '3', name: 'First', order: 1 },
      { id: '4', name: 'Zeroth', order: 0 },
    ]),
  ).toEqual(['Zeroth', 'First', 'Second', 'No place']);
});

test('hives of one place stand by name, as people count', () => {
  const hives = ['Hive 10', 'hive 2', 'Árvore 1', 'Arvore 2'].map((name, id) => ({ id: String(id), name }));
  expect(inOrder(hives)).toEqual(['Árvore 1', 'Arvore 2', 'hive 2', 'Hive 10']);
});

test('the order does not depend on the order in which hives come', () => {
  const hive = fc.record({
    id: fc.uuid(),
    name: fc.string({ maxLength: 4 }),
    order: fc.option(fc.nat(3), { nil: null }),
  });
  fc.assert(
    fc.property(fc.uniqueArray(hive, { selector: ({ id }) => id }), (hives) => {
      expect(inOrder(hives.toReversed())).toEqual(inOrder(hives));
    }),
  );
});
