import { isTimeZone } from '@skep/domain';
import Type from 'typebox';
import { measuredQuantities } from '#measurements/series/measured-quantities.ts';
import { requestedDevices } from '#measurements/series/requested-devices.ts';
import { SourceFields, sourceOf, TimeZoneName } from '#measurements/series/source-fields.ts';
import { windowOfDates } from '#measurements/series/window.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { sayNoData } from '#platform/http/no-data-wire.ts';
import { contextOf, signedInContextOf } from '#platform/http/request-context.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { QuantityBody, quantityToWire, unknownToWire } from '#platform/taxonomy/old-api/quantity-json.ts';
import { quantities } from '#platform/taxonomy/quantities.ts';
import { quantityName } from '#platform/taxonomy/quantity-names.ts';

const tags = ['measurements'];

const typesRoute: Routes = async (http) => {
  http.get(
    '/sensors/measurement_types',
    {
      config: { access: 'public', limits: [rateLimits.open] },
      schema: {
        operationId: 'getMeasurementTypes',
        tags,
        summary: 'Name of every measured quantity by its abbreviation',
        querystring: Type.Object({
          locale: Type.Optional(
            Type.String({
              maxLength: 10,
              description: 'Language of the names. Default: that of the request.',
            }),
          ),
        }),
        response: { 200: Type.Record(Type.String(), Type.String()) },
      },
    },
    async (request) => {
      const language = request.query.locale ?? contextOf(request).locale;
      return Object.fromEntries(
        quantities.map(({ abbreviation }) => [abbreviation, quantityName(language, abbreviation)]),
      );
    },
  );
};

const availableTypesRoute: Routes = async (http) => {
  http.get(
    '/sensors/measurement_types_available',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getAvailableMeasurementTypes',
        tags,
        summary: 'Quantities that were measured in a period; 500 with a bare text if there are none',
        querystring: Type.Object({
          ...SourceFields,
          start: Type.String({ maxLength: 40, description: 'First moment: YYYY-MM-DD or a time.' }),
          end: Type.String({
            maxLength: 40,
            description: 'First moment after the range, in the format of `start`.',
          }),
          timezone: TimeZoneName,
        }),
        response: { 200: Type.Record(Type.String(), QuantityBody) },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const { start, end, timezone } = request.query;
      if (!isTimeZone(timezone)) throw fieldProblem('timeZone', 'unknown_choice');
      const window = windowOfDates(start, end, timezone);
      if (window === undefined) throw fieldProblem('start', 'not_a_date');
      const requested = await requestedDevices(context, sourceOf(request.query));
      if (requested === undefined) return sayNoData(reply, 'invalid-user-device');
      const { known, unknown } = await measuredQuantities(context, requested, window);
      if (known.length + unknown.length === 0) return sayNoData(reply, 'influx-query-empty');
      return Object.fromEntries([
        ...known.map((quantity) => [quantity.abbreviation, quantityToWire(quantity, context.locale)]),
        ...unknown.map((name) => [name, unknownToWire(name)]),
      ]);
    },
  );
};

export const oldMeasurementTypeRoutes = inOneScope([typesRoute, availableTypesRoute]);
