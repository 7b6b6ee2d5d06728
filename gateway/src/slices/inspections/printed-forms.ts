import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf, unlessMissing } from '../../rest/answers.ts';

export const printQueries = {
  checklistPrints: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/prints')),

  async printedPages(_parent, { id, hiveIds }, { rest }) {
    const params = { path: { id }, query: { hiveIds: hiveIds.join(',') } };
    return (await unlessMissing(dataOf(rest.client.GET('/api/v1/prints/{id}/pages', { params }))))?.pages;
  },

  async checklistSheet(_parent, { id, hiveId, table }, { rest }) {
    const query = {
      hiveIds: (table?.hiveIds ?? (hiveId ? [hiveId] : [])).join(','),
      tableItemIds: table ? table.itemIds.join(',') : null,
    };
    const params = { path: { id }, query };
    const sheet = await unlessMissing(dataOf(rest.client.GET('/api/v1/checklists/{id}/sheet', { params })));
    const leftOut = sheet?.leftOut.map((item) => ({ ...item, isTooLong: item.reason !== 'not_on_paper' }));
    return sheet && leftOut && { pages: sheet.pages, leftOut };
  },
} satisfies QueryResolvers;

export const printMutations = {
  printChecklist: (_parent, { id: checklistId, hiveIds, tableItemIds = null }, context) =>
    orFailure(context, async () => {
      const body = { checklistId, hiveIds, tableItemIds };
      const made = await dataOf(context.rest.client.POST('/api/v1/prints', { body }));
      return { __typename: 'PrintedChecklist' as const, ...made };
    }),
} satisfies MutationResolvers;
