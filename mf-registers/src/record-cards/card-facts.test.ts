import { type CardData, sheetsOf, treatmentFacts } from './card-facts.ts';

const wait = (from: string, honeyFrom: string, product: string) => ({
  __typename: 'HoneyWait' as const,
  ...{ from, honeyFrom, product },
});
const treatment = (day: string) => ({
  __typename: 'RecordCardTreatment' as const,
  ...{ day, lastDay: day, product: 'Thymol', measure: null },
});
const of = (part: Partial<CardData>) => treatmentFacts({ treatments: [], waits: [], ...part }, '2026-08-01');

test('of several waits the longest is printed, and none that is over or has not begun', () => {
  const waits = [
    wait('2026-07-01', '2026-08-10', 'Thymol'),
    wait('2026-07-20', '2026-08-20', 'Formic acid'),
    wait('2026-01-01', '2026-08-01', 'Oxalic acid'),
    wait('2026-08-05', '2026-09-30', 'Amitraz'),
  ];
  expect(of({ waits }).longest?.product).toBe('Formic acid');
  expect(of({ waits: waits.slice(2) }).longest).toBeUndefined();
});

test('the four newest treatments are printed, newest first', () => {
  const days = ['2026-03-01', '2026-07-01', '2026-05-01', '2026-06-01', '2026-04-01'];
  expect(of({ treatments: days.map(treatment) }).newest.map(({ day }) => day)).toEqual([
    ...['2026-07-01', '2026-06-01', '2026-05-01', '2026-04-01'],
  ]);
});

test('cards fill sheets, and the last sheet has the rest', () => {
  expect(sheetsOf([1, 2, 3, 4, 5], 4)).toEqual([[1, 2, 3, 4], [5]]);
  expect(sheetsOf([], 4)).toEqual([]);
});
