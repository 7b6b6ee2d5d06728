import { hoursAgo } from './builders.ts';

// A fair day that ends with rain, as the gateway tells it.

const bins = 24;
const swing = (index: number) => Math.sin((index / bins) * 2 * Math.PI);
const hours = Array.from({ length: bins }, (_, index) => index);

function quantity(key: string, unit: string, valueAt: (index: number) => number) {
  const mean = hours.map(valueAt);
  return { __typename: 'SeriesOfQuantity', quantity: key, unit, mean, min: mean, max: mean };
}

const forecast = Array.from({ length: 72 }, (_, index) => ({
  __typename: 'WeatherHour',
  time: hoursAgo(-index - 1),
  condition: 'CLOUDY',
  temperatureCelsius: 12 - swing(index) * 5,
  humidityPercent: 70,
  precipitationMm: index < 4 ? 0.8 : 0,
  precipitationPercent: index < 4 ? 90 : 15,
  windMetresPerSecond: 4 + swing(index),
}));

export const aWeather = (part: object = {}) => ({
  __typename: 'Weather',
  provider: 'OPEN_METEO',
  apiaryId: '1',
  apiaryName: 'Orchard',
  isOwn: true,
  isPlaced: true,
  times: hours.map((index) => hoursAgo(bins - index)),
  quantities: [
    quantity('temperature', '°C', (index) => 13 - swing(index) * 6),
    quantity('apparentTemperature', '°C', (index) => 11 - swing(index) * 7),
    quantity('dewPoint', '°C', () => 7),
    quantity('humidity', '%', (index) => 65 + swing(index) * 15),
    quantity('pressure', 'hPa', (index) => 1013 - index / 8),
    quantity('precipIntensity', 'mm/h', (index) => (index > 20 ? 1.4 : 0)),
    quantity('windSpeed', 'm/s', (index) => 3 + swing(index)),
    quantity('windGust', 'm/s', (index) => 7 + swing(index) * 2),
    quantity('cloudCover', '%', (index) => Math.min(100, index * 4)),
    quantity('ozone', 'µg/m³', (index) => 60 - swing(index) * 25),
    quantity('uvIndex', '-', (index) => Math.max(0, -swing(index) * 4)),
  ],
  precipitationMm: hours.map((index) => (index > 20 ? 1.4 : 0)),
  precipitationTypes: hours.map((index) => (index > 20 ? (index > 22 ? 'SNOW' : 'RAIN') : null)),
  newest: {
    __typename: 'WeatherHour',
    condition: 'RAIN',
    temperatureCelsius: 11.6,
    humidityPercent: 81,
    windMetresPerSecond: 4.2,
  },
  forecast,
  ...part,
});

/** Of an apiary of which nothing is known. */
export const noWeather = (part: object = {}) =>
  aWeather({
    times: [],
    quantities: [],
    precipitationMm: [],
    precipitationTypes: [],
    newest: null,
    forecast: [],
    ...part,
  });
