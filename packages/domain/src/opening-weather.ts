/** What is forecast of the hours of a day in which hives are opened. */
export interface DayWeather {
  /** YYYY-MM-DD. */
  day: string;
  greatestCelsius: number;
  /** Rain or snow of these hours together. */
  rainMm: number;
  /** Undefined: not known. */
  windMs: number | undefined;
}

export const openingWeathers = ['good', 'cold', 'wet', 'windy'] as const;

export type OpeningWeather = (typeof openingWeathers)[number];

/** Our own figures: brood cools below the first, and bees fly badly above the others. */
const opening = { leastCelsius: 14, greatestRainMm: 0.5, greatestWindMs: 8 } as const;

/** Whether hives can be opened on that day, or what speaks against it the most. */
export function openingWeather({ greatestCelsius, rainMm, windMs = 0 }: DayWeather): OpeningWeather {
  if (rainMm > opening.greatestRainMm) return 'wet';
  if (greatestCelsius < opening.leastCelsius) return 'cold';
  return windMs > opening.greatestWindMs ? 'windy' : 'good';
}

/**
 * From 20 °C on queens fly out to mate (Heidinger et al., Insects 2014, 5, 513, and guides of breeders); the figures of rain
 * and wind are our own.
 */
export const matingWeather = { leastCelsius: 20, greatestRainMm: 0.5, greatestWindMs: 7 } as const;

/** Days from today on on which queens can fly out to mate. A day without a figure of the wind is none. */
export function matingDays(days: readonly DayWeather[], today: string): string[] {
  const { leastCelsius, greatestRainMm, greatestWindMs } = matingWeather;
  return days
    .filter(
      ({ day, greatestCelsius, rainMm, windMs = Infinity }) =>
        day >= today &&
        greatestCelsius >= leastCelsius &&
        rainMm <= greatestRainMm &&
        windMs <= greatestWindMs,
    )
    .map(({ day }) => day)
    .toSorted();
}
