import fc from 'fast-check';
import {
  combPlaceOf,
  countedOf,
  inCombOrder,
  isCombCounted,
  liebefeldSize,
  type TopPhoto,
  topPhotoSize,
} from './colony-size.ts';

const photo: TopPhoto = {
  pixelsWithBees: 500,
  pixelsInAll: 1000,
  frameWidthCm: 40,
  frameHeightCm: 20,
  frames: 10,
  broodLayers: 1,
};

test('by Liebefeld each square of 25 cm² holds 31.25 bees, and nothing counted is no colony of 0', () => {
  expect(liebefeldSize([10, 6.5, undefined, 0])).toBe(516);
  expect(liebefeldSize([0, undefined])).toBeUndefined();
  expect(liebefeldSize([])).toBeUndefined();
});

test('by a photo from above both sides of every comb are as full as the photo', () => {
  expect(topPhotoSize(photo)).toBe(10_000);
  expect(topPhotoSize({ ...photo, broodLayers: 2 })).toBe(20_000);
  expect(topPhotoSize({ ...photo, pixelsWithBees: 0 })).toBe(0);
});

test.each(['pixelsWithBees', 'pixelsInAll', 'frameWidthCm', 'frameHeightCm'] as const)(
  'no size without %s',
  (name) => {
    expect(topPhotoSize({ ...photo, [name]: undefined })).toBeUndefined();
  },
);

test('no size while layers or frames are 0, nor of a photo without pixels', () => {
  expect(topPhotoSize({ ...photo, frames: 0 })).toBeUndefined();
  expect(topPhotoSize({ ...photo, broodLayers: 0 })).toBeUndefined();
  expect(topPhotoSize({ ...photo, pixelsInAll: 0 })).toBeUndefined();
});

const tenths = fc.integer({ min: 0, max: 900 }).map((count) => count / 10);

test('a comb more never makes a colony smaller, and their order does not matter', () => {
  fc.assert(
    fc.property(fc.array(tenths), tenths, (squares, more) => {
      const size = liebefeldSize(squares);
      expect(liebefeldSize([...squares, more]) ?? 0).toBeGreaterThanOrEqual(size ?? 0);
      expect(Math.abs((liebefeldSize(squares.toReversed()) ?? 0) - (size ?? 0))).toBeLessThanOrEqual(1);
    }),
  );
});

test('more pixels with bees than pixels are a full photo, and no photo is fuller', () => {
  fc.assert(
    fc.property(fc.nat(5000), (pixelsWithBees) => {
      const size = topPhotoSize({ ...photo, pixelsWithBees }) ?? Number.NaN;
      expect(size).toBeLessThanOrEqual(20_000);
      if (pixelsWithBees >= 1000) expect(size).toBe(20_000);
    }),
  );
});

test('what is counted follows the hive, as far as each way goes', () => {
  const layers = [
    { kind: 'honey', frameCount: 10 },
    { kind: 'queen_excluder' },
    ...Array.from({ length: 3 }, () => ({ kind: 'brood', frameCount: 14 }) as const),
  ] as const;
  expect(countedOf(layers, 'liebefelder_method')).toEqual({ broodLayers: 2, honeyLayers: 1, frames: 12 });
  expect(countedOf(layers, 'top_photo_analysis')).toEqual({ broodLayers: 3, honeyLayers: 0, frames: 14 });
  expect(countedOf([], 'top_photo_analysis')).toEqual({ broodLayers: 0, honeyLayers: 0, frames: 0 });
});

test('combs are known by their keys, supers first, frames by number', () => {
  const keys = ['frame_10_side_a', 'frame_2_side_b', 'super_2', 'frame_2_side_a', 'super_1'];
  const places = keys.map(combPlaceOf).filter((place) => place !== undefined);
  expect(
    places.toSorted(inCombOrder).map(({ kind, number, side }) => `${kind}${number}${side ?? ''}`),
  ).toEqual(['super1', 'super2', 'frame2a', 'frame2b', 'frame10a']);
  const counted = { broodLayers: 1, honeyLayers: 1, frames: 2 };
  expect(places.map((place) => isCombCounted(place, counted))).toEqual([false, true, false, true, true]);
  expect(combPlaceOf('frames_with_bees')).toBeUndefined();
});
