import { wireTimeOf } from '@skep/domain';
import { sql } from 'kysely';
import { markHivesAndContentsDeleted } from '#hives/hive/service.ts';
import { updateColonySize } from '#inspections/inspections/colony-size.ts';
import { insertInspections } from '#inspections/inspections/store.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId, HiveId, ImportId, InspectionId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { categoryIds } from '#platform/taxonomy/catalogue.ts';
import { heldAt, type InspectionRow, madeFromRows, momentOf, saysAll } from './held-inspection-store.ts';
import type { ReadResult } from './reading.ts';
import { rowHash } from './row-hash.ts';

type Db = Pick<Context, 'db'>;

export interface OwnHive {
  id: HiveId;
  name: string;
  apiaryId: ApiaryId;
  apiary: string;
}

/** A person's own hives, by their apiaries. */
export function ownHives({ db }: Db, ownerId: UserId): Promise<OwnHive[]> {
  return db
    .selectFrom('hives')
    .innerJoin('apiaries', 'apiaries.id', 'hives.apiary_id')
    .select(['hives.id', 'hives.name', 'hives.apiary_id as apiaryId', 'apiaries.name as apiary'])
    .where('hives.user_id', '=', ownerId)
    .where('hives.deleted_at', 'is', null)
    .orderBy('apiaries.name')
    .orderBy('hives.name')
    .orderBy('hives.id')
    .execute();
}

