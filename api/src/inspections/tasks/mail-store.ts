import { sql } from 'kysely';
import { preferenceFields } from '#account/settings/preferences.ts';
import type { Context } from '#platform/context/context.ts';
import type { TaskId } from '#platform/context/ids.ts';

type Db = Pick<Context, 'db'>;

const mailSetting = preferenceFields.hasReminderMails.name;

/** When somebody of `users` was last sent what is due: one email is about reminders and tasks. */
export const lastMailedAt = sql<Date | null>`greatest(
  (select max(told.reminder_mailed_at) from inspections as told where told.author_id = users.id),
  (select max(told.mailed_at) from tasks as told where coalesce(told.assignee_id, told.user_id) = users.id)
)`;

/** Whether somebody of `users` wants such emails. */
export const wantsMails = sql<boolean>`not exists (
  select 1 from user_settings where user_id = users.id and name = ${mailSetting} and value = '0'
)`;

/** People with tasks that are due on these days and unsent: who does them, and otherwise who wrote them. */
export function peopleToNotifyOfTasks({ db }: Db, from: string, until: string) {
  return db
    .selectFrom('tasks')
    .innerJoin('users', (join) =>
      join.on(sql<boolean>`users.id = coalesce(tasks.assignee_id, tasks.user_id)`),
    )
    .select(['users.id', 'users.email', 'users.locale'])
    .select(lastMailedAt.as('told_at'))
    .where('day', '>=', from)
    .where('day', '<=', until)
    .where('done_at', 'is', null)
    .where('mailed_at', 'is', null)
    .where('tasks.deleted_at', 'is', null)
    .where(wantsMails)
    .groupBy('users.id')
    .execute();
}

/** @returns those that no other run has sent meanwhile. */
export async function markTasksMailed({ db }: Db, ids: readonly TaskId[], at: Date): Promise<TaskId[]> {
  const rows = await db
    .updateTable('tasks')
    .set({ mailed_at: at })
    .where('id', '=', sql<TaskId>`any(${ids}::int[])`)
    .where('mailed_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
