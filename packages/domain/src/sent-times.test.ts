import { instantOfSentTime } from './sent-times.ts';

const zone = 'Europe/Amsterdam';

test.each([
  // Local wire times, as the old web app sends them.
  ['2026-05-11 12:34:56', '2026-05-11T10:34:56.000Z'],
  ['2026-05-11 12:34', '2026-05-11T10:34:00.000Z'],
  ['2026-05-11', '2026-05-10T22:00:00.000Z'],
  // A sync script, JavaScript's toISOString, Python's isoformat.
  ['2026-05-11T12:34:56Z', '2026-05-11T12:34:56.000Z'],
  ['2026-05-11T12:34:56.789Z', '2026-05-11T12:34:56.000Z'],
  ['2026-05-11T12:34:56.789123+02:00', '2026-05-11T10:34:56.000Z'],
  ['2026-05-11T12:34:56+0200', '2026-05-11T10:34:56.000Z'],
  ['2026-05-11T12:34', '2026-05-11T10:34:00.000Z'],
  // What strtotime reads besides.
  ['2026/05/11 12:34', '2026-05-11T10:34:00.000Z'],
  ['05/11/2026', '2026-05-10T22:00:00.000Z'],
  ['11-05-2026 08:00', '2026-05-11T06:00:00.000Z'],
  ['11.05.2026', '2026-05-10T22:00:00.000Z'],
  ['May 11, 2026 2:30 PM', '2026-05-11T12:30:00.000Z'],
  ['11 May 2026', '2026-05-10T22:00:00.000Z'],
  ['20260511T123456', '2026-05-11T10:34:56.000Z'],
])('%s is %s', (text, expected) => {
  expect(instantOfSentTime(text, zone)?.toISOString()).toBe(expected);
});

test.each(['', 'yesterday', '2026-13-01', '31-02-2026', '12:30', '11', '2026-05-11 25:00', 'null'])(
  '%j is no date',
  (text) => expect(instantOfSentTime(text, zone)).toBeUndefined(),
);
