import { dimensionsOfNewType } from './type-dimensions.ts';

const langstroth = { broodBoxWidthCm: 65, broodBoxDepthCm: 50.5, broodBoxHeightCm: 24.5 };
const zander = { frameWidthCm: 40, frameHeightCm: 19.1 };

test('choosing a type copies its sizes', () => {
  expect(dimensionsOfNewType({ frameWidthCm: 30 }, undefined, zander)).toEqual(zander);
});

test('a type without known sizes takes the copied ones away', () => {
  expect(dimensionsOfNewType(langstroth, langstroth, undefined)).toEqual({});
});

test('what a person typed is not taken away', () => {
  const typed = { ...langstroth, frameWidthCm: 41 };
  expect(dimensionsOfNewType(typed, langstroth, undefined)).toBe(typed);
  expect(dimensionsOfNewType(typed, undefined, undefined)).toBe(typed);
});
