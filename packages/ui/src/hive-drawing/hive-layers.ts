/** What a hive is built of. */
export type HiveLayerKind = 'brood' | 'honey' | 'queen_excluder' | 'feeding_box';

export interface HiveLayer {
  kind: HiveLayerKind;
  /** `#rrggbb`. Default: the hive's colour. */
  color?: string | null | undefined;
  /** Frames in a box. Default: 10. */
  frameCount?: number | null | undefined;
}

/** Small: in rows and pickers. Medium: on cards. Large: where the hive is built. */
export type HiveDrawingSize = 'small' | 'medium' | 'large';

interface Scale {
  /** Width of one frame. */
  frame: number;
  heights: Record<HiveLayerKind, number>;
  roof: number;
  /** How far the roof reaches beyond the boxes. */
  overhang: number;
  floor: number;
  legs: number;
}

/** Widths and heights of boxes as beekeepers know them from the old app, in px. */
export const scales: Record<HiveDrawingSize, Scale> = {
  small: {
    frame: 3.5,
    heights: { honey: 9, brood: 16, queen_excluder: 3, feeding_box: 5 },
    roof: 4,
    overhang: 2,
    floor: 3,
    legs: 2,
  },
  medium: {
    frame: 6,
    heights: { honey: 18, brood: 30, queen_excluder: 4, feeding_box: 8 },
    roof: 7,
    overhang: 3,
    floor: 5,
    legs: 4,
  },
  large: {
    frame: 12,
    heights: { honey: 36, brood: 60, queen_excluder: 8, feeding_box: 16 },
    roof: 13,
    overhang: 6,
    floor: 9,
    legs: 8,
  },
};

const defaultFrameCount = 10;
/** Amber: the colour of a hive that nobody gave one. */
const defaultColor = '#f8b133';

export interface DrawnLayer {
  kind: HiveLayerKind;
  x: number;
  y: number;
  width: number;
  height: number;
  color: string;
  frameCount: number;
}

export interface DrawnHive {
  width: number;
  height: number;
  scale: Scale;
  /** Left edge and width of the boxes, inside the roof's overhang. */
  boxX: number;
  boxWidth: number;
  layers: DrawnLayer[];
  /** Where the lowest layer ends and the floor begins. */
  floorY: number;
}

/** Places the layers, top to bottom. All are as wide as the one with the most frames: boxes of a hive fit. */
export function placeLayers(
  layers: readonly HiveLayer[],
  hiveColor: string | null | undefined,
  size: HiveDrawingSize,
): DrawnHive {
  const scale = scales[size];
  const frameCounts = layers.map((layer) => layer.frameCount ?? defaultFrameCount);
  const boxWidth = Math.round(
    Math.max(...(layers.length > 0 ? frameCounts : [defaultFrameCount])) * scale.frame,
  );
  const boxX = scale.overhang + 1;
  let y = scale.roof + 1;
  const drawn = layers.map((layer) => {
    const height = scale.heights[layer.kind];
    const top = y;
    y += height;
    return {
      kind: layer.kind,
      x: boxX,
      y: top,
      width: boxWidth,
      height,
      color: layer.color ?? hiveColor ?? defaultColor,
      frameCount: layer.frameCount ?? defaultFrameCount,
    };
  });
  if (layers.length === 0) y += scale.heights.brood;
  return {
    width: boxWidth + 2 * boxX,
    height: y + scale.floor + scale.legs + 1,
    scale,
    boxX,
    boxWidth,
    layers: drawn,
    floorY: y,
  };
}
