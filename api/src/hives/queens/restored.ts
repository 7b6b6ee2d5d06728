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
  words,
  yesNo,
} from '#platform/exporting/restored-table.ts';
import { categoryIds, choicesBelow } from '#platform/taxonomy/catalogue.ts';

const races = new Map(choicesBelow(categoryIds.beeRaces).map(({ id, key }) => [key, id]));

export const restoredQueens: RestoredTable = {
  name: 'queens',
  table: 'queens',
  row: v.object({
    id: rowId,
    hive_id: rowId,
    name: maybe(words(500)),
    description: maybe(words()),
    line: maybe(words(500)),
    tree: maybe(words(500)),
    color: maybe(words(20)),
    birth_date: maybe(day),
    is_clipped: yesNo,
    is_fertilized: yesNo,
    mother_id: maybe(rowId),
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
