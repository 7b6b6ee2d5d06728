import { flashLogMatching, flashLogWindows } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy, unlessMissing } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { requiredWireId, wireId } from '../wire-ids.ts';
import { checkedLogFromWire, logFromWire, pageFromWire } from './flash-logs-from-wire.ts';

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));
/** As the service has it. */
const mostBlocks = 1_000_000;

export const flashLogQueries = {
  flashLogs: async (_parent, _args, { rest }) =>
    (await dataOf(rest.client.GET('/api/flashlogs'))).map(logFromWire),

  flashLog: async (_parent, { id: sent }, { rest }) => {
    const id = wireId(sent);
    if (id === undefined) return undefined;
    const call = rest.client.GET('/api/flashlogs/{id}/blocks', { params: { path: { id } } });
    const found = await unlessMissing(dataOf(call));
    return found && checkedLogFromWire(found);
  },

  flashLogPage: async (_parent, { logId, block, minutes, page }, { rest }) => {
    const id = wireId(logId);
    if (id === undefined || block < 0 || block > mostBlocks) return undefined;
    const query = {
      minutes: between(1, minutes, flashLogWindows.year),
      ...(page == null ? {} : { page: between(0, page, mostBlocks) }),
    };
    const params = { path: { id, block }, query };
    const found = await unlessMissing(
      dataOf(rest.client.GET('/api/flashlogs/{id}/blocks/{block}/page', { params })),
    );
    return found && pageFromWire(found);
  },
} satisfies QueryResolvers;

export const flashLogMutations = {
  checkFlashLog: (_parent, { id, equalQuantities }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      const body = {
        match_props: between(flashLogMatching.min, equalQuantities, flashLogMatching.max),
      };
      return changed(await dataOf(context.rest.client.POST('/api/flashlogs/{id}/check', { params, body })));
    }),

  importFlashLogBlock: (_parent, { logId, block, startsAt }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(logId), block } };
      const body = startsAt == null ? {} : { starts_at: startsAt };
      const call = context.rest.client.POST('/api/flashlogs/{id}/blocks/{block}/import', { params, body });
      return changed(await dataOf(call));
    }),

  undoFlashLogBlock: (_parent, { logId, block }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(logId), block } };
      const call = context.rest.client.POST('/api/flashlogs/{id}/blocks/{block}/undo', { params });
      return changed(await dataOf(call));
    }),

  deleteFlashLog: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) }, query: {} };
      await doneBy(context.rest.client.DELETE('/api/flashlogs/{id}', { params }));
      return done;
    }),
} satisfies MutationResolvers;

const changed = (found: AnswerOf<'getFlashlogBlocks'>) => ({
  __typename: 'CheckedFlashLog' as const,
  ...checkedLogFromWire(found),
});
