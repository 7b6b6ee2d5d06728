import { nextStep, previousStep, stepOf, stepOfField, steps } from './steps.ts';

test.each([
  ['name', 'place'],
  ['color', 'place'],
  ['address.city', 'address'],
  ['coordinates.latitude', 'address'],
  ['accessNotes', 'address'],
  ['hives.typeId', 'build'],
  ['hives.layers.2.frameCount', 'build'],
  ['hives.amount', 'hives'],
  ['hives.firstNumber', 'hives'],
])('a problem of %s is shown at the step %s', (name, step) => {
  expect(stepOfField(name)).toBe(step);
});

test('an address without a known step opens the first', () => {
  expect(stepOf(null)).toBe('place');
  expect(stepOf('elsewhere')).toBe('place');
  expect(stepOf('build')).toBe('build');
});

test('steps follow each other, and end', () => {
  expect(steps.map(nextStep)).toEqual(['address', 'build', 'hives', undefined]);
  expect(steps.map(previousStep)).toEqual([undefined, 'place', 'address', 'build']);
});
