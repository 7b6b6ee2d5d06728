import { orFailure } from '../../errors/failure.ts';
import type {
  HarvestInput,
  MiteCountInput,
  MutationResolvers,
  Resolvers,
  TreatmentInput,
} from '../../generated/schema.ts';
import { dataOf, unlessMissing } from '../../rest/answers.ts';
import { chosenWireId, requiredWireId, wireId } from '../wire-ids.ts';
import { entryFromWire, pageFromWire, seasonFromWire, sheetFromWire, waitsFromWire } from './from-wire.ts';
import { honeyMutations } from './honey-mutations.ts';
import { honeyQueries } from './honey-queries.ts';
import { miteThresholdMutations, miteThresholdQueries } from './mite-thresholds.ts';
import { productMutations, productQueries } from './products.ts';
import { correctionToWire, hiveIdsToWire } from './to-wire.ts';

const mutations = {
  ...miteThresholdMutations,
  ...honeyMutations,
  ...productMutations,

  createTreatment: (_parent, { input }, context) =>
    orFailure(context, async () => {
      const call = context.rest.client.POST('/api/treatments', { body: treatmentToWire(input) });
      return { __typename: 'RegisterEntry' as const, ...entryFromWire(await dataOf(call)) };
    }),

  createHarvest: (_parent, { input }, context) =>
    orFailure(context, async () => {
      const call = context.rest.client.POST('/api/harvests', { body: harvestToWire(input) });
      return { __typename: 'RegisterEntry' as const, ...entryFromWire(await dataOf(call)) };
    }),

  createMiteCount: (_parent, { input }, context) =>
    orFailure(context, async () => {
      const call = context.rest.client.POST('/api/mite-counts', { body: miteCountToWire(input) });
      return { __typename: 'RegisterEntry' as const, ...entryFromWire(await dataOf(call)) };
    }),

  strikeRegisterEntry: (_parent, { id, reason }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      const call = context.rest.client.POST('/api/register-entries/{id}/strike', {
        params,
        body: { reason },
      });
      return { __typename: 'RegisterEntry' as const, ...entryFromWire(await dataOf(call)) };
    }),
} satisfies MutationResolvers;

export const registersResolvers: Resolvers = {
  Query: {
    ...miteThresholdQueries,

    async registerEntries(_parent, { kind, year, hiveId, before }, { rest, loaders }) {
      const beforeId = before == null ? undefined : wireId(before);
      const query = {
        ...(kind != null && { kind }),
        ...(year != null && { year }),
        ...(hiveId != null && { hive_id: chosenWireId(hiveId, 'hiveId') }),
        ...(beforeId !== undefined && { before: beforeId }),
      };
      const [page, hive] = await Promise.all([
        dataOf(rest.client.GET('/api/register-entries', { params: { query } })),
        hiveId == null ? null : loaders.hive.load(hiveId),
      ]);
      return { ...pageFromWire(page), hive: hive ?? null };
    },

    async registerEntry(_parent, { id: text }, { rest }) {
      const id = wireId(text);
      if (id === undefined) return null;
      const found = await unlessMissing(
        dataOf(rest.client.GET('/api/register-entries/{id}', { params: { path: { id } } })),
      );
      return found === undefined ? null : entryFromWire(found);
    },

    async registerSheet(_parent, { year, apiaryId, hiveId }, { rest, loaders }) {
      const query = {
        ...(year != null && { year }),
        ...(apiaryId != null && { location_id: chosenWireId(apiaryId, 'apiaryId') }),
        ...(hiveId != null && { hive_id: chosenWireId(hiveId, 'hiveId') }),
      };
      const [sheet, hive] = await Promise.all([
        dataOf(rest.client.GET('/api/register-sheet', { params: { query } })),
        hiveId == null ? null : loaders.hive.load(hiveId),
      ]);
      return { ...sheetFromWire(sheet), hive: hive ?? null };
    },

    miteSeason: async (_parent, { year }, { rest }) =>
      seasonFromWire(
        await dataOf(
          rest.client.GET('/api/mite-season', { params: { query: year == null ? {} : { year } } }),
        ),
      ),

    honeyWaits: async (_parent, _args, { rest }) =>
      waitsFromWire(await dataOf(rest.client.GET('/api/honey-waits'))),

    ...honeyQueries,
    ...productQueries,
  },

  Mutation: mutations,
};

function treatmentToWire(input: TreatmentInput) {
  return {
    ...correctionToWire(input),
    ...{ hive_ids: hiveIdsToWire(input.hiveIds), day: input.day, last_day: input.lastDay },
    ...{ product: input.product, substance: input.substance, method: input.method, dose: input.dose ?? null },
    ...{ withdrawal_days: input.withdrawalDays, temperature: input.temperatureCelsius ?? null },
    ...{ quantity: input.quantity, batch: input.batch ?? null },
    ...{ supplier: input.supplier ?? null, supplier_address: input.supplierAddress ?? null },
    ...{ reason: input.reason, applied_by: input.appliedBy },
    ...{ vet: input.vet ?? null, vet_contact: input.vetContact ?? null },
    reminders: input.reminders ?? [],
    ...(input.timeZone != null && { timezone: input.timeZone }),
  };
}

function harvestToWire(input: HarvestInput) {
  const frames = (input.frames ?? []).map(({ hiveId, count }): [string, number] => [hiveId, count]);
  return {
    ...correctionToWire(input),
    ...{ hive_ids: hiveIdsToWire(input.hiveIds), day: input.day, kilograms: input.kilograms ?? null },
    ...{ frames: Object.fromEntries(frames), lot: input.lot, water_percent: input.waterPercent ?? null },
    ...{ heather: input.isHeather, water_reason: input.waterReason ?? null },
    withdrawal_reason: input.withdrawalReason ?? null,
  };
}

function miteCountToWire(input: MiteCountInput) {
  const counts = input.counts.map(({ hiveId, mites, bees, isBroodless }) => [
    hiveId,
    { mites, bees: bees ?? null, broodless: isBroodless },
  ]);
  return {
    ...correctionToWire(input),
    ...{ hive_ids: input.counts.map(({ hiveId }, index) => chosenWireId(hiveId, `counts.${index}.hiveId`)) },
    ...{ day: input.day, method: input.method, days: input.days ?? null },
    ...{ counts: Object.fromEntries(counts), recount_day: input.recountDay ?? null },
  };
}
