import { webCalendars } from './web-calendars.ts';

const event = { title: 'Hive 7: a & b = c', place: 'Orchard – Hive 7', start: '2026-03-29T03:00:00+02:00' };

test('Google gets an hour in UTC, whatever is in the words', () => {
  const { searchParams } = new URL(webCalendars.google.urlOf(event));
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: event.title,
    location: event.place,
    dates: '20260329T010000Z/20260329T020000Z',
  });
});

test.each(['outlook', 'office'] as const)('%s gets the same hour', (name) => {
  const { searchParams } = new URL(webCalendars[name].urlOf(event));
  expect(Object.fromEntries(searchParams)).toMatchObject({
    subject: event.title,
    startdt: '2026-03-29T01:00:00.000Z',
    enddt: '2026-03-29T02:00:00.000Z',
  });
});
