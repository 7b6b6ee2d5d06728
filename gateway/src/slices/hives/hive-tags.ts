import { AppError } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy, unlessMissing } from '../../rest/answers.ts';
import { done } from '../done.ts';
import type { HiveTagModel } from './models.ts';

export const hiveTagQueries = {
  hiveTags: async (_parent, _args, { rest }) =>
    (await dataOf(rest.client.GET('/api/v1/hive-tags'))).map(tagOf),

  scannedHiveTag: async (_parent, { code }, { rest }) => {
    // Anything can be scanned: only what looks like a code of ours is requested.
    if (!/^[0-9A-Za-z]{1,40}$/.test(code)) return undefined;
    const params = { path: { code } };
    const found = await unlessMissing(dataOf(rest.client.GET('/api/v1/hive-tags/codes/{code}', { params })));
    return found && { number: found.number, tag: found.tag && tagOf(found.tag) };
  },
} satisfies QueryResolvers;

/** What is done to hive tags. */
export const hiveTagMutations = {
  createHiveTag: (_parent, { input: body }, context) =>
    orFailure(context, async () => {
      const tag = await dataOf(context.rest.client.POST('/api/v1/hive-tags', { body }));
      return { __typename: 'HiveTag' as const, ...tagOf(tag) };
    }),

  updateHiveTag: (_parent, { number, input: body }, context) =>
    orFailure(context, async () => {
      const params = { path: { number: tagInPath(number) } };
      const tag = await dataOf(context.rest.client.PATCH('/api/v1/hive-tags/{number}', { params, body }));
      return { __typename: 'HiveTag' as const, ...tagOf(tag) };
    }),

  deleteHiveTag: (_parent, { number }, context) =>
    orFailure(context, async () => {
      const params = { path: { number: tagInPath(number) } };
      await doneBy(context.rest.client.DELETE('/api/v1/hive-tags/{number}', { params }));
      return done;
    }),

  hiveTagCodes: (_parent, body, context) =>
    orFailure(context, async () => {
      const codes = await dataOf(context.rest.client.POST('/api/v1/hive-tags/codes', { body }));
      return { __typename: 'HiveTagCodes' as const, codes };
    }),
} satisfies MutationResolvers;

/** Its number is its id: a person has each once. */
const tagOf = (tag: AnswerOf<'readHiveTag'>): HiveTagModel => ({ ...tag, id: tag.number });

/** @throws AppError not_found for what cannot stand in a path. */
function tagInPath(number: string): string {
  if (!/^\d{1,2}$/.test(number)) throw new AppError('not_found');
  return number;
}
