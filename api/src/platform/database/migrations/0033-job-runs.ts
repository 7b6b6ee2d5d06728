import { type Kysely, sql } from 'kysely';

/** When each kind of job last ended well, and when it has failed since: the queue itself forgets its jobs after a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table job_runs (
    name text primary key,
    ended_at timestamptz,
    failed_at timestamptz
  )`.execute(db);
}
