import { layerKinds } from '@skep/domain';
import * as v from 'valibot';
import { exportedHiveFields } from '#hive-core/hive-fields.ts';
import { roomForHives } from '#hive-core/room-store.ts';
import {
  instant,
  maybe,
  mayName,
  oneOfWords,
  type RestoredTable,
  requires,
  rowId,
  whole,
  words,
  yesNo,
} from '#platform/exporting/restored-table.ts';
import { restoredColumns } from '#platform/resource/fields.ts';
import { categoryIds, choicesBelow } from '#platform/taxonomy/catalogue.ts';

const hiveTypes = new Map(choicesBelow(categoryIds.hiveType).map(({ id, key }) => [key, id]));

export const restoredHives: RestoredTable = {
  name: 'hives',
  table: 'hives',
  row: v.object({
    id: rowId,
    apiary_id: rowId,
    ...restoredColumns(exportedHiveFields),
    created_at: instant,
    updated_at: instant,
    type: v.pipe(
      v.string(),
      v.check((type) => hiveTypes.has(type)),
    ),
    favourite: v.optional(yesNo, false),
  }),
  references: { apiary_id: requires('apiaries'), checklist_id: mayName('checklists') },
  owner: ['user_id'],
  among: 'ownUndeleted',
  room: roomForHives,
  favourite: { table: 'favourite_hives', column: 'hive_id' },
  change({ type, ...row }, ids) {
    ids.remember(`apiary of ${row.id}`, Number(row.apiary_id));
    return { ...row, type_id: hiveTypes.get(String(type)) ?? null };
  },
};

export const restoredLayers: RestoredTable = {
  name: 'hive_layers',
  table: 'hive_layers',
  row: v.object({
    hive_id: rowId,
    kind: oneOfWords(layerKinds),
    sort_order: whole,
    color: maybe(words(20)),
    frame_count: maybe(whole),
  }),
  references: { hive_id: requires('hives') },
  partBy: 'hive_id',
};

export const restoredPlaces: RestoredTable = {
  name: 'hive_places',
  table: 'hive_places',
  row: v.object({ hive_id: rowId, apiary_id: rowId, since: instant, until: maybe(instant) }),
  references: { hive_id: requires('hives'), apiary_id: requires('apiaries') },
  partBy: 'hive_id',
};
