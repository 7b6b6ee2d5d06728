import Type from 'typebox';
import type { HiveId } from '#platform/context/ids.ts';
import { asBuilt } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { oneOf } from '#platform/http/schemas.ts';
import { IdList } from '#platform/http/wire-values.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { idsOf } from '#platform/input/ids-in-text.ts';
import { hivesToDraw, seriesOfHives } from './hive-series.ts';
import { resolutionNamed, widthNames } from './resolution.ts';
import { optionsOf, WindowFields } from './series-request.ts';
import { HiveSeriesBody, quantitiesToWire, windowToWire } from './series-wire.ts';
import { wireInstant } from './wire.ts';

const tags = ['measurements'];

/** As many hives as one chart has room for, many times over. */
const mostHives = 200;

const measuredHivesRoute: Routes = async (http) => {
  http.get(
    '/sensors/hives',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getMeasuredHives',
        tags,
        summary: 'Own and shared hives that have or had a device, by apiary',
        response: {
          200: Type.Array(
            Type.Object({
              hive_id: Type.Integer(),
              name: Type.String(),
              location_id: Type.Integer(),
              location_name: Type.String(),
              owner: Type.Boolean(),
              device_ids: Type.Array(Type.Integer(), { description: 'Devices on the hive now.' }),
              unknown_names: Type.Array(Type.String(), {
                description: 'Quantities that its devices sent and the catalogue does not have.',
              }),
            }),
          ),
        },
      },
    },
    async (request) => {
      const hives = await hivesToDraw(signedInContextOf(request));
      return hives.map(({ id, name, apiaryId, apiaryName, access, deviceIds, unknownNames }) => ({
        hive_id: id,
        name,
        location_id: apiaryId,
        location_name: apiaryName,
        owner: access === 'owner',
        device_ids: deviceIds,
        unknown_names: unknownNames,
      }));
    },
  );
};

/** @throws AppError invalid_input for too many. */
export function hiveIdsOf(sent: Parameters<typeof idsOf>[0]): HiveId[] {
  const hiveIds = [...new Set(idsOf<HiveId>(sent))];
  if (hiveIds.length > mostHives) throw fieldProblem('hiveIds', 'too_many');
  return hiveIds;
}

const hiveSeriesRoute: Routes = async (http) => {
  http.get(
    '/sensors/series/hives',
    {
      config: { access: 'signedIn', errors: { names: { hiveIds: 'hive_ids' } } },
      schema: {
        operationId: 'getHiveSeries',
        tags,
        summary: 'Mean, least and greatest values over time of several hives in the same bins',
        description:
          'Uses the devices of each hive for the time that each was on the hive. Leaves out hives that do not exist; 404 if none exists.',
        querystring: Type.Object({
          ...WindowFields,
          names: Type.String({
            maxLength: 2000,
            default: 'weight_kg',
            description: 'Abbreviations of quantities, separated by commas.',
          }),
          hive_ids: IdList,
          resolution: Type.Optional(oneOf(widthNames, { description: 'Default: depends on the range.' })),
        }),
        response: { 200: HiveSeriesBody },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const { hive_ids, resolution: requestedResolution, ...query } = request.query;
      const hiveIds = hiveIdsOf(hive_ids);
      const { options, nearest, hives } = await seriesOfHives(context, hiveIds, (measuring) =>
        optionsOf(context, query, measuring, requestedResolution && resolutionNamed(requestedResolution)),
      );
      const [first] = hives;
      asBuilt(reply);
      return {
        ...windowToWire(options.window, nearest),
        resolution: first?.series.resolution.text ?? options.resolution.text,
        times: first?.series.starts.map(wireInstant) ?? [],
        hives: hives.map(({ hiveId, series }) => ({
          hive_id: hiveId,
          quantities: quantitiesToWire(series.columns),
        })),
      };
    },
  );
};

/** Of several hives at once, for comparing them; additions to the old wire. */
export const hiveSeriesRoutes = inOneScope([measuredHivesRoute, hiveSeriesRoute]);
