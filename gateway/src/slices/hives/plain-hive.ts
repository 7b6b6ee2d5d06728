import type { AnswerOf } from '@skep/rest-client';
import type { HiveDimensionsInput, InputMaybe, UpdateHiveInput } from '../../generated/schema.ts';
import { chosenWireId } from '../wire-ids.ts';
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

/** What is absent is sent as "none", but for what no form asks yet: that stays. */
export function plainHiveToWire(
  input: Omit<UpdateHiveInput, 'apiaryId' | 'typeId' | 'layers' | 'timeZone' | 'withdrawalReason'>,
) {
  const { colonySize, sampleCode, checklistId } = input;
  return {
    name: input.name,
    color: input.color ?? null,
    order: input.order ?? null,
    ...(colonySize === undefined ? {} : { colony_size: colonySize }),
    ...(sampleCode === undefined ? {} : { sample_code: sampleCode }),
    ...(checklistId === undefined
      ? {}
      : { checklist_id: checklistId === null ? null : chosenWireId(checklistId, 'checklistId') }),
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
