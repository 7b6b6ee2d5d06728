import fc from 'fast-check';
import { withoutSteps } from './corrected-weight.ts';
import type { Weighing } from './weighing.ts';
import { findSteps, isGoneInADay } from './weight-steps.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const start = Date.UTC(2026, 4, 14);
const at = (hours: number) => start + hours * hourMs;

/** A scale that sends so often, with figures by the hour. */
const scale = (minutes: number, hours: number, kgAt: (hour: number) => number): Weighing[] =>
  Array.from({ length: (hours * 60) / minutes }, (_, index) => ({
    time: start + index * minutes * minuteMs,
    kg: kgAt((index * minutes) / 60),
  }));
const noise = (hour: number) => Math.sin(hour * 997) * 0.1;
const colony = (hour: number) => 40 + hour * 0.04 + Math.sin((hour / 24) * 2 * Math.PI) * 0.6 + noise(hour);
const rounded = (kg: number) => Math.round(kg);

test.each([10, 15, 60])(
  'a super that is put on is one step, of a scale that sends each %s minutes',
  (minutes) => {
    const steps = findSteps(scale(minutes, 48, (hour) => colony(hour) + (hour >= 14 ? 6 : 0)));
    expect(steps).toEqual([
      {
        since: at(14) - minutes * minuteMs,
        time: at(14),
        kg: expect.closeTo(6, 0),
        beforeKg: expect.closeTo(40.3, 0),
      },
    ]);
  },
);

test('an open hive weighs anything: what is left of it in the end is the step', () => {
  const lifted = (hour: number) => (hour >= 10 && hour < 10.5 ? 22 : hour >= 10.5 ? -2.5 : 0);
  const steps = findSteps(scale(10, 24, (hour) => colony(hour) + lifted(hour)));
  expect(steps.map(({ since, time, kg }) => [since, time, rounded(kg * 2) / 2])).toEqual([
    [at(10) - 10 * minuteMs, at(10.5), -2.5],
  ]);
});

test('a slip of the scale and a lid that comes back are no steps', () => {
  const slips = (hour: number) => (hour === 8 ? -30 : hour >= 12 && hour < 12.4 ? -5 : 0);
  expect(findSteps(scale(10, 24, (hour) => colony(hour) + slips(hour)))).toEqual([]);
});

test('the last figure alone is not believed', () => {
  const points = scale(10, 12, (hour) => colony(hour) + (hour >= 11.6 ? 6 : 0));
  expect([findSteps(points).length, findSteps(points.slice(0, -1)).length]).toEqual([1, 0]);
});

test('the richest flow of all and what bees eat are no steps, over silences neither', () => {
  const flow = (hour: number) => 40 + (hour % 24 > 7 && hour % 24 < 19 ? (hour % 24) - 7 : 0);
  expect(findSteps(scale(60, 18, flow))).toEqual([]);
  const silent = scale(10, 96, (hour) => 40 + hour * 0.3).filter(
    ({ time }) => time < at(20) || time > at(40),
  );
  expect(findSteps(silent)).toEqual([]);
});

test('a step within a silence is found all the same', () => {
  const silent = scale(10, 48, (hour) => colony(hour) - (hour >= 14 ? 21 : 0));
  const [step] = findSteps(silent.filter(({ time }) => time < at(12) || time > at(18)));
  expect(step && [step.since, step.time, rounded(step.kg)]).toEqual([
    at(12) - 10 * minuteMs,
    at(18) + 10 * minuteMs,
    -21,
  ]);
});

test('a swarm that leaves within half an hour is one fall', () => {
  const swarm = (hour: number) => -Math.min(2.4, Math.max(0, (hour - 11) * 4.8));
  const steps = findSteps(scale(10, 24, (hour) => colony(hour) + swarm(hour)));
  expect(steps.map(({ kg }) => rounded(kg * 2) / 2)).toEqual([-2.5]);
});

test('what weighs little is a step where somebody was at the hive', () => {
  const fed = scale(10, 24, (hour) => colony(hour) + (hour >= 14 ? 1.2 : 0));
  expect(findSteps(fed)).toEqual([]);
  expect(findSteps(fed, [at(15.5)])).toHaveLength(1);
  expect(findSteps(fed, [at(17)])).toHaveLength(0);
});

test('a richer flow takes nothing from a step, however seldom the scale is heard', () => {
  for (const minutes of [10, 60]) {
    const [step] = findSteps(scale(minutes, 24, (hour) => 40 + hour * 0.1 + (hour >= 14 ? 8 : 0)));
    expect(Math.abs((step?.kg ?? 0) - 8)).toBeLessThan(0.15);
  }
});

