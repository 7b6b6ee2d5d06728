import type { LanguageCode } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import type { ChecklistForms, ChecklistItem, QueryResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';
import { itemsFromWire, type WireNode } from './checklist-from-wire.ts';

type WireForms = AnswerOf<'getChecklistForms'>;
type WireForm = WireForms['checklists'][number];

export const checklistFormQueries = {
  checklistForms: async (_parent, _args, { rest, language }) =>
    formsFromWire(await dataOf(rest.client.GET('/api/checklist-forms')), language),
} satisfies QueryResolvers;

/** An item that two checklists have alike is sent once; with other choices, or another place, it is another item. */
function formsFromWire({ categories, checklists }: WireForms, language: LanguageCode): ChecklistForms {
  const known = new Map(categories.map((category) => [category.id, category]));
  const items: ChecklistItem[] = [];
  const places = new Map<string, number>();

  function placeOf(ownItems: ChecklistItem): number {
    const item = { ...ownItems, isRequired: false };
    const text = JSON.stringify(item);
    const place = places.get(text) ?? items.push(item) - 1;
    places.set(text, place);
    return place;
  }

  const forms = checklists.map((form) => {
    const ownItems = itemsFromWire(treeOf(form, known), language);
    return {
      id: String(form.id),
      name: form.name,
      isOwner: form.owner,
      places: ownItems.map(placeOf),
      requiredIds: ownItems.filter(({ isRequired }) => isRequired).map(({ id }) => id),
    };
  });
  return { checklists: forms, items };
}

function treeOf(
  { items }: WireForm,
  known: ReadonlyMap<number, WireForms['categories'][number]>,
): WireNode[] {
  const below = Map.groupBy(items, ({ parent_id: parent }) => parent);
  const nodesOf = (parent: number | null): WireNode[] =>
    (below.get(parent) ?? []).flatMap(({ id, required }) => {
      const category = known.get(id);
      return category ? [{ ...category, required, children: nodesOf(id) }] : [];
    });
  return nodesOf(null);
}
