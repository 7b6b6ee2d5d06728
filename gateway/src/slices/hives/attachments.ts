import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { Attachment, MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy, unlessMissing } from '../../rest/answers.ts';
import type { Rest } from '../../rest/rest.ts';
import { done } from '../done.ts';
import { wireId } from '../wire-ids.ts';

export const attachmentQueries: Pick<QueryResolvers, 'attachments' | 'queenPictures'> = {
  async attachments(_parent, { of, id }, { rest }) {
    if (wireId(id) === undefined) return undefined;
    const found = await unlessMissing(dataOf(listOf[of](rest, id)));
    return found && { canEdit: isEditor(found.access), attachments: found.attachments.map(attachmentOf) };
  },
  queenPictures: async (_parent, _args, { rest }) =>
    (await dataOf(rest.client.GET('/api/v1/queen-pictures'))).map(({ queenId, thumbUrl }) => ({
      queenId,
      thumbUrl: pathOf(thumbUrl),
    })),
};

export const attachmentMutations: Pick<MutationResolvers, 'chooseAttachment' | 'deleteAttachment'> = {
  chooseAttachment: (_parent, { id, isChosen }, context) =>
    orFailure(context, async () => {
      const options = { params: { path: { id } }, body: { isChosen } };
      const attachment = await dataOf(context.rest.client.PATCH('/api/v1/attachments/{id}', options));
      return { __typename: 'Attachment' as const, ...attachmentOf(attachment) };
    }),

  deleteAttachment: (_parent, { id }, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.DELETE('/api/v1/attachments/{id}', { params: { path: { id } } }));
      return done;
    }),
};

const listOf = {
  hive: ({ client }: Rest, id: string) =>
    client.GET('/api/v1/hives/{id}/attachments', { params: { path: { id } } }),
  queen: ({ client }: Rest, id: string) =>
    client.GET('/api/v1/queens/{id}/attachments', { params: { path: { id } } }),
  apiary: ({ client }: Rest, id: string) =>
    client.GET('/api/v1/apiaries/{id}/attachments', { params: { path: { id } } }),
};

const isEditor = (access: AnswerOf<'listHiveAttachments'>['access']) =>
  access === 'owner' || access === 'edit';

/** Pages reach the service below their own origin. */
const pathOf = (url: string) => url.replace(/^.*(?=\/attachments\/)/, '/api');

function attachmentOf(attachment: AnswerOf<'chooseAttachment'>): Attachment {
  const { url, thumbUrl } = attachment;
  return {
    ...attachment,
    ...(url !== undefined && { url: pathOf(url) }),
    ...(thumbUrl !== undefined && { thumbUrl: pathOf(thumbUrl) }),
  };
}
