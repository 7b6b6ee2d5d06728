import fc from 'fast-check';
import {
  instantOfIso,
  instantOfWireTime,
  isCalendarDate,
  isoWithOffset,
  isTimeZone,
  utcWireTime,
  wireTimeOf,
} from './date-formats.ts';

const zones = ['UTC', 'Europe/Amsterdam', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'];

test('a local time of summer and one of winter find their instants', () => {
  expect(instantOfWireTime('2026-06-03 14:05:00', 'Europe/Amsterdam')?.toISOString()).toBe(
    '2026-06-03T12:05:00.000Z',
  );
  expect(instantOfWireTime('2026-01-03 14:05', 'Europe/Amsterdam')?.toISOString()).toBe(
    '2026-01-03T13:05:00.000Z',
  );
  expect(instantOfWireTime('2026-06-03', 'Asia/Kolkata')?.toISOString()).toBe('2026-06-02T18:30:00.000Z');
});

test('the hour that spring skips moves on, the hour that autumn repeats is the first', () => {
  expect(instantOfWireTime('2026-03-29 02:30:00', 'Europe/Amsterdam')?.toISOString()).toBe(
    '2026-03-29T01:30:00.000Z',
  );
  expect(instantOfWireTime('2026-10-25 02:30:00', 'Europe/Amsterdam')?.toISOString()).toBe(
    '2026-10-25T00:30:00.000Z',
  );
});

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-06-03 24:00',
  '26-06-03',
  'now',
  '',
  '9999-01-01',
])('%j is no time', (text) => {
  expect(instantOfWireTime(text, 'UTC')).toBeUndefined();
});

test('an instant has the offset of its zone', () => {
  const instant = new Date('2026-06-03T12:05:00Z');
  expect(isoWithOffset(instant, 'Europe/Amsterdam')).toBe('2026-06-03T14:05:00+02:00');
  expect(isoWithOffset(instant, 'America/New_York')).toBe('2026-06-03T08:05:00-04:00');
  expect(isoWithOffset(instant, 'Asia/Kolkata')).toBe('2026-06-03T17:35:00+05:30');
  expect(utcWireTime(instant)).toBe('2026-06-03 12:05:00');
});

test('ISO without an offset is refused: its zone would be a guess', () => {
  expect(instantOfIso('2026-06-03T14:05:00')).toBeUndefined();
  expect(instantOfIso('2026-06-03T14:05:00+02:00')?.toISOString()).toBe('2026-06-03T12:05:00.000Z');
  expect(instantOfIso('2026-06-03T14:05:00.123Z')?.toISOString()).toBe('2026-06-03T14:05:00.000Z');
});

test('every instant survives the way to its zone and back, but for the hour that occurs twice', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(1971, 0), max: Date.UTC(2199, 0) }),
      fc.constantFrom(...zones),
      (ms, zone) => {
        const instant = new Date(Math.floor(ms / 1000) * 1000);
        expect(instantOfIso(isoWithOffset(instant, zone))).toEqual(instant);
        const local = wireTimeOf(instant, zone);
        const back = instantOfWireTime(local, zone);
        expect(back && wireTimeOf(back, zone)).toBe(local);
        expect(instant.getTime() - (back?.getTime() ?? 0)).toBeLessThanOrEqual(3_600_000);
      },
    ),
  );
});

test('zones are known by their IANA names', () => {
  for (const zone of zones) expect(isTimeZone(zone)).toBe(true);
  for (const name of ['', 'Mars/Olympus', '+02:00', "UTC'; drop table", 'a'.repeat(80)]) {
    expect(isTimeZone(name)).toBe(false);
  }
});

test('a calendar date is a day that exists', () => {
  expect(isCalendarDate('2024-02-29')).toBe(true);
  for (const text of ['2025-02-29', '2024-2-9', '2024-02-29 10:00', '1899-12-31']) {
    expect(isCalendarDate(text)).toBe(false);
  }
});
