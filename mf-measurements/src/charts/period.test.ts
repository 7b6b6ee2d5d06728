import { intervals } from '@skep/domain';
import fc from 'fast-check';
import {
  clockOf,
  inInterval,
  isRunning,
  moved,
  type Period,
  panned,
  periodOf,
  rangeOf,
  searchOf,
  textOf,
} from './period.ts';

const now = new Date('2026-11-22T14:30:00Z');
const day = 86_400_000;

const clocks = fc
  .date({ min: new Date('2001-01-01T00:00Z'), max: new Date('2026-11-22T00:00Z'), noInvalidDate: true })
  .map((date) => textOf(new Date(Math.floor(date.getTime() / 60_000) * 60_000)));
const interval = fc.constantFrom(...intervals);
const periods: fc.Arbitrary<Period> = fc.oneof(
  fc.record({ kind: fc.constant('recent' as const), interval, back: fc.nat(500) }),
  fc.record({ kind: fc.constant('calendar' as const), interval, date: clocks }),
  fc.tuple(clocks, fc.integer({ min: 1, max: 4000 })).map(([start, minutes]) => ({
    kind: 'own' as const,
    start,
    end: new Date((clockOf(start) ?? now).getTime() + minutes * 60_000).toISOString().slice(0, 16),
  })),
);

test('what the address says is what was written into it', () => {
  fc.assert(
    fc.property(periods, (period) => {
      expect(periodOf(new URLSearchParams(searchOf(period)))).toEqual(period);
    }),
  );
});

test('a period begins before it ends, and the one before it ends where it begins', () => {
  fc.assert(
    fc.property(periods, (period) => {
      const { start, end } = rangeOf(period, now);
      expect(start < end).toBe(true);
      const before = rangeOf(moved(period, -1, now), now);
      // Months of a recent period end on a day that they have, so that two of them may share some.
      if (period.kind !== 'recent') expect(before.end).toEqual(start);
      expect(before.start < start).toBe(true);
    }),
  );
});

test('there and back again is the same time', () => {
  fc.assert(
    fc.property(periods, (period) => {
      expect(rangeOf(moved(moved(period, -1, now), 1, now), now)).toEqual(rangeOf(period, now));
    }),
  );
});

test('another length is one in which the middle of the former lies', () => {
  fc.assert(
    fc.property(
      periods,
      interval,
      fc.constantFrom('recent' as const, 'calendar' as const),
      (period, to, kind) => {
        const { start, end } = rangeOf(period, now);
        const middle = isRunning(period, now) ? now : new Date((start.getTime() + end.getTime()) / 2);
        const other = rangeOf(inInterval(period, to, kind, now), now);
        expect(other.start <= middle && middle <= other.end).toBe(true);
      },
    ),
    { numRuns: 50 },
  );
});

test('a chart that is pushed aside shows the neighbour, or as much later as it was pushed, and nothing after now', () => {
  const week = { kind: 'calendar', interval: 'week', date: '2026-11-09' } as const;
  expect(panned(week, 1, now)).toEqual(moved(week, 1, now));
  expect(panned(week, -1, now)).toEqual(moved(week, -1, now));
  const today = { kind: 'recent', interval: 'day', back: 0 } as const;
  expect(panned(today, 1, now)).toEqual(today);
  const own = { kind: 'own', start: '2026-11-22T10:00', end: '2026-11-22T12:00' } as const;
  expect(panned(own, -30 * 60_000, now)).toEqual({
    kind: 'own',
    start: '2026-11-22T09:30',
    end: '2026-11-22T11:30',
  });
  expect(panned(own, day * 3, now)).toEqual({
    kind: 'own',
    start: '2026-11-22T12:30',
    end: '2026-11-22T14:30',
  });
});

test('weeks begin on Monday, and the last day of an own choice is whole', () => {
  const week = rangeOf({ kind: 'calendar', interval: 'week', date: '2026-11-22' }, now);
  expect([textOf(week.start), textOf(week.end)]).toEqual(['2026-11-16', '2026-11-23']);
  const own = rangeOf({ kind: 'own', start: '2026-11-01', end: '2026-11-02' }, now);
  expect(own.end.getTime() - own.start.getTime()).toBe(2 * day);
});

test.each([
  ['?start=2026-11-02&end=2026-11-01', { kind: 'recent', interval: 'day', back: 0 }],
  ['?start=2026-11-02T10:00&end=2026-11-02T10:00', { kind: 'recent', interval: 'day', back: 0 }],
  ['?interval=century&index=-1', { kind: 'recent', interval: 'day', back: 0 }],
  ['?date=2026-02-30', { kind: 'recent', interval: 'day', back: 0 }],
  ['?date=2026-02-28', { kind: 'calendar', interval: 'day', date: '2026-02-28' }],
  ['?interval=week&index=3', { kind: 'recent', interval: 'week', back: 3 }],
])('%s is read with care', (search, period) => {
  expect(periodOf(new URLSearchParams(search))).toEqual(period);
});
