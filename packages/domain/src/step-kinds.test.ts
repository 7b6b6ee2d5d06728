import { type StepSigns, supposedKind } from './step-kinds.ts';

const noSigns: StepSigns = {
  hour: 12,
  isVisited: false,
  supersAdded: 0,
  isFeederAdded: false,
  isCalibrated: false,
  isGoneInADay: false,
};
const supposed = (kg: number, signs: Partial<StepSigns> = {}, beforeKg = 45) =>
  supposedKind({ kg, beforeKg }, { ...noSigns, ...signs });

test('a swarm is the work of the bees: by day, as heavy as one, and nobody was there', () => {
  expect([supposed(-2.5), supposed(-3.8)]).toEqual(['bees', 'bees']);
  expect(supposed(-2.5, { hour: 21 })).toBe('super_removed');
  expect(supposed(-2.5, { isVisited: true })).toBe('super_removed');
  expect(supposed(-6)).toBe('super_removed');
});

test('full supers are a harvest, empty ones are put on, and feed weighs less', () => {
  expect([supposed(-22), supposed(6), supposed(2.5)]).toEqual(['harvested', 'super_added', 'fed']);
});

test('what weighs a little and is gone in a day was rain, unless somebody was there', () => {
  expect(supposed(1.8, { isGoneInADay: true })).toBe('weather');
  expect(supposed(1.8, { isGoneInADay: true, isVisited: true })).toBe('fed');
  expect(supposed(8, { isGoneInADay: true })).toBe('super_added');
});

test('the records of the hive know better than its weight', () => {
  expect(supposed(2, { supersAdded: 1, isVisited: true })).toBe('super_added');
  expect(supposed(8, { isFeederAdded: true, isVisited: true })).toBe('fed');
  expect(supposed(-2.5, { supersAdded: -1 })).toBe('super_removed');
});

test('an empty scale and one that was calibrated tell of the scale', () => {
  expect([supposed(-45), supposed(45, {}, 0.2), supposed(3, { isCalibrated: true })]).toEqual([
    'scale',
    'scale',
    'scale',
  ]);
});
