import * as v from 'valibot';
import { hiveLimits, layerKinds } from './hive-limits.ts';
import { superReason } from './super-rules.ts';
import {
  code,
  numberBetween,
  optionalColour,
  optionalLine,
  requiredLine,
  wholeBetween,
} from './text-rules.ts';

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
  /** Place in the apiary; absent comes last. */
  order: v.optional(wholeBetween(0, hiveLimits.orderMax)),
  dimensions: v.optional(hiveDimensionsRules, {}),
};

/** What is found out about its colony. */
export const colonyRules = {
  colonySize: v.optional(wholeBetween(0, hiveLimits.colonySizeMax)),
  sampleCode: optionalLine(hiveLimits.sampleCodeLength),
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
  ...superReason.entries,
});

export type HiveForm = v.InferOutput<typeof hiveForm>;
export type HiveDimensions = v.InferOutput<typeof hiveDimensionsRules>;
