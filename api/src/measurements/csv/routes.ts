import { Readable } from 'node:stream';
import { AppError, isTimeZone, type Units, usualUnits } from '@skep/domain';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import * as v from 'valibot';
import { unitsOf } from '#account/settings/units.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { DeviceId, HiveId } from '#platform/context/ids.ts';
import type { CsvForm } from '#platform/exporting/csv.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { idJson } from '#platform/http/json-schema.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { oneOf } from '#platform/http/schemas.ts';
import { action } from '#platform/http/v1.ts';
import { IdList } from '#platform/http/wire-values.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { idsOf } from '#platform/input/ids-in-text.ts';
import { hivesMax, sentHives, sentQuantities, sentTimeZone, sourceQuery } from '../series/query-fields.ts';
import type { Source } from '../series/requested-devices.ts';
import { resolutionNamed } from '../series/resolution.ts';
import { knownNamesOf, namesOf } from '../series/series-request.ts';
import { SourceFields, sourceOf, TimeZoneName } from '../series/source-fields.ts';
import { windowOfDates } from '../series/window.ts';
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

const resolutions = ['message', '1h', '1d'] as const;

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
  resolution: oneOf(resolutions, {
    default: 'message',
    description: 'One row for each message, or means by hour or day.',
  }),
};

interface CsvRequest {
  source: Source;
  /** Undefined: a device. */
  hiveIds?: readonly HiveId[] | undefined;
  start: string;
  end: string;
  timeZone: string;
  /** Empty: all. */
  quantities: readonly string[];
  resolution: (typeof resolutions)[number];
}

const sentMoment = (description: string) =>
  v.pipe(v.string('required'), v.maxLength(40, 'not_a_date'), v.description(description));

const sizeRoute = action(
  'GET',
  '/measured-table',
  {
    id: 'readMeasuredTable',
    summary: 'Size of a table of measurements, and its quantities',
    query: v.object({
      deviceId: sourceQuery.deviceId,
      hiveIds: v.optional(sentHives),
      start: sentMoment('First moment: YYYY-MM-DD or a time.'),
      end: sentMoment('End of the range, exclusive.'),
      timeZone: sentTimeZone,
      quantities: v.optional(sentQuantities, ''),
      resolution: v.pipe(
        v.optional(v.picklist(resolutions, 'unknown_choice'), 'message'),
        v.description('One row for each message, or means by hour or day. Default: message.'),
      ),
    }),
    answer: v.object({
      deviceId: v.pipe(v.optional(idJson<DeviceId>('device')), v.description('Absent for hives.')),
      rows: v.number(),
      bytes: v.pipe(v.number(), v.description('Approximate size in bytes.')),
      isTooMuch: v.pipe(
        v.boolean(),
        v.description('True: the request for the table fails with 422, too_much_data.'),
      ),
      quantities: v.array(v.string()),
    }),
  },
  async (context, { query: { deviceId, ...query } }) => {
    const { sources, options } = await wanted(context, { ...query, source: { deviceId } }, usualUnits);
    const { names: quantities, ...size } = await csvSize(context, sources, options);
    const device = sources.find(({ hive }) => hive === undefined);
    return { ...size, quantities, deviceId: device?.deviceId };
  },
);

const CsvQuery = Type.Object(CsvFields);

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
      const { sources, options } = await wanted(context, csvRequestOf(request.query), units);
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

/** @throws AppError invalid_input, not_found */
function csvRequestOf({ hive_ids, timezone, names, ...query }: Type.Static<typeof CsvQuery>): CsvRequest {
  const hiveIds = hive_ids && [...new Set(idsOf<HiveId>(hive_ids))];
  if (hiveIds !== undefined && hiveIds.length > hivesMax) throw fieldProblem('hiveIds', 'too_many');
  const { start, end, resolution, ...source } = query;
  return {
    ...{ start, end, resolution, timeZone: timezone, quantities: namesOf(names), hiveIds },
    source: hiveIds === undefined ? sourceOf(source) : {},
  };
}

/** Whose measurements are requested, and which. @throws AppError invalid_input, not_found */
export async function wanted(
  context: SignedInContext,
  { source, hiveIds, start, end, timeZone: zone, quantities, resolution }: CsvRequest,
  units: Units,
): Promise<{ sources: CsvSource[]; options: CsvOptions }> {
  if (!isTimeZone(zone)) throw fieldProblem('timeZone', 'unknown_choice');
  const window = windowOfDates(start, end, zone);
  if (window === undefined) throw fieldProblem('start', 'not_a_date');
  return {
    sources: await csvSources(context, hiveIds === undefined ? source : { hiveIds }),
    options: {
      window,
      names: knownNamesOf(quantities),
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
