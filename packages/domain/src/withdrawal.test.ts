import fc from 'fast-check';
import * as v from 'valibot';
import { canonicalJson } from './canonical-json.ts';
import { dayAfter } from './day-after.ts';
import { sharesOfHarvest, treatmentForm } from './register-rules.ts';
import { type ColonyFlow, honeyFrom, isWithin, type TreatedHives, withdrawalsOf } from './withdrawal.ts';

const oxalic: TreatedHives<number> = {
  hives: [1],
  firstDay: '2026-12-20',
  lastDay: '2026-12-20',
  withdrawalDays: 14,
};

test('honey is free on the day after the last day of the withdrawal, across the new year as well', () => {
  expect(honeyFrom(oxalic)).toBe('2027-01-04');
  const [withdrawal] = withdrawalsOf([oxalic], []);
  if (withdrawal === undefined) throw new Error('None was found');
  expect(
    ['2026-12-19', '2026-12-20', '2027-01-03', '2027-01-04'].map((day) => isWithin(day, withdrawal)),
  ).toEqual([false, true, true, false]);
});

test.each([
  // The clocks of Europe go forward on 29 March and back on 25 October 2026.
  ['2026-03-28', 2, '2026-03-31'],
  ['2026-10-24', 2, '2026-10-27'],
  ['2028-02-28', 0, '2028-02-29'],
  ['2027-02-28', 0, '2027-03-01'],
])('the last day %s and %d days of withdrawal: honey from %s on', (lastDay, withdrawalDays, expected) => {
  expect(honeyFrom({ lastDay, withdrawalDays })).toBe(expected);
});

test('no withdrawal at all still asks to wait while the treatment lasts', () => {
  const strips = { ...oxalic, firstDay: '2026-08-01', lastDay: '2026-09-10', withdrawalDays: 0 };
  const [withdrawal] = withdrawalsOf([strips], []);
  expect(withdrawal).toMatchObject({ from: '2026-08-01', honeyFrom: '2026-09-11' });
});

test('bees take it along into the hive that they are split into, and into the one that they are united with', () => {
  const flows = [
    { from: 1, to: 2, day: '2026-12-22' },
    { from: 2, to: 3, day: '2026-12-24' },
    { from: 1, to: 4, day: '2026-12-19' },
    { from: 3, to: 5, day: '2027-01-04' },
    { from: 2, to: 6, day: '2026-12-21' },
  ];
  expect(withdrawalsOf([oxalic], flows).map(({ hive, from }) => [hive, from])).toEqual([
    [1, '2026-12-20'],
    [2, '2026-12-22'],
    [3, '2026-12-24'],
  ]);
});

const day = fc.integer({ min: 0, max: 40 }).map((days) => dayAfter('2026-12-10', days));
const hive = fc.integer({ min: 1, max: 6 });
const flow = fc.record({ from: hive, to: hive, day });
const treated = fc
  .record({
    hives: fc.uniqueArray(hive, { minLength: 1, maxLength: 3 }),
    firstDay: day,
    days: fc.nat(5),
    withdrawalDays: fc.nat(20),
  })
  .map(({ firstDay, days, ...rest }) => ({ ...rest, firstDay, lastDay: dayAfter(firstDay, days) }));

/** The same backwards, for the question where the bees of a hive have been. */
function hasTreatedBees(
  of: number,
  until: string,
  flows: readonly ColonyFlow<number>[],
  { hives, firstDay }: TreatedHives<number>,
  depth = 8,
): boolean {
  if (hives.includes(of) && firstDay <= until) return true;
  if (depth === 0) return false;
  return flows.some(
    (each) =>
      each.to === of &&
      each.day <= until &&
      hasTreatedBees(
        each.from,
        each.day,
        flows,
        { hives, firstDay, lastDay: firstDay, withdrawalDays: 0 },
        depth - 1,
      ),
  );
}

test('through any splits and unions a hive waits on a day just when bees are in it that were treated before', () => {
  fc.assert(
    fc.property(treated, fc.array(flow, { maxLength: 7 }), hive, day, (treatment, flows, hiveName, onDay) => {
      const isReported = withdrawalsOf([treatment], flows).some(
        (each) => each.hive === hiveName && isWithin(onDay, each),
      );
      const isTooEarly = onDay < honeyFrom(treatment);
      expect(isReported).toBe(isTooEarly && hasTreatedBees(hiveName, onDay, flows, treatment));
    }),
    { numRuns: 2000 },
  );
});

test('a treatment that begins on no day, or ends before or a year after its first one, is refused at its field', () => {
  const typed = {
    ...{ hiveIds: ['1'], product: 'Thymol', substance: 'Thymol', method: 'evaporation', withdrawalDays: 0 },
    ...{ quantity: '50 g', reason: 'Varroa', appliedBy: 'Anna' },
  };
  const faults = (day: string, lastDay: string) =>
    (v.safeParse(treatmentForm, { ...typed, day, lastDay }).issues ?? []).map(({ path, message }) => [
      path?.[0].key,
      message,
    ]);
  expect(faults('2026-05-01', '2026-05-01')).toEqual([]);
  expect(faults('1e400', '2026-05-01')).toContainEqual(['day', 'not_a_date']);
  expect(faults('2026-05-02', '2026-05-01')).toEqual([['lastDay', 'date_too_early']]);
  expect(faults('2026-05-02', '2027-05-04')).toEqual([['lastDay', 'date_in_future']]);
});

test('a harvest is shared by the frames taken, and nothing of it is lost', () => {
  expect(sharesOfHarvest(30, [1, 2, undefined])).toEqual([10, 20, 0]);
  expect(sharesOfHarvest(30, [undefined, undefined])).toEqual([15, 15]);
  fc.assert(
    fc.property(
      fc.double({ min: 0.01, max: 1000, noNaN: true }),
      fc.array(fc.option(fc.nat(20), { nil: undefined }), { minLength: 1 }),
      (kilograms, frames) => {
        const total = sharesOfHarvest(kilograms, frames).reduce((sum, share) => sum + share, 0);
        expect(total).toBeCloseTo(kilograms, 6);
      },
    ),
  );
});

test('a value has one text, in whatever order its parts come', () => {
  expect(canonicalJson({ b: [1, 'é', null, { d: 0.1, c: undefined }], a: true })).toBe(
    '{"a":true,"b":[1,"é",null,{"d":0.1}]}',
  );
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.boolean())), (value) => {
      const turned = Object.fromEntries(Object.entries(value).toReversed());
      expect(canonicalJson(turned)).toBe(canonicalJson(value));
      expect(JSON.parse(canonicalJson(value))).toEqual({ ...value });
    }),
  );
});
