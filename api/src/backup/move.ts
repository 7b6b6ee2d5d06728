import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { systemClock } from '#platform/context/random.ts';
import type { OpenDatabase } from '#platform/database/open-database.ts';
import { makeWorkFolder } from '#platform/files/work-folder.ts';
import type { Job } from '#platform/jobs/job.ts';
import { inCopySession } from './copy-session.ts';
import { dumpDatabase } from './dump.ts';
import { loadDatabase, requireKnownSteps } from './load.ts';
import { requireEmptyDatabase } from './restore.ts';
import { summing } from './summed.ts';

/** What has moved, for people. */
export interface Moved {
  tables: number;
  rows: number;
}

/**
 * Copies a database into another, empty one, such as that of a data folder into a server elsewhere; the first one
 * stays as it is.
 * @param workFolder where the copy waits in between
 * @throws BackupRefusal where the other is not empty, the first one is of a newer Skep, or what is there afterwards differs
 */
export async function moveDatabase(
  from: OpenDatabase,
  to: OpenDatabase,
  jobKinds: readonly Job[],
  workFolder: string,
): Promise<Moved> {
  await requireEmptyDatabase(to);
  const folder = await makeWorkFolder({ workFolder, clock: systemClock });
  try {
    const dumped = await inCopySession(from, 'snapshot', (session) =>
      dumpDatabase(session, async (name, content) => {
        const { stream, sum } = summing();
        await pipeline(content, stream, createWriteStream(join(folder, name), { mode: 0o600 }));
        return sum();
      }),
    );
    await requireKnownSteps(
      dumped,
      'The database was opened by a Skep that is newer than this one: move it with that version.',
    );
    await loadDatabase(to, dumped, jobKinds, async (name) => createReadStream(join(folder, name)));
    const rows = dumped.tables.reduce((sum, table) => sum + table.rows, 0);
    return { tables: dumped.tables.length, rows };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
