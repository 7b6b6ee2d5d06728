import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy, unlessMissing } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { wireId } from '../wire-ids.ts';

const details = (found: AnswerOf<'readImport'>) => ({
  __typename: 'FileImportDetails' as const,
  ...found,
  file: found,
});
const pathOf = (id: string) => ({ path: { id } });

export const importQueries = {
  fileImports: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/imports')),
  fileImport: async (_parent, { id }, { rest }) => {
    if (wireId(id) === undefined) return undefined;
    const call = rest.client.GET('/api/v1/imports/{id}', { params: pathOf(id) });
    const found = await unlessMissing(dataOf(call));
    return found && details(found);
  },
  importRefusals: async (_parent, { id }, { rest }) => {
    if (wireId(id) === undefined) return [];
    const call = rest.client.GET('/api/v1/imports/{id}/refusals', { params: pathOf(id) });
    return (await unlessMissing(dataOf(call))) ?? [];
  },
} satisfies QueryResolvers;

export const importMutations = {
  mapImport: (_parent, { id, mapping: body }, context) =>
    orFailure(context, async () => {
      const { client } = context.rest;
      return details(await dataOf(client.POST('/api/v1/imports/{id}/mapping', { params: pathOf(id), body })));
    }),
  countImport: (_parent, { id }, context) =>
    orFailure(context, async () =>
      details(await dataOf(context.rest.client.POST('/api/v1/imports/{id}/count', { params: pathOf(id) }))),
    ),
  startImport: (_parent, { id }, context) =>
    orFailure(context, async () =>
      details(await dataOf(context.rest.client.POST('/api/v1/imports/{id}/start', { params: pathOf(id) }))),
    ),
  undoImport: (_parent, { id }, context) =>
    orFailure(context, async () =>
      details(await dataOf(context.rest.client.POST('/api/v1/imports/{id}/undo', { params: pathOf(id) }))),
    ),
  deleteImport: (_parent, { id }, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.DELETE('/api/v1/imports/{id}', { params: pathOf(id) }));
      return done;
    }),
} satisfies MutationResolvers;
