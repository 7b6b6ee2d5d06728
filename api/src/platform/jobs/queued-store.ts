import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';

export interface WaitingJobs {
  name: string;
  count: number;
  /** When the oldest of them was due. */
  since: Date;
}

/** What is due in the queue, by its kind. */
export async function waitingJobs({ db }: Pick<Context, 'db'>, now: Date): Promise<WaitingJobs[]> {
  const { rows } = await sql<WaitingJobs>`
    select name, count(*) as count, min(start_after) as since from pgboss.job
    where state in ('created', 'retry') and start_after <= ${now} and name not like '\\_\\_pgboss%'
    group by name order by name`.execute(db);
  return rows;
}
