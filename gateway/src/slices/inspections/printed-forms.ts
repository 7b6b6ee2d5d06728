import { AppError } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { ChecklistPrint, MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf, unlessMissing } from '../../rest/answers.ts';
import { chosenWireId, requiredWireId, wireId } from '../wire-ids.ts';
import { isoFromWire } from '../wire-values.ts';

type WirePrint = AnswerOf<'getPrints'>[number];

export const printQueries = {
  checklistPrints: async (_parent, _arguments, { rest }) =>
    (await dataOf(rest.client.GET('/api/checklist-svg'))).map(printFromWire),
  async printedPages(_parent, { id, hiveIds }, { rest }) {
    const number = wireId(id);
    const hives = hiveIds.map(wireId).filter((hive) => hive !== undefined);
    if (number === undefined || hives.length < hiveIds.length) return undefined;
    const query = hives.length === 0 ? {} : { hive_ids: [hives.join(',')] };
    const call = rest.client.GET('/api/checklist-svg/{id}/pages', {
      params: { path: { id: number }, query },
    });
    return (await unlessMissing(dataOf(call)))?.pages;
  },

  async checklistSheet(_parent, { id, hiveId, table }, { rest }) {
    const number = wireId(id);
    const hiveIdsOnPaper = table ? table.hiveIds : hiveId ? [hiveId] : [];
    const hives = hiveIdsOnPaper.map(wireId).filter((hive) => hive !== undefined);
    if (number === undefined || hives.length < hiveIdsOnPaper.length) return undefined;
    const query = {
      ...(hives.length > 0 && { hive_ids: [hives.join(',')] }),
      ...(table && { table_items: table.itemIds.join(',') }),
    };
    const params = { path: { id: number }, query };
    const call = rest.client.GET('/api/checklists/{id}/sheet', { params });
    const sheet = await unlessMissing(dataOf(call));
    return (
      sheet && {
        pages: sheet.pages,
        leftOut: sheet.left_out.map(({ category_id, name, reason }) => ({
          itemId: category_id,
          name,
          isTooLong: reason !== 'not_on_paper',
        })),
      }
    );
  },
} satisfies QueryResolvers;

export const printMutations = {
  printChecklist: (_parent, { id, hiveIds, tableItemIds }, context) =>
    orFailure(context, async () => {
      const body = {
        checklist_id: requiredWireId(id),
        hive_ids: hiveIds.map((hiveId) => chosenWireId(hiveId, 'hiveIds')),
        table_items: tableItemIds ?? null,
      };
      const made = await dataOf(context.rest.client.POST('/api/checklist-svg', { body }));
      if (made.pdf_url === null) throw new AppError('unexpected');
      return { __typename: 'PrintedChecklist' as const, print: printFromWire(made), pdfUrl: made.pdf_url };
    }),
} satisfies MutationResolvers;

function printFromWire(print: WirePrint): ChecklistPrint {
  return {
    id: String(print.id),
    printId: String(print.paper_id),
    checklistId: String(print.checklist_id),
    name: print.name,
    pageCount: print.pages,
    firstPrintedAt: isoFromWire(print.created_at, 'UTC'),
  };
}
