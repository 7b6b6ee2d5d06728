import { AppError, isAppError } from '@skep/domain';
import { orFailure } from '../../errors/failure.ts';
import type { Resolvers } from '../../generated/schema.ts';
import { dataOf, doneBy, unlessMissing, unlessOthers } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { fieldsRequested } from '../fields-requested.ts';
import { wireId } from '../wire-ids.ts';
import { isInBrief, readApiariesInBrief } from './apiaries-in-brief.ts';
import { apiaryMutations } from './apiary-mutations.ts';
import { attachmentMutations, attachmentQueries } from './attachments.ts';
import { hiveLifeMutations } from './colony-event-mutations.ts';
import { favouriteMutations } from './favourite-mutations.ts';
import { found } from './found.ts';
import { hiveOf, rightsBy } from './hive-models.ts';
import { hiveTagMutations, hiveTagQueries } from './hive-tags.ts';
import { homeAssistantMutations, homeAssistantQueries } from './home-assistant.ts';
import { manyHivesMutations } from './many-hives-mutations.ts';
import { mapQueries } from './map-queries.ts';
import { queenMutations } from './queen-mutations.ts';

export const hivesResolvers: Resolvers = {
  Query: {
    apiary: (_parent, { id }, { loaders }) =>
      wireId(id) === undefined ? undefined : loaders.apiary.load(id),
    apiaries: (_parent, _args, { loaders, rest }, info) => {
      const requested = fieldsRequested(info);
      return isInBrief(requested) ? readApiariesInBrief(rest, requested) : loaders.ownApiaries();
    },
    hive: (_parent, { id }, { loaders }) => (wireId(id) === undefined ? undefined : loaders.hive.load(id)),
    hiveQueens: async (_parent, { hiveId }, { rest }) => {
      if (wireId(hiveId) === undefined) return [];
      const call = rest.client.GET('/api/v1/hives/{id}/queens', { params: { path: { id: hiveId } } });
      return (await unlessMissing(dataOf(call))) ?? [];
    },
    hiveLog: async (_parent, { hiveId, before: cursor }, { rest }) => {
      if (wireId(hiveId) === undefined) return undefined;
      const query = cursor == null || wireId(cursor) === undefined ? {} : { before: cursor };
      const params = { path: { id: hiveId }, query };
      const page = await unlessOthers(dataOf(rest.client.GET('/api/v1/hives/{id}/log', { params })));
      return page && { entries: page.entries, endCursor: page.next };
    },

    queenVersions: async (_parent, { id }, { rest }) => {
      if (wireId(id) === undefined) return undefined;
      return unlessOthers(
        dataOf(rest.client.GET('/api/v1/queens/{id}/versions', { params: { path: { id } } })),
      );
    },

    hiveVersions: async (_parent, { hiveId: id }, { rest }) => {
      if (wireId(id) === undefined) return undefined;
      return unlessOthers(
        dataOf(rest.client.GET('/api/v1/hives/{id}/versions', { params: { path: { id } } })),
      );
    },

    colonyHistory: async (_parent, { hiveId }, { rest }) => {
      if (wireId(hiveId) === undefined) return undefined;
      const call = rest.client.GET('/api/v1/hives/{id}/history', { params: { path: { id: hiveId } } });
      return unlessMissing(dataOf(call));
    },
    queenRegister: async (_parent, _args, { rest }) =>
      (await dataOf(rest.client.GET('/api/v1/queens'))).map(({ access, ...row }) => ({
        ...{ id: row.queen.id, ...row },
        ...rightsBy(access),
      })),
    ...mapQueries,
    hiveCatalogue: (_parent, _args, { loaders }) => loaders.catalogue.read(),
    ...hiveTagQueries,
    ...attachmentQueries,
    ...homeAssistantQueries,
  },

  Apiary: {
    hives: ({ id, hives }, _args, { loaders }) => hives ?? loaders.hivesOfApiary.load(id),
  },

  Hive: {
    apiary: async ({ apiary, apiaryId }, _args, { loaders }) =>
      apiary ?? found(await loaders.apiary.load(apiaryId)),
    inspectionDueOn: ({ id }, _args, { loaders }) => loaders.inspectionDueOn.load(id),
    type: ({ typeId }, _args, { loaders }) =>
      loaders.catalogue.look(({ hiveTypes }) => hiveTypes.find(({ id }) => id === typeId)),
  },

  HiveTag: {
    hive: async ({ hiveId }, _args, { loaders }) => found(await loaders.hive.load(hiveId)),
  },

  Queen: {
    race: ({ raceId }, _args, { loaders }) =>
      loaders.catalogue.look(({ beeRaces }) => beeRaces.find(({ id }) => id === raceId)),
  },

  Mutation: {
    ...apiaryMutations,
    ...manyHivesMutations,
    ...favouriteMutations,
    ...homeAssistantMutations,
    ...queenMutations,
    ...hiveLifeMutations,
    ...hiveTagMutations,
    ...attachmentMutations,

    createHive: (_parent, { input: body }, context) =>
      orFailure(context, async () => {
        const made = await unlessMissing(dataOf(context.rest.client.POST('/api/v1/hives', { body })));
        if (!made) throw wrongApiary();
        return { __typename: 'Hive' as const, ...hiveOf(made) };
      }),

    updateHive: (_parent, { id, revision, input: body }, context) =>
      orFailure(context, async () => {
        const { client } = context.rest;
        const params = { path: { id } };
        const headers = { 'if-match': `"${revision}"` };
        try {
          const call = client.PATCH('/api/v1/hives/{id}', { params, body, headers });
          return { __typename: 'Hive' as const, ...hiveOf(await dataOf(call)) };
        } catch (error) {
          if (!isAppError(error) || !['changed_meanwhile', 'not_found'].includes(error.code)) throw error;
          const held = found(await context.loaders.hive.load(id));
          if (error.code === 'not_found') throw wrongApiary();
          return { __typename: 'HiveConflict' as const, current: held };
        }
      }),

    restoreHive: (_parent, { id, revision, ...body }, context) =>
      orFailure(context, async () => {
        const params = { path: { id } };
        const options = { params, body, headers: { 'if-match': `"${revision}"` } };
        try {
          const saved = await dataOf(context.rest.client.POST('/api/v1/hives/{id}/restore', options));
          return { __typename: 'Hive' as const, ...hiveOf(saved) };
        } catch (error) {
          if (!isAppError(error) || error.code !== 'changed_meanwhile') throw error;
          return { __typename: 'HiveConflict' as const, current: found(await context.loaders.hive.load(id)) };
        }
      }),

    deleteHive: (_parent, { id }, context) =>
      orFailure(context, async () => {
        await doneBy(context.rest.client.DELETE('/api/v1/hives/{id}', { params: { path: { id } } }));
        return done;
      }),
  },
};

/** One that is not there and one that is somebody else's are the same to whoever asks. */
function wrongApiary(): AppError {
  return new AppError('invalid_input', { fields: [{ path: 'apiaryId', code: 'unknown_choice' }] });
}
