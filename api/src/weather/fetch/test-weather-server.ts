import { createServer, type ServerResponse } from 'node:http';

/** A local server that answers as providers of weather document it, and stores the requests. */
export interface WeatherServer {
  url: string;
  /** With path and query, as `/v1/forecast?latitude=52.4`. */
  requests: URL[];
  /** What it does instead of answering well; undefined: it answers well. */
  fault: ((response: ServerResponse) => void) | undefined;
  /** Whether it knows ozone. */
  hasAirQuality: boolean;
  /** Changes an answer before it is sent. */
  twist: (answer: OpenMeteoAnswer) => unknown;
  close: () => Promise<void>;
}

export interface OpenMeteoAnswer {
  hourly_units: Record<string, string>;
  hourly: Record<string, (number | null)[]>;
}

const hourMs = 60 * 60_000;

/** @param now what its clock shows. */
export async function startWeatherServer(now: () => Date): Promise<WeatherServer> {
  const listener = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://weather.test');
    server.requests.push(url);
    if (server.fault !== undefined) server.fault(response);
    else answerJson(response, answerTo(url, server, now()));
  });
  const server: WeatherServer = {
    url: '',
    requests: [],
    fault: undefined,
    hasAirQuality: true,
    twist: (answer) => answer,
    close: () => {
      listener.closeAllConnections();
      return new Promise((resolve) => listener.close(() => resolve()));
    },
  };
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('The weather server has no port.');
  server.url = `http://127.0.0.1:${address.port}`;
  return server;
}

export function answerJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function answerTo(url: URL, server: WeatherServer, now: Date): unknown {
  const query = (name: string) => url.searchParams.get(name) ?? '';
  const today = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`).getTime();
  const dayMs = 24 * hourMs;
  const hoursRequested = (): [from: number, until: number] =>
    url.searchParams.has('start_date')
      ? [Date.parse(query('start_date')), Date.parse(query('end_date')) + dayMs]
      : [today - Number(query('past_days')) * dayMs, today + Number(query('forecast_days')) * dayMs];
  switch (url.pathname) {
    case '/v1/forecast':
    case '/v1/archive':
      return server.twist(openMeteo(query('hourly'), ...hoursRequested()));
    case '/v1/air-quality':
      if (!server.hasAirQuality) return { error: true, reason: 'There is no such address.' };
      return openMeteo(query('hourly'), ...hoursRequested());
    case '/data/2.5/weather':
      return { ...openWeatherMoment(now, query('units')), name: 'Amsterdam', cod: 200 };
    case '/data/2.5/forecast':
      return {
        list: [3, 6, 9].map((hours) => ({
          ...openWeatherMoment(new Date(now.getTime() + hours * hourMs), query('units')),
          pop: 0.4,
          rain: { '3h': 6 },
        })),
      };
    default:
      return { error: true, reason: 'There is no such address.' };
  }
}

/** Units as https://open-meteo.com/en/docs has them for the questions that we ask. */
const units: Readonly<Record<string, readonly [unit: string, figure: number]>> = {
  temperature_2m: ['°C', 18.4],
  apparent_temperature: ['°C', 17.2],
  dew_point_2m: ['°C', 9.8],
  relative_humidity_2m: ['%', 57],
  surface_pressure: ['hPa', 1013.2],
  precipitation: ['mm', 1.5],
  precipitation_probability: ['%', 35],
  wind_speed_10m: ['m/s', 4.2],
  wind_gusts_10m: ['m/s', 9.1],
  wind_direction_10m: ['°', 250],
  cloud_cover: ['%', 80],
  uv_index: ['', 3.4],
  visibility: ['m', 24_140],
  ozone: ['μg/m³', 61],
  weather_code: ['wmo code', 61],
};

function openMeteo(hourly: string, from: number, until: number): OpenMeteoAnswer {
  const times = Array.from({ length: (until - from) / hourMs }, (_, index) => (from + index * hourMs) / 1000);
  const requests = hourly.split(',').flatMap((name) => {
    const known = units[name];
    return known === undefined ? [] : [[name, ...known] as const];
  });
  return {
    hourly_units: { time: 'unixtime', ...Object.fromEntries(requests.map(([name, unit]) => [name, unit])) },
    hourly: {
      time: times,
      ...Object.fromEntries(requests.map(([name, , figure]) => [name, times.map(() => figure)])),
    },
  };
}

/** As the sample of https://openweathermap.org/current; without `units=metric` temperatures are in kelvin. */
function openWeatherMoment(time: Date, unitSystem: string) {
  const celsius = (degrees: number) => (unitSystem === 'metric' ? degrees : degrees + 273.15);
  return {
    dt: Math.floor(time.getTime() / 1000),
    main: {
      temp: celsius(18.4),
      feels_like: celsius(17.2),
      pressure: 1021,
      humidity: 57,
      sea_level: 1021,
      grnd_level: 1013,
    },
    visibility: 10_000,
    wind: { speed: 4.2, deg: 250, gust: 9.1 },
    clouds: { all: 80 },
    weather: [{ id: 500, main: 'Rain', description: 'light rain', icon: '10d' }],
    rain: { '1h': 1.5 },
  };
}
