import {
  arrangementOf,
  drawnOver,
  movedBy,
  ordered,
  shownOrHidden,
  usualArrangement,
} from './arrangement.ts';

const charts = ['weight', 'temperature', 'h', 'x_new'].map((id) => ({ id }));
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

test('what nobody arranged stays as it is', () => {
  expect(idsOf(ordered(charts, usualArrangement))).toEqual(idsOf(charts));
});

test('a chart goes up and down by one, and what comes later follows', () => {
  const up = movedBy(usualArrangement, idsOf(charts), 'h', -1);
  expect(idsOf(ordered(charts, up))).toEqual(['weight', 'h', 'temperature', 'x_new']);
  expect(idsOf(ordered([...charts, { id: 'later' }], up)).at(-1)).toBe('later');
  expect(movedBy(usualArrangement, idsOf(charts), 'weight', -1)).toBe(usualArrangement);
});

test('charts of another device keep their order', () => {
  const first = movedBy(usualArrangement, ['a', 'b'], 'b', -1);
  const both = movedBy(first, idsOf(charts), 'h', -1);
  expect(idsOf(ordered([{ id: 'a' }, { id: 'b' }], both))).toEqual(['b', 'a']);
});

test('what is stored is read as it was written, and anything odd is ignored', () => {
  const made = drawnOver(shownOrHidden(usualArrangement, 'h', false), 'weight', 'temperature');
  expect(arrangementOf(JSON.stringify(made))).toEqual(made);
  expect(shownOrHidden(made, 'h', true).hidden).toEqual([]);
  expect(drawnOver(made, 'weight', undefined).over).toEqual({});
  for (const odd of [undefined, '', '{', 'null', '7', '{"order":7,"hidden":[1],"over":{"a":1}}'])
    expect(arrangementOf(odd)).toEqual(usualArrangement);
});
