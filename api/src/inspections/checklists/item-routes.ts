import * as v from 'valibot';
import { inOneScope } from '#platform/http/http.ts';
import { sentId } from '#platform/http/json-schema.ts';
import { textMax } from '#platform/http/schemas.ts';
import { action } from '#platform/http/v1.ts';
import { changesOfSent } from '#platform/input/edits.ts';
import { bodyOf } from '#platform/resource/fields.ts';
import type { OwnItem } from './checklist.ts';
import { ownItemFields } from './checklist-fields.ts';
import { itemsOnOffer, offeredItem } from './offered-items.ts';
import { changeOwnItem, createOwnItem, ownItems, removeOwnItem } from './own-items.ts';
import { itemEntries } from './routes.ts';

const itemId = { params: v.object({ id: sentId('item of the person') }) };

const OfferedItem = v.object({
  ...itemEntries,
  isOwn: v.pipe(v.boolean(), v.description('Whether the person made it.')),
  choices: v.pipe(v.array(v.string()), v.description('Possible answers of an item of the person.')),
});

const body = {
  ...bodyOf(ownItemFields),
  // The rule looks at each of them, and at their number.
  choices: v.optional(
    v.pipe(v.array(v.optional(v.pipe(v.string(), v.maxLength(textMax)), '')), v.maxLength(200, 'too_many')),
  ),
};

export const checklistItemRoutes = inOneScope([
  action(
    'GET',
    '/checklist-items',
    {
      id: 'listChecklistItems',
      summary: 'All items that a checklist can have, with those of the person, parents before their children',
      answer: v.array(OfferedItem),
    },
    async (context) => itemsOnOffer(await ownItems(context), context.locale),
  ),
  action(
    'POST',
    '/checklist-items',
    {
      id: 'addChecklistItem',
      summary: 'Creates an item for all checklists of the person',
      body: v.object(body),
      answer: OfferedItem,
    },
    async (context, { body: item }) => offeredItem(await createOwnItem(context, item), context.locale),
  ),
  action(
    'PATCH',
    '/checklist-items/:id',
    {
      id: 'changeChecklistItem',
      summary: 'Edits an item of the person; fields that are not sent do not change',
      ...itemId,
      body: v.partial(v.object(body)),
      answer: OfferedItem,
    },
    async (context, { params, body: sent }) => {
      const asSent = (item: OwnItem) => offeredItem(item, context.locale);
      const read = changesOfSent(sent, asSent, (changed) => changed);
      return asSent(await changeOwnItem(context, params.id, (held) => read(held, held).changes));
    },
  ),
  action(
    'DELETE',
    '/checklist-items/:id',
    {
      id: 'removeChecklistItem',
      summary: 'Removes an item of the person from all checklists; recorded answers remain',
      ...itemId,
    },
    (context, { params }) => removeOwnItem(context, params.id),
  ),
]);
