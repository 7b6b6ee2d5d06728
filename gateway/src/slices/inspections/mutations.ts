import { AppError, isAppError } from '@skep/domain';
import { orFailure } from '../../errors/failure.ts';
import type { Resolvers } from '../../generated/schema.ts';
import { dataOf, doneBy, unlessMissing } from '../../rest/answers.ts';
import { done } from '../done.ts';

const outsideInspection: readonly string[] = ['revision', 'hiveId', 'hives', 'boxSteps', 'withdrawalReason'];

/**
 * Path in the input of a field of an inspection: most are inside of `inspection`. An answer is named by its item:
 * one that is missing has no place in the input.
 */
const inspectionPath = (path: string) =>
  outsideInspection.includes(path.split('.')[0] ?? '') ? path : `inspection.${path}`;

export const inspectionMutations: Pick<Resolvers, 'Mutation'> = {
  Mutation: {
    createInspection: (_parent, { input: { hiveId, inspection, boxSteps, withdrawalReason } }, context) =>
      orFailure(
        context,
        async () => {
          const { client } = context.rest;
          const boxes = { boxSteps: boxSteps ?? [], withdrawalReason: withdrawalReason ?? null };
          const body = { ...inspection, hiveId, ...boxes };
          const { id } = await dataOf(client.POST('/api/v1/inspections', { body }));
          const params = { path: { id } };
          const made = await unlessMissing(dataOf(client.GET('/api/v1/inspections/{id}', { params })));
          // If it is sent again it gets the first answer, and is not created again: somebody has deleted it since.
          if (made === undefined) throw new AppError('changed_meanwhile');
          return { __typename: 'Inspection' as const, ...made };
        },
        inspectionPath,
      ),

    createInspections: (_parent, { input: { hives, inspection } }, context) =>
      orFailure(
        context,
        async () => {
          const body = { ...inspection, hives };
          const inspections = await dataOf(context.rest.client.POST('/api/v1/inspections/many', { body }));
          return { __typename: 'RecordedInspections' as const, inspections };
        },
        inspectionPath,
      ),

    updateInspection: (_parent, { id, revision, input: { inspection: body } }, context) =>
      orFailure(
        context,
        async () => {
          const params = { path: { id } };
          const headers = { 'if-match': `"${revision}"` };
          const { client } = context.rest;
          try {
            const saved = await dataOf(client.PATCH('/api/v1/inspections/{id}', { params, body, headers }));
            return { __typename: 'Inspection' as const, ...saved };
          } catch (error) {
            if (!isAppError(error) || error.code !== 'changed_meanwhile') throw error;
            const current = await dataOf(client.GET('/api/v1/inspections/{id}', { params }));
            return { __typename: 'InspectionConflict' as const, current };
          }
        },
        inspectionPath,
      ),

    restoreInspection: (_parent, { id, revision, version }, context) =>
      orFailure(context, async () => {
        const params = { path: { id } };
        const options = { params, body: { version }, headers: { 'if-match': `"${revision}"` } };
        const { client } = context.rest;
        try {
          const saved = await dataOf(client.POST('/api/v1/inspections/{id}/restore', options));
          return { __typename: 'Inspection' as const, ...saved };
        } catch (error) {
          if (!isAppError(error) || error.code !== 'changed_meanwhile') throw error;
          const current = await dataOf(client.GET('/api/v1/inspections/{id}', { params }));
          return { __typename: 'InspectionConflict' as const, current };
        }
      }),

    deleteInspection: (_parent, { id }, context) =>
      orFailure(context, async () => {
        await doneBy(context.rest.client.DELETE('/api/v1/inspections/{id}', { params: { path: { id } } }));
        return done;
      }),
  },
};
