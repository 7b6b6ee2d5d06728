import { colonyEventKinds, hiveStates } from '@skep/domain';
import * as v from 'valibot';
import {
  day,
  instant,
  maybe,
  mayName,
  oneOfWords,
  type RestoredTable,
  requires,
  rowId,
  words,
} from '#platform/exporting/restored-table.ts';

export const restoredColonyEvents: RestoredTable = {
  name: 'colony_events',
  table: 'colony_events',
  row: v.object({
    id: rowId,
    kind: oneOfWords(colonyEventKinds),
    happened_on: day,
    note: maybe(words()),
    hive_id: rowId,
    other_hive_id: maybe(rowId),
    queen_id: maybe(rowId),
    former_queen_id: maybe(rowId),
    created_at: instant,
  }),
  references: {
    hive_id: requires('hives'),
    other_hive_id: mayName('hives'),
    queen_id: mayName('queens'),
    former_queen_id: mayName('queens'),
  },
  owner: ['user_id', 'author_id'],
  partBy: 'hive_id',
};

export const restoredHiveStates: RestoredTable = {
  name: 'hive_states',
  table: 'hive_states',
  row: v.object({ hive_id: rowId, event_id: rowId, state: oneOfWords(hiveStates), since: day }),
  references: { hive_id: requires('hives'), event_id: requires('colony_events') },
  partBy: 'hive_id',
};
