import type { FlashLogBlockState } from '@skep/domain';
import type { Selectable } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { FlashLogId } from '#platform/context/ids.ts';
import type { Database } from '#platform/database/tables.ts';
import type { Block, Placing } from './flash-log.ts';

type Db = Pick<Context, 'db'>;

/** A block as it was looked for in the store. */
export type PlacedBlock = Omit<Block, 'state' | 'nextPlace' | 'importedCount' | 'importedDays'>;

export async function blocksOfLog({ db }: Db, id: FlashLogId): Promise<Block[]> {
  const rows = await db
    .selectFrom('flash_log_blocks')
    .selectAll()
    .where('flash_log_id', '=', id)
    .orderBy('block')
    .execute();
  return rows.map(blockOf);
}

/** Until the transaction ends nobody else imports it or takes it back. */
export async function blockForUpdate({ db }: Db, id: FlashLogId, block: number): Promise<Block | undefined> {
  const row = await db
    .selectFrom('flash_log_blocks')
    .selectAll()
    .where('flash_log_id', '=', id)
    .where('block', '=', block)
    .forUpdate()
    .executeTakeFirst();
  return row && blockOf(row);
}

/** What was imported, or is just being, keeps the times that it was imported by. */
export async function writeBlock({ db }: Db, id: FlashLogId, block: PlacedBlock, at: Date): Promise<void> {
  const found = placedColumns(block);
  await db
    .insertInto('flash_log_blocks')
    .values({ flash_log_id: id, block: block.block, ...found, state: 'checked', changed_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['flash_log_id', 'block'])
        .doUpdateSet(found)
        .where('flash_log_blocks.state', 'in', ['checked', 'undone']),
    )
    .execute();
}

export async function updatePlacing({ db }: Db, id: FlashLogId, block: PlacedBlock): Promise<void> {
  await db
    .updateTable('flash_log_blocks')
    .set(placedColumns(block))
    .where('flash_log_id', '=', id)
    .where('block', '=', block.block)
    .execute();
}

export interface BlockProgress {
  state: FlashLogBlockState;
  nextPlace?: number;
  importedCount?: number;
  importedDays?: number;
}

export async function updateBlock(
  { db }: Db,
  id: FlashLogId,
  block: number,
  { state, nextPlace, importedCount, importedDays }: BlockProgress,
  at: Date,
): Promise<void> {
  await db
    .updateTable('flash_log_blocks')
    .set({
      state,
      changed_at: at,
      ...(nextPlace === undefined ? {} : { next_place: nextPlace }),
      ...(importedCount === undefined ? {} : { imported_count: importedCount }),
      ...(importedDays === undefined ? {} : { imported_days: importedDays }),
    })
    .where('flash_log_id', '=', id)
    .where('block', '=', block)
    .execute();
}

function placedColumns(block: PlacedBlock) {
  return {
    first_record: block.firstRecord,
    last_record: block.lastRecord,
    measurement_count: block.measurementCount,
    firmware_version: block.firmwareVersion ?? null,
    interval_minutes: block.intervalMinutes ?? null,
    transmission_ratio: block.transmissionRatio ?? null,
    placement: JSON.stringify(block.placing satisfies Placing),
    starts_at: block.startsAt ?? null,
    ends_at: block.endsAt ?? null,
    stored_count: block.storedCount,
    match_percent: block.matchPercent ?? null,
    difference_seconds: block.differenceSeconds ?? null,
  };
}

function blockOf(row: Selectable<Database['flash_log_blocks']>): Block {
  return {
    block: row.block,
    firstRecord: row.first_record,
    lastRecord: row.last_record,
    measurementCount: row.measurement_count,
    firmwareVersion: row.firmware_version ?? undefined,
    intervalMinutes: row.interval_minutes ?? undefined,
    transmissionRatio: row.transmission_ratio ?? undefined,
    placing: row.placement,
    startsAt: row.starts_at ?? undefined,
    endsAt: row.ends_at ?? undefined,
    storedCount: row.stored_count,
    matchPercent: row.match_percent ?? undefined,
    differenceSeconds: row.difference_seconds ?? undefined,
    state: row.state,
    nextPlace: row.next_place,
    importedCount: row.imported_count,
    importedDays: row.imported_days,
  };
}
