import * as v from 'valibot';
import type { ApiaryId, DeviceId, HiveId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson, sentNumber, sentTrue } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { rounded } from '#platform/taxonomy/quantities.ts';
import {
  binsAnswer,
  CurvesAnswer,
  instant,
  nearestJson,
  quantitiesAnswer,
  quantitiesJson,
  seriesJson,
  windowJson,
} from './answer-fields.ts';
import { curvesOf } from './curves.ts';
import { hivesToDraw, seriesOfHives } from './hive-series.ts';
import { nearestTo } from './nearest.ts';
import { newestOfDevices } from './newest.ts';
import { requestOf, sentHives, sentQuantities, sentWidth, sourceQuery, windowQuery } from './query-fields.ts';
import { requestedDevices } from './requested-devices.ts';
import { seriesOf } from './series.ts';
import { knownNamesOf, optionsOf } from './series-request.ts';
import { rowsOfSeries } from './series-rows.ts';
import { outsideAnswer, outsideOf } from './weather-answer.ts';
import { wireInstant } from './wire.ts';

const SeriesAnswer = v.object({
  deviceId: v.pipe(
    v.optional(v.string()),
    v.description('For a hive: its current device, or its last one. Absent: there is none.'),
  ),
  ...binsAnswer,
  quantities: quantitiesAnswer,
  ...outsideAnswer,
});

const seriesRoute = action(
  'GET',
  '/series',
  {
    id: 'readSeries',
    summary: 'Mean, least and greatest values over time of a device, or of the devices of a hive',
    description:
      'Ranges of more than three months with bins of days or weeks use days in UTC; all others use days of the zone. At most 5000 bins.',
    query: v.object({
      ...sourceQuery,
      ...windowQuery,
      quantities: v.optional(sentQuantities),
      width: sentWidth,
      weather: sentTrue('true: with the weather and the nights at the apiary.'),
    }),
    answer: SeriesAnswer,
    isBuilt: true,
  },
  async (context, { query: { weather, width, ...query } }) => {
    const requested = await requestedDevices(context, query);
    // Neither a hive without devices nor a person without them is an error.
    const measuring = requested ?? { createdAt: context.clock.now(), intervalMinutes: undefined };
    const options = optionsOf(context, requestOf(query), measuring, width);
    const window = windowJson(options.window);
    const none = { ...window, resolution: options.resolution.text, times: [], quantities: [], nights: [] };
    if (requested === undefined) return none;
    const series = await seriesOf(context, requested, options);
    const nearest = series.columns.size > 0 ? undefined : await nearestTo(context, requested, options.window);
    return {
      deviceId: String(requested.deviceId),
      ...{ ...window, ...nearestJson(nearest), ...seriesJson(series) },
      ...(weather ? await outsideOf(context, requested, options) : { nights: [] }),
    };
  },
);

const hiveSeriesQuery = {
  hiveIds: sentHives,
  ...windowQuery,
  quantities: v.optional(sentQuantities, 'weight_kg'),
  width: sentWidth,
};

const hiveSeriesRoute = action(
  'GET',
  '/hive-series',
  {
    id: 'readHiveSeries',
    summary: 'Mean, least and greatest values over time of several hives in the same bins',
    description:
      'Uses the devices of each hive for the time that each was on the hive. Leaves out hives that do not exist; 404 if none exists.',
    query: v.object(hiveSeriesQuery),
    answer: v.object({
      ...binsAnswer,
      hives: v.pipe(
        v.array(v.object({ hiveId: v.string(), quantities: quantitiesAnswer })),
        v.description('In the order of the request.'),
      ),
    }),
    isBuilt: true,
  },
  async (context, { query: { hiveIds, width, ...query } }) => {
    const { options, nearest, hives } = await seriesOfHives(context, hiveIds, (measuring) =>
      optionsOf(context, requestOf(query), measuring, width),
    );
    const [first] = hives;
    return {
      ...{ ...windowJson(options.window), ...nearestJson(nearest) },
      resolution: first?.series.resolution.text ?? options.resolution.text,
      times: first?.series.starts.map(wireInstant) ?? [],
      hives: hives.map(({ hiveId, series }) => ({
        hiveId: String(hiveId),
        quantities: quantitiesJson(series.columns),
      })),
    };
  },
);

