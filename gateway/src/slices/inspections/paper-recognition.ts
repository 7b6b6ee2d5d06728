import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from '../../generated/schema.ts';
import { dataOf, doneBy, unlessMissing } from '../../rest/answers.ts';
import { done } from '../done.ts';

export const readingQueries = {
  sheetReadings: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/sheet-readings')),

  readsHandwriting: async (_parent, _args, { rest }) =>
    (await dataOf(rest.client.GET('/api/v1/sheet-readings/engine'))).readsHandwriting,

  paperFigures: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/sheet-readings/figures')),

  sheetReading: (_parent, { id }, { rest }) =>
    unlessMissing(dataOf(rest.client.GET('/api/v1/sheet-readings/{id}', { params: { path: { id } } }))),
} satisfies QueryResolvers;

export const readingTypes = {
  ReadPage: {
    thumbUrl: ({ thumbUrl }) => pathOf(thumbUrl),
    photoUrl: ({ photoUrl }) => pathOf(photoUrl),
    straightUrl: ({ straightUrl }) => straightUrl && pathOf(straightUrl),
  },
} satisfies Resolvers;

/** Pages reach the service below their own origin, wherever old clients do. */
const pathOf = (url: string) => `/api${url.slice(url.lastIndexOf('/read-pages/'))}`;

export const readingMutations = {
  beginSheetReading: (_parent, body, context) =>
    orFailure(context, async () => {
      const begun = await dataOf(context.rest.client.POST('/api/v1/sheet-readings', { body }));
      return { __typename: 'SheetReading' as const, ...begun };
    }),

  chooseForSheetReading: (_parent, { id, ...body }, context) =>
    orFailure(context, async () => {
      const options = { params: { path: { id } }, body };
      const chosen = await dataOf(context.rest.client.PUT('/api/v1/sheet-readings/{id}', options));
      return { __typename: 'SheetReading' as const, ...chosen };
    }),

  deleteSheetReading: (_parent, path, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.DELETE('/api/v1/sheet-readings/{id}', { params: { path } }));
      return done;
    }),

  deleteReadPage: (_parent, path, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.DELETE('/api/v1/read-pages/{id}', { params: { path } }));
      return done;
    }),

  placeReadPage: (_parent, { id, input: body }, context) =>
    orFailure(context, async () => {
      const options = { params: { path: { id } }, body };
      await doneBy(context.rest.client.POST('/api/v1/read-pages/{id}/place', options));
      return done;
    }),

  keepReadPages: (_parent, { id, pageIds }, context) =>
    orFailure(context, async () => {
      const options = { params: { path: { id } }, body: { pageIds } };
      const stored = await dataOf(context.rest.client.POST('/api/v1/sheet-readings/{id}/photos', options));
      return { __typename: 'KeptPages' as const, ...stored };
    }),

  endReadPages: (_parent, { id, input: body }, context) =>
    orFailure(context, async () => {
      const options = { params: { path: { id } }, body };
      await doneBy(context.rest.client.POST('/api/v1/sheet-readings/{id}/saved', options));
      return done;
    }),
} satisfies MutationResolvers;
