import { orFailure } from '../../errors/failure.ts';
import type { HiveStateInput, MutationResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';
import { chosenWireId, requiredWireId } from '../wire-ids.ts';
import { hiveFromWire, type WireHive } from './from-wire.ts';
import { queenToWire } from './queen-to-wire.ts';

/** Steps in the life of colonies: each is one call, made once however often it is sent. */
export const hiveLifeMutations = {
  changeHiveState: (_parent, { hiveId, input }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(hiveId) } };
      const body = { ...stepToWire(input), state: input.state };
      const { client } = context.rest;
      return changed(await dataOf(client.POST('/api/hives/{id}/states', { params, body })));
    }),

  splitColony: (_parent, { hiveId, input }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(hiveId) } };
      const body = {
        ...stepToWire(input),
        name: input.name,
        location_id: chosenWireId(input.apiaryId, 'apiaryId'),
        state: input.state,
        queen_moves: input.doesQueenMove,
        new_queen: input.newQueen == null ? null : queenToWire(input.newQueen, 'newQueen.'),
      };
      const { client } = context.rest;
      return changed(await dataOf(client.POST('/api/hives/{id}/split', { params, body })));
    }),

  uniteColonies: (_parent, { hiveId, input }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(hiveId) } };
      const body = {
        ...stepToWire(input),
        other_hive_id: chosenWireId(input.otherHiveId, 'otherHiveId'),
        queen: input.queen,
        fate: input.fate,
      };
      const { client } = context.rest;
      return changed(await dataOf(client.POST('/api/hives/{id}/unite', { params, body })));
    }),

  requeenColony: (_parent, { hiveId, input }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(hiveId) } };
      const body = {
        ...stepToWire(input),
        queen_id: input.queenId == null ? null : chosenWireId(input.queenId, 'queenId'),
        queen: input.queen == null ? null : queenToWire(input.queen, 'queen.'),
        fate: input.fate,
      };
      const { client } = context.rest;
      return changed(await dataOf(client.POST('/api/hives/{id}/requeen', { params, body })));
    }),

  moveQueen: (_parent, { queenId, input }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(queenId) } };
      const hive_id = chosenWireId(input.hiveId, 'hiveId');
      const body = { ...stepToWire(input), hive_id, fate: input.fate };
      const { client } = context.rest;
      return changed(await dataOf(client.POST('/api/queens/{id}/move', { params, body })));
    }),

  endQueen: (_parent, { queenId, input }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(queenId) } };
      const body = { ...stepToWire(input), fate: input.fate };
      const { client } = context.rest;
      return changed(await dataOf(client.POST('/api/queens/{id}/fate', { params, body })));
    }),
} satisfies MutationResolvers;

type Step = Pick<HiveStateInput, 'date' | 'note'>;

function stepToWire({ date, note }: Step) {
  return { date, note: note ?? null };
}

function changed({ hives }: { hives: WireHive[] }) {
  return { __typename: 'ChangedColonies' as const, hives: hives.map(hiveFromWire) };
}
