import { degreeDayBase } from '@skep/domain';
import * as v from 'valibot';
import type { ApiaryId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { dayForecasts } from './day-forecasts.ts';
import { dayTemperatures } from './day-temperatures.ts';
import { apiaryDegreeDays } from './degree-days.ts';

const forecastRoute = action(
  'GET',
  '/weather-days',
  {
    id: 'listWeatherDays',
    summary: 'Forecast of today and the next three days at each apiary that the person sees, if known',
    description: 'Of the hours from 9 to 18 by the sun of the place, in which hives are opened.',
    answer: v.array(
      v.object({
        apiaryId: idJson<ApiaryId>('apiary'),
        days: v.array(
          v.object({
            day: v.pipe(v.string(), v.description('YYYY-MM-DD')),
            greatestCelsius: v.number(),
            rainMm: v.pipe(v.number(), v.description('Rain or snow of these hours together.')),
            windMs: v.pipe(
              v.optional(v.number()),
              v.description('Strongest wind in metres a second. Absent: not known.'),
            ),
          }),
        ),
      }),
    ),
  },
  (context) => dayForecasts(context),
);

const degreeDaysRoute = action(
  'GET',
  '/degree-days',
  {
    id: 'listDegreeDays',
    summary: 'Growing degree days of the season at each apiary that the person sees, if weather is stored',
    description: `Up to yesterday, above ${degreeDayBase} °C, from the lowest and highest temperature of each day.`,
    answer: v.array(
      v.object({
        apiaryId: idJson<ApiaryId>('apiary'),
        sum: v.pipe(v.number(), v.description('In °C·d.')),
        fromDay: v.pipe(v.string(), v.description('YYYY-MM-DD: 1 January, in the south 1 July.')),
        missingDays: v.pipe(
          v.number(),
          v.description('Days without enough stored weather; the sum lacks them.'),
        ),
      }),
    ),
  },
  (context) => apiaryDegreeDays(context),
);

const temperaturesRoute = action(
  'GET',
  '/weather-temperatures',
  {
    id: 'listWeatherTemperatures',
    summary: 'Temperatures of a day at each apiary that the person sees, if known',
    query: v.object({
      day: v.pipe(v.string('required'), v.maxLength(10, 'not_a_date'), v.description('YYYY-MM-DD')),
      timeZone: v.pipe(
        v.string('required'),
        v.maxLength(100, 'unknown_choice'),
        v.description('IANA time zone of the day, such as Europe/Berlin.'),
      ),
    }),
    answer: v.array(
      v.object({
        apiaryId: idJson<ApiaryId>('apiary'),
        ...{ leastCelsius: v.number(), greatestCelsius: v.number() },
      }),
    ),
  },
  (context, { query }) => dayTemperatures(context, query),
);

export const currentWeatherRoutes = inOneScope([temperaturesRoute, forecastRoute, degreeDaysRoute]);
