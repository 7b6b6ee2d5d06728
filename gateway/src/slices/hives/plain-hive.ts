import type { AnswerOf } from '@skep/rest-client';
import type { HiveDimensionsInput, InputMaybe } from '../../generated/schema.ts';
import { numberFromWire } from '../wire-values.ts';

// The fields that a hive has by itself, both ways; what is nested or belongs to others is in from-wire and to-wire.

type WireHive = AnswerOf<'getHives'>['hives'][number];

export function plainHiveFromWire(hive: WireHive) {
  return {
    name: hive.name,
    color: hive.color,
    order: hive.order,
    colonySize: hive.colony_size,
    sampleCode: hive.sample_code,
    checklistId: hive.checklist_id === null ? undefined : String(hive.checklist_id),
    dimensions: {
      broodBoxWidthCm: numberFromWire(hive.bb_width_cm),
      broodBoxDepthCm: numberFromWire(hive.bb_depth_cm),
      broodBoxHeightCm: numberFromWire(hive.bb_height_cm),
      frameWidthCm: numberFromWire(hive.fr_width_cm),
      frameHeightCm: numberFromWire(hive.fr_height_cm),
    },
  };
}

export function sizesToWire(dimensions: InputMaybe<HiveDimensionsInput> | undefined) {
  return {
    bb_width_cm: dimensions?.broodBoxWidthCm ?? null,
    bb_depth_cm: dimensions?.broodBoxDepthCm ?? null,
    bb_height_cm: dimensions?.broodBoxHeightCm ?? null,
    fr_width_cm: dimensions?.frameWidthCm ?? null,
    fr_height_cm: dimensions?.frameHeightCm ?? null,
  };
}
