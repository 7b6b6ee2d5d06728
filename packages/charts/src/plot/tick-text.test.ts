// By its path: by its name, tests that draw nothing get a stand-in.
import Highcharts from '../../node_modules/highcharts/highcharts.js';
import { tickText } from './common-options.ts';

const formatDate = (time: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(time);

const hourMs = 3_600_000;

/** The labels below a chart of these days, with a tick each so many of Highcharts' units. */
function ticksOf(start: string, end: string, unitRange: number, count: number): string[] {
  const period = { start: Date.parse(start), end: Date.parse(end) };
  const time = new Highcharts.Time({ timezone: 'UTC' });
  const tickPositions = time.getTimeTicks({ unitRange, count }, period.start, period.end);
  const texts = tickPositions.map((value) =>
    tickText({ axis: { tickPositions }, value }, period, formatDate),
  );
  return texts.filter((text) => text !== '');
}

// Its months have 28 days, and its years 364.
test.each([
  ['2026-06-03', '2026-06-04', hourMs, 4, '3 Jun 04:00 08:00 12:00 16:00 20:00'],
  ['2026-05-30', '2026-06-03', 24 * hourMs, 1, '30 May 31 May 1 Jun 2 Jun'],
  ['2025-11-01', '2026-03-01', 28 * 24 * hourMs, 1, '2025 Dec 2026 Feb'],
  ['2010-01-01', '2026-01-01', 364 * 24 * hourMs, 5, '2010 2015 2020 2025'],
])('below a chart from %s to %s one reads where one is', (start, end, unitRange, count, texts) => {
  expect(ticksOf(start, end, unitRange, count).join(' ')).toBe(texts);
});
