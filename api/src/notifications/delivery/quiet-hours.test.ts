import { endOfQuiet } from './quiet-hours.ts';

const night = { from: '22:00', until: '07:00', timeZone: 'Europe/Amsterdam' };

test.each([
  ['before', '2026-06-01T19:59:59Z', '2026-06-01T19:59:59.000Z'],
  ['in the evening', '2026-06-01T20:00:00Z', '2026-06-02T05:00:00.000Z'],
  ['after midnight', '2026-06-01T22:30:00Z', '2026-06-02T05:00:00.000Z'],
  ['at their end', '2026-06-02T05:00:00Z', '2026-06-02T05:00:00.000Z'],
  ['in the night in which the clock goes forward', '2026-03-28T22:00:00Z', '2026-03-29T05:00:00.000Z'],
  ['in the night in which it goes back', '2026-10-24T21:00:00Z', '2026-10-25T06:00:00.000Z'],
])('%s: notified at %s, on %s', (_when, now, sentAt) => {
  expect(endOfQuiet(night, new Date(now)).toISOString()).toBe(sentAt);
});

test('a pause at noon, none, and one without length', () => {
  const noon = { from: '12:00', until: '14:00', timeZone: 'UTC' };
  const sentAt = (quiet: typeof noon | undefined) =>
    endOfQuiet(quiet, new Date('2026-06-01T12:30:00Z')).toISOString();
  expect([sentAt(noon), sentAt(undefined), sentAt({ ...noon, until: '12:00' })]).toEqual([
    '2026-06-01T14:00:00.000Z',
    '2026-06-01T12:30:00.000Z',
    '2026-06-01T12:30:00.000Z',
  ]);
});
