import fc from 'fast-check';
import { type AlertFollowing, followAlerts, followedTogether, followInSteps } from './alert-following.ts';
import { type AlertCalculation, type AlertRuleLogic, alertLimits } from './alert-rules.ts';
import type { AlertSeries } from './alert-verdicts.ts';
import { periodWindow } from './alert-windows.ts';

/** A list that counts how often it is read. */
function counted(values: readonly number[]) {
  const reads = { count: 0 };
  const list = new Proxy(values, {
    get(target, name) {
      if (typeof name === 'string' && /^\d+$/.test(name)) reads.count += 1;
      return Reflect.get(target, name) as unknown;
    },
  });
  return { list, reads };
}

const straight: Record<'min' | 'max' | 'mean', (values: readonly number[]) => number> = {
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
  mean: (values) => values.reduce((sum, value) => sum + value, 0) / values.length,
};

test('a window that moves comes to the same as reading all of its values each time', () => {
  const moves = fc.array(fc.tuple(fc.nat(40), fc.nat(40)), { maxLength: 30 });
  const values = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(values, moves, fc.constantFrom('min', 'max', 'mean'), (all, places, calculation) => {
      const window = periodWindow(calculation, all);
      for (const [one, other] of places) {
        const [first, end] = [Math.min(one, other, all.length), Math.min(Math.max(one, other), all.length)];
        if (first === end) continue;
        while (window?.moveTo(first, end, 3) === 3);
        expect(window?.value()).toBe(straight[calculation](all.slice(first, end)));
      }
    }),
  );
});

test('a deviation is that of the window, however it moved, also far from zero', () => {
  const all = [40, 40.2, 39.8, 1e6 + 1, 1e6 - 1, 1e6, 34, 36, 35, 35];
  const moved = periodWindow('deviation', all);
  const straight = (values: readonly number[]) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  };
  for (let end = 3; end <= all.length; end += 1) {
    moved?.moveTo(end - 3, end, 100);
    expect(moved?.value()).toBeCloseTo(straight(all.slice(end - 3, end)), 5);
  }
});

test('a mean does not depend on what was read before, however far apart the values are', () => {
  const all = [1e30, 0.1, 0.2, 0.3, -1e30, 0.1, 0.2, 0.3];
  const moved = periodWindow('mean', all);
  for (let end = 1; end <= all.length; end += 1) moved?.moveTo(Math.max(0, end - 3), end, 100);
  const fresh = periodWindow('mean', all);
  fresh?.moveTo(5, 8, 100);
  expect(moved?.value()).toBe(fresh?.value());
});

const second = 1000;
const begin = Date.parse('2026-06-01T00:00:00Z');
const unfollowed: AlertFollowing = { until: begin, hits: 0, episode: undefined };
const seconds = 20_000;

/** Six conditions over the longest period, looked at with each message. */
function ruleOver(calculation: AlertCalculation): AlertRuleLogic {
  return {
    calculationMinutes: 0,
    conditions: Array.from({ length: alertLimits.conditions }, () => ({
      period: 'past' as const,
      quantity: 't_i',
      minutes: alertLimits.minutes,
      calculation,
      comparison: 'difference' as const,
      comparator: 'greater_than' as const,
      threshold: 1000,
    })),
    joinedBy: 'and',
    occurrences: 1,
    excludedMonths: [],
    excludedHours: [],
    worseBy: undefined,
    quietMinutes: 60,
    timeZone: 'Europe/Amsterdam',
  };
}

/** A device that sends each second. */
function everySecond() {
  const { list, reads } = counted(Array.from({ length: seconds }, (_, index) => index % 50));
  const times = Array.from({ length: seconds }, (_, index) => begin + (index + 1) * second);
  const columns = new Map([['t_i', { times, values: list }]]);
  const series: AlertSeries = { columns, knownSince: begin, intervalMinutes: 1 };
  return { series, reads, until: begin + seconds * second };
}

test.each(['min', 'max', 'mean', 'rate', 'deviation'] as const)(
  'the %s of a month is followed with a few reads of each value, not one for each message after it',
  (calculation) => {
    const { series, reads, until } = everySecond();
    followAlerts(ruleOver(calculation), series, unfollowed, until);
    // Six conditions, each of which compares two periods.
    expect(reads.count).toBeLessThan(seconds * alertLimits.conditions * 2 * 2 + 1000);
  },
);

test('what is followed pauses after each bounded piece, also while the first period is read', () => {
  const { series, reads, until } = everySecond();
  const steps = followInSteps(ruleOver('max'), series, { ...unfollowed, until: until - 10 }, until);
  let pieces = 0;
  for (let before = 0; steps.next().done !== true; before = reads.count) {
    pieces += 1;
    expect(reads.count - before).toBeLessThanOrEqual(followedTogether);
  }
  expect(pieces).toBeGreaterThan(2);
});
