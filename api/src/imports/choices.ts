import {
  formatLocaleOf,
  type ImportKind,
  isImportField,
  isImportHiveField,
  isRecordField,
  isRecordKind,
} from '@skep/domain';
import { finder } from '#inspections/checklists/items.ts';
import { ownItemsOf } from '#inspections/checklists/own-item-store.ts';
import { seenChecklists } from '#inspections/checklists/store.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import { type Category, categoryById } from '#platform/taxonomy/catalogue.ts';
import type { Import } from './import.ts';
import { ownHives } from './inspection-store.ts';
import { isImportable, itemTitle } from './inspection-words.ts';
import { betweenPlaces } from './reading.ts';

/** What a column or a name of a file can be that is of hives; nothing, of one of measurements. */
export interface ImportChoices {
  items: { key: string; name: string }[];
  hives: { id: number; name: string }[];
}

/** Items of the person's checklists, their own ones, and those that columns are already. */
export async function importChoices(
  context: SignedInContext,
  { ownerId, mapping: { kind, columns } }: Import,
): Promise<ImportChoices> {
  if (kind === 'measurements' || kind === 'hives') return { items: [], hives: [] };
  const hives = (await ownHives(context, ownerId)).map(({ id, name, apiary }) => ({
    id,
    name: `${apiary}${betweenPlaces}${name}`,
  }));
  if (kind !== 'inspections') return { items: [], hives };
  const own = await ownItemsOf(context, ownerId);
  const find = finder(new Map(own.map((item) => [item.id, item])));
  const ids = [
    ...columns.map(({ quantity = '' }) => Number(quantity)),
    ...own.map(({ id }) => id),
    ...(await seenChecklists(context)).flatMap(({ itemIds }) => itemIds),
  ];
  const { compare } = new Intl.Collator(formatLocaleOf(context.locale), { sensitivity: 'base' });
  const items = [...new Set(ids)].flatMap((id) => {
    const item = find(id);
    return item === undefined || !isImportable(item)
      ? []
      : [{ key: String(id), name: itemTitle(context.locale, item) }];
  });
  return {
    items: items.sort((one, other) => compare(one.name, other.name)),
    hives,
  };
}

/** Whether a column of such a file can be it. */
export function isFieldOf(kind: ImportKind, field: string, ownItems: readonly Category[]): boolean {
  if (kind === 'hives') return isImportHiveField(field);
  if (isRecordKind(kind)) return isRecordField(kind, field);
  if (isImportField(field)) return true;
  const item = categoryById(Number(field)) ?? ownItems.find(({ id }) => String(id) === field);
  return item !== undefined && isImportable(item);
}
