import type { WeatherHour } from '#weather/core/quantities.ts';

export interface Spot {
  latitude: number;
  longitude: number;
}

/** A weather service; its hosts are its own, and nothing that a person types goes there. */
export interface WeatherProvider {
  /** The last days and the days to come. @throws WeatherProblem */
  recent: (spot: Spot, daysBack: number) => Promise<WeatherHour[]>;
  /** Whole days of UTC, the last one part of it. Undefined: it tells nothing of the past. @throws WeatherProblem */
  history: ((spot: Spot, firstDay: string, lastDay: string) => Promise<WeatherHour[]>) | undefined;
}
