import { type Attempt, firstPlan, isDue } from './plan.ts';

const plan = { ...firstPlan, isOn: true, hour: 3, timeZone: 'Europe/Berlin' };
const at = (text: string) => new Date(text);
const failed = (text: string): Attempt => ({ startedAt: at(text), isStored: false });
const stored = (text: string): Attempt => ({ startedAt: at(text), isStored: true });

test('nobody has backups made until they are turned on', () => {
  expect(isDue(firstPlan, [], at('2026-06-03T12:00:00Z'))).toBe(false);
});

test('a backup is due once a day, from its hour on the clock of the time zone', () => {
  const yesterdays = [stored('2026-06-02T01:07:00Z')];
  expect(isDue(plan, yesterdays, at('2026-06-03T00:59:00Z'))).toBe(false);
  expect(isDue(plan, yesterdays, at('2026-06-03T01:07:00Z'))).toBe(true);
  expect(isDue(plan, [stored('2026-06-03T01:07:00Z'), ...yesterdays], at('2026-06-03T02:07:00Z'))).toBe(
    false,
  );
});

test('a machine that was off at that hour makes it later', () => {
  expect(isDue(plan, [stored('2026-05-30T01:07:00Z')], at('2026-06-03T19:07:00Z'))).toBe(true);
  expect(isDue(plan, [], at('2026-06-03T00:07:00Z'))).toBe(true);
});

test('one that fails is tried three times, and again the next day', () => {
  const tries = ['01', '02', '03'].map((hour) => failed(`2026-06-03T${hour}:07:00Z`));
  expect(isDue(plan, tries.slice(0, 2), at('2026-06-03T03:07:00Z'))).toBe(true);
  expect(isDue(plan, tries, at('2026-06-03T04:07:00Z'))).toBe(false);
  expect(isDue(plan, tries, at('2026-06-04T01:07:00Z'))).toBe(true);
});
