import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import type { Layer } from './hive.ts';

/** The layers of each hive, from the roof to the floor. */
export async function layersOfHives(
  { db }: Pick<Context, 'db'>,
  hiveIds: readonly HiveId[],
): Promise<Map<HiveId, Layer[]>> {
  const rows = await db
    .selectFrom('hive_layers')
    .selectAll()
    .where('hive_id', '=', sql<HiveId>`any(${hiveIds}::int[])`)
    .orderBy('sort_order', 'desc')
    .orderBy('id')
    .execute();
  const layers = new Map<HiveId, Layer[]>();
  for (const { hive_id, sort_order, frame_count, id, kind, color } of rows) {
    const layer: Layer = {
      id,
      kind,
      order: sort_order,
      color: color ?? undefined,
      frameCount: frame_count ?? undefined,
    };
    layers.set(hive_id, [...(layers.get(hive_id) ?? []), layer]);
  }
  return layers;
}
