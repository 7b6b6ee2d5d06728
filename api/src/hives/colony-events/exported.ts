import { sql } from 'kysely';
import type { ColonyEventId } from '#platform/context/ids.ts';
import { tableById } from '#platform/exporting/export-table.ts';

const eventColumns = [
  'id',
  'kind',
  'happened_on',
  'note',
  'hive_id',
  'other_hive_id',
  'queen_id',
  'former_queen_id',
  'created_at',
] as const;

export const exportedColonyEvents = tableById(
  'colony_events',
  eventColumns,
  ({ db }, { ownerId, after, limit }) =>
    db
      .selectFrom('colony_events')
      .select(eventColumns)
      .where('user_id', '=', ownerId)
      .where('id', '>', sql<ColonyEventId>`${after}`)
      .orderBy('id')
      .limit(limit)
      .execute(),
);

const stateColumns = ['id', 'hive_id', 'event_id', 'state', 'since'] as const;

export const exportedHiveStates = tableById(
  'hive_states',
  stateColumns,
  ({ db }, { ownerId, after, limit }) =>
    db
      .selectFrom('hive_states as state')
      .innerJoin('hives', 'hives.id', 'state.hive_id')
      .select(['state.id', 'state.hive_id', 'state.event_id', 'state.state', 'state.since'])
      .where('hives.user_id', '=', ownerId)
      .where('hives.deleted_at', 'is', null)
      .where('state.id', '>', after)
      .orderBy('state.id')
      .limit(limit)
      .execute(),
);
