import type { WeatherCondition } from '@skep/domain';
import { array, number, object, optional, safeParse, unknown } from 'valibot';
import type { WeatherConfig } from '#platform/environment/weather-config.ts';
import { possibleValues, type WeatherHour } from '#weather/core/quantities.ts';
import { WeatherProblem } from '#weather/core/weather-problem.ts';
import { askProvider } from './ask.ts';
import type { Spot, WeatherProvider } from './weather-provider.ts';

/*
 * OpenWeather (https://openweathermap.org/current, https://openweathermap.org/forecast5) with a key of its own: the
 * weather of now, and of each third hour of the next five days. It tells nothing of the past to who does not pay.
 */

const maybe = optional(unknown());
const Falling = optional(object({ '1h': maybe, '3h': maybe }), {});

/** Of now, or of a third hour to come. */
const Moment = object({
  dt: number(),
  main: object({
    temp: maybe,
    feels_like: maybe,
    humidity: maybe,
    pressure: maybe,
    /** At the height of the place; `pressure` is that of the level of the sea. */
    grnd_level: maybe,
  }),
  wind: optional(object({ speed: maybe, deg: maybe, gust: maybe }), {}),
  clouds: optional(object({ all: maybe }), {}),
  /** Metres. */
  visibility: maybe,
  /** From 0 to 1. */
  pop: maybe,
  /** Millimetres of an hour, or of three. */
  rain: Falling,
  snow: Falling,
  weather: optional(array(object({ id: maybe })), []),
});

const Forecast = object({ list: array(unknown()) });

export function openWeather({
  key = '',
  url = 'https://api.openweathermap.org',
}: WeatherConfig): WeatherProvider {
  const ask = (path: string, { latitude, longitude }: Spot) => {
    const address = new URL(path, url);
    address.search = new URLSearchParams({
      lat: String(latitude),
      lon: String(longitude),
      // Without it temperatures are in kelvin.
      units: 'metric',
      appid: key,
    }).toString();
    return askProvider(address);
  };
  return {
    async recent(spot) {
      const now = hourIn(await ask('/data/2.5/weather', spot));
      const forecast = safeParse(Forecast, await ask('/data/2.5/forecast', spot));
      if (now === undefined || !forecast.success)
        throw new WeatherProblem('unreadable', 'An answer without the weather of now, or without forecasts.');
      // What is now counts, where a forecast is of the same hour.
      return [...forecast.output.list.flatMap((each) => hourIn(each) ?? []), now];
    },
    history: undefined,
  };
}

const hourMs = 60 * 60_000;

function hourIn(answer: unknown): WeatherHour | undefined {
  const read = safeParse(Moment, answer);
  if (!read.success) return undefined;
  const { dt, main, wind, clouds, visibility, pop, rain, snow, weather } = read.output;
  return {
    hour: new Date(Math.round((dt * 1000) / hourMs) * hourMs),
    condition: conditionOf(weather[0]?.id),
    values: possibleValues({
      temperature: main.temp,
      apparentTemperature: main.feels_like,
      humidity: main.humidity,
      pressure: main.grnd_level ?? main.pressure,
      precipIntensity: anHour(rain) + anHour(snow),
      precipProbability: times(pop, 100),
      windSpeed: wind.speed,
      windGust: wind.gust,
      windBearing: wind.deg,
      cloudCover: clouds.all,
      visibility: times(visibility, 0.001),
    }),
  };
}

function times(value: unknown, factor: number): number | undefined {
  return typeof value === 'number' ? value * factor : undefined;
}

/** Where nothing falls it is left out. */
function anHour(falling: { '1h'?: unknown; '3h'?: unknown }): number {
  return times(falling['1h'], 1) ?? times(falling['3h'], 1 / 3) ?? 0;
}

/** https://openweathermap.org/weather-conditions */
function conditionOf(id: unknown): WeatherCondition | undefined {
  if (typeof id !== 'number') return undefined;
  if (id === 511 || (id >= 611 && id <= 616)) return 'sleet';
  if (id === 800) return 'clear';
  if (id === 801 || id === 802) return 'partly_cloudy';
  return conditionOfHundreds[Math.floor(id / 100)];
}

const conditionOfHundreds: Readonly<Record<number, WeatherCondition>> = {
  2: 'thunderstorm',
  3: 'drizzle',
  5: 'rain',
  6: 'snow',
  7: 'fog',
  8: 'cloudy',
};
