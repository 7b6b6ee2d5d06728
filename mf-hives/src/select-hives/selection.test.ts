import { createSelection } from './selection.ts';

test('hives are chosen and left out, one or many at a time, and each once', () => {
  const selection = createSelection(['1', '2']);
  selection.set(['2', '3', '4'], true);
  selection.set(['1', '4', '9'], false);
  expect([...selection.get()]).toEqual(['2', '3']);
  expect([selection.has('3'), selection.has('1')]).toEqual([true, false]);
});

test('a listener gets each change until it stops, and sees a new set', () => {
  const selection = createSelection();
  const before = selection.get();
  const heard = jest.fn();
  const stop = selection.subscribe(heard);
  selection.set(['1', '2'], true);
  stop();
  selection.set(['3'], true);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(before.size).toBe(0);
});
