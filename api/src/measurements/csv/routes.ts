import { Readable } from 'node:stream';
import { AppError, isTimeZone, type Units, usualUnits } from '@skep/domain';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import { unitsOf } from '#account/settings/units.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { CsvForm } from '#platform/exporting/csv.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { nullable, oneOf } from '#platform/http/schemas.ts';
import { IdList } from '#platform/http/wire-values.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { hiveIdsOf } from '../series/hive-series-routes.ts';
import { resolutionNamed } from '../series/resolution.ts';
import { knownNamesOf } from '../series/series-request.ts';
import { windowOfDates } from '../series/window.ts';
import { SourceFields, TimeZoneName } from '../series/wire.ts';
import type { CsvOptions, CsvSource } from './csv-rows.ts';
import { csvLines, csvSize, csvSources } from './service.ts';

const tags = ['measurements'];

/** Countries that write decimal commas use semicolons between columns. */
const forms = {
  comma: { separator: ',', hasDecimalComma: false },
  semicolon: { separator: ';', hasDecimalComma: true },
  tab: { separator: '\t', hasDecimalComma: false },
} as const satisfies Record<string, CsvForm>;
const separatorNames = ['comma', 'semicolon', 'tab'] as const;

const CsvFields = {
  ...SourceFields,
  hive_ids: Type.Optional(IdList),
  start: Type.String({ maxLength: 40, description: 'First moment: YYYY-MM-DD or a time.' }),
  end: Type.String({ maxLength: 40, description: 'End of the range, exclusive.' }),
  timezone: TimeZoneName,
  names: Type.String({
    maxLength: 2000,
    default: '',
    description: 'Abbreviations, separated by commas. Default: all measured quantities.',
  }),
  resolution: oneOf(['message', '1h', '1d'], {
    default: 'message',
    description: 'One row for each message, or means by hour or day.',
  }),
};

const CsvQuery = Type.Object(CsvFields);
type CsvQuery = Type.Static<typeof CsvQuery>;

const sizeRoute: Routes = async (http) => {
  http.get(
    '/sensors/csv/size',
    {
      config: { access: 'signedIn', errors: { names: { hiveIds: 'hive_ids' } } },
      schema: {
        operationId: 'getCsvSize',
        tags,
        summary: 'Size of a table of measurements, and its quantities',
        querystring: CsvQuery,
        response: {
          200: Type.Object({
            device_id: nullable(Type.Integer({ description: 'Id of the device; null for hives.' })),
            rows: Type.Integer(),
            bytes: Type.Integer({ description: 'Approximate size in bytes.' }),
            too_much: Type.Boolean({
              description: 'True: the request for the table fails with 422, too_much_data.',
            }),
            names: Type.Array(Type.String()),
          }),
        },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const { sources, options } = await wanted(context, request.query, usualUnits);
      const { isTooMuch, ...size } = await csvSize(context, sources, options);
      const device = sources.find(({ hive }) => hive === undefined);
      return { ...size, device_id: device?.deviceId ?? null, too_much: isTooMuch };
    },
  );
};

const csvRoute: Routes = async (http) => {
  http.get(
    '/sensors/csv',
    {
      config: { access: 'signedIn', errors: { names: { hiveIds: 'hive_ids' } } },
      schema: {
        operationId: 'getCsv',
        tags,
        summary:
          'Measurements of a device or of hives as a table, in the units of the person; times in UTC, days in the zone, decimal commas with semicolons',
        querystring: Type.Object({
          ...CsvFields,
          separator: oneOf(separatorNames, { default: 'comma', description: 'Separator of cells.' }),
        }),
        response: { 200: { content: { 'text/csv': { schema: Type.Unknown() } } } },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const units = await unitsOf(context, context.user.id);
      const { sources, options } = await wanted(context, request.query, units);
      const { start, separator } = request.query;
      const lines = await csvLines(context, sources, options, forms[separator]);
      if (lines === undefined) throw new AppError('not_found');
      return sendCsv(reply, lines, `${dayOf(start)}-${lastDayIn(options)}`);
    },
  );
};

export const dayOf = (date: string) => date.slice(0, 10).replaceAll(/[^\d-]/g, '');

/** As `2026-06-30`: a table whose end is the first moment of July has nothing of July. */
const lastDayIn = ({ window, zone }: CsvOptions) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(window.end.getTime() - 1);

/** Whose measurements are requested, and which. @throws AppError invalid_input, not_found */
export async function wanted(
  context: SignedInContext,
  { start, end, timezone: zone, names, resolution, hive_ids, ...source }: CsvQuery,
  units: Units,
): Promise<{ sources: CsvSource[]; options: CsvOptions }> {
  if (!isTimeZone(zone)) throw fieldProblem('timeZone', 'unknown_choice');
  const window = windowOfDates(start, end, zone);
  if (window === undefined) throw fieldProblem('start', 'not_a_date');
  return {
    sources: await csvSources(context, hive_ids === undefined ? source : { hiveIds: hiveIdsOf(hive_ids) }),
    options: {
      window,
      names: knownNamesOf(names),
      zone,
      units,
      resolution: resolution === 'message' ? undefined : resolutionNamed(resolution),
    },
  };
}

export function sendCsv(reply: FastifyReply, lines: AsyncIterable<string>, name: string) {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="measurements-${name}.csv"`)
    .send(Readable.from(lines));
}

export const csvRoutes = inOneScope([sizeRoute, csvRoute]);
