import * as v from 'valibot';
import { roomForApiaries } from '#hive-core/room-store.ts';
import { instant, type RestoredTable, rowId, words, yesNo } from '#platform/exporting/restored-table.ts';
import { restoredColumns } from '#platform/resource/fields.ts';
import { locationTypes } from '#platform/taxonomy/catalogue.ts';
import { apiaryFields } from './apiary.ts';

export const restoredApiaries: RestoredTable = {
  name: 'apiaries',
  table: 'apiaries',
  row: v.object({
    id: rowId,
    ...restoredColumns(apiaryFields),
    location_type: v.pipe(
      words(50),
      v.check((type) => locationTypes().includes(type)),
    ),
    continent: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/)), 'eu'),
    created_at: instant,
    updated_at: instant,
    favourite: v.optional(yesNo, false),
  }),
  references: {},
  owner: ['user_id'],
  among: 'ownUndeleted',
  room: roomForApiaries,
  favourite: { table: 'favourite_apiaries', column: 'apiary_id' },
};
