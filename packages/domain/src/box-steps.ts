import * as v from 'valibot';
import { hiveLimits, layerKinds } from './hive-limits.ts';
import { addedLayer, type EditedLayer, moveLayer, placeLayer, removeLayer } from './layer-editing.ts';

/** What a beekeeper does to the boxes of a hive during an inspection. A box that is turned changes no place. */
export const boxActs = ['add', 'take_off', 'up', 'down', 'turn'] as const;

export type BoxAct = (typeof boxActs)[number];

export const boxStepLimits = { stepsMax: 50, layerLength: 60 } as const;

/**
 * One step. Steps are sent and not the whole hive, so that what somebody else has changed meanwhile stays: an inspection
 * that waits for a network is sent hours later.
 */
export const boxStep = v.object({
  act: v.picklist(boxActs, 'unknown_choice'),
  /** Id of a layer of the hive; of an added one the key that later steps name it by. */
  layer: v.pipe(
    v.string('required'),
    v.nonEmpty('required'),
    v.maxLength(boxStepLimits.layerLength, 'too_long'),
  ),
  /** Of an added one. */
  kind: v.optional(v.picklist(layerKinds, 'unknown_choice')),
  frameCount: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(hiveLimits.frameCountMin),
      v.maxValue(hiveLimits.frameCountMax),
    ),
  ),
});

export type BoxStep = v.InferOutput<typeof boxStep>;

export const boxSteps = v.pipe(v.array(boxStep), v.maxLength(boxStepLimits.stepsMax, 'too_many'));

/** The layers after these steps. A step about a layer that is not there any more changes nothing. */
export function afterBoxSteps(layers: readonly EditedLayer[], steps: readonly BoxStep[]): EditedLayer[] {
  return steps.reduce<EditedLayer[]>(afterStep, [...layers]);
}

function afterStep(layers: EditedLayer[], { act, layer: key, kind, frameCount }: BoxStep): EditedLayer[] {
  switch (act) {
    case 'add':
      return kind === undefined
        ? layers
        : placeLayer(layers, { ...addedLayer(layers, kind, frameCount), key });
    case 'take_off':
      return removeLayer(layers, key);
    case 'up':
    case 'down':
      return [...moveLayer(layers, key, act)];
    case 'turn':
      return layers;
  }
}

/** What was done, one entry for each act: a box that came and went again was never there. */
export function doneToBoxes(
  layers: readonly EditedLayer[],
  steps: readonly BoxStep[],
): { act: BoxAct; layers: EditedLayer[] }[] {
  const after = afterBoxSteps(layers, steps);
  const known = new Map([...layers, ...after].map((layer) => [layer.key, layer]));
  const isThere = ({ key }: EditedLayer) => after.some((layer) => layer.key === key);
  return boxActs
    .map((act) => {
      const keys = new Set(steps.filter((step) => step.act === act).map(({ layer }) => layer));
      const touched = [...keys].flatMap((key) => known.get(key) ?? []);
      return { act, layers: act === 'take_off' ? touched : touched.filter(isThere) };
    })
    .filter((done) => done.layers.length > 0);
}
