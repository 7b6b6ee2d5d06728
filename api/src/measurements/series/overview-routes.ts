import Type from 'typebox';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { rounded } from '#platform/taxonomy/quantities.ts';
import { curvesOf } from './curves.ts';
import { newestOfDevices } from './newest.ts';
import { knownNamesOf } from './series-request.ts';
import { ColumnsBody, columnsToWire } from './series-wire.ts';
import { wireInstant } from './wire.ts';

const tags = ['measurements'];

const newestRoute: Routes = async (http) => {
  http.get(
    '/sensors/newest',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getNewestValues',
        tags,
        summary: 'The latest message of each device of the person within a year, with all its quantities',
        response: {
          200: Type.Array(
            Type.Object({
              device_id: Type.Integer(),
              time: Type.String({ description: 'YYYY-MM-DDTHH:MM:SSZ' }),
              values: Type.Array(Type.Object({ abbreviation: Type.String(), value: Type.Number() })),
            }),
          ),
        },
      },
    },
    async (request) => {
      const found = await newestOfDevices(signedInContextOf(request));
      return found.map(({ deviceId, time, quantities }) => ({
        device_id: deviceId,
        time: wireInstant(time),
        values: Object.entries(quantities).map(([abbreviation, value]) => ({
          abbreviation,
          value: rounded(abbreviation, value),
        })),
      }));
    },
  );
};

const curvesRoute: Routes = async (http) => {
  http.get(
    '/sensors/curves',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getCurves',
        tags,
        summary: 'The last days of all devices of the person, in bins of three hours',
        querystring: Type.Object({
          days: Type.Integer({
            minimum: 1,
            maximum: 14,
            default: 3,
            description: 'Number of days before now.',
          }),
          names: Type.String({
            maxLength: 200,
            default: 'weight_kg,t_i,t',
            description: 'Abbreviations, separated by commas.',
          }),
        }),
        response: { 200: Type.Array(ColumnsBody) },
      },
    },
    async (request) => {
      const { days, names } = request.query;
      const curves = await curvesOf(signedInContextOf(request), { days, names: knownNamesOf(names) });
      return curves.map(({ deviceId, series }) => columnsToWire(deviceId, series));
    },
  );
};

/** Of all own devices at once, for lists of them; additions to the old wire. */
export const overviewRoutes = inOneScope([newestRoute, curvesRoute]);
