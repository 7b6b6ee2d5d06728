import type { Selectable } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Database } from '#platform/database/tables.ts';
import type { Layer } from './hive.ts';

/** The layers of each hive, from the roof to the floor. */
export async function layersOfHives(
  { db }: Pick<Context, 'db'>,
  hiveIds: readonly HiveId[],
): Promise<Map<HiveId, Layer[]>> {
  const rows = await db
    .selectFrom('hive_layers')
    .selectAll()
    .where('hive_id', '=', anyOf(hiveIds))
    .orderBy('sort_order', 'desc')
    .orderBy('id')
    .execute();
  const layers = new Map<HiveId, Layer[]>();
  for (const row of rows) layers.set(row.hive_id, [...(layers.get(row.hive_id) ?? []), layerOf(row)]);
  return layers;
}

export function layerOf(row: Selectable<Database['hive_layers']>): Layer {
  return {
    id: row.id,
    kind: row.kind,
    order: row.sort_order,
    color: row.color ?? undefined,
    frameCount: row.frame_count ?? undefined,
  };
}
