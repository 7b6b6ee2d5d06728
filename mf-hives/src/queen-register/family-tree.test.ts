import { familyOf, type Lineage } from './family-tree.ts';

const aQueen = (id: string, motherId: string | null = null) => ({ id, queen: { motherId } });
const idsOf = ({ queen, daughters }: Lineage<ReturnType<typeof aQueen>>): unknown =>
  daughters.length === 0 ? queen.id : [queen.id, ...daughters.map(idsOf)];

const register = [
  aQueen('grandmother'),
  aQueen('mother', 'grandmother'),
  aQueen('aunt', 'grandmother'),
  aQueen('daughter', 'mother'),
  aQueen('stranger'),
];

test.each(['grandmother', 'mother', 'aunt', 'daughter'])('%s is shown in her whole family', (id) => {
  const family = familyOf(register, id);
  expect(family && idsOf(family)).toEqual(['grandmother', ['mother', 'daughter'], 'aunt']);
});

test('a queen of whom neither mother nor daughter is known has no tree', () => {
  expect(familyOf(register, 'stranger')).toBeUndefined();
  expect(familyOf(register, 'nobody')).toBeUndefined();
});

test('a mother who is no longer in the register ends the line', () => {
  const family = familyOf([aQueen('orphan', 'deleted'), aQueen('daughter', 'orphan')], 'daughter');
  expect(family && idsOf(family)).toEqual(['orphan', 'daughter']);
});

test('a circle, which nobody should have stored, ends all the same', () => {
  const family = familyOf([aQueen('a', 'b'), aQueen('b', 'a')], 'a');
  expect(family && idsOf(family)).toEqual(['b', 'a']);
});
