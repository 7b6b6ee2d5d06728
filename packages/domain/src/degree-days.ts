/** The lowest and the highest temperature of a day, in degrees Celsius. */
export interface DayExtremes {
  leastCelsius: number;
  greatestCelsius: number;
}

/**
 * Plants of cool climates hardly grow below this daily mean: the growing season of the indices of the World Meteorological
 * Organization (ETCCDI; Frich and others 2002, Climate Research 19, 193–212) begins and ends there.
 */
export const degreeDayBase = 5;

/**
 * Degrees by which the mean of a day is above the base, summed over days, in °C·d. The mean is that of the lowest and the
 * highest temperature, and a mean below the base counts as the base: method 1 of McMaster and Wilhelm 1997 (Agricultural
 * and Forest Meteorology 87, 291–300). The order of the days does not matter.
 */
export function degreeDays(days: readonly DayExtremes[]): number {
  return days.reduce(
    (sum, { leastCelsius, greatestCelsius }) =>
      sum + Math.max(0, (leastCelsius + greatestCelsius) / 2 - degreeDayBase),
    0,
  );
}
