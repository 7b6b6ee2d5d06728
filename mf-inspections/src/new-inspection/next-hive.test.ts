import { hivesByApiary, nextHive } from './next-hive.ts';

const orchard = { id: 'a', name: 'Orchard' };
const heath = { id: 'b', name: 'Heath' };
const hives = [
  { id: '1', canEdit: true, apiary: orchard },
  { id: '2', canEdit: false, apiary: orchard },
  { id: '3', canEdit: true, apiary: orchard },
  { id: '4', canEdit: true, apiary: heath },
];

test('the next hive is in the same apiary and may be inspected', () => {
  expect(nextHive(hives, '1')?.id).toBe('3');
});

test('after the last hive of an apiary there is none', () => {
  expect(nextHive(hives, '3')).toBeUndefined();
});

test('hives stand under their apiaries', () => {
  expect(hivesByApiary(hives).map(({ apiary, hives: standing }) => [apiary.name, standing.length])).toEqual([
    ['Orchard', 3],
    ['Heath', 1],
  ]);
});
