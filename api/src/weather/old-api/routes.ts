import Type from 'typebox';
import type { ApiaryId } from '#platform/context/ids.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { sayNoData } from '#platform/http/no-data-wire.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idSchema } from '#platform/http/schemas.ts';
import { currentWeather, type RequestedPlace } from '#weather/current/current-weather.ts';
import { CurrentWeatherBody, currentWeatherToWire } from './current-weather-json.ts';

const WeatherQuery = Type.Object({
  location_id: Type.Optional(idSchema<ApiaryId>('Id of the apiary.')),
  lat: Type.Optional(
    Type.Number({ minimum: -90, maximum: 90, description: 'Latitude in degrees, north positive.' }),
  ),
  lon: Type.Optional(
    Type.Number({ minimum: -180, maximum: 180, description: 'Longitude in degrees, east positive.' }),
  ),
});

const nowRoute: Routes = async (http) => {
  http.get(
    '/weather',
    {
      config: { access: 'signedIn', errors: { names: { lat: 'latitude', lon: 'longitude' } } },
      schema: {
        operationId: 'getWeather',
        tags: ['weather'],
        summary: 'Current weather at an apiary or near a position; 500 with a bare text if there is none',
        querystring: WeatherQuery,
        response: { 200: CurrentWeatherBody },
      },
    },
    async (request, reply) => {
      const requestedPlace = requestedPlaceOf(request.query);
      const weather =
        requestedPlace === undefined
          ? { kind: 'unplaced' as const }
          : await currentWeather(signedInContextOf(request), requestedPlace);
      if (weather.kind === 'known') return currentWeatherToWire(weather);
      return sayNoData(reply, weather.kind === 'unplaced' ? 'no_coordinates' : 'no_data');
    },
  );
};

function requestedPlaceOf({
  location_id: apiaryId,
  lat: latitude,
  lon: longitude,
}: Type.Static<typeof WeatherQuery>): RequestedPlace | undefined {
  if (apiaryId !== undefined) return { apiaryId };
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** What old apps ask of the weather. */
export const oldWeatherRoutes = inOneScope([nowRoute]);
