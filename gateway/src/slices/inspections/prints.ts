import { AppError } from '@skep/domain';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf, unlessMissing } from '../../rest/answers.ts';
import { chosenWireId, requiredWireId, wireId } from '../wire-ids.ts';
import { isoFromWire } from '../wire-values.ts';

export const printQueries = {
  async checklistSheet(_parent, { id, hiveId }, { rest }) {
    const number = wireId(id);
    const hive = hiveId ? wireId(hiveId) : undefined;
    if (number === undefined || (hiveId && hive === undefined)) return undefined;
    const params = { path: { id: number }, query: hive === undefined ? {} : { hive_id: hive } };
    const call = rest.client.GET('/api/checklists/{id}/sheet', { params });
    const sheet = await unlessMissing(dataOf(call));
    return (
      sheet && {
        pages: sheet.pages,
        leftOut: sheet.left_out.map(({ category_id, name, reason }) => ({
          itemId: String(category_id),
          name,
          isTooLong: reason === 'too_long',
        })),
      }
    );
  },
} satisfies QueryResolvers;

export const printMutations = {
  printChecklist: (_parent, { id, hiveIds }, context) =>
    orFailure(context, async () => {
      const body = {
        checklist_id: requiredWireId(id),
        hive_ids: hiveIds.map((hiveId) => chosenWireId(hiveId, 'hiveIds')),
      };
      const made = await dataOf(context.rest.client.POST('/api/checklist-svg', { body }));
      if (made.pdf_url === null) throw new AppError('unexpected');
      const print = { id: String(made.id), firstPrintedAt: isoFromWire(made.created_at, 'UTC') };
      return { __typename: 'PrintedChecklist' as const, print, pdfUrl: made.pdf_url };
    }),
} satisfies MutationResolvers;
