import { hiveMethods, hivePlanRules } from '@skep/domain';
import * as v from 'valibot';
import type { HiveId } from '#platform/context/ids.ts';
import { type ColumnsOf, field, rulesOf, type ValuesOf } from '#platform/resource/fields.ts';
import { day, idOf, line, wordOf } from '#platform/resource/kinds.ts';

const isNumber = (value: unknown) => typeof value === 'number';

/** Fields of a plan: a method that was started at a hive. */
export const planFields = {
  hiveId: field(v.custom<HiveId>(isNumber), idOf<HiveId>('hive'), { column: 'hive_id' }),
  method: field(hivePlanRules.method, wordOf(hiveMethods), { column: 'method' }),
  startDay: field(hivePlanRules.startDay, day, {
    column: 'start_day',
    description: 'YYYY-MM-DD, from which the days of its steps count.',
  }),
  timeZone: field(hivePlanRules.timeZone, line, {
    column: 'time_zone',
    description: 'IANA name, of its tasks.',
  }),
};

/** With the steps that become tasks. */
export const planRules = v.object({ ...rulesOf(planFields).entries, steps: hivePlanRules.steps });

export type PlanFields = ValuesOf<typeof planFields>;
export type PlanColumns = ColumnsOf<typeof planFields>;
