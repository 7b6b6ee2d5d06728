import type { QueryHiveSeriesArgs, QueryResolvers } from '../../generated/schema.ts';
import { dataOf, unlessMissing, unlessOthers } from '../../rest/answers.ts';
import type { Loaders } from '../loaders.ts';
import { wireId } from '../wire-ids.ts';
import { markFromWire } from './chart-marks-from-wire.ts';
import { messageOf, quantityFromWire } from './from-wire.ts';
import { hiveSeriesFromWire, seriesFromWire } from './series-from-wire.ts';
import { tableFromWire, tableToWire } from './table-wire.ts';
import { sourceOf, windowToWire } from './to-wire.ts';
import { colonyWeightFromWire, gainsFromWire } from './weight-from-wire.ts';

/** As the service has it. */
const pageSizeMax = 200;

/** As the service draws together at most. */
const mostHives = 200;

export const measurementsQueries = {
  devices: async (_parent, _args, { rest }) =>
    (await dataOf(rest.client.GET('/api/v1/devices'))).toReversed(),
  device: (_parent, { id }, { rest }) =>
    wireId(id) === undefined
      ? undefined
      : unlessMissing(dataOf(rest.client.GET('/api/v1/devices/{id}', { params: { path: { id } } }))),
  deviceHives: async (_parent, { deviceId: id }, { rest }) => {
    const call = rest.client.GET('/api/v1/devices/{id}/hives', { params: { path: { id } } });
    const places = (await unlessMissing(dataOf(call))) ?? [];
    // A device cannot come to a hive twice at once.
    return places.map((place) => ({ id: `${place.hiveId}@${place.since}`, ...place }));
  },
  deviceInbox: async (_parent, { deviceId: id, status, first, before }, { rest }) => {
    const limit = Math.min(Math.max(first ?? 25, 1), pageSizeMax - 1);
    // One more than is shown tells whether there is another page.
    const query = { limit: String(limit + 1), status: status ?? null, before: before ?? null };
    const call = rest.client.GET('/api/v1/devices/{id}/inbox', { params: { path: { id }, query } });
    const found = (await unlessOthers(dataOf(call))) ?? [];
    const messages = found.slice(0, limit).map(messageOf);
    return { messages, endCursor: found.length > limit ? messages.at(-1)?.id : undefined };
  },
  inboxMessage: async (_parent, { deviceId, id: messageId }, { rest }) => {
    if (wireId(messageId) === undefined) return undefined;
    const params = { path: { id: deviceId, messageId } };
    const call = rest.client.GET('/api/v1/devices/{id}/inbox/{messageId}', { params });
    return (await unlessMissing(dataOf(call)))?.raw;
  },
  series: async (_parent, { deviceId, hiveId, period, timeZone }, { rest }) => {
    const source = sourceOf(deviceId, hiveId);
    if (source === undefined) return undefined;
    const query = { ...source, ...windowToWire(period, timeZone), clean_weight: 0, weather: 1 };
    const found = await unlessMissing(dataOf(rest.client.GET('/api/sensors/series', { params: { query } })));
    return found && seriesFromWire(found);
  },
  marks: async (_parent, { deviceId, hiveId, period, timeZone }, { rest }) => {
    const source = sourceOf(deviceId, hiveId);
    if (source === undefined) return [];
    const query = { ...source, ...windowToWire(period, timeZone) };
    const found = await unlessMissing(dataOf(rest.client.GET('/api/sensors/marks', { params: { query } })));
    return found?.map(markFromWire) ?? [];
  },
  hiveSeries: async (_parent, args, { rest, loaders }) => {
    const { quantities, period, timeZone } = args;
    const ids = await hivesOf(args, loaders);
    if (ids.length === 0) return undefined;
    const names = quantities.map((name) => name.toWellFormed()).join(',') || 'weight_kg';
    const query = { ...windowToWire(period, timeZone), hive_ids: [ids.join(',')], names };
    const call = rest.client.GET('/api/sensors/series/hives', { params: { query } });
    const found = await unlessMissing(dataOf(call));
    return found && hiveSeriesFromWire(found);
  },
  hiveGains: async (_parent, args, { rest, loaders }) => {
    const ids = await hivesOf(args, loaders);
    if (ids.length === 0) return undefined;
    const query = { ...windowToWire(args.period, args.timeZone), hive_ids: [ids.join(',')] };
    const found = await unlessMissing(dataOf(rest.client.GET('/api/sensors/gains', { params: { query } })));
    return found && gainsFromWire(found);
  },
  measuredTable: async (_parent, args, { rest, loaders }) => {
    const isOfHives = args.hiveIds != null || args.apiaryId != null;
    const query = tableToWire(args, isOfHives ? await hivesOf(args, loaders) : undefined);
    if (query === undefined) return undefined;
    const found = await unlessMissing(
      dataOf(rest.client.GET('/api/sensors/csv/size', { params: { query } })),
    );
    return found && tableFromWire(found, query);
  },
  measuredApiaries: (_parent, _args, { loaders }) => loaders.measuredApiaries(),
  colonyWeight: async (_parent, { deviceId, hiveId, period, timeZone }, { rest }) => {
    const source = sourceOf(deviceId, hiveId);
    if (source === undefined) return undefined;
    const query = { ...source, ...windowToWire(period, timeZone) };
    const found = await unlessMissing(dataOf(rest.client.GET('/api/sensors/weight', { params: { query } })));
    return found && colonyWeightFromWire(found);
  },
  quantities: async (_parent, _args, { rest }) => {
    const { sensormeasurements } = await dataOf(rest.client.GET('/api/taxonomy/lists'));
    // No sensor measures the weather of a provider.
    return sensormeasurements.filter(({ weather }) => weather === 0).map(quantityFromWire);
  },
  weatherQuantities: async (_parent, _args, { rest }) => {
    const { sensormeasurements } = await dataOf(rest.client.GET('/api/taxonomy/lists'));
    return sensormeasurements
      .filter(({ weather, show_in_alerts: isOfRules }) => weather === 1 && isOfRules === 1)
      .map(quantityFromWire);
  },
  devicePast: async (_parent, { deviceId: id }, { rest }) => {
    const call = rest.client.GET('/api/v1/devices/{id}/past', { params: { path: { id } } });
    const past = (await unlessOthers(dataOf(call)))?.past;
    return past && { id, ...past };
  },
  deviceQuarantine: async (_parent, { deviceId: id }, { rest }) => {
    const call = rest.client.GET('/api/v1/devices/{id}/quarantine', { params: { path: { id } } });
    const waiting = await unlessOthers(dataOf(call));
    return waiting && { id, ...waiting };
  },
  // A person has one.
  webhook: async (_parent, _args, { rest }) => ({
    id: 'own',
    ...(await dataOf(rest.client.GET('/api/v1/webhook'))),
  }),
  deviceTypes: async (_parent, _args, { rest, language }) => {
    const { sensortypes } = await dataOf(rest.client.GET('/api/taxonomy/lists'));
    return sensortypes.map(({ name: key, trans }) => ({ key, name: trans[language] ?? trans.en ?? key }));
  },
} satisfies QueryResolvers;

/** Those that are named, else those of an apiary. */
async function hivesOf(
  { hiveIds, apiaryId }: Pick<QueryHiveSeriesArgs, 'hiveIds' | 'apiaryId'>,
  loaders: Loaders,
): Promise<number[]> {
  const apiaries = apiaryId == null ? [] : await loaders.measuredApiaries();
  const inApiary = apiaries.find(({ id }) => id === apiaryId)?.hives.slice(0, mostHives) ?? [];
  return (hiveIds ?? inApiary.map(({ id }) => id)).flatMap((sent) => wireId(sent) ?? []);
}
