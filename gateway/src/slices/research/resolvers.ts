import { AppError, instantOfIso, utcWireTime } from '@skep/domain';
import type { GatewayContext } from '../../context.ts';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, Resolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { chosenWireId, requiredWireId } from '../wire-ids.ts';
import { researchFromWire, type WireResearch } from './from-wire.ts';

const mutations = {
  consentToResearch: (_parent, { id, hiveIds }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      const body = { hive_ids: hiveIds.map((hiveId, index) => chosenWireId(hiveId, `hiveIds.${index}`)) };
      return changed(
        await dataOf(context.rest.client.POST('/api/research/{id}/add_consent', { params, body })),
      );
    }),

  withdrawFromResearch: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      return changed(await dataOf(context.rest.client.POST('/api/research/{id}/remove_consent', { params })));
    }),

  moveResearchAnswer: (_parent, { at, ...ids }, context) =>
    orFailure(context, async () => {
      const params = { path: placeOf(ids) };
      const instant = instantOfIso(at);
      if (instant === undefined)
        throw new AppError('invalid_input', { fields: [{ path: 'at', code: 'not_a_date' }] });
      const body = { updated_at: utcWireTime(instant) };
      await doneBy(context.rest.client.PATCH('/api/research/{id}/edit/{consent_id}', { params, body }));
      return changedOf(context, params.path.id);
    }),

  deleteResearchAnswer: (_parent, ids, context) =>
    orFailure(context, async () => {
      const params = { path: placeOf(ids) };
      await doneBy(context.rest.client.DELETE('/api/research/{id}/delete/{consent_id}', { params }));
      return changedOf(context, params.path.id);
    }),
} satisfies MutationResolvers;

export const researchResolvers: Resolvers = {
  Query: {
    researches: async (_parent, _args, { rest }) =>
      (await dataOf(rest.client.GET('/api/research'))).map(researchFromWire),
  },
  Mutation: mutations,
};

function placeOf({ researchId, answerId }: { researchId: string; answerId: string }) {
  return { id: requiredWireId(researchId), consent_id: requiredWireId(answerId) };
}

function changed(research: WireResearch) {
  return { __typename: 'Research' as const, ...researchFromWire(research) };
}

/** The old wire says no more than that it is done. */
async function changedOf({ rest }: GatewayContext, id: number) {
  const research = (await dataOf(rest.client.GET('/api/research'))).find((each) => each.id === id);
  if (research === undefined) throw new AppError('not_found');
  return changed(research);
}
