import type { TaskId } from '#platform/context/ids.ts';
import { tableById } from '#platform/exporting/export-table.ts';
import { exportedColumns } from '#platform/resource/fields.ts';
import { taskFields } from './task-fields.ts';

const columns = [
  'id',
  ...exportedColumns(taskFields).filter((column) => column !== 'assignee_id'),
  'repeat_from',
  'done_at',
  'created_at',
  'updated_at',
] as const;

export const exportedTasks = tableById('tasks', columns, async ({ db }, { ownerId, after, limit }) => {
  const rows = await db
    .selectFrom('tasks')
    .select(columns)
    .where('user_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where('id', '>', after as TaskId)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, steps: JSON.stringify(row.steps) }));
});
