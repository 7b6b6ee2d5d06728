import Type from 'typebox';
import { sayNoData } from '#measurements/series/no-data-wire.ts';
import type { ApiaryId } from '#platform/context/ids.ts';
import type { Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idSchema } from '#platform/http/schemas.ts';
import { type AskedPlace, currentWeather } from './current-weather.ts';
import { CurrentWeatherBody, currentWeatherToWire } from './wire.ts';

const WeatherQuery = Type.Object({
  location_id: Type.Optional(idSchema<ApiaryId>()),
  lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  lon: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
});

export const currentWeatherRoutes: Routes = async (http) => {
  http.get(
    '/weather',
    {
      config: { access: 'signedIn', errors: { names: { lat: 'latitude', lon: 'longitude' } } },
      schema: {
        operationId: 'getWeather',
        tags: ['weather'],
        summary: 'The weather of now at an apiary, or about where one stands; 500 with a bare text for none',
        querystring: WeatherQuery,
        response: { 200: CurrentWeatherBody },
      },
    },
    async (request, reply) => {
      const asked = askedPlace(request.query);
      const weather =
        asked === undefined
          ? { kind: 'unplaced' as const }
          : await currentWeather(signedInContextOf(request), asked);
      if (weather.kind === 'known') return currentWeatherToWire(weather);
      return sayNoData(reply, weather.kind === 'unplaced' ? 'no_coordinates' : 'no_data');
    },
  );
};

function askedPlace({
  location_id: apiaryId,
  lat: latitude,
  lon: longitude,
}: Type.Static<typeof WeatherQuery>): AskedPlace | undefined {
  if (apiaryId !== undefined) return { apiaryId };
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}
