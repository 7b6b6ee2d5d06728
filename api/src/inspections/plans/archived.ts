import { archiveTable, requires } from '#platform/exporting/archive-table.ts';
import { instant, maybe, rowId } from '#platform/exporting/restored-table.ts';
import { restoredColumns } from '#platform/resource/fields.ts';
import { planFields } from './plan-fields.ts';

/** Plans of other people's hives do not come back without these. */
export const archivedPlans = archiveTable(
  'hive_plans',
  {
    id: rowId,
    ...restoredColumns(planFields),
    hive_id: requires('hives'),
    ...{ ended_at: maybe(instant), created_at: instant },
  },
  { restore: { owner: ['user_id'] } },
);
