import { formatLocaleOf, inUnits, numberRangeOf, roundTo, type Units, unitsOfKeys } from '@skep/domain';
import { unitsOf } from '#account/settings/units.ts';
import { finder, ownItemsIn } from '#inspections/checklists/items.ts';
import { photoFileName } from '#inspections/photos/archived.ts';
import { isPhotoItem, photosOf } from '#inspections/photos/items.ts';
import type { Context } from '#platform/context/context.ts';
import type { InspectionId, UserId } from '#platform/context/ids.ts';
import { archiveTable, nameIn, only, ownUndeleted } from '#platform/exporting/archive-table.ts';
import type { ExportCell, ExportRow, ExportTable } from '#platform/exporting/export-table.ts';
import { exportedColumns } from '#platform/resource/fields.ts';
import { ancestorsOf, type Category } from '#platform/taxonomy/catalogue.ts';
import { categoryName, categoryUnit } from '#platform/taxonomy/words.ts';
import { itemsAnswered, ownPlaceNames, photosOfInspections } from './diary-store.ts';
import { shownFields } from './inspection-fields.ts';
import { itemsOfInspections } from './item-store.ts';
import { type PlaceNames, renderedValue } from './rendering.ts';

const columns = {
  ...only('id', 'hive_id'),
  ...{ hive: nameIn('hives', 'hive_id'), apiary: nameIn('apiaries', 'apiary_id') },
  inspected: { from: 'inspected_local' },
  ...only('time_zone', ...exportedColumns(shownFields), 'is_event'),
  // Of the photos' own table.
  photos: { from: 'id' },
};

/** The diary as people read it: a row for each inspection, and a column for each item that was ever answered. */
export async function diaryTable(context: Context, ownerId: UserId): Promise<ExportTable> {
  const units = await unitsOf(context, ownerId);
  const items = await titledItems(context, await itemsAnswered(context, ownerId), units);
  const names = { ...(await ownPlaceNames(context, ownerId)), photos: () => '' };
  const table = archiveTable('inspections', columns, {
    whose: ownUndeleted,
    complete: (reading, rows) => withAnswers(reading, rows, { items, units, names }),
  });
  return { ...table, columns: [...table.columns, ...items.map(({ title }) => title)] };
}

interface TitledItem {
  category: Category;
  title: string;
}

/** In the order of the taxonomy as the person reads it; two of one name are sorted by their ids. */
async function titledItems(
  { db, locale }: Context,
  ids: readonly number[],
  units: Units,
): Promise<TitledItem[]> {
  const find = finder(await ownItemsIn({ db }, ids));
  const items = ids.flatMap((id) => {
    const category = find(id);
    if (category === undefined) return [];
    const path = [...ancestorsOf(category), category].map((part) => categoryName(locale, part));
    const stored = unitsOfKeys[category.unit ?? ''];
    const unit =
      stored === undefined ? categoryUnit(locale, category) : inUnits({ value: 0, unit: stored }, units).unit;
    return [{ category, title: path.join(' > ') + (unit === undefined ? '' : ` (${unit})`) }];
  });
  const used = Map.groupBy(items, ({ title }) => title);
  const isTaken = (title: string) => (used.get(title)?.length ?? 0) > 1 || title in columns;
  const { compare } = new Intl.Collator(formatLocaleOf(locale), { sensitivity: 'base' });
  return items
    .map(({ category, title }) => ({
      category,
      title: isTaken(title) ? `${title} (${category.id})` : title,
    }))
    .sort((one, other) => compare(one.title, other.title));
}

async function withAnswers(
  context: Context,
  rows: readonly ExportRow[],
  { items, units, names }: { items: readonly TitledItem[]; units: Units; names: PlaceNames },
) {
  const titles = new Map(items.map((item) => [item.category.id, item]));
  const idOf = ({ id }: ExportRow) => Number(id) as InspectionId;
  const ids = rows.map(idOf);
  const answers = await itemsOfInspections(context, ids);
  const photos = await photoNames(context, ids);
  const cellsOf = (id: InspectionId) =>
    (answers.get(id) ?? []).flatMap(({ categoryId, value }): [string, ExportCell][] => {
      const item = titles.get(categoryId);
      if (item === undefined) return [];
      if (!isPhotoItem(categoryId))
        return [
          [
            item.title,
            answerCell(item.category, renderedValue(item.category, value, context.locale, names), units),
          ],
        ];
      const files = photosOf(value).flatMap((photo) => photos.ofId.get(photo) ?? []);
      return [[item.title, files.join(' ')]];
    });
  return rows.map((row) => ({
    ...row,
    photos: (photos.ofInspection.get(idOf(row)) ?? []).join(' '),
    ...Object.fromEntries(cellsOf(idOf(row))),
  }));
}

/** A number stays one, so that spreadsheets of every language read it. */
function answerCell({ input, unit }: Category, text: string, units: Units): ExportCell {
  const value = Number(text);
  if (numberRangeOf(input) === undefined || text === '' || Number.isNaN(value)) return text;
  return roundTo(inUnits({ value, unit: unitsOfKeys[unit ?? ''] }, units).value, 3);
}

/** Where photos stand in the archive. */
async function photoNames(context: Context, ids: readonly InspectionId[]) {
  const rows = (await photosOfInspections(context, ids)).map((photo) => ({
    ...photo,
    name: photoFileName(photo),
  }));
  const together = Map.groupBy(rows, ({ inspection_id }) => inspection_id);
  return {
    ofId: new Map(rows.map(({ id, name }) => [id, name])),
    ofInspection: new Map([...together].map(([id, list]) => [id, list.map(({ name }) => name)])),
  };
}
