import { putOffTo } from './snooze.ts';

const now = new Date(2026, 5, 10, 14, 5);
const at = (...[day, hour]: [day: number, hour: number]) => new Date(2026, 5, day, hour);

test.each([
  ['what is overdue goes from today on, at its own hour', at(1, 18), at(13, 18)],
  ['what was due this morning does too', at(10, 9), at(13, 9)],
  ['what is still to come goes from its day on', at(12, 7), at(15, 7)],
])('%s', (_what, due, until) => {
  expect(putOffTo(due.toISOString(), 3, now)).toEqual(until);
});

test('what has no day is due at nine', () => {
  expect(putOffTo(null, 3, now)).toEqual(at(13, 9));
});
