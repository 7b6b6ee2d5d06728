import { sql } from 'kysely';
import { exportedHiveFields } from '#hive-core/hive-fields.ts';
import type { HiveId, LayerId } from '#platform/context/ids.ts';
import { tableById } from '#platform/exporting/export-table.ts';
import { exportedColumns } from '#platform/resource/fields.ts';
import { categoryKey } from '#platform/taxonomy/catalogue.ts';

const hiveColumns = [
  'id',
  'apiary_id',
  ...exportedColumns(exportedHiveFields),
  'created_at',
  'updated_at',
] as const;

export const exportedHives = tableById(
  'hives',
  [...hiveColumns, 'type', 'favourite'],
  async ({ db }, { ownerId, after, limit }) => {
    const rows = await db
      .selectFrom('hives')
      .select([...hiveColumns, 'type_id'])
      .select(
        sql<boolean>`exists (
          select 1 from favourite_hives as favourite
          where favourite.hive_id = hives.id and favourite.user_id = ${ownerId}
        )`.as('favourite'),
      )
      .where('user_id', '=', ownerId)
      .where('deleted_at', 'is', null)
      .where('id', '>', sql<HiveId>`${after}`)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ type_id, ...row }) => ({ ...row, type: categoryKey(type_id) }));
  },
);

const layerColumns = ['id', 'hive_id', 'kind', 'sort_order', 'color', 'frame_count'] as const;

export const exportedLayers = tableById('hive_layers', layerColumns, ({ db }, { ownerId, after, limit }) =>
  db
    .selectFrom('hive_layers as layer')
    .innerJoin('hives', 'hives.id', 'layer.hive_id')
    .select([
      'layer.id',
      'layer.hive_id',
      'layer.kind',
      'layer.sort_order',
      'layer.color',
      'layer.frame_count',
    ])
    .where('hives.user_id', '=', ownerId)
    .where('hives.deleted_at', 'is', null)
    .where('layer.id', '>', sql<LayerId>`${after}`)
    .orderBy('layer.id')
    .limit(limit)
    .execute(),
);

const placeColumns = ['id', 'hive_id', 'apiary_id', 'apiary', 'since', 'until'] as const;

/** With the names of apiaries that are deleted since: the hive stood there all the same. */
export const exportedPlaces = tableById('hive_places', placeColumns, ({ db }, { ownerId, after, limit }) =>
  db
    .selectFrom('hive_places as place')
    .innerJoin('hives', 'hives.id', 'place.hive_id')
    .innerJoin('apiaries', 'apiaries.id', 'place.apiary_id')
    .select(['place.id', 'place.hive_id', 'place.apiary_id', 'apiaries.name as apiary'])
    .select(['place.since', 'place.until'])
    .where('hives.user_id', '=', ownerId)
    .where('hives.deleted_at', 'is', null)
    .where('place.id', '>', after)
    .orderBy('place.id')
    .limit(limit)
    .execute(),
);
