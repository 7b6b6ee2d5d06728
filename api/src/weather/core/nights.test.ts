import { nightsAt } from './nights.ts';

const at = (latitude: number, longitude: number, from: string, to: string) => ({
  latitude,
  longitude,
  from: new Date(from),
  to: new Date(to),
});
const text = ({ start, end }: { start: Date; end: Date }) =>
  `${start.toISOString().slice(5, 16)} ${end.toISOString().slice(5, 16)}`;

test('a night reaches from sunset to sunrise, within the requested time', () => {
  // Utrecht, 21 June 2026: sunset about 20:03 UTC, sunrise about 3:18.
  const nights = nightsAt([at(52.1, 5.1, '2026-06-21T12:00:00Z', '2026-06-23T00:00:00Z')]);
  expect(nights.map(text)).toEqual(['06-21T20:05 06-22T03:20', '06-22T20:05 06-23T00:00']);
});

test('beyond the polar circle there are days without a night and nights without a day', () => {
  expect(nightsAt([at(70, 25, '2026-06-20T00:00:00Z', '2026-06-22T00:00:00Z')])).toEqual([]);
  const dark = nightsAt([at(70, 25, '2026-12-20T00:00:00Z', '2026-12-22T00:00:00Z')]);
  expect(dark.map(text)).toEqual(['12-20T00:00 12-22T00:00']);
});

test('who moved has the nights of both places, and a month has none', () => {
  const nights = nightsAt([
    at(52.1, 5.1, '2026-06-21T12:00:00Z', '2026-06-21T22:00:00Z'),
    at(52.1, 65.1, '2026-06-21T22:00:00Z', '2026-06-22T12:00:00Z'),
  ]);
  expect(nights.map(text)).toEqual(['06-21T20:05 06-21T22:00', '06-21T22:00 06-21T23:20']);
  expect(nightsAt([at(52.1, 5.1, '2026-06-01T00:00:00Z', '2026-07-01T00:00:00Z')])).toEqual([]);
});
