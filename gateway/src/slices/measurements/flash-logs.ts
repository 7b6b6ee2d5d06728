import { flashLogMatching, flashLogWindows } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy, unlessMissing } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { wireId } from '../wire-ids.ts';

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));
/** As the service has it. */
const mostBlocks = 1_000_000;

export const flashLogQueries = {
  flashLogs: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/flash-logs')),

  flashLog: (_parent, { id }, { rest }) =>
    wireId(id) === undefined
      ? undefined
      : unlessMissing(dataOf(rest.client.GET('/api/v1/flash-logs/{id}', { params: { path: { id } } }))),

  flashLogPage: (_parent, { logId: id, block, minutes, page }, { rest }) => {
    const query = {
      minutes: String(between(1, minutes, flashLogWindows.year)),
      page: page == null ? null : String(between(0, page, mostBlocks)),
    };
    const params = { path: { id, block: String(block) }, query };
    return unlessMissing(dataOf(rest.client.GET('/api/v1/flash-logs/{id}/blocks/{block}/page', { params })));
  },
} satisfies QueryResolvers;

export const flashLogMutations = {
  checkFlashLog: (_parent, { id, equalQuantities: wanted }, context) =>
    orFailure(context, async () => {
      const equalQuantities = between(flashLogMatching.min, wanted, flashLogMatching.max);
      const options = { params: { path: { id } }, body: { equalQuantities } };
      return changed(await dataOf(context.rest.client.POST('/api/v1/flash-logs/{id}/check', options)));
    }),

  importFlashLogBlock: (_parent, { logId: id, block, startsAt }, context) =>
    orFailure(context, async () => {
      const options = { params: blockAt(id, block), body: { startsAt: startsAt ?? null } };
      const path = '/api/v1/flash-logs/{id}/blocks/{block}/import';
      return changed(await dataOf(context.rest.client.POST(path, options)));
    }),

  undoFlashLogBlock: (_parent, { logId: id, block }, context) =>
    orFailure(context, async () => {
      const path = '/api/v1/flash-logs/{id}/blocks/{block}/undo';
      return changed(await dataOf(context.rest.client.POST(path, { params: blockAt(id, block) })));
    }),

  deleteFlashLog: (_parent, { id }, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.DELETE('/api/v1/flash-logs/{id}', { params: { path: { id } } }));
      return done;
    }),
} satisfies MutationResolvers;

const blockAt = (id: string, block: number) => ({ path: { id, block: String(block) } });

const changed = (found: AnswerOf<'readFlashLog'>) => ({ __typename: 'CheckedFlashLog' as const, ...found });
