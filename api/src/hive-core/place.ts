import { roundTo } from '@skep/domain';

/** About a kilometre. */
const sharedDecimals = 2;

/** A coordinate as people see it who may not see the exact place: a hive that can be found can be stolen. */
export function roughDegrees(degrees: number): number {
  return roundTo(degrees, sharedDecimals);
}
