import { mean } from './weighing.ts';

/** What the temperature in the middle of a hive says of brood on one day. */
export const broodSigns = ['brood', 'no_brood', 'uncertain'] as const;

export type BroodSign = (typeof broodSigns)[number];

/** Temperatures in a stretch of time, in degrees Celsius. */
export interface WarmthBin {
  /** Start of the bin, in milliseconds since 1970. */
  time: number;
  least: number;
  mean: number;
  greatest: number;
}

/** Bees raise brood at a mean of 34 to 36.5 °C (HiveScale). */
const broodCelsius = { least: 34, greatest: 36.5 } as const;
/** With brood they hold it to half a degree, without any it varies by more than two (HiveScale): standard deviations. */
const steadyCelsius = 0.5;
const unsteadyCelsius = 2;
/** Of values that are spread as usual nineteen in twenty lie within two standard deviations to either side. */
const deviationsInRange = 4;
/** Half a day may be all sun or all night, and few values say nothing of how far they lie apart; our own figures. */
const fewestHours = 18;
const fewestBins = 6;
const hourMs = 60 * 60_000;

/**
 * What each day says of brood, by the mean and the spread of its temperatures. A probe at the edge of the nest shows less
 * than the bees do: what is neither one nor the other is uncertain.
 * @param bins in order, each as long as `binMs`
 * @param dayOf YYYY-MM-DD on the clock of the place
 */
export function broodSignsOf(
  bins: readonly WarmthBin[],
  binMs: number,
  dayOf: (time: number) => string,
): { day: string; sign: BroodSign }[] {
  return [...Map.groupBy(bins, ({ time }) => dayOf(time))].flatMap(([day, ofDay]) =>
    isKnown(ofDay, binMs) ? [{ day, sign: signOf(ofDay) }] : [],
  );
}

function isKnown(bins: readonly WarmthBin[], binMs: number): boolean {
  const coveredMs = (bins.at(-1)?.time ?? 0) + binMs - (bins[0]?.time ?? 0);
  return coveredMs >= fewestHours * hourMs && (bins.length >= fewestBins || binMs >= fewestHours * hourMs);
}

function signOf(bins: readonly WarmthBin[]): BroodSign {
  const ofDay = mean(bins.map((bin) => bin.mean));
  const deviation = deviationOf(bins, ofDay);
  const isWarm = ofDay >= broodCelsius.least && ofDay <= broodCelsius.greatest;
  if (isWarm && deviation < steadyCelsius) return 'brood';
  return deviation > unsteadyCelsius ? 'no_brood' : 'uncertain';
}

/** Between the bins of a day and within them: of one bin for the whole day its range alone is known. */
function deviationOf(bins: readonly WarmthBin[], ofDay: number): number {
  return Math.sqrt(
    mean(bins.map((bin) => (bin.mean - ofDay) ** 2 + ((bin.greatest - bin.least) / deviationsInRange) ** 2)),
  );
}
