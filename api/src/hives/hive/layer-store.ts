import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { HiveId, LayerId } from '#platform/context/ids.ts';
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

/** Brings a hive's layers to this list: those with an id are changed, those without are new, missing ones go. */
export async function replaceLayers(
  context: Db,
  hiveId: HiveId,
  layers: readonly LayerFields[],
): Promise<void> {
  const { db } = context;
  const keptIds = layers.flatMap(({ id }) => (id === undefined ? [] : [id]));
  await db
    .deleteFrom('hive_layers')
    .where('hive_id', '=', hiveId)
    .where('id', '<>', sql<LayerId>`all(${keptIds}::int[])`)
    .execute();
  await updateLayers(
    context,
    hiveId,
    layers.filter(({ id }) => id !== undefined),
  );
  await insertLayers(
    context,
    layers.filter(({ id }) => id === undefined).map((layer) => ({ ...layer, hiveId })),
  );
}

/** One query, however many there are. */
async function updateLayers({ db }: Db, hiveId: HiveId, layers: readonly LayerFields[]): Promise<void> {
  const column = <Value>(value: (layer: LayerFields) => Value) => layers.map(value);
  await sql`
    update hive_layers as layer
    set kind = new.kind, sort_order = new.sort_order, color = new.color, frame_count = new.frame_count
    from unnest(
      ${column(({ id }) => id)}::int[], ${column(({ kind }) => kind)}::text[],
      ${column(({ order }) => order ?? 0)}::int[], ${column(({ color }) => color ?? null)}::text[],
      ${column(({ frameCount }) => frameCount ?? null)}::int[]
    ) as new(id, kind, sort_order, color, frame_count)
    where layer.id = new.id and layer.hive_id = ${hiveId}`.execute(db);
}

function columnsOf({ kind, order, color, frameCount }: LayerFields) {
  return { kind, sort_order: order ?? 0, color: color ?? null, frame_count: frameCount ?? null };
}