/** A person's own apiaries, those without hives too; of the same name the oldest last. */
export function ownApiaries({ db }: Db, ownerId: UserId): Promise<{ id: ApiaryId; name: string }[]> {
  return db
    .selectFrom('apiaries')
    .select(['id', 'name'])
    .where('user_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
}

/** Inspections of rows; of equal rows of a hive the first. */
function inspectionsOf(results: readonly ReadResult[]): InspectionRow[] {
  const rows = new Map<string, InspectionRow>();
  for (const result of results) {
    const { read } = result;
    if (read?.target.kind !== 'hive' || read.inspection === undefined) continue;
    const { target, time, inspection } = read;
    const row = {
      ...{ hiveId: target.id as HiveId, time, inspection, rowHash: rowHash(result) },
      isEvent: inspection.isEvent ?? false,
    };
    const key = `${row.hiveId} ${row.rowHash}`;
    if (!rows.has(key)) rows.set(key, row);
  }
  return [...rows.values()];
}

/** Those that are not stored yet: neither was an inspection made from the same row, nor does one say all that it says. */
async function freshOnes(
  context: Db,
  importId: ImportId,
  rows: readonly InspectionRow[],
): Promise<InspectionRow[]> {
  if (rows.length === 0) return [];
  const made = await madeFromRows(context, rows);
  const left = rows.filter(({ hiveId, rowHash }) => !made.has(`${hiveId} ${rowHash}`));
  const held = await heldAt(context, importId, left);
  return left.filter((row) => !(held.get(momentOf(row)) ?? []).some((each) => saysAll(each, row)));
}

export async function countFreshInspections(
  db: Db,
  importId: ImportId,
  results: readonly ReadResult[],
): Promise<number> {
  return (await freshOnes(db, importId, inspectionsOf(results))).length;
}

export interface OfImport {
  importId: ImportId;
  timeZone: string;
}

/** So many values fit a statement. */
const rowsTogether = 500;

/** Stores inspections that are not there yet. @returns how many they were */
export async function storeInspections(
  context: SignedInContext,
  { importId, timeZone }: OfImport,
  results: readonly ReadResult[],
): Promise<number> {
  const rows = await freshOnes(context, importId, inspectionsOf(results));
  const apiaries = await apiariesOf(context, rows);
  let stored = 0;
  for (let from = 0; from < rows.length; from += rowsTogether) {
    const made = rows.slice(from, from + rowsTogether).flatMap((row) => {
      const { hiveId, time, isEvent, inspection, rowHash } = row;
      const apiaryId = apiaries.get(hiveId);
      if (apiaryId === undefined) return [];
      const insertedRow = {
        ...untold,
        ...inspection.fields,
        ...{ hiveId, apiaryId, timeZone, ownerId: context.user.id, items: inspection.items },
        isEvent,
        inspectedAt: time,
        inspectedLocal: wireTimeOf(time, timeZone),
      };
      return [{ rowHash, insertedRow }];
    });
    const ids = await insertInspections(
      context,
      made.map(({ insertedRow }) => insertedRow),
      context.clock.now(),
    );
    const rowHashes = made.map(({ rowHash }) => rowHash);
    await noteMade(context, importId, { inspectionIds: ids, rowHashes });
    stored += ids.length;
  }
  const itemIds = rows.flatMap(({ inspection }) => inspection.items.map(({ categoryId }) => categoryId));
  for (const hiveId of apiaries.keys()) await updateColonySize(context, hiveId, itemIds);
  return stored;
}

const untold = {
  reminderLocal: undefined,
  impression: undefined,
  needsAttention: undefined,
  notes: undefined,
  reminder: undefined,
  checklistId: undefined,
  clientId: undefined,
};

/** Apiaries of hives, locked against changes until the transaction ends. */
async function apiariesOf({ db }: Db, rows: readonly InspectionRow[]): Promise<Map<HiveId, ApiaryId>> {
  const hives = await db
    .selectFrom('hives')
    .select(['id', 'apiary_id'])
    .where('id', '=', anyOf([...new Set(rows.map(({ hiveId }) => hiveId))]))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(hives.map(({ id, apiary_id }) => [id, apiary_id]));
}

interface Made {
  inspectionIds?: readonly InspectionId[];
  /** Of the rows that these inspections were made from, in the same order. */
  rowHashes?: readonly string[];
  hiveIds?: readonly HiveId[];
  apiaryIds?: readonly ApiaryId[];
}

/** Keeps what an import has made, for when it is undone. */
export async function noteMade(
  { db }: Db,
  importId: ImportId,
  { inspectionIds = [], rowHashes = [], hiveIds = [], apiaryIds = [] }: Made,
): Promise<void> {
  await sql`
    insert into import_made (import_id, inspection_id, row_hash, hive_id, apiary_id)
    select ${importId}::int, id, hash, null::int, null::int
      from unnest(${[...inspectionIds]}::int[], ${[...rowHashes]}::text[]) as made (id, hash)
    union all select ${importId}::int, null, null, id, null from unnest(${[...hiveIds]}::int[]) as made (id)
    union all select ${importId}::int, null, null, null, id from unnest(${[...apiaryIds]}::int[]) as made (id)`.execute(
    db,
  );
}

/**
 * Takes away what an import has made and nobody has changed since: inspections, then hives that hold nothing else, then
 * apiaries without hives.
 */
export async function takeMadeBack(context: SignedInContext, importId: ImportId): Promise<void> {
  const { db } = context;
  const at = context.clock.now();
  const made = (column: 'inspection_id' | 'hive_id' | 'apiary_id') =>
    sql`(select ${sql.ref(column)} from import_made where import_id = ${importId} and ${sql.ref(column)} is not null)`;
  const gone = await db
    .updateTable('inspections')
    .set({ deleted_at: at })
    .where(sql<boolean>`id in ${made('inspection_id')} and rev = 1 and deleted_at is null`)
    .returning('hive_id')
    .execute();
  const hives = await db
    .selectFrom('hives')
    .select('id')
    .where(sql<boolean>`id in ${made('hive_id')} and rev = 1 and deleted_at is null
      and not exists (select 1 from inspections
        where hive_id = hives.id and not is_event and inspections.deleted_at is null)
      and not exists (select 1 from device_hives where hive_id = hives.id)`)
    .execute();
  await markHivesAndContentsDeleted(
    context,
    hives.map(({ id }) => id),
  );
  await db
    .updateTable('apiaries')
    .set({ deleted_at: at })
    .where(sql<boolean>`id in ${made('apiary_id')} and deleted_at is null
      and not exists (select 1 from hives where apiary_id = apiaries.id and hives.deleted_at is null)`)
    .execute();
  for (const hiveId of new Set(gone.map(({ hive_id }) => hive_id)))
    await updateColonySize(context, hiveId, categoryIds.colonySizes);
  // From which row an inspection came that stays is known on: it would be brought again.
  await db
    .deleteFrom('import_made')
    .where('import_id', '=', importId)
    .where(sql<boolean>`not exists (
      select from inspections where inspections.id = inspection_id and deleted_at is null)`)
    .execute();
}