test('rain is gone a day later, a super is not, and of a silence nothing is known', () => {
  const rain = (hour: number) => (hour >= 10 ? Math.max(0, 1.8 - (hour - 10) * 0.1) : 0);
  const wet = scale(10, 48, (hour) => 40 + noise(hour) + rain(hour));
  const [step] = findSteps(wet);
  expect(step && [rounded(step.kg), isGoneInADay(wet, step)]).toEqual([2, true]);
  expect(
    step &&
      isGoneInADay(
        scale(10, 48, (hour) => (hour >= 10 ? 46 : 40)),
        step,
      ),
  ).toBe(false);
  expect(step && isGoneInADay([], step)).toBe(false);
});

test('two visits of one day are two steps', () => {
  const steps = findSteps(scale(10, 24, (hour) => colony(hour) + (hour >= 18 ? -14 : hour >= 10 ? -20 : 0)));
  expect(steps.map(({ time, kg }) => [time, rounded(kg)])).toEqual([
    [at(10), -20],
    [at(18), 6],
  ]);
});

const curve = fc.array(
  fc.record({
    time: fc.integer({ min: 0, max: 5000 }).map((minute) => start + minute * minuteMs),
    kg: fc.double({ min: -5, max: 120, noNaN: true }),
  }),
  { maxLength: 120 },
);

test('neither order nor repeated messages matter', () => {
  fc.assert(
    fc.property(curve, fc.infiniteStream(fc.nat()), (points, places) => {
      const shuffled = points
        .map((point) => ({ point, place: places.next().value ?? 0 }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ point }) => point);
      expect(findSteps([...shuffled, ...points])).toEqual(findSteps(points));
    }),
  );
});

test('steps are apart and in order', () => {
  fc.assert(
    fc.property(curve, (points) => {
      const steps = findSteps(points);
      for (const [index, step] of steps.entries()) {
        expect(step.since).toBeLessThan(step.time);
        expect(step.since).toBeGreaterThanOrEqual(steps[index - 1]?.time ?? -Infinity);
      }
    }),
  );
});

test('whatever is put on a quiet hive at any time is found to its weight', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 140 }),
      fc.double({ min: 3, max: 30, noNaN: true }),
      fc.boolean(),
      (place, kg, isUp) => {
        const change = isUp ? kg : -kg;
        const points = scale(10, 24, colony).map((point, index) =>
          index < place ? point : { ...point, kg: point.kg + change },
        );
        const [step, ...others] = findSteps(points);
        expect(others).toEqual([]);
        expect(step?.time).toBe(points[place]?.time);
        expect(Math.abs((step?.kg ?? 0) - change)).toBeLessThan(0.5);
      },
    ),
  );
});

test('a curve without steps is as it was', () => {
  fc.assert(fc.property(curve, (points) => expect(withoutSteps(points, [])).toEqual(points)));
});

test('a weight that is put on and said to be changes nothing of the corrected curve', () => {
  fc.assert(
    fc.property(
      curve,
      fc.integer({ min: 0, max: 5000 }),
      fc.double({ min: -30, max: 30, noNaN: true }),
      (points, minute, kg) => {
        const time = start + minute * minuteMs;
        const loaded = points.map((point) => (point.time < time ? point : { ...point, kg: point.kg + kg }));
        const step = { since: time - 1, time, kg, kind: 'super_added' } as const;
        for (const [index, { kg: corrected }] of withoutSteps(loaded, [step]).entries())
          expect(corrected).toBeCloseTo(points[index]?.kg ?? Number.NaN, 6);
      },
    ),
  );
});

test('what the bees did stays, what rained dries off within a day, and an open hive is left out', () => {
  const points = scale(60, 30, () => 40);
  const step = { since: at(2), time: at(4), kg: 2 };
  const kgOf = (kind: 'bees' | 'weather' | 'fed') => {
    const corrected = withoutSteps(points, [{ ...step, kind }]);
    return [2, 3, 4, 16, 28].map((hour) => corrected.find(({ time }) => time === at(hour))?.kg);
  };
  expect(kgOf('bees')).toEqual([40, 40, 40, 40, 40]);
  expect(kgOf('fed')).toEqual([40, undefined, 38, 38, 38]);
  expect(kgOf('weather')).toEqual([40, undefined, 38, 39, 40]);
});
