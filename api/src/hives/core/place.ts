import { roundTo } from '@skep/domain';

/** About a kilometre. */
const sharedDecimals = 2;

/** What is told of a coordinate to who is not told the exact place: a hive that can be found can be stolen. */
export function roughDegrees(degrees: number): number {
  return roundTo(degrees, sharedDecimals);
}
