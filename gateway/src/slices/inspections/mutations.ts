import { AppError, isAppError } from '@skep/domain';
import type { GatewayContext } from '../../context.ts';
import { orFailure } from '../../errors/failure.ts';
import type { Resolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { chosenWireId, requiredWireId } from '../wire-ids.ts';
import { inspectionFromWire } from './from-wire.ts';
import { manyPath, manyToWire } from './many-to-wire.ts';
import { inspectionOf } from './queries.ts';
import { inspectionPath, inspectionToWire } from './to-wire.ts';

export const inspectionMutations: Pick<Resolvers, 'Mutation'> = {
  Mutation: {
    createInspection: (_parent, { input }, context) =>
      orFailure(
        context,
        async () => {
          const hive_id = chosenWireId(input.hiveId, 'hiveId');
          const body = { ...inspectionToWire(input.inspection), hive_id };
          const id = await dataOf(context.rest.client.POST('/api/inspections/store', { body }));
          const made = await inspectionOf(context, String(id));
          // If it is sent again it gets the first answer, and is not created again: somebody has deleted it since.
          if (made === undefined) throw new AppError('changed_meanwhile');
          return { __typename: 'Inspection' as const, ...made };
        },
        inspectionPath,
      ),

    createInspections: (_parent, { input }, context) =>
      orFailure(
        context,
        async () => {
          const { client } = context.rest;
          const recorded = await dataOf(client.POST('/api/inspections/many', { body: manyToWire(input) }));
          return {
            __typename: 'RecordedInspections' as const,
            inspections: recorded.inspections.map(({ id, hive_id }) => ({
              id: String(id),
              hiveId: String(hive_id),
            })),
          };
        },
        manyPath,
      ),

    updateInspection: (_parent, { id, revision, input }, context) =>
      orFailure(
        context,
        async () => {
          const params = { path: { id: requiredWireId(id) } };
          const body = inspectionToWire(input.inspection);
          const headers = { 'if-match': `"${revision}"` };
          const { client } = context.rest;
          try {
            const saved = await dataOf(client.PATCH('/api/inspections/{id}', { params, body, headers }));
            return { __typename: 'Inspection' as const, ...inspectionFromWire(saved) };
          } catch (error) {
            if (!isAppError(error) || error.code !== 'changed_meanwhile') throw error;
            return { __typename: 'InspectionConflict' as const, current: await savedInspection(context, id) };
          }
        },
        inspectionPath,
      ),

    deleteInspection: (_parent, { id }, context) =>
      orFailure(context, async () => {
        const params = { path: { id: requiredWireId(id) } };
        await doneBy(context.rest.client.DELETE('/api/inspections/{id}', { params }));
        return done;
      }),
  },
};

/** @throws AppError not_found */
async function savedInspection(context: GatewayContext, id: string) {
  const inspection = await inspectionOf(context, id);
  if (inspection === undefined) throw new AppError('not_found');
  return inspection;
}
