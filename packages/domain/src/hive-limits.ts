// Apart from the rules, which need a library that checks: a first visit shows hives and checks none.

/** Limits of a hive's form. Lengths are code points, sizes centimetres (as in the old apps). */
export const hiveLimits = {
  /** How many stand in one apiary at most; how many an account has is a setting of the operator. */
  inApiaryMax: 500,
  nameLength: 30,
  frameCountMin: 1,
  /** Bars of the longest top-bar hives. */
  frameCountMax: 40,
  frameCountDefault: 10,
  /** Long hives are up to a metre and a half. */
  sizeMaxCm: 150,
  sizeDecimals: 1,
  /** Bees; a strong colony has 60,000. */
  colonySizeMax: 500_000,
  sampleCodeLength: 50,
  orderMax: 32767,
  /** No real hive is near it; it bounds what one request can store. */
  layerCountMax: 40,
  /** Hives that one step moves; the largest of accounts hold about as many. */
  movedAtOnceMax: 1000,
  /** Of what is done although honey has to wait. */
  reasonLength: 300,
} as const;

/** How hives are built; each type of hive is of one of them. */
export const hiveTypeGroups = ['traditional', 'modern', 'mating'] as const;

export type HiveTypeGroup = (typeof hiveTypeGroups)[number];

/** From what people put on top to what the bees live in. */
export const layerKinds = ['feeding_box', 'queen_excluder', 'honey', 'brood'] as const;

export type LayerKind = (typeof layerKinds)[number];

export function isLayerKind(text: string): text is LayerKind {
  return layerKinds.some((kind) => kind === text);
}

/** Only these hold frames. */
export function hasFrames(kind: LayerKind): boolean {
  return kind === 'brood' || kind === 'honey';
}

export const defaultHiveColour = '#f8b133';

export interface NewLayer {
  kind: LayerKind;
  color?: string | undefined;
  frameCount?: number | undefined;
}

/** A new hive, top to floor: one super on two brood boxes with ten frames each. */
export const defaultLayers: readonly NewLayer[] = (['honey', 'brood', 'brood'] as const).map((kind) => ({
  kind,
  frameCount: hiveLimits.frameCountDefault,
}));
