import { gathering } from './batching.ts';

test('the first is taken at once, what comes soon after it together, and nothing is left', () => {
  jest.useFakeTimers();
  const taken: (readonly string[])[] = [];
  const gather = gathering<string>((things) => taken.push(things), 1000);
  gather(['a']);
  gather(['b']);
  gather(['c', 'd']);
  expect(taken).toEqual([['a']]);
  jest.advanceTimersByTime(1000);
  expect(taken).toEqual([['a'], ['b', 'c', 'd']]);
  jest.advanceTimersByTime(5000);
  gather(['e']);
  expect(taken).toEqual([['a'], ['b', 'c', 'd'], ['e']]);
  gather(['f']);
  gather(['g'], true);
  gather([], true);
  expect(taken.slice(3)).toEqual([['f', 'g']]);
  jest.useRealTimers();
});
