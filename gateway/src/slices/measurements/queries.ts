import type { QueryHiveSeriesArgs, QueryResolvers, QuerySeriesArgs } from '../../generated/schema.ts';
import { dataOf, unlessMissing, unlessOthers } from '../../rest/answers.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Loaders } from '../loaders.ts';
import { wireId } from '../wire-ids.ts';
import { markOf } from './chart-note-mutations.ts';
import { healthWithNames } from './health.ts';
import { messageOf } from './inbox-message.ts';
import { measuredTable, tableQuery } from './measured-table.ts';

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
    if (wireId(id) === undefined) return [];
    const call = rest.client.GET('/api/v1/devices/{id}/hives', { params: { path: { id } } });
    const places = (await unlessMissing(dataOf(call))) ?? [];
    // A device cannot come to a hive twice at once.
    return places.map((place) => ({ id: `${place.hiveId}@${place.since}`, ...place }));
  },
  deviceInbox: async (_parent, { deviceId: id, status, first, before }, { rest }) => {
    if (wireId(id) === undefined) return { messages: [] };
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
  series: async (_parent, { deviceId, hiveId, ...range }, { rest }) => {
    if (!couldBe(deviceId) || !couldBe(hiveId)) return undefined;
    const query = {
      deviceId: deviceId ?? null,
      hiveId: hiveId ?? null,
      ...windowOf(range),
      weather: 'true' as const,
    };
    return unlessMissing(dataOf(rest.client.GET('/api/v1/series', { params: { query } })));
  },
  marks: async (_parent, { deviceId, hiveId, ...range }, { rest }) => {
    if (!couldBe(deviceId) || !couldBe(hiveId)) return [];
    const query = { deviceId: deviceId ?? null, hiveId: hiveId ?? null, ...windowOf(range) };
    const found = await unlessMissing(dataOf(rest.client.GET('/api/v1/chart-marks', { params: { query } })));
    return found?.map(markOf) ?? [];
  },
  hiveSeries: async (_parent, args, { rest, loaders }) => {
    const hiveIds = await hivesOf(args, loaders);
    if (hiveIds.length === 0) return undefined;
    const quantities = args.quantities.map((name) => name.toWellFormed()).join(',') || null;
    const query = { ...windowOf(args), hiveIds: hiveIds.join(','), quantities };
    return unlessMissing(dataOf(rest.client.GET('/api/v1/hive-series', { params: { query } })));
  },
  hiveGains: async (_parent, args, { rest, loaders }) => {
    const hiveIds = await hivesOf(args, loaders);
    if (hiveIds.length === 0) return undefined;
    const query = { ...windowOf(args), hiveIds: hiveIds.join(',') };
    return unlessMissing(dataOf(rest.client.GET('/api/v1/hive-gains', { params: { query } })));
  },
  measuredTable: async (_parent, args, { rest, loaders }) => {
    const isOfHives = args.hiveIds != null || args.apiaryId != null;
    const hiveIds = isOfHives ? await hivesOf(args, loaders) : undefined;
    if (hiveIds?.length === 0 || !couldBe(args.deviceId)) return undefined;
    const query = tableQuery(args, hiveIds);
    const call = rest.client.GET('/api/v1/measured-table', { params: { query } });
    const found = await unlessMissing(dataOf(call));
    return found && measuredTable(found, query);
  },
  measuredApiaries: (_parent, _args, { loaders }) => loaders.measuredApiaries(),
  colonyWeight: async (_parent, { deviceId, hiveId, ...range }, { rest }) => {
    if (!couldBe(deviceId) || !couldBe(hiveId)) return undefined;
    const query = { deviceId: deviceId ?? null, hiveId: hiveId ?? null, ...windowOf(range) };
    const found = await unlessMissing(
      dataOf(rest.client.GET('/api/v1/colony-weight', { params: { query } })),
    );
    const steps = found?.steps.map((step) => ({ id: `${step.deviceId}@${step.time}`, ...step })) ?? [];
    return found && { ...found, steps };
  },
  quantities: async (_parent, _args, { rest }) => (await catalogueOf(rest)).quantities,
  weatherQuantities: async (_parent, _args, { rest }) => (await catalogueOf(rest)).weatherQuantities,
  measurementHealth: async (_parent, { hours }, { rest }) => {
    const params = { query: { hours: String(hours) } };
    return healthWithNames(await dataOf(rest.client.GET('/api/v1/administration/measurements', { params })));
  },
  devicePast: async (_parent, { deviceId: id }, { rest }) => {
    if (wireId(id) === undefined) return undefined;
    const call = rest.client.GET('/api/v1/devices/{id}/past', { params: { path: { id } } });
    const past = (await unlessOthers(dataOf(call)))?.past;
    return past && { id, ...past };
  },
  deviceQuarantine: async (_parent, { deviceId: id }, { rest }) => {
    if (wireId(id) === undefined) return undefined;
    const call = rest.client.GET('/api/v1/devices/{id}/quarantine', { params: { path: { id } } });
    const waiting = await unlessOthers(dataOf(call));
    return waiting && { id, ...waiting };
  },
  // A person has one.
  webhook: async (_parent, _args, { rest }) => ({
    id: 'own',
    ...(await dataOf(rest.client.GET('/api/v1/webhook'))),
  }),
  deviceTypes: async (_parent, _args, { rest }) => (await catalogueOf(rest)).deviceTypes,
} satisfies QueryResolvers;

const catalogueOf = ({ client }: Rest) => dataOf(client.GET('/api/v1/measurement-catalogue'));

/** Those that are named, else those of an apiary. */
async function hivesOf(
  { hiveIds, apiaryId }: Pick<QueryHiveSeriesArgs, 'hiveIds' | 'apiaryId'>,
  loaders: Loaders,
): Promise<string[]> {
  const apiaries = apiaryId == null ? [] : await loaders.measuredApiaries();
  const inApiary = apiaries.find(({ id }) => id === apiaryId)?.hives.slice(0, mostHives) ?? [];
  return (hiveIds ?? inApiary.map(({ id }) => id)).filter((id) => couldBe(id));
}

/** Whether an id may name something; none does too. */
const couldBe = (id: string | null | undefined) => id == null || wireId(id) !== undefined;

/** The time range of a query; without start and end one that ends before now. */
function windowOf({ period, timeZone }: Pick<QuerySeriesArgs, 'period' | 'timeZone'>) {
  const { interval, back, start, end } = period;
  return {
    timeZone: timeZone.toWellFormed(),
    interval: interval ?? null,
    back: String(back ?? 0),
    start: start?.toWellFormed() ?? null,
    end: end?.toWellFormed() ?? null,
  };
}
