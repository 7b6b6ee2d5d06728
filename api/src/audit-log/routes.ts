import { auditEntries } from '@skep/domain';
import * as v from 'valibot';
import type { HiveId, HiveLogId, InspectionId } from '#platform/context/ids.ts';
import { idJson, sentId } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { hiveLog } from './audit-log.ts';

export const hiveLogRoutes = action(
  'GET',
  '/hives/:id/log',
  {
    id: 'readHiveLog',
    summary: 'Audit log of a hive, newest first; only for its owner',
    params: v.object({ id: sentId<HiveId>('hive') }),
    query: v.object({
      before: v.optional(sentId<HiveLogId>('oldest entry of the page before. Default: the first page')),
    }),
    answer: v.object({
      entries: v.array(
        v.object({
          id: idJson<HiveLogId>('entry'),
          what: v.picklist(auditEntries),
          authorName: v.pipe(v.optional(v.string()), v.description('Absent: the account was deleted.')),
          isByOwner: v.boolean(),
          inspectionId: v.optional(idJson<InspectionId>('inspection, if it still exists')),
          at: v.date(),
        }),
      ),
      next: v.pipe(
        v.optional(idJson<HiveLogId>('last entry')),
        v.description('Value of `before` for the next page; absent on the last page.'),
      ),
    }),
  },
  (context, { params, query }) => hiveLog(context, params.id, query.before),
);
