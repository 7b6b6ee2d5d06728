import { firstOwnItemId } from '@skep/domain';
import type { Sheet, SheetField } from '@skep/sheets';
import * as v from 'valibot';
import { newItemId } from '#inspections/checklists/archived.ts';
import { firstOwnChoiceId } from '#inspections/inspections/archived.ts';
import { sheetSchema } from '#inspections/sheets/sheet-schema.ts';
import { archiveTable, asJson, requires } from '#platform/exporting/archive-table.ts';
import { instant, maybe, type NewIds, rowId, whole, words } from '#platform/exporting/restored-table.ts';

/** A layout of the most pages that are printed, as text. */
const layoutLengthMax = 16_000_000;

const layout = v.pipe(words(layoutLengthMax), v.parseJson(), sheetSchema);

/**
 * With what stood where: paper that was printed before can be read in wherever they come back. It says the number that its
 * print had (`printed_as`).
 */
export const archivedPrints = archiveTable(
  'checklist_svgs',
  {
    ...{ id: rowId, checklist_id: requires('checklists'), name: words(500) },
    pages: v.pipe(whole, v.minValue(1), v.maxValue(1000)),
    ...{ created_at: instant, last_print: instant, app_version: maybe(words(50)) },
    ...{ fingerprint: maybe(words(100)), printed_as: maybe(rowId) },
    ...{ layout: asJson(maybe(layout)), svg: maybe(words(layoutLengthMax)) },
  },
  {
    name: 'checklist_prints',
    restore: {
      owner: ['user_id'],
      after: ['checklist_items', 'checklist_item_choices', 'hives'],
      bytesOf: ({ svg, layout }) => Buffer.byteLength(`${svg ?? ''}${layout ? JSON.stringify(layout) : ''}`),
      change(row, ids, was) {
        // From before an archive said where what stood: nothing can be read by it.
        if (row.layout === null && row.svg === null) return undefined;
        const held = row.layout as Sheet | null;
        return {
          ...row,
          printed_as: Number(was.printed_as ?? was.id),
          layout: held && withNewIds(held, ids),
        };
      },
    },
  },
);

/** Items and choices that a person made, and hives of rows, are called otherwise here. */
function withNewIds(sheet: Sheet, ids: NewIds): Sheet {
  const pages = sheet.pages.map((page) => ({
    ...page,
    fields: page.fields.map((field) => fieldWithNewIds(field, ids)),
  }));
  const rows = sheet.rows?.map((row) => ({ ...row, hiveId: ids.of('hives', row.hiveId) ?? 0 }));
  return { ...sheet, pages, ...(rows && { rows }) };
}

function fieldWithNewIds(field: SheetField, ids: NewIds): SheetField {
  const own = Number(field.item) >= firstOwnItemId;
  const item = own ? String(newItemId(Number(field.item), ids) ?? field.item) : field.item;
  if (!own || (field.kind !== 'one' && field.kind !== 'several')) return { ...field, item };
  const boxes = field.boxes.map(({ value, area }) => {
    const isChoice = Number(value) >= firstOwnChoiceId;
    return {
      value: isChoice ? String(ids.of('checklist_item_choices', Number(value)) ?? value) : value,
      area,
    };
  });
  return { ...field, item, boxes };
}
