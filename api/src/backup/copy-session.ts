import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { OpenDatabase } from '#platform/database/open-database.ts';

/**
 * One transaction in which tables are copied out or in, in the text form of COPY: embedded and on a server alike, so that
 * what comes out of the one goes into the other.
 */
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

export function inCopySession<Result>(
  database: OpenDatabase,
  mode: CopyMode,
  work: (session: CopySession) => Promise<Result>,
): Promise<Result> {
  return database.kind === 'embedded'
    ? onEmbedded(database.pglite, mode, work)
    : onServer(database.directUrl, mode, work);
}

async function onServer<Result>(
  url: string,
  mode: CopyMode,
  work: (session: CopySession) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url, application_name: 'skep backup' });
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

function onEmbedded<Result>(
  pglite: PGlite,
  mode: CopyMode,
  work: (session: CopySession) => Promise<Result>,
): Promise<Result> {
  return pglite.transaction(async (transaction) => {
    for (const statement of [beginnings[mode], ...plainTexts]) await transaction.exec(statement);
    return work({
      query: async <Row extends object>(text: string, parameters: readonly unknown[] = []) =>
        (await transaction.query<Row>(text, [...parameters])).rows,
      copyOut: async (select) => {
        const { blob } = await transaction.query(`copy (${select}) to '/dev/blob'`);
        return Readable.from(piecesOf(blob ?? new Blob()));
      },
      copyIn: (target, content) => copyInPieces(transaction, target, content),
    });
  });
}

/** What came out of the embedded database, a part of it at a time. */
async function* piecesOf(blob: Blob): AsyncGenerator<Buffer> {
  for (let at = 0; at < blob.size; at += pieceBytes)
    yield Buffer.from(await blob.slice(at, at + pieceBytes).arrayBuffer());
}

/** The embedded database takes what it is given whole into its memory. */
const pieceBytes = 8_000_000;
const lineEnd = '\n'.charCodeAt(0);

async function copyInPieces(transaction: Transaction, target: string, content: Readable): Promise<void> {
  let [pieces, size]: [Buffer[], number] = [[], 0];
  const copy = async (blob: Blob) => {
    if (blob.size > 0) await transaction.query(`copy ${target} from '/dev/blob'`, [], { blob });
  };
  for await (const chunk of content) {
    const bytes = Buffer.from(chunk);
    // A row is a line: COPY writes the line ends of texts as `\n`.
    const end = size + bytes.length < pieceBytes ? -1 : bytes.lastIndexOf(lineEnd);
    if (end === -1) {
      pieces.push(bytes);
      size += bytes.length;
      continue;
    }
    await copy(new Blob([...pieces, bytes.subarray(0, end + 1)].map((piece) => new Uint8Array(piece))));
    pieces = [bytes.subarray(end + 1)];
    size = bytes.length - end - 1;
  }
  await copy(new Blob(pieces.map((piece) => new Uint8Array(piece))));
}
