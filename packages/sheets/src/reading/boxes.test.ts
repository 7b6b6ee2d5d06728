import fc from 'fast-check';
import { tickedBoxes } from './boxes.ts';
import { sureFrom } from './read-page.ts';

const boxes = (...inks: number[]) => inks.map((ink, at) => ({ value: String(at), ink }));

test('one tick among empty boxes is that one, and sure', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 0.012, noNaN: true }), { maxLength: 9 }),
      fc.nat(9),
      fc.double({ min: 0.12, max: 1, noNaN: true }),
      (empty, at, ink) => {
        const all = boxes(...empty.slice(0, at), ink, ...empty.slice(at));
        const place = Math.min(at, empty.length);
        const read = tickedBoxes('one', all);
        expect(read.values).toEqual([String(place)]);
        expect(read.confidence).toBeGreaterThan(sureFrom);
      },
    ),
  );
});

test('a stroke so faint that it may be dust needs a check', () => {
  expect(tickedBoxes('one', boxes(0.04, 0)).confidence).toBeLessThan(sureFrom);
  expect(tickedBoxes('several', boxes(0.035, 0.3)).confidence).toBeLessThan(sureFrom);
});

test('where several may be ticked, two are two', () => {
  const read = tickedBoxes('several', boxes(0.2, 0, 0.3));
  expect(read.values).toEqual(['0', '2']);
  expect(read.confidence).toBeGreaterThan(sureFrom);
});

test('a filled box among crosses may be struck out; all filled are ticks', () => {
  expect(tickedBoxes('several', boxes(0.9, 0, 0.3)).confidence).toBeLessThan(sureFrom);
  expect(tickedBoxes('several', boxes(0.9, 0, 0.8)).confidence).toBeGreaterThan(sureFrom);
});
