import { instantOfWireTime, isTimeZone } from './date-formats.ts';
import { fixedZones, zoneOfOffset } from './fixed-zones.ts';

test.each([
  ['+01:00', 'Etc/GMT-1', '2026-07-01T11:00:00.000Z'],
  ['-05:00', 'Etc/GMT+5', '2026-07-01T17:00:00.000Z'],
  ['UTC+2', 'Etc/GMT-2', '2026-07-01T10:00:00.000Z'],
  ['GMT−3', 'Etc/GMT+3', '2026-07-01T15:00:00.000Z'],
  ['+0530', 'Asia/Kolkata', '2026-07-01T06:30:00.000Z'],
  ['-00:00', 'UTC', '2026-07-01T12:00:00.000Z'],
  ['+14:00', 'Etc/GMT-14', '2026-06-30T22:00:00.000Z'],
])('noon at %s is read in %s', (offset, zone, instant) => {
  expect(zoneOfOffset(offset)).toBe(zone);
  expect(instantOfWireTime('2026-07-01 12:00:00', zone)?.toISOString()).toBe(instant);
});

test.each(['Europe/Amsterdam', '+15:00', '+01:07', 'Etc/GMT-1', ''])('%j stays as it is', (text) => {
  expect(zoneOfOffset(text)).toBe(text);
});

test('every fixed zone is known, and its clock is as far ahead as it says', () => {
  for (const { offset, zone } of fixedZones) {
    expect(isTimeZone(zone)).toBe(true);
    expect(instantOfWireTime('2026-07-01 12:00:00', zone)).toEqual(new Date(`2026-07-01T12:00:00${offset}`));
  }
});
