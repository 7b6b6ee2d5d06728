import { sql } from 'kysely';
import { type Asking, accessTo, isSeen } from '#hive-core/authorization.ts';
import { inspectionRow, lockInspection } from '#inspections/inspections/store.ts';
import { lastMailedAt, wantsMails } from '#inspections/tasks/mail-store.ts';
import type { Context } from '#platform/context/context.ts';
import type { InspectionId, UserId } from '#platform/context/ids.ts';
import type { Reminder } from './reminder.ts';

type Db = Pick<Context, 'db'>;
type Reading = Db & Asking;

/** More than anybody reads; the oldest come first. */
const mostShown = 1000;

/**
 * What is still to do at the hives that the viewer sees, the earliest first and what has no day last. Whoever has
 * inspected the hive since it was due has seen to it; without a day it is for the next inspection.
 */
export async function openReminders(context: Reading): Promise<Reminder[]> {
  const rows = await selectOpen(context)
    .orderBy('reminder_local', (order) => order.asc().nullsLast())
    .orderBy('inspections.id')
    .limit(mostShown)
    .execute();
  return rows.map(reminderOf);
}

/** How many of these are due today or overdue, by the clock of who wrote them. */
export async function countDueReminders(context: Reading & Pick<Context, 'clock'>): Promise<number> {
  const { count } = await selectOpen(context)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(
      sql<boolean>`reminder_local < date_trunc('day', ${context.clock.now()}::timestamptz at time zone time_zone) + interval '1 day'`,
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

function selectOpen(context: Reading) {
  return select(context)
    .where(isSeen(context, inspectionRow))
    .where('reminder_done_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('inspections as later')
            .select('later.id')
            .whereRef('later.hive_id', '=', 'inspections.hive_id')
            .whereRef('later.inspected_at', '>', 'inspections.inspected_at')
            .where(sql<boolean>`later.inspected_local >= coalesce(inspections.reminder_local, '-infinity')`)
            .where('later.is_event', '=', false)
            .where('later.deleted_at', 'is', null),
        ),
      ),
    );
}

export async function reminderById(context: Reading, id: InspectionId): Promise<Reminder | undefined> {
  const row = await select(context).where('inspections.id', '=', id).executeTakeFirst();
  return row && reminderOf(row);
}

/** The same, locked against changes until the transaction ends. */
export async function reminderForEdit(context: Reading, id: InspectionId): Promise<Reminder | undefined> {
  await lockInspection(context, id);
  return reminderById(context, id);
}

function select(context: Reading) {
  return context.db
    .selectFrom('inspections')
    .innerJoin('hives', 'hives.id', 'inspections.hive_id')
    .innerJoin('apiaries', 'apiaries.id', 'hives.apiary_id')
    .select(['inspections.id', 'reminder', 'reminder_local', 'time_zone', 'reminder_done_at', 'author_id'])
    .select('reminder_mailed_at')
    .select(['hives.id as hive_id', 'hives.name as hive_name'])
    .select(['apiaries.id as apiary_id', 'apiaries.name as apiary_name'])
    .select(accessTo(context, inspectionRow).as('access'))
    .where('inspections.deleted_at', 'is', null)
    .where(isReminder);
}

const isReminder = sql<boolean>`(inspections.reminder is not null or inspections.reminder_local is not null)`;

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function reminderOf(row: Row): Reminder {
  return {
    id: row.id,
    text: row.reminder ?? undefined,
    dueLocal: row.reminder_local ?? undefined,
    timeZone: row.time_zone,
    doneAt: row.reminder_done_at ?? undefined,
    isMailed: row.reminder_mailed_at !== null,
    authorId: row.author_id ?? undefined,
    hiveId: row.hive_id,
    hiveName: row.hive_name,
    apiaryId: row.apiary_id,
    apiaryName: row.apiary_name,
    access: row.access,
  };
}

export async function markReminderDone({ db }: Db, id: InspectionId, at: Date | null): Promise<void> {
  await db.updateTable('inspections').set({ reminder_done_at: at }).where('id', '=', id).execute();
}

/** It counts as a change of the inspection, and is emailed again when its day comes. */
export async function moveReminder({ db }: Db, id: InspectionId, dueLocal: string, at: Date): Promise<void> {
  await db
    .updateTable('inspections')
    .set((row) => ({ reminder_local: dueLocal, rev: row('rev', '+', 1), updated_at: at }))
    .set({ reminder_done_at: null, reminder_mailed_at: null })
    .where('id', '=', id)
    .execute();
}

/** Authors of reminders that are due between these wire times, unsent and wanted by email; with their last email. */
export function authorsToNotify({ db }: Db, from: string, until: string) {
  return db
    .selectFrom('inspections')
    .innerJoin('users', 'users.id', 'inspections.author_id')
    .select(['users.id', 'users.email', 'users.locale'])
    .select(lastMailedAt.as('told_at'))
    .where('reminder_local', '>=', from)
    .where('reminder_local', '<=', until)
    .where('reminder_done_at', 'is', null)
    .where('reminder_mailed_at', 'is', null)
    .where('inspections.deleted_at', 'is', null)
    .where(wantsMails)
    .groupBy('users.id')
    .execute();
}

/** @returns those that are the author's and that no other run has sent meanwhile. */
export async function markRemindersMailed(
  { db }: Db,
  authorId: UserId,
  ids: readonly InspectionId[],
  at: Date,
): Promise<InspectionId[]> {
  const rows = await db
    .updateTable('inspections')
    .set({ reminder_mailed_at: at })
    .where('author_id', '=', authorId)
    .where('id', '=', sql<InspectionId>`any(${ids}::int[])`)
    .where('reminder_mailed_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
