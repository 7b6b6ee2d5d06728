import { panOf, pinched } from './pan.ts';

const period = { start: 1000, end: 2000 };
const area = { left: 50, width: 200 };

test('pushing a chart to the left shows what is later, by as much as it was pushed', () => {
  expect(panOf({ from: 200, to: 100 }, period, area)).toBe(500);
  expect(panOf({ from: 100, to: 150 }, period, area)).toBe(-250);
});

test('a press with an unsteady finger pushes nothing', () => {
  expect(panOf({ from: 100, to: 110 }, period, area)).toBeUndefined();
});

test('two fingers keep their moments below them', () => {
  // From 1250 and 1750 at 100 and 200 pixels to half of the time.
  const shown = pinched(
    [
      { from: 100, to: 50 },
      { from: 200, to: 250 },
    ],
    period,
    area,
  );
  expect(shown).toEqual({ start: 1250, end: 1750 });
  expect(
    pinched(
      [
        { from: 100, to: 100 },
        { from: 200, to: 205 },
      ],
      period,
      area,
    ),
  ).toBeUndefined();
});
