import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { chosenWireId } from '../wire-ids.ts';
import { hiveFromWire } from './from-wire.ts';

/** What is done to many hives in one step. */
export const manyHivesMutations = {
  recolourHives: (_parent, { hiveIds, color }, context) =>
    orFailure(context, async () => {
      const body = { hive_ids: wireIds(hiveIds), color: color?.toWellFormed() ?? null };
      const { hives } = await dataOf(context.rest.client.POST('/api/hives/recolour', { body }));
      return { __typename: 'ChangedHives' as const, hives: hives.map(hiveFromWire) };
    }),

  renameHives: (_parent, { names }, context) =>
    orFailure(context, async () => {
      const body = {
        hives: names.map(({ id, name }, index) => ({
          id: chosenWireId(id, `names.${index}.id`),
          name: name.toWellFormed(),
        })),
      };
      const { hives } = await dataOf(context.rest.client.POST('/api/hives/rename', { body }));
      return { __typename: 'ChangedHives' as const, hives: hives.map(hiveFromWire) };
    }),

  deleteHives: (_parent, { hiveIds }, context) =>
    orFailure(context, async () => {
      const body = { hive_ids: wireIds(hiveIds) };
      await doneBy(context.rest.client.POST('/api/hives/delete', { body }));
      return done;
    }),
} satisfies MutationResolvers;

function wireIds(ids: readonly string[]): number[] {
  return ids.map((id, index) => chosenWireId(id, `hiveIds.${index}`));
}
