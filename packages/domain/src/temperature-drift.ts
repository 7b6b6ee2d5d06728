import { mean, median, nightsIn } from './weighing.ts';

/** What a scale showed in an hour, and how warm it was around it. */
export interface WarmWeighing {
  /** Start of the hour, in milliseconds since 1970. */
  time: number;
  kg: number;
  celsius: number;
}

/** How a scale follows the temperature around it. */
export interface TemperatureDrift {
  kgPerCelsius: number;
  /** It lies within so much of this, 19 times out of 20. */
  uncertaintyKgPerCelsius: number;
  /** By so much the scale is behind the temperature: metal takes its time. */
  lagHours: number;
  /** At this temperature the scale shows what it shows now. */
  referenceCelsius: number;
  /** Nights that it was found in. */
  nightCount: number;
  /** Whether it is sure enough, and large enough, to be worth a correction. */
  isWorthwhile: boolean;
}

const hourMs = 60 * 60_000;
/** A night with fewer hours tells nothing once its own trend is taken off; our own figure. */
const fewestHours = 4;
/** Two weeks have seen clear and cloudy nights; our own figure. */
const fewestNights = 14;
/** More than this from one hour of the night to the next is somebody at the hive, rain or snow: breath and drying lose grams. */
const stillKgPerHour = 0.3;
/** A good load cell moves by 2 g per degree (Hiveeyes, Bosche H40); less than twice that is not worth a curve. */
const worthwhileKgPerCelsius = 0.004;
/** Hours by which cells in their metal follow the air; our own steps. */
const lags = [0, 1, 2, 4] as const;
/** Parts of the nights, each left out once to see how much the rest agrees (delete-a-group jackknife). */
const groupCount = 10;
/** Standard errors to either side that hold 19 times out of 20. */
const sureWidth = 2;

/**
 * The drift of a scale with temperature, from hours at night, when the bees are at home. From each night its own straight
 * trend is taken off, of weight and of temperature: what the colony breathes out is not the scale's. What is left over goes
 * together by the slope of least absolute deviation, which one bad night does not move.
 * @param hours in order
 * @param isNight whether the bees are at home and nobody is at the hive
 * @returns undefined where too few nights are known
 */
export function temperatureDrift(
  hours: readonly WarmWeighing[],
  isNight: (time: number) => boolean,
): TemperatureDrift | undefined {
  const fits = lags.flatMap((lagHours) => {
    const nights = stillNights(delayed(hours, lagHours), isNight).map(withoutTrend);
    const kgPerCelsius = slopeOf(nights.flat());
    if (nights.length < fewestNights || kgPerCelsius === undefined) return [];
    return [{ lagHours, nights, kgPerCelsius, deviation: deviationOf(nights.flat(), kgPerCelsius) }];
  });
  const [best] = fits.toSorted((one, other) => one.deviation - other.deviation);
  if (best === undefined) return undefined;
  const { lagHours, nights, kgPerCelsius } = best;
  const uncertaintyKgPerCelsius = sureWidth * standardError(nights);
  return {
    kgPerCelsius,
    uncertaintyKgPerCelsius,
    lagHours,
    referenceCelsius: Math.round(median(hours.map(({ celsius }) => celsius))),
    nightCount: nights.length,
    isWorthwhile: Math.abs(kgPerCelsius) > Math.max(uncertaintyKgPerCelsius, worthwhileKgPerCelsius),
  };
}

/** A correction that a person has accepted, or one that is proposed. */
export type TemperatureCorrection = Pick<TemperatureDrift, 'kgPerCelsius' | 'lagHours' | 'referenceCelsius'>;

/** Weights as they would be at one temperature: one for each hour, in their order. */
export function atOneTemperature(
  hours: readonly WarmWeighing[],
  { kgPerCelsius, lagHours, referenceCelsius }: TemperatureCorrection,
): number[] {
  return delayed(hours, lagHours).map(({ kg, celsius }) => kg - kgPerCelsius * (celsius - referenceCelsius));
}

/** The temperature of the scale itself, which follows that of the air as metal does. */
function delayed(hours: readonly WarmWeighing[], lagHours: number): readonly WarmWeighing[] {
  if (lagHours === 0) return hours;
  let [scale, former] = [hours[0]?.celsius ?? 0, hours[0]?.time ?? 0];
  return hours.map(({ time, kg, celsius }) => {
    scale += (celsius - scale) * (1 - Math.exp(-(time - former) / hourMs / lagHours));
    former = time;
    return { time, kg, celsius: scale };
  });
}

/** Nights in which enough is known and nothing happened. */
function stillNights(hours: readonly WarmWeighing[], isNight: (time: number) => boolean): WarmWeighing[][] {
  return nightsIn(hours, isNight).filter(
    (night) =>
      night.length >= fewestHours &&
      night.every(({ kg }, place) => Math.abs(kg - (night[place - 1]?.kg ?? kg)) < stillKgPerHour),
  );
}

interface Left {
  kg: number;
  celsius: number;
}

/** What is left when the straight line through a night is taken off both figures. */
function withoutTrend(night: readonly WarmWeighing[]): Left[] {
  const times = night.map(({ time }) => time / hourMs);
  const kg = residuals(
    times,
    night.map((hour) => hour.kg),
  );
  const celsius = residuals(
    times,
    night.map((hour) => hour.celsius),
  );
  return kg.map((left, place) => ({ kg: left, celsius: celsius[place] ?? 0 }));
}

function residuals(xs: readonly number[], ys: readonly number[]): number[] {
  const [middleX, middleY] = [mean(xs), mean(ys)];
  const square = xs.reduce((sum, x) => sum + (x - middleX) ** 2, 0);
  const product = xs.reduce((sum, x, place) => sum + (x - middleX) * ((ys[place] ?? 0) - middleY), 0);
  return xs.map((x, place) => (ys[place] ?? 0) - middleY - (product / square) * (x - middleX));
}

/** Of least absolute deviation through nothing: the median of the ratios, each counted by its temperature. */
function slopeOf(left: readonly Left[]): number | undefined {
  const ratios = left
    .filter(({ celsius }) => celsius !== 0)
    .map(({ kg, celsius }) => ({ ratio: kg / celsius, weight: Math.abs(celsius) }))
    .toSorted((one, other) => one.ratio - other.ratio);
  const half = ratios.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let sum = 0;
  return ratios.find(({ weight }) => {
    sum += weight;
    return sum >= half;
  })?.ratio;
}

const deviationOf = (left: readonly Left[], slope: number) =>
  mean(left.map(({ kg, celsius }) => Math.abs(kg - slope * celsius)));

/** How much the slope moves when each tenth of the nights is left out. */
function standardError(nights: readonly Left[][]): number {
  const slopes = Array.from({ length: groupCount }, (_, group) =>
    slopeOf(nights.filter((_night, place) => place % groupCount !== group).flat()),
  ).filter((slope) => slope !== undefined);
  const middle = mean(slopes);
  const squares = slopes.reduce((sum, slope) => sum + (slope - middle) ** 2, 0);
  return Math.sqrt(((slopes.length - 1) / slopes.length) * squares);
}
