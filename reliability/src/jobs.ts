import { createApp, openDatabase, readConfig } from '@skep/api';
import { sql } from 'kysely';

/** Work for the worker, all the time, so that it is at work whenever it is killed. */
export interface Jobs {
  /** Whether any was done since then. */
  areDoneSince: (since: Date) => Promise<boolean>;
  stop: () => Promise<void>;
}

/** Asks for the figures of days again and again. */
export async function startJobs(url: string): Promise<Jobs> {
  const config = readConfig({ DATABASE_URL: url, LOG_LEVEL: 'silent' });
  const database = await openDatabase(config.database);
  const app = await createApp({ config, database });
  const { jobs } = app.contextFor('reliability');
  const timer = setInterval(() => void jobs.send('recompute-days', {}).catch(() => undefined), 500);
  return {
    async areDoneSince(since) {
      const { rows } = await sql`
        select 1 from pgboss.job where name = 'recompute-days' and completed_on > ${since} limit 1`.execute(
        database.db,
      );
      return rows.length > 0;
    },
    async stop() {
      clearInterval(timer);
      await app.close();
      await database.close();
    },
  };
}
