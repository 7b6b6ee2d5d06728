import { AppError, type HiveTagAction, hiveTagActionIds } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { HiveTagInput, MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy, unlessMissing } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { requiredWireId } from '../wire-ids.ts';
import type { HiveTagModel } from './models.ts';

export const hiveTagQueries = {
  hiveTags: async (_parent, _args, { rest }) =>
    (await dataOf(rest.client.GET('/api/hive-tags'))).map(tagFromWire),

  scannedHiveTag: async (_parent, { code }, { rest }) => {
    // Anything can be scanned: only what looks like a code of ours is requested.
    if (!/^[0-9A-Za-z]{1,40}$/.test(code)) return undefined;
    const params = { path: { code } };
    const found = await unlessMissing(dataOf(rest.client.GET('/api/hive-tags/codes/{code}', { params })));
    return found && { number: found.tag, tag: found.hive_tag && tagFromWire(found.hive_tag) };
  },
} satisfies QueryResolvers;

/** What is done to hive tags. */
export const hiveTagMutations = {
  createHiveTag: (_parent, { input }, context) =>
    orFailure(context, async () => {
      const body = tagToWire(input);
      const tag = await dataOf(context.rest.client.POST('/api/hive-tags', { body }));
      return { __typename: 'HiveTag' as const, ...tagFromWire(tag) };
    }),

  updateHiveTag: (_parent, { number, input }, context) =>
    orFailure(context, async () => {
      const params = { path: { tag: tagInPath(number) } };
      const body = tagToWire(input);
      const tag = await dataOf(context.rest.client.PATCH('/api/hive-tags/{tag}', { params, body }));
      return { __typename: 'HiveTag' as const, ...tagFromWire(tag) };
    }),

  deleteHiveTag: (_parent, { number }, context) =>
    orFailure(context, async () => {
      const params = { path: { tag: tagInPath(number) } };
      await doneBy(context.rest.client.DELETE('/api/hive-tags/{tag}', { params }));
      return done;
    }),

  hiveTagCodes: (_parent, { numbers }, context) =>
    orFailure(context, async () => {
      const body = { tags: numbers.map((number) => number.toWellFormed()) };
      const { codes } = await dataOf(context.rest.client.POST('/api/hive-tags/codes', { body }));
      const printed = codes.map(({ tag, url }) => ({ number: tag, url }));
      return { __typename: 'HiveTagCodes' as const, codes: printed };
    }),
} satisfies MutationResolvers;

type WireTag = AnswerOf<'getHiveTag'>;

const actionsOfWire: Readonly<Record<WireTag['action_id'], HiveTagAction>> = {
  1: 'show_hive',
  2: 'new_inspection',
  3: 'view_inspections',
  4: 'edit_hive',
  5: 'view_measurements',
  6: 'view_register',
};

function tagFromWire(tag: WireTag): HiveTagModel {
  const action = actionsOfWire[tag.action_id];
  return { id: tag.tag, number: tag.tag, action, hiveId: String(tag.hive_id) };
}

function tagToWire({ number, hiveId, action }: HiveTagInput) {
  return {
    tag: number.toWellFormed(),
    hive_id: requiredWireId(hiveId),
    action_id: hiveTagActionIds[action],
  };
}

/** @throws AppError not_found for what cannot stand in a path. */
function tagInPath(number: string): string {
  if (!/^\d{1,2}$/.test(number)) throw new AppError('not_found');
  return number;
}
