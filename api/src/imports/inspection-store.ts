import { wireTimeOf } from '@skep/domain';
import { sql } from 'kysely';
import { markHivesAndContentsDeleted } from '#hives/hive/service.ts';
import { tellColonySize } from '#inspections/inspections/colony-size.ts';
import { insertInspections } from '#inspections/inspections/store.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId, HiveId, ImportId, InspectionId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { categoryIds } from '#platform/taxonomy/catalogue.ts';
import type { ReadInspection } from './inspection-reading.ts';
import type { ReadingResult } from './reading.ts';

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

interface InspectionRow {
  hiveId: HiveId;
  time: Date;
  isEvent: boolean;
  inspection: ReadInspection;
}

const keyOf = ({ hiveId, time, isEvent }: Omit<InspectionRow, 'inspection'>) =>
  `${hiveId} ${time.getTime()} ${isEvent}`;

/** Inspections of rows, one for each hive and time: the first. */
function inspectionsOf(results: readonly ReadingResult[]): InspectionRow[] {
  const rows = new Map<string, InspectionRow>();
  for (const { read } of results) {
    if (read?.target.kind !== 'hive' || read.inspection === undefined) continue;
    const { target, time, inspection } = read;
    const row = {
      ...{ hiveId: target.id as HiveId, time, inspection },
      isEvent: inspection.isEvent ?? false,
    };
    if (!rows.has(keyOf(row))) rows.set(keyOf(row), row);
  }
  return [...rows.values()];
}

/** Those that are not stored yet: a hive that was inspected at that time is not inspected again. */
async function freshOnes({ db }: Db, rows: readonly InspectionRow[]): Promise<InspectionRow[]> {
  if (rows.length === 0) return [];
  const times = rows.map(({ time }) => time.getTime());
  const held = await db
    .selectFrom('inspections')
    .select(['hive_id', 'inspected_at', 'is_event'])
    .where('hive_id', '=', anyOf([...new Set(rows.map(({ hiveId }) => hiveId))]))
    .where('inspected_at', '>=', new Date(Math.min(...times)))
    .where('inspected_at', '<=', new Date(Math.max(...times)))
    .where('deleted_at', 'is', null)
    .execute();
  const known = new Set(
    held.map(({ hive_id, inspected_at, is_event }) =>
      keyOf({ hiveId: hive_id, time: inspected_at, isEvent: is_event }),
    ),
  );
  return rows.filter((row) => !known.has(keyOf(row)));
}

export async function countFreshInspections(db: Db, results: readonly ReadingResult[]): Promise<number> {
  return (await freshOnes(db, inspectionsOf(results))).length;
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
  results: readonly ReadingResult[],
): Promise<number> {
  const rows = await freshOnes(context, inspectionsOf(results));
  const apiaries = await apiariesOf(context, rows);
  let stored = 0;
  for (let from = 0; from < rows.length; from += rowsTogether) {
    const made = rows.slice(from, from + rowsTogether).flatMap(({ hiveId, time, isEvent, inspection }) => {
      const apiaryId = apiaries.get(hiveId);
      if (apiaryId === undefined) return [];
      return [
        {
          ...untold,
          ...inspection.fields,
          ...{ hiveId, apiaryId, timeZone, ownerId: context.user.id, items: inspection.items },
          isEvent,
          inspectedAt: time,
          inspectedLocal: wireTimeOf(time, timeZone),
        },
      ];
    });
    const ids = await insertInspections(context, made, context.clock.now());
    await noteMade(context, importId, { inspectionIds: ids });
    stored += ids.length;
  }
  const itemIds = rows.flatMap(({ inspection }) => inspection.items.map(({ categoryId }) => categoryId));
  for (const hiveId of apiaries.keys()) await tellColonySize(context, hiveId, itemIds);
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

/** Where hives stand; kept from being changed by others until the transaction ends. */
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
  hiveIds?: readonly HiveId[];
  apiaryIds?: readonly ApiaryId[];
}

/** Keeps what an import has made, for when it is undone. */
export async function noteMade(
  { db }: Db,
  importId: ImportId,
  { inspectionIds = [], hiveIds = [], apiaryIds = [] }: Made,
): Promise<void> {
  await sql`
    insert into import_made (import_id, inspection_id, hive_id, apiary_id)
    select ${importId}::int, id, null::int, null::int from unnest(${[...inspectionIds]}::int[]) as made (id)
    union all select ${importId}::int, null, id, null from unnest(${[...hiveIds]}::int[]) as made (id)
    union all select ${importId}::int, null, null, id from unnest(${[...apiaryIds]}::int[]) as made (id)`.execute(
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
    await tellColonySize(context, hiveId, categoryIds.colonySizes);
  await db.deleteFrom('import_made').where('import_id', '=', importId).execute();
}
