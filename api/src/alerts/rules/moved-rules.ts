import * as v from 'valibot';
import type { HiveId } from '#platform/context/ids.ts';
import { own } from '#platform/exporting/archive-table.ts';
import { instant, type RestoredTable, rowId } from '#platform/exporting/restored-table.ts';
import { quantityNamed } from '#platform/taxonomy/quantities.ts';
import { ruleRules } from './rule-fields.ts';
import { mostRules } from './service.ts';
import { rowOf, rulesOfPerson } from './store.ts';

/**
 * Alert rules of an account that is moved here. An archive of our own has them under another name and does not bring
 * them back: in the same account they would be there twice.
 */
export const movedAlertRules: RestoredTable = {
  name: 'moved_alert_rules',
  table: 'alert_rules',
  row: v.object({
    id: rowId,
    rule: v.pipe(
      ruleRules,
      v.check(({ conditions }) => conditions.every(({ quantity }) => quantityNamed(quantity) !== undefined)),
    ),
    /** When it was read: it must not tell of measurements that are imported. */
    read_at: instant,
  }),
  references: {},
  owner: ['user_id'],
  among: own,
  after: ['hives'],
  room: async (context, ownerId) => Math.max(0, mostRules - (await rulesOfPerson(context, ownerId)).length),
  change({ id, rule, read_at }, ids) {
    const fields = v.parse(ruleRules, rule);
    const at = new Date(String(read_at));
    const excludedHiveIds = fields.excludedHiveIds.flatMap((hive) => ids.of('hives', hive) ?? []) as HiveId[];
    const columns = rowOf({ ...fields, excludedHiveIds, webhookUrl: undefined, watchesSince: at }, at);
    return {
      ...columns,
      ...{ id: id ?? null, conditions: fields.conditions },
      watches_since: String(read_at),
      next_sweep_at: columns.next_sweep_at === null ? null : String(read_at),
      ...{ created_at: String(read_at), updated_at: String(read_at) },
    };
  },
};
