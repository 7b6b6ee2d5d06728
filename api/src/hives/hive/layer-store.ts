import { type Selectable, sql } from 'kysely';
import type { Layer } from '#hives/queries/hive.ts';
import { layerOf } from '#hives/queries/layer-store.ts';
import type { Context } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import type { Database } from '#platform/database/tables.ts';
import type { LayerFields } from './changes.ts';

type Db = Pick<Context, 'db'>;

export interface NewLayer extends LayerFields {
  hiveId: HiveId;
}

export async function insertLayers({ db }: Db, layers: readonly NewLayer[]): Promise<void> {
  if (layers.length === 0) return;
  await db
    .insertInto('hive_layers')
    .values(layers.map((layer) => ({ ...columnsOf(layer), hive_id: layer.hiveId })))
    .execute();
}

/**
 * Brings a hive's layers to this list, in one statement: those with an id are changed, those without are new, missing
 * ones go. @returns them as they are now, from the roof to the floor.
 */
export async function replaceLayers(
  { db }: Db,
  hiveId: HiveId,
  layers: readonly LayerFields[],
): Promise<Layer[]> {
  const column = <Value>(value: (layer: LayerFields) => Value) => layers.map(value);
  const storedIds = layers.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const { rows } = await sql<Selectable<Database['hive_layers']>>`
    with wanted as (
      select * from unnest(
        ${column(({ id }) => id ?? null)}::int[], ${column(({ kind }) => kind)}::text[],
        ${column(({ order }) => order ?? 0)}::int[], ${column(({ color }) => color ?? null)}::text[],
        ${column(({ frameCount }) => frameCount ?? null)}::int[]
      ) as wanted(id, kind, sort_order, color, frame_count)
    ), gone as (
      delete from hive_layers where hive_id = ${hiveId} and id <> all(${storedIds}::int[])
    ), changed as (
      update hive_layers as layer
      set kind = wanted.kind, sort_order = wanted.sort_order, color = wanted.color,
        frame_count = wanted.frame_count
      from wanted where layer.id = wanted.id and layer.hive_id = ${hiveId} returning layer.*
    ), added as (
      insert into hive_layers (hive_id, kind, sort_order, color, frame_count)
      select ${hiveId}::int, kind, sort_order, color, frame_count from wanted where id is null returning *
    )
    select * from changed union all select * from added order by sort_order desc, id`.execute(db);
  return rows.map(layerOf);
}

function columnsOf({ kind, order, color, frameCount }: LayerFields) {
  return { kind, sort_order: order ?? 0, color: color ?? null, frame_count: frameCount ?? null };
}
