import { orFailure } from '../../errors/failure.ts';
import type { HivePlanResolvers, MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';
import type { HivePlanModel } from './models.ts';

const planOf = (plan: HivePlanModel) => ({ __typename: 'HivePlan' as const, ...plan });

export const planQueries: Pick<QueryResolvers, 'hivePlans'> = {
  hivePlans: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/hive-plans')),
};

export const planFields: Pick<HivePlanResolvers, 'canEdit'> = {
  canEdit: ({ access }) => access === 'owner' || access === 'edit',
};

export const planMutations: Pick<MutationResolvers, 'startHivePlan' | 'moveHivePlan' | 'endHivePlan'> = {
  startHivePlan: (_parent, { input, timeZone }, context) =>
    orFailure(context, async () => {
      const body = { ...input, timeZone };
      return planOf(await dataOf(context.rest.client.POST('/api/v1/hive-plans', { body })));
    }),

  moveHivePlan: (_parent, { id, step, day }, context) =>
    orFailure(context, async () => {
      const body = { step: step ?? null, day };
      const call = context.rest.client.PUT('/api/v1/hive-plans/{id}/day', { params: { path: { id } }, body });
      return planOf(await dataOf(call));
    }),

  endHivePlan: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const call = context.rest.client.PUT('/api/v1/hive-plans/{id}/end', { params: { path: { id } } });
      return planOf(await dataOf(call));
    }),
};
