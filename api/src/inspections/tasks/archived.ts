import { methodStepKeys } from '@skep/domain';
import * as v from 'valibot';
import { archiveTable, asJson, mayName, ownUndeleted } from '#platform/exporting/archive-table.ts';
import { day, instant, maybe, rowId, yesNo } from '#platform/exporting/restored-table.ts';
import { restoredColumns } from '#platform/resource/fields.ts';
import { taskFields } from './task-fields.ts';

const { assigneeId: _other, ...ownFields } = taskFields;

/** Who does it is not in the archive: people of groups have other ids elsewhere. */
export const archivedTasks = archiveTable(
  'tasks',
  {
    id: rowId,
    ...restoredColumns(ownFields),
    steps: asJson(v.pipe(v.string(), v.parseJson(), taskFields.steps.rule)),
    // Older archives do not have these.
    is_inspection: v.optional(yesNo, false),
    pack: asJson(v.optional(v.pipe(v.string(), v.parseJson(), taskFields.pack.rule), '[]')),
    apiary_id: mayName('apiaries'),
    plan_id: mayName('hive_plans'),
    plan_step: v.optional(maybe(v.picklist(methodStepKeys)), null),
    planned_day: v.optional(maybe(day), null),
    ...{ repeat_from: maybe(day), done_at: maybe(instant), created_at: instant, updated_at: instant },
  },
  {
    whose: ownUndeleted,
    restore: {
      owner: ['user_id'],
      after: ['hives'],
      change({ hive_ids, ...row }, ids) {
        const was = Array.isArray(hive_ids) ? hive_ids : [];
        const hives = was.flatMap((id) => ids.of('hives', Number(id)) ?? []);
        // None of its hives came back: it would be about nothing.
        return was.length > 0 && hives.length === 0 ? undefined : { ...row, hive_ids: hives };
      },
    },
  },
);
