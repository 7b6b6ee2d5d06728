import { seldom } from './seldom.ts';

test('one line in ten seconds is logged, with the number of those that were left out', () => {
  let now = 0;
  const logged: number[] = [];
  const log = seldom(() => now);
  for (; now < 25_000; now += 100) log((unlogged) => logged.push(unlogged));
  expect(logged).toEqual([0, 99, 99]);
});
