import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy, unlessMissing } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { requiredWireId, wireId } from '../wire-ids.ts';
import { detailsFromWire, importFromWire, mappingToWire } from './import-wire.ts';

const details = (found: AnswerOf<'getImport'>) => ({
  __typename: 'FileImportDetails' as const,
  ...detailsFromWire(found),
});
const pathOf = (sent: string) => ({ path: { id: requiredWireId(sent) } });

export const importQueries = {
  fileImports: async (_parent, _args, { rest }) =>
    (await dataOf(rest.client.GET('/api/imports'))).map(importFromWire),
  fileImport: async (_parent, { id: sent }, { rest }) => {
    const id = wireId(sent);
    if (id === undefined) return undefined;
    const call = rest.client.GET('/api/imports/{id}', { params: { path: { id } } });
    const found = await unlessMissing(dataOf(call));
    return found && detailsFromWire(found);
  },
  importRefusals: async (_parent, { id: sent }, { rest }) => {
    const id = wireId(sent);
    if (id === undefined) return [];
    const call = rest.client.GET('/api/imports/{id}/refusals', { params: { path: { id } } });
    return (await unlessMissing(dataOf(call))) ?? [];
  },
} satisfies QueryResolvers;

export const importMutations = {
  mapImport: (_parent, { id, mapping }, context) =>
    orFailure(context, async () => {
      const { client } = context.rest;
      const body = mappingToWire(mapping);
      return details(await dataOf(client.POST('/api/imports/{id}/mapping', { params: pathOf(id), body })));
    }),
  countImport: (_parent, { id }, context) =>
    orFailure(context, async () =>
      details(await dataOf(context.rest.client.POST('/api/imports/{id}/count', { params: pathOf(id) }))),
    ),
  startImport: (_parent, { id }, context) =>
    orFailure(context, async () =>
      details(await dataOf(context.rest.client.POST('/api/imports/{id}/start', { params: pathOf(id) }))),
    ),
  undoImport: (_parent, { id }, context) =>
    orFailure(context, async () =>
      details(await dataOf(context.rest.client.POST('/api/imports/{id}/undo', { params: pathOf(id) }))),
    ),
  deleteImport: (_parent, { id }, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.DELETE('/api/imports/{id}', { params: pathOf(id) }));
      return done;
    }),
} satisfies MutationResolvers;
