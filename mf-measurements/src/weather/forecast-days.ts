/** Of a full hour to come, as the gateway tells it. */
export interface ForecastHour {
  time: string;
  temperatureCelsius?: number | null | undefined;
  precipitationMm?: number | null | undefined;
  precipitationPercent?: number | null | undefined;
  windMetresPerSecond?: number | null | undefined;
}

/** What a beekeeper wants to know of a day to come; undefined: nobody knows. */
export interface ForecastDay {
  /** Its first hour that is still to come. */
  time: string;
  leastCelsius: number | undefined;
  greatestCelsius: number | undefined;
  fallenMm: number | undefined;
  /** That anything falls. */
  chancePercent: number | undefined;
  windMetresPerSecond: number | undefined;
}

const hourMs = 60 * 60_000;

/** @param dayOf names the day that a moment is in, by the clock of the person. */
export function forecastDays(hours: readonly ForecastHour[], dayOf: (time: string) => string): ForecastDay[] {
  const lengths = hours.map(({ time }, index) => {
    const next = hours[index + 1] ?? hours[index - 1];
    return next === undefined ? 1 : Math.abs(Date.parse(next.time) - Date.parse(time)) / hourMs;
  });
  const byDay = Map.groupBy(
    hours.map((hour, index) => ({ ...hour, length: lengths[index] ?? 1 })),
    ({ time }) => dayOf(time),
  );
  return [...byDay.values()].flatMap((ofDay) => {
    const [first] = ofDay;
    if (first === undefined) return [];
    const temperatures = ofDay.flatMap(({ temperatureCelsius }) => temperatureCelsius ?? []);
    // For each hour it is known how much falls in it; some providers speak of each third one only.
    const fallen = ofDay.flatMap(({ precipitationMm, length }) =>
      precipitationMm == null ? [] : [precipitationMm * length],
    );
    return [
      {
        time: first.time,
        leastCelsius: extreme(Math.min, temperatures),
        greatestCelsius: extreme(Math.max, temperatures),
        fallenMm: fallen.length === 0 ? undefined : fallen.reduce((sum, mm) => sum + mm, 0),
        chancePercent: extreme(
          Math.max,
          ofDay.flatMap(({ precipitationPercent }) => precipitationPercent ?? []),
        ),
        windMetresPerSecond: extreme(
          Math.max,
          ofDay.flatMap(({ windMetresPerSecond }) => windMetresPerSecond ?? []),
        ),
      },
    ];
  });
}

function extreme(of: (...values: number[]) => number, values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : of(...values);
}
