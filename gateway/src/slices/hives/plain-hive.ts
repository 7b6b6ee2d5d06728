import type { AnswerOf } from '@skep/rest-client';
import type { HiveDimensionsInput, InputMaybe, UpdateHiveInput } from '../../generated/schema.ts';
import { numberFromWire } from '../wire-values.ts';

// The fields that a hive has by itself, both ways; what is nested or belongs to others is in from-wire and to-wire.

type WireHive = AnswerOf<'getHives'>['hives'][number];

export function plainHiveFromWire(hive: WireHive) {
  return {
    name: hive.name,
    color: hive.color,
    order: hive.order,
    dimensions: {
      broodBoxWidthCm: numberFromWire(hive.bb_width_cm),
      broodBoxDepthCm: numberFromWire(hive.bb_depth_cm),
      broodBoxHeightCm: numberFromWire(hive.bb_height_cm),
      frameWidthCm: numberFromWire(hive.fr_width_cm),
      frameHeightCm: numberFromWire(hive.fr_height_cm),
    },
  };
}

/** What is absent is sent as "none". */
export function plainHiveToWire(input: Pick<UpdateHiveInput, 'name' | 'color' | 'order' | 'dimensions'>) {
  return {
    name: input.name,
    color: input.color ?? null,
    order: input.order ?? null,
    ...sizesToWire(input.dimensions),
  };
}

export function sizesToWire(dimensions: InputMaybe<HiveDimensionsInput>) {
  return {
    bb_width_cm: dimensions?.broodBoxWidthCm ?? null,
    bb_depth_cm: dimensions?.broodBoxDepthCm ?? null,
    bb_height_cm: dimensions?.broodBoxHeightCm ?? null,
    fr_width_cm: dimensions?.frameWidthCm ?? null,
    fr_height_cm: dimensions?.frameHeightCm ?? null,
  };
}
