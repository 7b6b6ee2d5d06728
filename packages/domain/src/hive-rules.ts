import * as v from 'valibot';
import { code, numberBetween, optionalColour, requiredLine, wholeBetween } from './text-rules.ts';

/** Limits of a hive's form. Lengths are code points, sizes centimetres (web-app.md 1.8, 3.5). */
export const hiveLimits = {
  nameLength: 30,
  frameCountMin: 1,
  frameCountMax: 24,
  frameCountDefault: 10,
  sizeMaxCm: 100,
  sizeDecimals: 1,
  orderMax: 32767,
  /** No real hive is near it; it bounds what one request can store. */
  layerCountMax: 40,
  /** Hives that one step moves; the largest of accounts hold about as many. */
  movedAtOnceMax: 1000,
} as const;

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

const sizeCm = v.optional(
  v.pipe(
    numberBetween(0, hiveLimits.sizeMaxCm),
    v.transform((size) => Math.round(size * 10) / 10),
  ),
);

/** Outer sizes of a brood box and of its frames; absent where unknown. */
export const hiveDimensionsRules = v.object({
  broodBoxWidthCm: sizeCm,
  broodBoxDepthCm: sizeCm,
  broodBoxHeightCm: sizeCm,
  frameWidthCm: sizeCm,
  frameHeightCm: sizeCm,
});

export const layerRules = v.object({
  kind: v.picklist(layerKinds, code('unknown_choice')),
  color: optionalColour,
  frameCount: v.optional(wholeBetween(hiveLimits.frameCountMin, hiveLimits.frameCountMax)),
});

export const hiveName = requiredLine(hiveLimits.nameLength);

/** What a hive says of itself, without the ids that tie it to others. */
export const hiveRules = {
  name: hiveName,
  color: optionalColour,
  /** Place in the apiary; absent stands last. */
  order: v.optional(wholeBetween(0, hiveLimits.orderMax)),
  dimensions: v.optional(hiveDimensionsRules, {}),
};

/** Of the form: a layer that is stored already carries its id. */
const layerOfForm = v.object({ ...layerRules.entries, id: v.optional(v.string(code('invalid'))) });

export const layersOfForm = v.pipe(
  v.array(layerOfForm, code('required')),
  v.maxLength(hiveLimits.layerCountMax, code('too_many')),
);

/** Create and edit a hive. Layers run from the top of the hive to its floor. */
export const hiveForm = v.object({
  ...hiveRules,
  apiaryId: v.pipe(v.string(code('required')), v.nonEmpty(code('required'))),
  typeId: v.optional(v.string(code('invalid'))),
  layers: layersOfForm,
});

export type HiveForm = v.InferOutput<typeof hiveForm>;
export type HiveDimensions = v.InferOutput<typeof hiveDimensionsRules>;
