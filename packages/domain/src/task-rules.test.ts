import { safeParse } from 'valibot';
import { inspectionRhythm, taskForm } from './task-rules.ts';

test('the swarming season is half a year later in the south, and never ends in the tropics', () => {
  expect(inspectionRhythm('northern')).toBe('FREQ=DAILY;INTERVAL=9;BYMONTH=4,5,6,7');
  expect(inspectionRhythm('southern')).toBe('FREQ=DAILY;INTERVAL=9;BYMONTH=1,10,11,12');
  expect(inspectionRhythm('tropical')).toBe('FREQ=DAILY;INTERVAL=9');
});

const typed = {
  ...{ title: 'Feed', note: '', place: 'nowhere', hiveIds: [], every: 1, months: [], countsFromDone: false },
  isInspection: false,
  steps: [],
};

test('empty steps are left out of a form, and two of the same words are not taken', () => {
  const steps = ['Smoker', ' ', 'Smoker '].map((text) => ({ text, isDone: false }));
  expect(safeParse(taskForm, { ...typed, steps: steps.slice(0, 2) }).output).toMatchObject({
    steps: [{ text: 'Smoker' }],
  });
  expect(safeParse(taskForm, { ...typed, steps }).success).toBe(false);
});

test.each([
  [{ unit: 'day' }, 'day'],
  [{ place: 'hives' }, 'hiveIds'],
  [{ place: 'apiary' }, 'apiaryId'],
])('%j needs %s', (part, field) => {
  const { issues } = safeParse(taskForm, { ...typed, ...part });
  expect(issues?.map(({ path, message }) => [path?.[0]?.key, message])).toEqual([[field, 'required']]);
});
