import type { LayerKind } from './hive-limits.ts';

// How many bees a colony has, by the two ways of counting that a checklist knows.

/** Keys of the headings that hold all that one way asks. */
export const colonySizeMethods = ['liebefelder_method', 'top_photo_analysis'] as const;

export type ColonySizeMethod = (typeof colonySizeMethods)[number];

export function isColonySizeMethod(key: string): key is ColonySizeMethod {
  return colonySizeMethods.some((method) => method === key);
}

/** Keys of the items below these headings. */
export const colonySizeKeys = {
  result: 'colony_size',
  squares: 'bees_squares_25cm2',
  pixelsWithBees: 'pixels_with_bees',
  pixelsInAll: 'pixels_total_top',
} as const;

const beesPerCm2 = 1.25;

/** A square that a comb is counted by is 5 by 5 cm. */
export const squareCm2 = 25;

/** Bees by the Liebefeld way: squares covered with bees, of every comb side. Undefined when none are. */
export function liebefeldSize(squares: readonly (number | undefined)[]): number | undefined {
  const sum = squares.reduce<number>((all, count = 0) => all + Math.max(count, 0), 0);
  return sum > 0 ? Math.round(sum * squareCm2 * beesPerCm2) : undefined;
}

export interface TopPhoto {
  /** Of a photo from above: pixels on which bees are. */
  pixelsWithBees: number | undefined;
  pixelsInAll: number | undefined;
  frameWidthCm: number | undefined;
  frameHeightCm: number | undefined;
  frames: number;
  broodLayers: number;
}

/** Bees by a photo from above: as much of each comb side is covered as of the photo. Undefined while a figure is missing. */
export function topPhotoSize(photo: TopPhoto): number | undefined {
  const { pixelsWithBees, pixelsInAll, frameWidthCm, frameHeightCm, frames, broodLayers } = photo;
  if (pixelsWithBees === undefined || !pixelsInAll || !frameWidthCm || !frameHeightCm) return undefined;
  if (frames === 0 || broodLayers === 0) return undefined;
  const share = Math.min(pixelsWithBees / pixelsInAll, 1);
  return Math.round(share * frameWidthCm * frameHeightCm * frames * 2 * broodLayers * beesPerCm2);
}

/** What of a hive is counted. */
export interface CountedHive {
  broodLayers: number;
  honeyLayers: number;
  /** In each layer. */
  frames: number;
}

/** The most that each way takes. */
export const countedMost: Record<ColonySizeMethod, CountedHive> = {
  liebefelder_method: { broodLayers: 2, honeyLayers: 2, frames: 12 },
  top_photo_analysis: { broodLayers: 5, honeyLayers: 0, frames: 24 },
};

interface CountedLayer {
  kind: LayerKind;
  frameCount?: number | null | undefined;
}

/** What there is to count of a hive as it is built. */
export function countedOf(layers: readonly CountedLayer[], method: ColonySizeMethod): CountedHive {
  const most = countedMost[method];
  const ofKind = (kind: LayerKind) => layers.filter((layer) => layer.kind === kind).length;
  const frames = Math.max(0, ...layers.map(({ frameCount }) => frameCount ?? 0));
  return {
    broodLayers: Math.min(ofKind('brood'), most.broodLayers),
    honeyLayers: Math.min(ofKind('honey'), most.honeyLayers),
    frames: Math.min(frames, most.frames),
  };
}

export interface CombPlace {
  kind: 'super' | 'frame';
  /** From 1: of the supers, or of the frames of all brood layers together. */
  number: number;
  /** Undefined for a super, which is counted as one. */
  side: 'a' | 'b' | undefined;
}

/** Where a heading of the Liebefeld way is, by its key `frame_<n>_side_<a or b>` or `super_<n>`. */
export function combPlaceOf(key: string): CombPlace | undefined {
  const [, kind, number, side] = /^(super|frame)_(\d{1,3})(?:_side_([ab]))?$/.exec(key) ?? [];
  if (kind !== 'super' && kind !== 'frame') return undefined;
  return { kind, number: Number(number), side: side === 'a' || side === 'b' ? side : undefined };
}

export function isCombCounted({ kind, number }: CombPlace, counted: CountedHive): boolean {
  return number <= (kind === 'super' ? counted.honeyLayers : counted.broodLayers * counted.frames);
}

/** Supers first, then the frames, each by its number and side. */
export function inCombOrder(one: CombPlace, other: CombPlace): number {
  if (one.kind !== other.kind) return one.kind === 'super' ? -1 : 1;
  return one.number - other.number || (one.side ?? '').localeCompare(other.side ?? '');
}
