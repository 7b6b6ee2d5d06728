import type { HiveDimensions } from '@skep/domain';

/** The sizes of a hive, in the order in which a form asks for them. */
export const dimensionNames = [
  'broodBoxWidthCm',
  'broodBoxDepthCm',
  'broodBoxHeightCm',
  'frameWidthCm',
  'frameHeightCm',
] as const satisfies readonly (keyof HiveDimensions)[];

export type DimensionName = (typeof dimensionNames)[number];

/**
 * Sizes after another type was chosen. Known sizes are copied. A type without known sizes takes away those
 * that the type before it brought, and leaves what a person typed.
 */
export function dimensionsOfNewType(
  current: HiveDimensions,
  previousType: HiveDimensions | undefined,
  nextType: HiveDimensions | undefined,
): HiveDimensions {
  if (nextType) return copyOf(nextType);
  const areCopied =
    previousType !== undefined && dimensionNames.every((name) => current[name] === previousType[name]);
  return areCopied ? {} : current;
}

function copyOf(dimensions: HiveDimensions): HiveDimensions {
  return Object.fromEntries(dimensionNames.map((name) => [name, dimensions[name]]));
}
