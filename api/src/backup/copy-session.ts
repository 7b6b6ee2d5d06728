import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { OpenDatabase } from '#platform/database/open-database.ts';

/** One transaction in which tables are copied out or in, in the text form of COPY, which every version of PostgreSQL reads. */
export interface CopySession {
  query: <Row extends object>(text: string, parameters?: readonly unknown[]) => Promise<Row[]>;
  /** @param select without a semicolon */
  copyOut: (select: string) => Promise<Readable>;
  /** @param target a table with its columns, as `hives (id, name)` */
  copyIn: (target: string, content: Readable) => Promise<void>;
}

/** `snapshot`: everything as it was at one moment, and nothing is written. */
export type CopyMode = 'snapshot' | 'write';

/** The same texts from every server, whatever it is set to. */
const plainTexts = [
  "set local timezone to 'UTC'",
  "set local datestyle to 'ISO, YMD'",
  "set local intervalstyle to 'postgres'",
  "set local bytea_output to 'hex'",
  'set local extra_float_digits to 1',
  'set local statement_timeout to 0',
  'set local idle_in_transaction_session_timeout to 0',
];

const beginnings = {
  snapshot: 'set transaction isolation level repeatable read, read only',
  write: 'set transaction isolation level read committed',
} as const;

/** Runs `work` in one transaction on a connection of its own, and commits it. */
export async function inCopySession<Result>(
  { directUrl }: Pick<OpenDatabase, 'directUrl'>,
  mode: CopyMode,
  work: (session: CopySession) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: directUrl, application_name: 'skep backup' });
  // One that breaks fails the query that runs; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    for (const statement of [beginnings[mode], ...plainTexts]) await client.query(statement);
    const result = await work({
      query: async <Row extends object>(text: string, parameters: readonly unknown[] = []) =>
        (await client.query<Row>(text, [...parameters])).rows,
      copyOut: async (select) => client.query(copyTo(`copy (${select}) to stdout`)),
      copyIn: (target, content) => pipeline(content, client.query(copyFrom(`copy ${target} from stdin`))),
    });
    await client.query('commit');
    return result;
  } finally {
    // Without a commit the server undoes what was done.
    await client.end();
  }
}
