import { type ScaleHour, scaleFindings } from './scale-findings.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const start = Date.UTC(2026, 0, 5);
// In Moscow, where a night lies on two days of UTC.
const isNight = (time: number) => [21, 22, 23, 0, 1].includes(new Date(time).getUTCHours());

/** A quiet colony that eats 40 g a day, on a good scale. */
function winter(days: number, change: (hour: ScaleHour, index: number) => Partial<ScaleHour> = () => ({})) {
  return Array.from({ length: days * 24 }, (_, index): ScaleHour => {
    const kg = 30 - (0.04 * index) / 24;
    const hour = {
      ...{ time: start + index * hourMs, leastKg: kg - 0.01, kg, greatestKg: kg + 0.01 },
      ...{ celsius: 2, volts: 3.3 },
    };
    return { ...hour, ...change(hour, index) };
  });
}

const shifted = ({ leastKg, kg, greatestKg }: ScaleHour, by: number) => ({
  ...{ leastKg: leastKg + by, kg: kg + by, greatestKg: greatestKg + by },
});
const found = (hours: readonly ScaleHour[]) => scaleFindings(hours, [], isNight);

test('nothing is said of a scale that is well', () => {
  expect(found(winter(60))).toEqual([]);
  expect(found([])).toEqual([]);
});

test('a scale that has shown the same for a week is stuck; an empty one is not', () => {
  const stuckAt = (kg: number) =>
    winter(30, ({ time }) => (time < start + 20 * dayMs ? {} : { leastKg: kg, kg, greatestKg: kg }));
  expect(found(stuckAt(31.5))).toEqual([{ kind: 'stuck', time: start + 20 * dayMs, kg: 31.5 }]);
  expect(found(stuckAt(0))).not.toContainEqual(expect.objectContaining({ kind: 'stuck' }));
  const forSixDays = winter(30, ({ time }) =>
    time < start + 24 * dayMs ? {} : { leastKg: 31.5, kg: 31.5, greatestKg: 31.5 },
  );
  expect(found(forSixDays)).not.toContainEqual(expect.objectContaining({ kind: 'stuck' }));
});

test('jumps that come back within the hour are counted by night; rain that stays is none', () => {
  const isJump = (index: number) => index % 24 === 23 && index > 10 * 24 && index < 14 * 24;
  const jumping = winter(20, ({ kg }, index) => (isJump(index) ? { greatestKg: kg + 4 } : {}));
  expect(found(jumping)).toEqual([{ kind: 'jumps', nightCount: 4, time: start + (13 * 24 + 23) * hourMs }]);
  expect(found(winter(20, (hour, index) => (index % 240 > 200 ? shifted(hour, 1.5) : {})))).toEqual([]);
});

test('a quarter of the weight that is gone at night is a foot off the scale', () => {
  const at = 12 * 24 + 23;
  expect(found(winter(20, (hour, index) => (index < at ? {} : shifted(hour, -8))))).toEqual([
    { kind: 'foot_off', time: start + at * hourMs, kg: expect.closeTo(8, 1) },
  ]);
});

test.each([
  ['taken away', 12 * 24 + 23, -29],
  ['harvested by day', 12 * 24 + 12, -12],
  ['left by a swarm', 12 * 24 + 23, -2],
])('a hive that was %s has all its feet', (_what, at, by) => {
  expect(found(winter(20, (hour, index) => (index < at ? {} : shifted(hour, by))))).toEqual([]);
});

test('a foot that was put back is no news', () => {
  const isOff = (index: number) => index >= 12 * 24 + 23 && index < 13 * 24 + 12;
  expect(found(winter(20, (hour, index) => (isOff(index) ? shifted(hour, -8) : {})))).toEqual([]);
});

test('a colony at home that becomes heavier is the scale that creeps', () => {
  const creeping = winter(40, (hour, index) => shifted(hour, (0.1 * index) / 24));
  expect(found(creeping)).toEqual([
    { kind: 'creep', time: expect.any(Number), kgPerWeek: expect.closeTo(0.42, 2) },
  ]);
  const inFlow = creeping.map((hour) => ({ ...hour, celsius: 16 }));
  const unknown = creeping.map((hour) => ({ ...hour, celsius: undefined }));
  expect([found(inFlow), found(unknown)]).toEqual([[], []]);
});

test('snow that falls and melts is no creep', () => {
  const snow = winter(40, (hour, index) => (index > 30 * 24 ? shifted(hour, 4) : {}));
  expect(found(snow)).toEqual([]);
});

test('of known weights the last one counts', () => {
  const [wrong, right] = [
    { time: start, knownKg: 10, shownKg: 10.6 },
    { time: start + dayMs, knownKg: 10, shownKg: 10.1 },
  ];
  expect(scaleFindings([], [wrong], isNight)).toEqual([
    { kind: 'reference_off', time: start, kg: expect.closeTo(0.6, 5) },
  ]);
  expect(scaleFindings([], [right, wrong], isNight)).toEqual([]);
});

test('a battery that loses ends on a day; one that is charged, or of 12 V, does not', () => {
  const losing = (volts: number, perDay: number) =>
    found(winter(30, (_hour, index) => ({ volts: volts + (perDay * index) / 24 })));
  expect(losing(3.3, -0.01)).toEqual([
    { kind: 'battery', time: expect.closeTo(start + 60 * dayMs, -10), volts: expect.closeTo(3, 1) },
  ]);
  expect(losing(2.6, 0)).toEqual([{ kind: 'battery', time: start + 29 * dayMs, volts: 2.6 }]);
  expect([losing(3.3, 0.005), losing(12.4, -0.05), losing(3.3, -0.001)]).toEqual([[], [], []]);
});
