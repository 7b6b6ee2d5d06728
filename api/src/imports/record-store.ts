import { type ImportRecordKind, type ImportRefusal, isAppError } from '@skep/domain';
import { sql } from 'kysely';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { HiveId, UserId } from '#platform/context/ids.ts';
import type { Batch } from './batch-reader.ts';
import { heldRecords } from './held-record-store.ts';
import type { Import, Refusal } from './import.ts';
import type { RecordRow } from './read-rows.ts';
import type { ReadResult } from './reading.ts';
import { fieldOfRecord, reasonOf } from './record-reading.ts';
import { type MadeRecord, writeRecord } from './record-writing.ts';
import { recordHash } from './row-hash.ts';

type Db = Pick<Context, 'db'>;

/** Records of rows; of equal rows of a hive the first. */
function recordsOf(results: readonly ReadResult[]): RecordRow[] {
  const rows = new Map<string, RecordRow>();
  for (const result of results) {
    const { read, row } = result;
    if (read?.record === undefined || read.target.kind === 'new') continue;
    const hiveId = read.target.kind === 'hive' ? (read.target.id as HiveId) : undefined;
    const hash = recordHash(read.record.kind, hiveId, result);
    if (!rows.has(hash)) rows.set(hash, { row, hash, hiveId, record: read.record, time: read.time });
  }
  return [...rows.values()];
}

/** Those that are not stored yet: neither was anything made from the same row, nor does anything say all that it says. */
async function freshOnes(
  context: SignedInContext,
  { mapping: { kind, timeZone } }: Import,
  rows: readonly RecordRow[],
): Promise<RecordRow[]> {
  if (rows.length === 0) return [];
  const made = await madeFromRows(context, context.user.id, rows);
  const left = rows.filter(({ hash }) => !made.has(hash));
  const isHeld = await heldRecords(context, kind as ImportRecordKind, left, timeZone);
  return left.filter((row) => !isHeld(row));
}

/** Hashes of rows from which something was made that is still there, whatever it says by now. */
async function madeFromRows({ db }: Db, ownerId: UserId, rows: readonly RecordRow[]): Promise<Set<string>> {
  const found = await db
    .selectFrom('import_made')
    .innerJoin('imports', 'imports.id', 'import_made.import_id')
    .leftJoin('queens', 'queens.id', 'import_made.queen_id')
    .leftJoin('devices', 'devices.id', 'import_made.device_id')
    .leftJoin('inspections', 'inspections.id', 'import_made.inspection_id')
    .select('import_made.row_hash')
    .where('imports.user_id', '=', ownerId)
    .where(sql<boolean>`import_made.row_hash = any(${rows.map(({ hash }) => hash)}::text[])`)
    .where('queens.deleted_at', 'is', null)
    .where('devices.deleted_at', 'is', null)
    .where('inspections.deleted_at', 'is', null)
    .execute();
  return new Set(found.flatMap(({ row_hash }) => row_hash ?? []));
}

export async function countFreshRecords(
  context: SignedInContext,
  found: Import,
  results: readonly ReadResult[],
): Promise<number> {
  return (await freshOnes(context, found, recordsOf(results))).length;
}

/** Stores records that are not there yet. @returns how many they were, and which their service did not take */
export async function storeRecords(
  context: SignedInContext,
  found: Import,
  { results, titles }: Pick<Batch, 'results' | 'titles'>,
): Promise<{ stored: number; refusals: Refusal[] }> {
  const { columns, timeZone, kind } = found.mapping;
  const rows = await freshOnes(context, found, recordsOf(results));
  // Queens follow on one another, whatever the order of the file.
  if (kind === 'queens') rows.sort((one, other) => one.time.getTime() - other.time.getTime());
  const refusals: Refusal[] = [];
  let stored = 0;
  for (const { row, hash, ...record } of rows) {
    const written = await orRefused(context, () => writeRecord(context, { ...record, timeZone }));
    if ('reason' in written) {
      const field = fieldOfRecord(record.record.kind, written.key);
      const index = columns.findIndex(({ quantity }) => quantity === field);
      refusals.push({ row, column: titles[index] ?? field, reason: written.reason, written: '' });
    } else if (Object.keys(written.made).length > 0) {
      await context.db
        .insertInto('import_made')
        .values({
          ...{ import_id: found.id, inspection_id: null, hive_id: null, apiary_id: null },
          ...written.made,
          row_hash: hash,
        })
        .execute();
      stored += 1;
    }
  }
  return { stored, refusals };
}

/** What a service refuses leaves no trace, and the rows below it go on. */
async function orRefused(
  { db }: Db,
  write: () => Promise<MadeRecord>,
): Promise<{ made: MadeRecord } | { key: string; reason: ImportRefusal }> {
  await sql`savepoint record`.execute(db);
  try {
    const made = await write();
    await sql`release savepoint record`.execute(db);
    return { made };
  } catch (error) {
    if (!isAppError(error)) throw error;
    await sql`rollback to savepoint record`.execute(db);
    const [problem] = error.details.fields ?? [];
    if (problem === undefined) return { key: '', reason: 'no_hive' };
    return { key: problem.path.split('.')[0] ?? '', reason: reasonOf(problem.code) };
  }
}
