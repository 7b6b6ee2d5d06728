import type { HiveDimensions } from './hive-rules.ts';

const sizes = (
  frameWidthCm: number,
  frameHeightCm: number,
  box?: [widthCm: number, depthCm: number, heightCm: number],
): HiveDimensions => ({
  frameWidthCm,
  frameHeightCm,
  ...(box && { broodBoxWidthCm: box[0], broodBoxDepthCm: box[1], broodBoxHeightCm: box[2] }),
});

/** Known sizes by the key of the hive type, in centimetres; unknown ones are absent. */
export const hiveDimensionsByType: Readonly<Record<string, HiveDimensions>> = {
  bs_improved_national: sizes(35.6, 21.5, [46, 46, 22.5]),
  dadant: sizes(42, 26, [47, 47, 30]),
  deutsch_normalmass: sizes(35, 20, [42.6, 50.9, 23.2]),
  deutsch_normalmass_1_5: sizes(35, 31.5),
  einraumbeute: sizes(26.1, 44),
  golzbeute: sizes(23, 31, [62, 59.4, 37]),
  langstroth: sizes(42.8, 20.3, [65, 50.5, 24.5]),
  segeberger: sizes(37, 22.3, [50, 50, 25]),
  spaarkast: sizes(34, 19.8, [47.3, 42.1, 22.8]),
  zander: sizes(40, 19.1),
};

/** Sizes of a hive type; undefined where none are known. */
export function dimensionsOfHiveType(typeKey: string): HiveDimensions | undefined {
  return Object.hasOwn(hiveDimensionsByType, typeKey) ? hiveDimensionsByType[typeKey] : undefined;
}
