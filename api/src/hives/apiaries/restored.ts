import * as v from 'valibot';
import { roomForApiaries } from '#hive-core/room-store.ts';
import {
  decimal,
  instant,
  maybe,
  type RestoredTable,
  rowId,
  words,
  yesNo,
} from '#platform/exporting/restored-table.ts';
import { locationTypes } from '#platform/taxonomy/catalogue.ts';

export const restoredApiaries: RestoredTable = {
  name: 'apiaries',
  table: 'apiaries',
  row: v.object({
    id: rowId,
    name: words(500),
    description: maybe(words()),
    color: maybe(words(20)),
    is_roofed: maybe(yesNo),
    location_type: v.pipe(
      words(50),
      v.check((type) => locationTypes().includes(type)),
    ),
    continent: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/)), 'eu'),
    country_code: maybe(words(10)),
    city: maybe(words(500)),
    street: maybe(words(500)),
    street_number: maybe(words(100)),
    postal_code: maybe(words(100)),
    latitude: maybe(v.pipe(decimal, v.minValue(-90), v.maxValue(90))),
    longitude: maybe(v.pipe(decimal, v.minValue(-180), v.maxValue(180))),
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
