import * as v from 'valibot';
import { tableColumnsMax } from '#inspections/sheets/table.ts';
import type { ChecklistId, HiveId, PrintId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson, sentId, sentIdList, sentIds } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { listPrints, pdfAddress, previewSheet, printChecklist, svgPagesOfPrint } from './service.ts';
import type { Print } from './store.ts';

const PrintAnswer = v.object({
  id: idJson<PrintId>('printed form'),
  printId: v.pipe(
    idJson('print'),
    v.description('The number on the sheet: its id, unless it came from an account import.'),
  ),
  checklistId: idJson<ChecklistId>('checklist'),
  name: v.string(),
  pageCount: v.number(),
  firstPrintedAt: v.date(),
});

const printJson = ({ paperId: printId, pages: pageCount, ...print }: Print) => ({
  ...print,
  printId,
  pageCount,
});

const pages = v.pipe(v.array(v.string()), v.description('SVG of 210 × 297 mm.'));
const tableItem = v.pipe(v.string(), v.maxLength(20, 'unknown_choice'));
const tableMeaning =
  'Ids of items, or `impression`, `attention`, `notes`: one sheet with these items, and a row for each hive.';

export const printedFormRoutes = inOneScope([
  action(
    'GET',
    '/prints',
    {
      id: 'listPrints',
      summary: 'Printed checklists of the person, newest first',
      answer: v.array(PrintAnswer),
    },
    async (context) => (await listPrints(context)).map(printJson),
  ),
  action(
    'POST',
    '/prints',
    {
      id: 'addPrint',
      summary: 'Prints a checklist; an unchanged checklist gets the same form again',
      body: v.object({
        checklistId: sentId<ChecklistId>('checklist'),
        hiveIds: v.pipe(
          v.optional(sentIdList<HiveId>('hive', 200), []),
          v.description('One sheet for each hive. Default: one blank sheet.'),
        ),
        tableItemIds: v.pipe(
          v.optional(
            v.pipe(v.array(tableItem), v.minLength(1, 'required'), v.maxLength(tableColumnsMax, 'too_many')),
          ),
          v.description(tableMeaning),
        ),
      }),
      answer: v.object({
        print: PrintAnswer,
        pdfUrl: v.pipe(v.string(), v.description('Valid for an hour.')),
      }),
    },
    async (context, { body: { tableItemIds: tableItems, ...body } }) => {
      const print = await printChecklist(context, { ...body, tableItems });
      return { print: printJson(print), pdfUrl: await pdfAddress(context, print.id, body.hiveIds) };
    },
  ),
  action(
    'GET',
    '/prints/:id/pages',
    {
      id: 'readPrintPages',
      summary: 'Pages of a printed form as pictures with their codes, for printing in a browser; at most 100',
      params: v.object({ id: sentId<PrintId>('printed form') }),
      query: v.object({ hiveIds: v.optional(sentIds<HiveId>()) }),
      answer: v.object({ pages }),
    },
    async (context, { params, query }) => ({
      pages: await svgPagesOfPrint(context, params.id, query.hiveIds ?? []),
    }),
  ),
  action(
    'GET',
    '/checklists/:id/sheet',
    {
      id: 'readChecklistSheet',
      summary: 'Preview of a printed checklist, and the items that paper does not support',
      params: v.object({ id: sentId<ChecklistId>('checklist') }),
      query: v.object({
        hiveIds: v.optional(sentIds<HiveId>()),
        tableItemIds: v.pipe(
          v.optional(
            v.pipe(
              v.string(),
              v.maxLength(500, 'too_long'),
              v.transform((text) => text.split(',').slice(0, tableColumnsMax)),
            ),
          ),
          v.description(`${tableMeaning} Separated by commas.`),
        ),
      }),
      answer: v.object({
        pages,
        leftOut: v.array(
          v.object({
            itemId: v.pipe(v.string(), v.description('Id of the item, or a name such as `notes`.')),
            name: v.string(),
            reason: v.picklist(['too_long', 'not_on_paper', 'no_room']),
          }),
        ),
      }),
    },
    async (context, { params, query: { hiveIds = [], tableItemIds: tableItems } }) => {
      const shown = await previewSheet(context, { checklistId: params.id, hiveIds, tableItems });
      const leftOut = shown.sheet.leftOut.map(({ item, label, reason }) => ({
        ...{ itemId: item, name: label, reason },
      }));
      return { pages: shown.pages, leftOut };
    },
  ),
]);
