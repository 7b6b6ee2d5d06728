import { type DailyGain, flowsIn } from '@skep/domain';
import type { HiveId } from '#platform/context/ids.ts';

/** A nectar flow that goes on, as the scale of a hive shows it. */
export interface HiveFlow {
  hiveId: HiveId;
  /** YYYY-MM-DD, the first gaining day. */
  from: string;
  /** The last one. */
  to: string;
  kg: number;
}

/** Long enough for the beginning of most flows; the weights of a year are not read for it. */
export const flowDays = 21;

/** By the corrected curves of the last weeks. */
export function latestFlows(gains: ReadonlyMap<HiveId, readonly DailyGain[]>): HiveFlow[] {
  return [...gains].flatMap(([hiveId, own]) => {
    const flow = flowsIn(own).at(-1);
    return flow === undefined ? [] : [{ hiveId, ...flow }];
  });
}
