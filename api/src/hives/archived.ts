import { colonyEventKinds, hiveStates, layerKinds, queenEnds, queenPurposes } from '@skep/domain';
import { sql } from 'kysely';
import * as v from 'valibot';
import { exportedHiveFields } from '#hive-core/hive-fields.ts';
import { roomForApiaries, roomForHives } from '#hive-core/room-store.ts';
import {
  archiveTable,
  favouriteIn,
  mayName,
  nameIn,
  ofHives,
  ownUndeleted,
  requires,
  type Whose,
} from '#platform/exporting/archive-table.ts';
import { day, instant, maybe, oneOfWords, rowId, whole, words } from '#platform/exporting/restored-table.ts';
import { restoredColumns } from '#platform/resource/fields.ts';
import { categoryIds, categoryKey, choicesBelow, locationTypes } from '#platform/taxonomy/catalogue.ts';
import { apiaryFields } from './apiaries/apiary.ts';
import { exportedQueenFields } from './queens/queen-fields.ts';
import { hiveTagFields } from './tags/hive-tag-fields.ts';

/** Archives name a choice of the taxonomy by its key. */
function keyOfChoice(categoryId: number, from: string) {
  const ids = new Map(choicesBelow(categoryId).map(({ id, key }) => [key, id]));
  const restored = v.pipe(
    v.string(),
    v.check((key) => ids.has(key)),
  );
  return {
    column: { from, show: categoryKey, restored },
    idOf: (key: unknown) => ids.get(String(key)) ?? null,
  };
}

const type = keyOfChoice(categoryIds.hiveType, 'type_id');
const race = keyOfChoice(categoryIds.beeRaces, 'race_id');

const apiaries = archiveTable(
  'apiaries',
  {
    id: rowId,
    ...restoredColumns(apiaryFields),
    location_type: v.pipe(
      words(50),
      v.check((name) => locationTypes().includes(name)),
    ),
    continent: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/)), 'eu'),
    ...{ created_at: instant, updated_at: instant },
    favourite: favouriteIn('favourite_apiaries', 'apiary_id', 'apiaries'),
  },
  { whose: ownUndeleted, restore: { owner: ['user_id'], room: roomForApiaries } },
);

const hives = archiveTable(
  'hives',
  {
    ...{ id: rowId, apiary_id: requires('apiaries') },
    ...restoredColumns(exportedHiveFields),
    checklist_id: mayName('checklists'),
    ...{ created_at: instant, updated_at: instant, type: type.column },
    favourite: favouriteIn('favourite_hives', 'hive_id', 'hives'),
  },
  {
    whose: ownUndeleted,
    restore: {
      owner: ['user_id'],
      room: roomForHives,
      change({ type: key, ...row }, ids) {
        ids.remember(`apiary of ${row.id}`, Number(row.apiary_id));
        return { ...row, type_id: type.idOf(key) };
      },
    },
  },
);

const partOfHive = { whose: ofHives, restore: { partBy: 'hive_id' } };

const layers = archiveTable(
  'hive_layers',
  {
    ...{ id: {}, hive_id: requires('hives'), kind: oneOfWords(layerKinds), sort_order: whole },
    ...{ color: maybe(words(20)), frame_count: maybe(whole) },
  },
  partOfHive,
);

/** With the names of apiaries that are deleted since: the hive stood there all the same. */
const places = archiveTable(
  'hive_places',
  {
    ...{ id: {}, hive_id: requires('hives'), apiary_id: requires('apiaries') },
    ...{ apiary: nameIn('apiaries', 'apiary_id'), since: instant, until: maybe(instant) },
  },
  partOfHive,
);

const states = archiveTable(
  'hive_states',
  {
    ...{ id: {}, hive_id: requires('hives'), event_id: requires('colony_events') },
    ...{ state: oneOfWords(hiveStates), since: day },
  },
  partOfHive,
);

const events = archiveTable(
  'colony_events',
  {
    ...{ id: rowId, kind: oneOfWords(colonyEventKinds), happened_on: day, note: maybe(words()) },
    ...{ hive_id: requires('hives'), other_hive_id: mayName('hives') },
    ...{ queen_id: mayName('queens'), former_queen_id: mayName('queens'), created_at: instant },
    ...{ moved_boxes: maybe(whole), moved_frames: maybe(whole) },
  },
  { restore: { owner: ['user_id', 'author_id'], partBy: 'hive_id' } },
);

const inHivesOf: Whose = (ownerId) => sql`hive_id in (select id from hives where user_id = ${ownerId})`;

const ofNoHive: Whose = (ownerId) => sql`hive_id is null and user_id = ${ownerId}`;

const queens = archiveTable(
  'queens',
  {
    // A queen who has headed no hive yet has none.
    ...{ id: rowId, hive_id: mayName('hives') },
    ...restoredColumns(exportedQueenFields),
    ...{ gone_on: maybe(day), fate: maybe(oneOfWords(queenEnds)) },
    ...{ place: maybe(words(500)), purpose: maybe(oneOfWords(queenPurposes)), recipient: maybe(words(500)) },
    ...{ created_at: instant, race: race.column },
  },
  {
    whose: (ownerId, context) =>
      sql`deleted_at is null and (${inHivesOf(ownerId, context)} or ${ofNoHive(ownerId, context)})`,
    restore: {
      among: (ownerId, context) =>
        sql`deleted_at is null and (${ofHives(ownerId, context)} or ${ofNoHive(ownerId, context)})`,
      self: 'mother_id',
      change: ({ race: key, ...row }, _ids, { hive_id }) =>
        row.hive_id === null && hive_id !== null ? undefined : { ...row, race_id: race.idOf(key) },
      owner: ['user_id'],
    },
  },
);

/** With the names of hives that are deleted since: she headed them all the same. */
const tenures = archiveTable(
  'queen_reigns',
  {
    ...{ id: {}, queen_id: requires('queens'), hive_id: requires('hives') },
    ...{ hive: nameIn('hives', 'hive_id'), event_id: mayName('colony_events') },
    ...{ since: day, until: maybe(day) },
  },
  {
    whose: (ownerId, context) =>
      sql`queen_id in (select id from queens where deleted_at is null) and ${inHivesOf(ownerId, context)}`,
    restore: { partBy: 'queen_id' },
  },
);

/** A number that the person uses for another hive by now stays with that one. */
export const archivedTags = archiveTable(
  'hive_tags',
  { ...restoredColumns(hiveTagFields), hive_id: requires('hives'), created_at: instant },
  {
    order: ['tag'],
    restore: {
      owner: ['user_id'],
      partBy: 'hive_id',
      change: (row) => ({ ...row, updated_at: row.created_at ?? null }),
    },
  },
);

export const archivedHives = [apiaries, hives, layers, places, states, events, queens, tenures, archivedTags];
