import { framesOf, jumpsIn, netWeights } from './net-weight.ts';

const at = (time: string) => new Date(`2026-06-03T${time}:00Z`);
const steady = (kg: number) => [1, kg, kg, kg] as const;
const means = (figures: readonly (readonly number[] | undefined)[]) => figures.map((each) => each?.[1]);

test('inspections within four hours of each other have one frame', () => {
  expect(framesOf([at('15:05'), at('08:00'), at('12:00')])).toEqual([
    { start: at('06:00'), end: at('17:15') },
  ]);
  expect(framesOf([at('06:00'), at('15:00')])).toHaveLength(2);
});

test('what changes fast is a jump, what changes slowly is not, and a gap is a slow change', () => {
  const frame = { start: at('10:00'), end: at('14:00') };
  expect(jumpsIn(frame, [40, 40.5, 41, 31, 31.2])).toEqual([{ time: at('10:45'), kg: -10 }]);
  expect(jumpsIn(frame, [40, undefined, 41.2])).toEqual([]);
  expect(jumpsIn(frame, [undefined, 40, undefined, 42])).toEqual([
    { time: at('10:30'), kg: 1 },
    { time: at('10:45'), kg: 1 },
  ]);
});

test('net weight begins at nothing and goes on as if nobody had been there', () => {
  const starts = [at('10:00'), at('11:00'), at('12:00'), at('13:00')];
  const weights = [steady(40), steady(41), undefined, steady(32)];
  const net = netWeights(starts, at('14:00'), weights, [{ time: at('12:00'), kg: -10 }]);
  expect(means(net)).toEqual([0, 1, undefined, 2]);
});

test('a jump within a bin counts for the part of the bin that comes after it', () => {
  const starts = [at('10:00'), at('11:00'), at('12:00')];
  // 45 minutes of 40 kg and a quarter of an hour of 20 kg.
  const weights = [steady(40), steady(35), steady(20)];
  const net = netWeights(starts, at('13:00'), weights, [{ time: at('11:45'), kg: -20 }]);
  expect(means(net)).toEqual([0, 0, 0]);
});

test('in narrow bins that do not fall on quarters of an hour the weight tells which side of a jump they are on', () => {
  const starts = ['09:30', '10:00', '10:10', '10:20', '10:30'].map(at);
  const weights = [steady(60), steady(60), steady(40), undefined, steady(40.2)];
  const netWith = (time: string) => netWeights(starts, at('10:40'), weights, [{ time: at(time), kg: -20 }]);
  for (const time of ['10:15', '10:10'])
    expect(means(netWith(time)).map((kg) => kg?.toFixed(1))).toEqual(['0.0', '0.0', '0.0', undefined, '0.2']);
});

test('what is put on and taken off again at once changes nothing in the end', () => {
  const starts = ['10:00', '11:00', '12:00'].map(at);
  const jumps = [
    { time: at('11:15'), kg: 20 },
    { time: at('11:30'), kg: -20 },
  ];
  const net = netWeights(starts, at('13:00'), [steady(40), steady(45), steady(40)], jumps);
  expect(means(net)).toEqual([0, 5, 0]);
});
