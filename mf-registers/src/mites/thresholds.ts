import {
  type MiteBand,
  type MiteLevel,
  type MiteMethod,
  type MiteThreshold,
  type MiteThresholds,
  miteBandOf,
  miteGaugeOf,
  thresholdOn,
} from '@skep/domain';
import type { ThresholdsFragment } from '../generated/graphql.ts';

/** As the rules have them. */
export function thresholdsOf({ sample, naturalDrop, stickyBoard }: ThresholdsFragment): MiteThresholds {
  return {
    sample: sample.map(plain),
    naturalDrop: naturalDrop.map(plain),
    stickyBoard: stickyBoard.map(plain),
  };
}

const plain = ({ fromMonth, amber, red }: MiteThreshold) => ({ fromMonth, amber, red });

/** The thresholds of a way to count on a day. */
export function lineOn(
  thresholds: MiteThresholds,
  method: MiteMethod,
  day: string,
): MiteThreshold | undefined {
  return thresholdOn(thresholds[miteGaugeOf(method)], day);
}

/** The level of a count; undefined: nothing is known for it. */
export function bandOf(
  level: MiteLevel | undefined,
  thresholds: MiteThresholds,
  method: MiteMethod,
  day: string,
): MiteBand | undefined {
  const line = lineOn(thresholds, method, day);
  return level && line && miteBandOf(level.value, line);
}
