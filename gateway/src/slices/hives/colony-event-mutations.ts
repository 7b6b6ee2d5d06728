import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';
import { hiveOf } from './hive-models.ts';

/** Steps in the life of colonies: each is one call, made once however often it is sent. */
export const hiveLifeMutations = {
  changeHiveState: (_parent, { hiveId: id, input: body }, context) =>
    orFailure(context, async () => {
      const options = { params: { path: { id } }, body };
      return changed(await dataOf(context.rest.client.POST('/api/v1/hives/{id}/states', options)));
    }),

  splitColony: (_parent, { hiveId: id, input: body }, context) =>
    orFailure(context, async () => {
      const options = { params: { path: { id } }, body };
      return changed(await dataOf(context.rest.client.POST('/api/v1/hives/{id}/split', options)));
    }),

  uniteColonies: (_parent, { hiveId: id, input: body }, context) =>
    orFailure(context, async () => {
      const options = { params: { path: { id } }, body };
      return changed(await dataOf(context.rest.client.POST('/api/v1/hives/{id}/unite', options)));
    }),

  requeenColony: (_parent, { hiveId: id, input: body }, context) =>
    orFailure(context, async () => {
      const options = { params: { path: { id } }, body };
      return changed(await dataOf(context.rest.client.POST('/api/v1/hives/{id}/requeen', options)));
    }),

  moveQueen: (_parent, { queenId: id, input: body }, context) =>
    orFailure(context, async () => {
      const options = { params: { path: { id } }, body };
      return changed(await dataOf(context.rest.client.POST('/api/v1/queens/{id}/move', options)));
    }),

  endQueen: (_parent, { queenId: id, input: body }, context) =>
    orFailure(context, async () => {
      const options = { params: { path: { id } }, body };
      return changed(await dataOf(context.rest.client.POST('/api/v1/queens/{id}/fate', options)));
    }),
} satisfies MutationResolvers;

function changed(hives: AnswerOf<'splitColony'>) {
  return { __typename: 'ChangedColonies' as const, hives: hives.map(hiveOf) };
}
