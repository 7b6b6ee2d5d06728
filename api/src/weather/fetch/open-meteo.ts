import type { WeatherCondition } from '@skep/domain';
import { array, type InferOutput, number, object, objectWithRest, safeParse, string, unknown } from 'valibot';
import type { WeatherConfig } from '#platform/environment/weather-config.ts';
import type { WeatherName } from '#platform/taxonomy/weather-quantities.ts';
import { possibleValues, type WeatherHour } from '#weather/core/quantities.ts';
import { WeatherProblem } from '#weather/core/weather-problem.ts';
import { askProvider } from './ask.ts';
import type { Spot, WeatherProvider } from './weather-provider.ts';

/*
 * Open-Meteo (https://open-meteo.com/en/docs): without a key for all but commercial use, with a key at hosts for
 * subscribers. Its data are under CC BY 4.0. Ozone is on a host of its own
 * (https://open-meteo.com/en/docs/air-quality-api); the weather does not wait for it.
 */

interface Variable {
  name: string;
  /** In which it has to come: in any other unit it is left out. */
  unit: string;
  factor?: number;
  /** Models of the past do not have it. */
  isForecast?: boolean;
}

const variables: Readonly<Record<Exclude<WeatherName, 'ozone'>, Variable>> = {
  temperature: { name: 'temperature_2m', unit: '°C' },
  apparentTemperature: { name: 'apparent_temperature', unit: '°C' },
  dewPoint: { name: 'dew_point_2m', unit: '°C' },
  humidity: { name: 'relative_humidity_2m', unit: '%' },
  pressure: { name: 'surface_pressure', unit: 'hPa' },
  precipIntensity: { name: 'precipitation', unit: 'mm' },
  precipProbability: { name: 'precipitation_probability', unit: '%', isForecast: true },
  windSpeed: { name: 'wind_speed_10m', unit: 'm/s' },
  windGust: { name: 'wind_gusts_10m', unit: 'm/s' },
  windBearing: { name: 'wind_direction_10m', unit: '°' },
  cloudCover: { name: 'cloud_cover', unit: '%' },
  uvIndex: { name: 'uv_index', unit: '', isForecast: true },
  visibility: { name: 'visibility', unit: 'm', factor: 0.001, isForecast: true },
};

const Answer = object({
  hourly_units: objectWithRest({ time: string() }, unknown()),
  hourly: objectWithRest({ time: array(number()) }, unknown()),
});

/** What it looks ahead. */
const forecastDays = 7;

/** Both spellings of the micro sign. */
const ozoneUnits: readonly unknown[] = ['μg/m³', 'µg/m³'];

export function openMeteo({ key, url }: WeatherConfig): WeatherProvider {
  const prefix = key === undefined ? '' : 'customer-';
  const address = (host: string, path: string) =>
    new URL(path, url ?? `https://${prefix}${host}.open-meteo.com`);

  async function ask(address: URL, spot: Spot, options: Record<string, string>) {
    const isForecast = 'forecast_days' in options;
    const hourly = Object.values(variables)
      .filter((variable) => isForecast || !variable.isForecast)
      .map(({ name }) => name);
    const weather = await askProvider(
      requested(address, spot, {
        hourly: [...hourly, 'weather_code'].join(','),
        wind_speed_unit: 'ms',
        ...options,
      }),
    );
    return withOzone(hoursIn(weather), await ozoneByHour(spot, options));
  }

  function requested(address: URL, { latitude, longitude }: Spot, options: Record<string, string>): URL {
    address.search = new URLSearchParams({
      latitude: String(latitude),
      longitude: String(longitude),
      timeformat: 'unixtime',
      timezone: 'GMT',
      ...options,
      ...(key === undefined ? {} : { apikey: key }),
    }).toString();
    return address;
  }

  async function ozoneByHour(spot: Spot, options: Record<string, string>): Promise<Map<number, unknown>> {
    try {
      const airQuality = address('air-quality-api', '/v1/air-quality');
      const { hourly, hourly_units: units } = read(
        await askProvider(requested(airQuality, spot, { hourly: 'ozone', ...options })),
      );
      const column = ozoneUnits.includes(units.ozone) && Array.isArray(hourly.ozone) ? hourly.ozone : [];
      return new Map(hourly.time.map((seconds, index) => [seconds * 1000, column[index]]));
    } catch (error) {
      if (error instanceof WeatherProblem) return new Map();
      throw error;
    }
  }

  return {
    recent: (spot, daysBack) =>
      ask(address('api', '/v1/forecast'), spot, {
        past_days: String(daysBack),
        forecast_days: String(forecastDays),
      }),
    history: (spot, start_date, end_date) =>
      ask(address('archive-api', '/v1/archive'), spot, { start_date, end_date }),
  };
}

function withOzone(hours: readonly WeatherHour[], ozone: ReadonlyMap<number, unknown>): WeatherHour[] {
  return hours.map(({ hour, condition, values }) => ({
    hour,
    condition,
    values: { ...values, ...possibleValues({ ozone: ozone.get(hour.getTime()) }) },
  }));
}

function read(answer: unknown): InferOutput<typeof Answer> {
  const parsed = safeParse(Answer, answer);
  if (!parsed.success) throw new WeatherProblem('unreadable', 'An answer without hours.');
  return parsed.output;
}

function hoursIn(answer: unknown): WeatherHour[] {
  const { hourly, hourly_units: units } = read(answer);
  const figures = (name: string) => {
    const column = hourly[name];
    return Array.isArray(column) ? column : [];
  };
  const columns = Object.entries(variables).map(([name, variable]) => ({
    name,
    factor: variable.factor ?? 1,
    figures: units[variable.name] === variable.unit ? figures(variable.name) : [],
  }));
  const codes = figures('weather_code');
  return hourly.time.map((seconds, index) => ({
    hour: new Date(seconds * 1000),
    condition: conditionOf(codes[index]),
    values: possibleValues(
      Object.fromEntries(
        columns.map(({ name, factor, figures: column }) => {
          const figure: unknown = column[index];
          return [name, typeof figure === 'number' ? figure * factor : undefined];
        }),
      ),
    ),
  }));
}

/** Codes of the World Meteorological Organization (table 4677), as far as Open-Meteo uses them. */
const codesOf: Readonly<Record<WeatherCondition, readonly number[]>> = {
  clear: [0, 1],
  partly_cloudy: [2],
  cloudy: [3],
  fog: [45, 48],
  drizzle: [51, 53, 55],
  rain: [61, 63, 65, 80, 81, 82],
  // Rain that freezes as it falls.
  sleet: [56, 57, 66, 67],
  snow: [71, 73, 75, 77, 85, 86],
  thunderstorm: [95, 96, 99],
};

const conditions = new Map<unknown, WeatherCondition>(
  (Object.keys(codesOf) as WeatherCondition[]).flatMap((condition) =>
    codesOf[condition].map((code) => [code, condition] as const),
  ),
);

function conditionOf(code: unknown): WeatherCondition | undefined {
  return conditions.get(code);
}
