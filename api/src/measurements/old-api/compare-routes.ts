import Type from 'typebox';
import { compared } from '#measurements/series/comparison.ts';
import { withNetWeight } from '#measurements/series/net-weight-series.ts';
import {
  manyRequestedDevices,
  measuringOf,
  type RequestedDevices,
} from '#measurements/series/requested-devices.ts';
import { type Series, seriesOfAll } from '#measurements/series/series.ts';
import { optionsOf } from '#measurements/series/series-request.ts';
import type { Routes } from '#platform/http/http.ts';
import { sayNoData } from '#platform/http/no-data-wire.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { nullable } from '#platform/http/schemas.ts';
import { IdList } from '#platform/http/wire-values.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { comparisonRowsOf, EnvelopeFields, envelopeOf, timeGroup } from './envelope.ts';
import { sourcesOf, WindowFields, windowRequestOf } from './series-fields.ts';

/** As many hives as one person compares, many times over. */
const mostSources = 200;

export const compareRoutes: Routes = async (http) => {
  http.get(
    '/sensors/comparemeasurements',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'compareMeasurements',
        tags: ['measurements'],
        summary:
          'Mean and standard deviation over devices of equal weight; 500 with a bare text if nothing was measured',
        querystring: Type.Object({
          id: Type.Optional(IdList),
          device_id: Type.Optional(IdList),
          key: Type.Optional(IdList),
          hive_id: Type.Optional(IdList),
          ...WindowFields,
          timeGroup,
        }),
        response: {
          200: Type.Object({
            ...EnvelopeFields,
            sensorDefinitions: Type.Union([
              Type.Array(Type.Never()),
              Type.Record(
                Type.String(),
                Type.Object({ name: Type.String(), inside: nullable(Type.Boolean()) }),
              ),
            ]),
          }),
        },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const { query } = request;
      const { id, device_id, key, hive_id, ...rest } = query;
      const sources = { id, device_id, key, hive_id };
      if (Object.values(sources).flat().join().split(',').length > mostSources)
        throw fieldProblem('id', 'too_many');
      const allRequested = await manyRequestedDevices(context, sourcesOf(sources));
      const last = allRequested.at(-1);
      if (last === undefined) return sayNoData(reply, 'sensor-none-error');
      const options = optionsOf(context, windowRequestOf(rest), measuringOf(allRequested));
      const raw = await seriesOfAll(context, allRequested, options);
      const series: Series[] = [];
      for (const [index, each] of raw.entries()) {
        const requested = allRequested[index] ?? last;
        series.push(await withNetWeight(context, requested, options.window, each));
      }
      const columns = compared(series);
      if (columns.size === 0) return sayNoData(reply, 'sensor-no-measurements-error');
      const [first] = series;
      return {
        ...envelopeOf(query, last.deviceId, first?.resolution.text ?? ''),
        measurements: comparisonRowsOf(first?.starts ?? [], columns),
        sensorDefinitions: labelsOf(allRequested),
      };
    },
  );
};

/** What the outputs of definitions are called; none is an empty list on the wire. */
function labelsOf(allRequested: readonly RequestedDevices[]) {
  const definitions = allRequested.flatMap((requested) => requested.definitions);
  if (definitions.length === 0) return [];
  return Object.fromEntries(
    definitions.map(({ output, name, isInside }) => [output, { name, inside: isInside ?? null }]),
  );
}