const seriesRowsRoute = action(
  'GET',
  '/series-rows',
  {
    id: 'listSeriesRows',
    summary: 'The values of `/hive-series` as rows: one for each hive, quantity and bin with a measurement',
    description:
      'For programs that read tables, such as spreadsheets, R, pandas and Grafana. 422, too_much_data, for more than 100,000 rows.',
    query: v.object(hiveSeriesQuery),
    answer: v.array(
      v.object({
        time: instant('Start of the bin.'),
        hiveId: v.string(),
        hive: v.pipe(v.string(), v.description('Name of the hive.')),
        quantity: v.string(),
        unit: v.string(),
        mean: v.number(),
        min: v.number(),
        max: v.number(),
      }),
    ),
    isBuilt: true,
  },
  async (context, { query: { hiveIds, width, ...query } }) =>
    rowsOfSeries(
      await seriesOfHives(context, hiveIds, (measuring) =>
        optionsOf(context, requestOf(query), measuring, width),
      ),
    ),
);

const measuredHivesRoute = action(
  'GET',
  '/measured-hives',
  {
    id: 'listMeasuredHives',
    summary: 'Own and shared hives that have or had a device, by apiary',
    answer: v.array(
      v.object({
        id: idJson<HiveId>('hive'),
        name: v.string(),
        apiaryId: idJson<ApiaryId>('apiary'),
        apiaryName: v.string(),
        isOwner: v.boolean(),
        isSouthern: v.pipe(v.boolean(), v.description('Whether its beekeeping year begins in July.')),
        deviceIds: v.pipe(v.array(idJson<DeviceId>('device')), v.description('Devices on the hive now.')),
        unknownQuantities: v.pipe(
          v.array(v.string()),
          v.description('Names that its devices sent and that no quantity has.'),
        ),
      }),
    ),
  },
  async (context) =>
    (await hivesToDraw(context)).map(({ access, ...hive }) => ({ ...hive, isOwner: access === 'owner' })),
);

const newestRoute = action(
  'GET',
  '/newest-values',
  {
    id: 'listNewestValues',
    summary: 'The latest message of each device of the person within a year, with all its quantities',
    answer: v.array(
      v.object({
        deviceId: idJson<DeviceId>('device'),
        measuredAt: v.date(),
        values: v.array(v.object({ name: v.string(), value: v.number() })),
      }),
    ),
  },
  async (context) =>
    (await newestOfDevices(context)).map(({ deviceId, time, quantities }) => ({
      deviceId,
      measuredAt: time,
      values: Object.entries(quantities).map(([name, value]) => ({ name, value: rounded(name, value) })),
    })),
);

const curveQuantities = 'weight_kg,t_i,t';
const curveDays = 3;

const curvesRoute = action(
  'GET',
  '/device-curves',
  {
    id: 'listDeviceCurves',
    summary: 'The last days of all devices of the person, in bins of three hours',
    query: v.object({
      days: v.optional(sentNumber(1, 14, `Number of days before now. Default: ${curveDays}.`)),
      quantities: v.optional(sentQuantities, curveQuantities),
    }),
    answer: v.array(CurvesAnswer),
  },
  async (context, { query: { days = curveDays, quantities } }) => {
    const curves = await curvesOf(context, { days, names: knownNamesOf(quantities) });
    return curves.map(({ deviceId, series }) => ({ deviceId, ...seriesJson(series) }));
  },
);

export const seriesRoutes = inOneScope([
  seriesRoute,
  hiveSeriesRoute,
  seriesRowsRoute,
  measuredHivesRoute,
  newestRoute,
  curvesRoute,
]);
