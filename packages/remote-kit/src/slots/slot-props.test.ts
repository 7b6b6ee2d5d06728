import { parseSlotProps } from './slot-props.ts';

const card = { hiveId: '7', hiveName: 'Anna', size: 'large' };

test('what a host gives passes as it is, without what this version does not know', () => {
  expect(parseSlotProps('hive-card/v1', { ...card, of: 'tomorrow' })).toEqual(card);
});

test('a host of another build that gives something else is refused', () => {
  for (const wrong of [{}, { ...card, hiveId: '' }, { ...card, size: 'huge' }]) {
    expect(() => parseSlotProps('hive-card/v1', wrong)).toThrow();
  }
});

test('who marks hives is given ways to say which, and nothing that only looks like one', () => {
  const marks = { chosen: ['alerts'], onChoose: () => undefined, onMarked: () => undefined };
  expect(parseSlotProps('hive-marks/v1', marks)).toEqual(marks);
  expect(() => parseSlotProps('hive-marks/v1', { ...marks, onMarked: 'alerts' })).toThrow();
});
