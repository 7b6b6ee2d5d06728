import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { migrate, migrateBy, stepNames } from '#platform/database/migrate.ts';
import type { OpenDatabase } from '#platform/database/open-database.ts';
import type { Job } from '#platform/jobs/job.ts';
import { openJobQueue } from '#platform/jobs/job-queue.ts';
import { openForRows, qualified, queueVersion, quoted, selectOf, setSequences } from './catalogue-store.ts';
import { type CopySession, inCopySession } from './copy-session.ts';
import type { DumpedRows, Manifest } from './manifest.ts';
import { BackupRefusal } from './refusal.ts';
import { summing } from './summed.ts';

type Dumped = Manifest['database'];

/** @throws BackupRefusal with these words, where there are steps that this Skep does not know */
export async function requireKnownSteps({ steps }: Dumped, refusal: string): Promise<void> {
  const known = new Set(await stepNames());
  const unknown = steps.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new BackupRefusal(refusal);
}

/**
 * Fills an empty database: tables by the steps of the archive, then its rows, keys and sequences in one transaction, then
 * a look whether all of it is there. Steps that the archive does not have run at the end.
 * @param rowsOf the rows of a table, in the text form of COPY
 * @throws BackupRefusal where what is there afterwards is not what was dumped
 */
export async function loadDatabase(
  database: OpenDatabase,
  dumped: Dumped,
  jobKinds: readonly Pick<Job, 'name' | 'queue'>[],
  rowsOf: (name: string) => Promise<Readable>,
): Promise<void> {
  await migrateBy(database.db, dumped.steps);
  const jobs = await openJobQueue(database, jobKinds, () => undefined);
  for (const name of await queuesOf(dumped, rowsOf)) await jobs.boss.createQueue(name);
  await jobs.close();
  await inCopySession(database, 'write', async (session) => {
    await requireQueue(session, dumped);
    const putBack = await openForRows(session, dumped.tables);
    for (const { name, into, columns } of dumped.tables)
      await session.copyIn(`${qualified(into)} (${columns.map(quoted).join(', ')})`, await rowsOf(name));
    await putBack();
    await setSequences(session, dumped.sequences);
  });
  await inCopySession(database, 'snapshot', (session) => compare(session, dumped.tables));
  await migrate(database.db);
}

/** Whose jobs there are: pg-boss has a queue of its own, and the version that made the archive may have had kinds that are gone. */
async function queuesOf(
  { tables }: Dumped,
  rowsOf: (name: string) => Promise<Readable>,
): Promise<Set<string>> {
  const jobs = tables.find(({ name }) => name === 'pgboss.job');
  const names = new Set<string>();
  if (jobs === undefined) return names;
  const place = jobs.columns.indexOf('name');
  for await (const row of createInterface({ input: await rowsOf(jobs.name) })) {
    const name = row.split('\t')[place];
    if (name !== undefined) names.add(name);
  }
  return names;
}

async function requireQueue(session: CopySession, dumped: Dumped): Promise<void> {
  const ours = await queueVersion(session);
  if (ours !== dumped.queueVersion)
    throw new BackupRefusal(
      `The archive's queue of jobs has version ${dumped.queueVersion}, that of this Skep ${ours}: restore it with the Skep that made it, and update then.`,
    );
}

async function compare(session: CopySession, tables: readonly DumpedRows[]): Promise<void> {
  for (const table of tables) {
    const { stream, sum } = summing();
    await pipeline(await session.copyOut(await selectOf(session, table)), stream.resume());
    const { lines, sha256 } = sum();
    if (lines !== table.rows || sha256 !== table.sha256)
      throw new BackupRefusal(
        `${table.name} is not what it was: ${table.rows} rows came, ${lines} are there${lines === table.rows ? ', and some of them differ' : ''}.`,
      );
  }
}
