import { formatLocaleOf, isOfferedLanguage } from '@skep/domain';
import Type from 'typebox';
import { nothing } from '#platform/http/bare-json.ts';
import type { Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { editMethods, idParams, text } from '#platform/http/schemas.ts';
import { changesOfSent } from '#platform/input/edits.ts';
import type { OwnItem } from './checklist.ts';
import {
  itemNames,
  itemsOnOffer,
  OfferedItemBody,
  OwnItemInput,
  offeredItemToWire,
  ownItemChangesOf,
} from './item-wire.ts';
import { changeOwnItem, createOwnItem, ownItems, removeOwnItem } from './own-items.ts';
import { bareTaxonomyToWire, flattened, TaxonomyNodeRef } from './wire.ts';

const tags = ['checklists'];
const config = { access: 'signedIn', errors: { names: itemNames } } as const;
const params = idParams('item of the person');

const getItemsRoute: Routes = async (http) => {
  http.get(
    '/checklist-items',
    {
      config,
      schema: {
        operationId: 'getChecklistItems',
        tags,
        summary:
          'All items that a checklist can have, custom items of the person included, parents before their children',
        response: { 200: Type.Array(OfferedItemBody) },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      return itemsOnOffer(await ownItems(context), context.locale);
    },
  );
};

const createItemRoute: Routes = async (http) => {
  http.post(
    '/checklist-items',
    {
      config,
      schema: {
        operationId: 'createChecklistItem',
        tags,
        summary: 'Creates a custom item for all checklists of the person',
        body: OwnItemInput,
        response: { 201: OfferedItemBody },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      reply.status(201);
      return offeredItemToWire(await createOwnItem(context, ownItemChangesOf(request.body)), context.locale);
    },
  );
};

const editItemRoute: Routes = async (http) => {
  for (const { method, suffix } of editMethods) {
    http.route({
      method,
      url: '/checklist-items/:id',
      config,
      schema: {
        operationId: `editChecklistItem${suffix}`,
        tags,
        summary: 'Updates a custom item; absent fields do not change',
        params,
        body: OwnItemInput,
        response: { 200: OfferedItemBody },
      },
      handler: async (request) => {
        const context = signedInContextOf(request);
        const toWire = (item: OwnItem) => offeredItemToWire(item, context.locale);
        const read = changesOfSent(request.body, toWire, ownItemChangesOf);
        const item = await changeOwnItem(context, request.params.id, (held) => read(held, held).changes);
        return toWire(item);
      },
    });
  }
};

const removeItemRoute: Routes = async (http) => {
  http.delete(
    '/checklist-items/:id',
    {
      config,
      schema: {
        operationId: 'removeChecklistItem',
        tags,
        summary: 'Removes a custom item from all checklists; recorded answers remain',
        params,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await removeOwnItem(signedInContextOf(request), request.params.id);
      return nothing(reply.status(204));
    },
  );
};

const getTaxonomyRoute: Routes = async (http) => {
  http.get(
    '/taxonomy/taxonomy',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getTaxonomy',
        tags,
        summary: 'The whole taxonomy as a tree, with custom items of the person',
        querystring: Type.Object({
          locale: Type.Optional(text({ description: 'Default: the language of the request.' })),
          flat: Type.Optional(text({ description: '1: one list, parents before their children.' })),
          order: Type.Optional(text({ description: '1: sorted by name.' })),
        }),
        response: { 200: Type.Object({ taxonomy: Type.Array(TaxonomyNodeRef) }) },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const { locale = '', flat, order } = request.query;
      const language = isOfferedLanguage(locale) ? locale : context.locale;
      const tree = bareTaxonomyToWire(await ownItems(context), language);
      const nodes = flat === '1' ? flattened(tree) : tree;
      const { compare } = new Intl.Collator(formatLocaleOf(language));
      return { taxonomy: order === '1' ? nodes.toSorted((a, b) => compare(a.text, b.text)) : nodes };
    },
  );
};

/** Within the scope of the routes of checklists, which declare the node of the tree. */
export const checklistItemRoutes = [
  getItemsRoute,
  createItemRoute,
  editItemRoute,
  removeItemRoute,
  getTaxonomyRoute,
];
