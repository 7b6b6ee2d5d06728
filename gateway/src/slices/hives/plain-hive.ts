import type { AnswerOf } from '@skep/rest-client';
import { numberFromWire } from '../wire-values.ts';

// The fields that a hive has by itself, where a route of the old API still sends it.

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
