import { alertTemplate, alertTemplateKinds } from './alert-templates.ts';
import { dayAfter } from './day-after.ts';
import { miteThresholdSets, miteThresholdsIn, thresholdOn } from './mite-thresholds.ts';
import {
  climateZone,
  isSouthern,
  miteSeasonDays,
  monthOfSouth,
  seasonDays,
  seasonName,
  seasonOfDay,
} from './season.ts';

test.each([
  ['Chile', [{ latitude: -33.4 }], true],
  ['South Africa by its country', [{ country: 'za' }], true],
  ['New Zealand', [{ latitude: -41.3, country: 'NZ' }], true],
  ['the Netherlands', [{ latitude: 52.1 }], false],
  ['most of three', [{ latitude: 52.1 }, { latitude: -41 }, { country: 'CL' }], true],
  ['a place and one that nobody knows', [{ latitude: -41 }, {}], true],
  ['one of each', [{ latitude: 52 }, { latitude: -41 }], false],
  ['nowhere', [], false],
])('apiaries stand in the south: %s', (_, places, expected) => {
  expect(isSouthern(places)).toBe(expected);
});

test('July of the south is January of the north', () => {
  expect([1, 6, 7, 12].map(monthOfSouth)).toEqual([7, 12, 1, 6]);
});

test.each([
  ['Kenya', [{ latitude: -1.3 }], 'tropical'],
  ['Costa Rica by its country', [{ country: 'cr' }], 'tropical'],
  ['Mexico City', [{ latitude: 19.4, country: 'MX' }], 'tropical'],
  ['Monterrey', [{ latitude: 25.7, country: 'MX' }], 'northern'],
  ['Chile', [{ latitude: -33.4 }], 'southern'],
  ['one in the tropics and one in Germany', [{ latitude: -1.3 }, { latitude: 52 }], 'northern'],
  ['nowhere', [], 'northern'],
] as const)('the zone of %s', (_, places, zone) => {
  expect(climateZone(places)).toBe(zone);
});

test('where there is no winter no month is left out', () => {
  for (const kind of alertTemplateKinds) expect(alertTemplate(kind, 'tropical').excludedMonths).toEqual([]);
});

test('rules that rest in winter rest from April to September in the south', () => {
  expect(alertTemplate('swarm').excludedMonths).toEqual([1, 2, 3, 10, 11, 12]);
  expect(alertTemplate('swarm', 'southern').excludedMonths).toEqual([4, 5, 6, 7, 8, 9]);
  expect(alertTemplate('food', 'southern').excludedMonths).toEqual([1, 2, 10, 11, 12]);
  expect(alertTemplate('theft', 'southern').excludedMonths).toEqual([]);
});

test.each(['2026-01-15', '2026-04-15', '2026-07-15', '2026-09-15', '2026-11-15'])(
  'thresholds of the north on %s are those of the south half a year later',
  (day) => {
    const month = String(monthOfSouth(Number(day.slice(5, 7)))).padStart(2, '0');
    for (const set of Object.values(miteThresholdSets))
      for (const gauge of ['sample', 'naturalDrop', 'stickyBoard'] as const) {
        const north = thresholdOn(set[gauge], day);
        const south = thresholdOn(miteThresholdsIn(set, true)[gauge], `2026-${month}-15`);
        expect([south?.amber, south?.red]).toEqual([north?.amber, north?.red]);
      }
  },
);

test.each([
  ['2025-11-20', 2025, '2025/26'],
  ['2026-02-14', 2025, '2025/26'],
  ['2026-06-30', 2025, '2025/26'],
  ['2026-07-01', 2026, '2026/27'],
  ['2099-12-31', 2099, '2099/00'],
])('in the south %s belongs to one summer', (day, year, name) => {
  expect(seasonOfDay(day, true)).toBe(year);
  expect(seasonName(year, true)).toBe(name);
  const { from, until } = seasonDays(year, true);
  expect(from <= day && day <= until).toBe(true);
});

test('in the north a season is the calendar year', () => {
  expect(seasonOfDay('2026-01-01', false)).toBe(2026);
  expect(seasonDays(2026, false)).toEqual({ from: '2026-01-01', until: '2026-12-31' });
  expect(seasonName(2026, false)).toBe('2026');
});

test('seasons follow each other without a gap, and mite counts begin two months earlier', () => {
  for (const south of [false, true]) {
    expect(dayAfter(seasonDays(2025, south).until, 1)).toBe(seasonDays(2026, south).from);
    expect(miteSeasonDays(2026, south).until).toBe(seasonDays(2026, south).until);
  }
  expect(miteSeasonDays(2026, false).from).toBe('2025-11-01');
  expect(miteSeasonDays(2026, true).from).toBe('2026-05-01');
});
