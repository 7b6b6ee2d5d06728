import { flowsIn } from '@skep/domain';
import { gainsOfHives } from '#measurements/weight-corrections/gains-of-hives.ts';
import type { SignedInContext } from '#platform/context/context.ts';
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
const days = 21;

/** Of these hives, by the corrected curve of the last weeks. */
export async function latestFlows(context: SignedInContext, hiveIds: readonly HiveId[]): Promise<HiveFlow[]> {
  const gains = await gainsOfHives(context, hiveIds, days);
  return [...gains].flatMap(([hiveId, own]) => {
    const flow = flowsIn(own).at(-1);
    return flow === undefined ? [] : [{ hiveId, ...flow }];
  });
}
