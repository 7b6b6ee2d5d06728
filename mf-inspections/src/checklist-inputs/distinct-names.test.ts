import { distinctNames } from './distinct-names.ts';

const items = [
  { id: '1', parentId: null, name: 'Queen' },
  { id: '2', parentId: '1', name: 'Queen cells' },
  { id: '3', parentId: '2', name: 'Number' },
  { id: '4', parentId: '1', name: 'Swarm cells' },
  { id: '5', parentId: '4', name: 'Number' },
  { id: '6', parentId: '1', name: 'Eggs' },
  { id: '7', parentId: null, name: 'Notes' },
  { id: '8', parentId: '1', name: 'Notes' },
  { id: '9', parentId: null, name: 'Brood' },
  { id: '10', parentId: '9', name: 'Queen cells' },
  { id: '11', parentId: '10', name: 'Number' },
];

test('a name that several items have follows as much of what is above it as tells them apart', () => {
  expect(Object.fromEntries(distinctNames(items))).toMatchObject({
    3: 'Queen: Queen cells: Number',
    5: 'Swarm cells: Number',
    6: 'Eggs',
    7: 'Notes',
    8: 'Queen: Notes',
    11: 'Brood: Queen cells: Number',
  });
});

test('so does one that another choice of the list has', () => {
  expect(distinctNames(items.slice(0, 7), ['Eggs']).get('6')).toBe('Queen: Eggs');
});
