import { alertRuleForm, isTimeZone } from '@skep/domain';
import * as v from 'valibot';
import { instant, type RestoredTable, rowId, words } from '#platform/exporting/restored-table.ts';
import { quantityNamed } from '#platform/taxonomy/quantities.ts';
import { mostRules } from './service.ts';
import { columnsOf, rulesOf } from './store.ts';

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
      alertRuleForm,
      v.check(({ conditions }) => conditions.every(({ quantity }) => quantityNamed(quantity) !== undefined)),
    ),
    time_zone: v.pipe(words(100), v.check(isTimeZone)),
    /** When it was read: it must not tell of measurements that are imported. */
    read_at: instant,
  }),
  references: {},
  owner: ['user_id'],
  among: 'own',
  after: ['hives'],
  room: async (context, ownerId) => Math.max(0, mostRules - (await rulesOf(context, ownerId)).length),
  change({ id, rule, time_zone, read_at }, ids) {
    const form = v.parse(alertRuleForm, rule);
    const at = new Date(String(read_at));
    const excludedHiveIds = form.excludedHiveIds.flatMap((hive) => ids.of('hives', Number(hive)) ?? []);
    const columns = columnsOf(
      {
        ...form,
        ...{ description: form.description, worseBy: form.worseBy, webhookUrl: undefined },
        ...{ excludedHiveIds, timeZone: String(time_zone), watchesSince: at },
      },
      at,
    );
    return {
      ...columns,
      ...{ id: id ?? null, conditions: form.conditions },
      watches_since: String(read_at),
      next_sweep_at: columns.next_sweep_at === null ? null : String(read_at),
      ...{ created_at: String(read_at), updated_at: String(read_at) },
    };
  },
};
