import { languages } from '@skep/domain';
import fc from 'fast-check';
import { dayInWords, readMoment, writtenMoment } from './written-moment.ts';

test.each([
  ['de', '14.06.2026'],
  ['en-US', '06/14/2026'],
  ['en-GB', '14/06/2026'],
  ['nl', '14-06-2026'],
  ['sv', '2026-06-14'],
])('in %s the 14th of June is written %s', (locale, written) => {
  expect(writtenMoment('2026-06-14', locale)).toBe(written);
  expect(writtenMoment('2026-06-14T10:30', locale)).toBe(`${written} 10:30`);
});

test('a day is said in words where the device has another order of day and month, and only there', () => {
  expect(dayInWords('2026-06-04', 'nl', 'en-US')).toBe('donderdag 4 juni 2026');
  expect(dayInWords('2026-06-04T10:30', 'en-GB', 'sv')).toBe('Thursday, 4 June 2026');
  expect(dayInWords('2026-06-04', 'nl', 'en-GB')).toBeUndefined();
  expect(dayInWords('', 'nl', 'en-US')).toBeUndefined();
});

test('what is typed is read in the order of the language, and with the year first in each', () => {
  expect(readMoment('4.6.26', 'de', false)).toBe('2026-06-04');
  expect(readMoment('4/6/2026', 'en-GB', false)).toBe('2026-06-04');
  expect(readMoment('4/6/2026', 'en-US', false)).toBe('2026-04-06');
  for (const { bcp47 } of languages) expect(readMoment('2026-06-04', bcp47, false)).toBe('2026-06-04');
});

test('a time may follow, of twelve or of 24 hours, or be left out', () => {
  expect(readMoment('4.6.2026 9:05', 'de', true)).toBe('2026-06-04T09:05');
  expect(readMoment('4.6.2026', 'de', true)).toBe('2026-06-04T00:00');
  expect(readMoment('6/4/2026 3:30 pm', 'en-US', true)).toBe('2026-06-04T15:30');
  expect(readMoment('6/4/2026 12:10 AM', 'en-US', true)).toBe('2026-06-04T00:10');
});

test.each(['31.2.2026', '14.6.', 'soon', '14.6.2026 25:00', '14.6.2026 10:75', '1.1.1850', '1.2.2026 3'])(
  '%j is no day',
  (text) => {
    expect(readMoment(text, 'de', text.includes(':'))).toBeUndefined();
  },
);

test('every moment survives being written and read again, in every language', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(1900, 0), max: Date.UTC(2200, 11) }),
      fc.constantFrom(...languages.map(({ bcp47 }) => bcp47), 'en-US', 'en-GB'),
      (ms, locale) => {
        const moment = new Date(ms).toISOString().slice(0, 16);
        expect(readMoment(writtenMoment(moment, locale), locale, true)).toBe(moment);
        const day = moment.slice(0, 10);
        expect(readMoment(writtenMoment(day, locale), locale, false)).toBe(day);
      },
    ),
  );
});
