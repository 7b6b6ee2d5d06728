import { sql } from 'kysely';
import type { InspectionFields } from '#inspections/inspections/inspection.ts';
import type { Context } from '#platform/context/context.ts';
import type { HiveId, ImportId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { ReadInspection } from './read-rows.ts';

type Db = Pick<Context, 'db'>;

/** What a row of a file says of a hive of the store. */
export interface InspectionRow {
  hiveId: HiveId;
  time: Date;
  isEvent: boolean;
  inspection: ReadInspection;
  rowHash: string;
}

export const momentOf = ({ hiveId, time, isEvent }: Pick<InspectionRow, 'hiveId' | 'time' | 'isEvent'>) =>
  `${hiveId} ${time.getTime()} ${isEvent}`;

/** Hives and hashes of rows from which an inspection was made that is still there, whatever it says by now. */
export async function madeFromRows({ db }: Db, rows: readonly InspectionRow[]): Promise<Set<string>> {
  const found = await db
    .selectFrom('import_made')
    .innerJoin('inspections', 'inspections.id', 'import_made.inspection_id')
    .select(['inspections.hive_id', 'import_made.row_hash'])
    .where('inspections.hive_id', '=', anyOf([...new Set(rows.map(({ hiveId }) => hiveId))]))
    .where(sql<boolean>`import_made.row_hash = any(${rows.map(({ rowHash }) => rowHash)}::text[])`)
    .where('inspections.deleted_at', 'is', null)
    .execute();
  return new Set(found.map(({ hive_id, row_hash }) => `${hive_id} ${row_hash}`));
}

interface HeldInspection {
  fields: Partial<InspectionFields>;
  items: ReadonlyMap<number, string>;
}

/** Inspections at the moments of these rows, but those that the same import has made: each of its rows is one. */
export async function heldAt(
  { db }: Db,
  importId: ImportId,
  rows: readonly InspectionRow[],
): Promise<Map<string, HeldInspection[]>> {
  if (rows.length === 0) return new Map();
  const times = rows.map(({ time }) => time.toISOString());
  const found = await db
    .selectFrom('inspections')
    .select(['hive_id', 'inspected_at', 'is_event', 'impression', 'needs_attention', 'notes', 'conditions'])
    .select(['action', 'next_notes', 'reminder', 'reminder_local'])
    .select(
      sql<[number, string][] | null>`(select json_agg(json_build_array(category_id, value))
        from inspection_items where inspection_id = inspections.id)`.as('items'),
    )
    .where('deleted_at', 'is', null)
    .where(
      sql<boolean>`(hive_id, inspected_at) in (
        select * from unnest(${rows.map(({ hiveId }) => hiveId)}::int[], ${times}::timestamptz[]))`,
    )
    .where(
      sql<boolean>`not exists (
        select from import_made where import_id = ${importId} and inspection_id = inspections.id)`,
    )
    .execute();
  const held = found.map((row) => ({
    key: momentOf({ hiveId: row.hive_id, time: row.inspected_at, isEvent: row.is_event }),
    fields: {
      impression: row.impression ?? undefined,
      needsAttention: row.needs_attention ?? undefined,
      notes: row.notes ?? undefined,
      conditions: row.conditions ?? undefined,
      action: row.action ?? undefined,
      nextNotes: row.next_notes ?? undefined,
      reminder: row.reminder ?? undefined,
      reminderLocal: row.reminder_local ?? undefined,
    },
    items: new Map(row.items ?? []),
  }));
  return Map.groupBy(held, ({ key }) => key);
}

/** Whether an inspection says all that a row does. */
export function saysAll({ fields, items }: HeldInspection, { inspection }: InspectionRow): boolean {
  const held = new Map(Object.entries(fields));
  return (
    Object.entries(inspection.fields).every(([name, value]) => held.get(name) === value) &&
    inspection.items.every(({ categoryId, value }) => items.get(categoryId) === value)
  );
}
