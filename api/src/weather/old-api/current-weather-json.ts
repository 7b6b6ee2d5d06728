import { isSunUp, type WeatherCondition } from '@skep/domain';
import Type from 'typebox';
import type { CurrentWeather } from '#weather/current/current-weather.ts';

const MaybeNumber = Type.Optional(Type.Number());
const Falling = Type.Optional(Type.Object({ '1h': Type.Number({ description: 'Millimetres.' }) }));

/** As OpenWeather answers for the weather of now, in metric units; what is not known is left out. */
export const CurrentWeatherBody = Type.Object({
  coord: Type.Object({ lon: Type.Number(), lat: Type.Number() }),
  weather: Type.Array(
    Type.Object({
      id: Type.Integer(),
      main: Type.String(),
      description: Type.String(),
      icon: Type.String({ description: 'Such as `10d` for the day or `10n` for the night.' }),
    }),
  ),
  base: Type.String(),
  main: Type.Object({
    temp: MaybeNumber,
    feels_like: MaybeNumber,
    pressure: MaybeNumber,
    grnd_level: MaybeNumber,
    humidity: MaybeNumber,
  }),
  visibility: Type.Optional(Type.Number({ description: 'Metres.' })),
  wind: Type.Object({
    speed: Type.Optional(Type.Number({ description: 'Metres a second.' })),
    deg: MaybeNumber,
    gust: MaybeNumber,
  }),
  clouds: Type.Object({ all: Type.Optional(Type.Number({ description: 'Percent.' })) }),
  rain: Falling,
  snow: Falling,
  dt: Type.Integer({ description: 'Seconds since 1970-01-01 UTC.' }),
  timezone: Type.Integer(),
  id: Type.Integer(),
  name: Type.String(),
  cod: Type.Integer(),
});

/** https://openweathermap.org/weather-conditions */
const words: Readonly<
  Record<WeatherCondition, readonly [id: number, main: string, description: string, icon: string]>
> = {
  clear: [800, 'Clear', 'clear sky', '01'],
  partly_cloudy: [802, 'Clouds', 'scattered clouds', '03'],
  cloudy: [804, 'Clouds', 'overcast clouds', '04'],
  fog: [741, 'Fog', 'fog', '50'],
  drizzle: [301, 'Drizzle', 'drizzle', '09'],
  rain: [501, 'Rain', 'moderate rain', '10'],
  sleet: [611, 'Snow', 'sleet', '13'],
  snow: [601, 'Snow', 'snow', '13'],
  thunderstorm: [211, 'Thunderstorm', 'thunderstorm', '11'],
};

export function currentWeatherToWire({
  apiary,
  spot,
  now: { hour, condition, values },
}: Extract<CurrentWeather, { kind: 'known' }>): Type.Static<typeof CurrentWeatherBody> {
  const { precipIntensity = 0, visibility, pressure } = values;
  const isFrozen = condition === 'snow' || condition === 'sleet';
  return {
    coord: { lon: spot.longitude, lat: spot.latitude },
    weather: condition === undefined ? [] : [wordsOf(condition, isSunUp(spot, hour) ? 'd' : 'n')],
    base: 'stations',
    main: known({
      temp: values.temperature,
      feels_like: values.apparentTemperature,
      pressure,
      grnd_level: pressure,
      humidity: values.humidity,
    }),
    wind: known({ speed: values.windSpeed, deg: values.windBearing, gust: values.windGust }),
    clouds: known({ all: values.cloudCover }),
    ...(visibility === undefined ? {} : { visibility: Math.round(visibility * 1000) }),
    ...(precipIntensity > 0 ? { [isFrozen ? 'snow' : 'rain']: { '1h': precipIntensity } } : {}),
    dt: Math.floor(hour.getTime() / 1000),
    timezone: 0,
    id: 0,
    name: apiary.name,
    cod: 200,
  };
}

function wordsOf(condition: WeatherCondition, light: 'd' | 'n') {
  const [id, main, description, icon] = words[condition];
  return { id, main, description, icon: `${icon}${light}` };
}

type Known<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Without the fields that are undefined. */
function known<Fields extends object>(fields: Fields): Known<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Known<Fields>;
}
