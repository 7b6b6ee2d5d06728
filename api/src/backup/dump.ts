import type { Readable } from 'node:stream';
import {
  dumpedTables,
  queueVersion,
  selectOf,
  sequences,
  serverVersion,
  stepsOf,
} from './catalogue-store.ts';
import type { CopySession } from './copy-session.ts';
import type { DumpedRows, Manifest } from './manifest.ts';
import type { Sum } from './summed.ts';

/** Where tables go: reads all of the content, and says what it was. */
export type Sink = (name: string, content: Readable) => Promise<Sum>;

/** Everything of the database, as it is at the moment of the session, into the sink. */
export async function dumpDatabase(session: CopySession, sink: Sink): Promise<Manifest['database']> {
  const tables: DumpedRows[] = [];
  for (const table of await dumpedTables(session)) {
    const content = await session.copyOut(await selectOf(session, table));
    const { bytes, lines: rows, sha256 } = await sink(table.name, content);
    tables.push({ ...table, columns: [...table.columns], key: [...table.key], rows, bytes, sha256 });
  }
  return {
    madeFrom: `PostgreSQL ${await serverVersion(session)}`,
    steps: await stepsOf(session),
    queueVersion: await queueVersion(session),
    tables,
    sequences: await sequences(session),
  };
}
