import { SeenMoments } from './seen-moments.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));

test('a value at a moment is known again, in whatever order and however far apart the rows stand', () => {
  const seen = new SeenMoments(2);
  const minutes = Array.from({ length: 5000 }, (_, index) => (index * 7919) % 5000);
  for (const minute of minutes)
    expect(seen.add(at(minute), [minute, undefined])).toEqual({ isShared: false, fresh: [0], differing: [] });
  for (const minute of minutes.toReversed())
    expect(seen.add(at(minute), [minute, -minute])).toEqual({ isShared: true, fresh: [1], differing: [] });
});

test('another value at the same moment differs from the first, and no value differs from none', () => {
  const seen = new SeenMoments(2);
  seen.add(at(1), [34.1, 0]);
  expect(seen.add(at(1), [36, -0])).toEqual({ isShared: true, fresh: [], differing: [0] });
  expect(seen.add(at(1), [34.1, undefined])).toEqual({ isShared: true, fresh: [], differing: [] });
  expect(seen.add(at(1), [36, 1])).toEqual({ isShared: true, fresh: [], differing: [0, 1] });
});
