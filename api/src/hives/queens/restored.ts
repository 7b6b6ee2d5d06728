import { queenEnds } from '@skep/domain';
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
} from '#platform/exporting/restored-table.ts';
import { restoredColumns } from '#platform/resource/fields.ts';
import { categoryIds, choicesBelow } from '#platform/taxonomy/catalogue.ts';
import { exportedQueenFields } from './queen-fields.ts';

const races = new Map(choicesBelow(categoryIds.beeRaces).map(({ id, key }) => [key, id]));

export const restoredQueens: RestoredTable = {
  name: 'queens',
  table: 'queens',
  row: v.object({
    id: rowId,
    hive_id: rowId,
    ...restoredColumns(exportedQueenFields),
    gone_on: maybe(day),
    fate: maybe(oneOfWords(queenEnds)),
    created_at: instant,
    race: v.pipe(
      v.string(),
      v.check((race) => races.has(race)),
    ),
  }),
  references: { hive_id: requires('hives') },
  among: 'ofHives',
  self: 'mother_id',
  change: ({ race, ...row }) => ({ ...row, race_id: races.get(String(race)) ?? null }),
};

export const restoredTenures: RestoredTable = {
  name: 'queen_reigns',
  table: 'queen_reigns',
  row: v.object({
    queen_id: rowId,
    hive_id: rowId,
    event_id: maybe(rowId),
    since: day,
    until: maybe(day),
  }),
  references: {
    queen_id: requires('queens'),
    hive_id: requires('hives'),
    event_id: mayName('colony_events'),
  },
  partBy: 'queen_id',
};
