import {
  apiaryForm,
  hiveLimits,
  type ImportMapping,
  type ImportRefusal,
  importedNumber,
  importedTime,
  isFutureDay,
  isNothing,
  languages,
  queenLimits,
} from '@skep/domain';
import * as v from 'valibot';
import type { ApiaryChanges } from '#hives/apiaries/apiary.ts';
import type { HiveChanges, LayerInput } from '#hives/hive/changes.ts';
import { categoryIds, choicesBelow } from '#platform/taxonomy/catalogue.ts';
import { categoryName } from '#platform/taxonomy/words.ts';
import { isColour } from './hive-words.ts';
import type { ReadHive } from './read-rows.ts';
import { type Reading, type ReadingResult, type RowReader, shown } from './reading.ts';

/** What its cells have said so far. */
interface Said {
  typeId?: number;
  color?: string;
  brood?: number;
  honey?: number;
  frameCount?: number;
  queen: { name?: string; raceId?: number; birthDate?: string };
  place: Partial<Record<PlaceField, string | number>>;
}

type PlaceField = 'street' | 'postalCode' | 'city' | 'country' | 'latitude' | 'longitude';

const placeFields: Readonly<Record<string, PlaceField>> = {
  apiary_street: 'street',
  apiary_postal_code: 'postalCode',
  apiary_city: 'city',
  apiary_country: 'country',
  apiary_latitude: 'latitude',
  apiary_longitude: 'longitude',
};

/** Reads a row as a hive; what of it cannot be taken is left out and told. */
export function hiveReader(mapping: ImportMapping, { titles, now }: Reading): RowReader {
  const at = (wanted: string) => mapping.columns.findIndex(({ role }) => role === wanted);
  const [nameAt, apiaryAt] = [at('device'), at('apiary')];
  const columns = mapping.columns.flatMap(({ role, quantity = '' }, index) =>
    role === 'value' ? [{ index, field: quantity }] : [],
  );
  return {
    read(cells, row) {
      const called = shown(cells[nameAt] ?? '');
      const name = isNothing(called) ? '' : called;
      const refusal = (index: number, reason: ImportRefusal) => {
        return { row, column: titles[index] ?? '', reason, written: shown(cells[index] ?? '') };
      };
      const refused = (index: number, reason: ImportRefusal): ReadingResult => ({
        read: undefined,
        device: undefined,
        refusals: [refusal(index, reason)],
      });
      const apiary = apiaryAt === -1 ? '' : shown(cells[apiaryAt] ?? '');
      if (isTooLong(name)) return refused(nameAt, 'too_long');
      if (isTooLong(apiary)) return refused(apiaryAt, 'too_long');
      const hive: ReadHive = {
        name: name || undefined,
        apiary: apiary || undefined,
        changes: {},
        place: {},
        said: [],
      };
      const said: Said = { queen: {}, place: {} };
      const refusals: ReadingResult['refusals'] = [];
      for (const { index, field } of columns) {
        const cell = shown(cells[index] ?? '');
        if (isNothing(cell)) continue;
        const reason = take(said, field, cell, mapping, now);
        if (reason === undefined) hive.said.push({ field, text: cell });
        else refusals.push(refusal(index, reason));
      }
      const isOfApiary = apiary !== '' && hive.said.every(({ field }) => field in placeFields);
      if (isNothing(name) && !isOfApiary) return refused(nameAt, 'no_value');
      hive.changes = changesOf(name, said);
      hive.place = placeOf(said);
      return { read: undefined, hive, device: undefined, refusals };
    },
  };
}

const isTooLong = (name: string) => [...name].length > hiveLimits.nameLength;

/** Adds what a cell says. @returns why it cannot */
function take(
  said: Said,
  field: string,
  cell: string,
  mapping: ImportMapping,
  now: Date,
): ImportRefusal | undefined {
  const count = (min: number, max: number, keep: (count: number) => void) => {
    const number = importedNumber(cell, mapping.hasDecimalComma);
    if (number === undefined) return 'not_a_number';
    if (!Number.isInteger(number) || number < min || number > max) return 'out_of_range';
    keep(number);
    return undefined;
  };
  const choice = (parent: number, keep: (id: number) => void) => {
    const id = idOfName(parent, cell);
    if (id === undefined) return 'unknown_choice';
    keep(id);
    return undefined;
  };
  const placeField = placeFields[field];
  if (placeField !== undefined) return takePlace(said, placeField, cell, mapping);
  switch (field) {
    case 'type':
      return choice(categoryIds.hiveType, (id) => (said.typeId = id));
    case 'hive_color':
      if (!isColour(cell)) return 'unknown_choice';
      said.color = cell.toLowerCase();
      return undefined;
    case 'brood_boxes':
      return count(0, mostBoxes, (boxes) => (said.brood = boxes));
    case 'supers':
      return count(0, mostBoxes, (boxes) => (said.honey = boxes));
    case 'frames':
      return count(hiveLimits.frameCountMin, hiveLimits.frameCountMax, (count) => (said.frameCount = count));
    case 'queen_name':
      if ([...cell].length > queenLimits.nameLength) return 'too_long';
      said.queen.name = cell;
      return undefined;
    case 'queen_race':
      return choice(categoryIds.beeRaces, (id) => (said.queen.raceId = id));
    default: {
      const day = birthDayIn(cell, mapping);
      if (day === undefined) return 'not_a_time';
      if (isFutureDay(day, now)) return 'time_in_future';
      said.queen.birthDate = day;
      return undefined;
    }
  }
}

function takePlace(
  said: Said,
  field: PlaceField,
  cell: string,
  { hasDecimalComma }: ImportMapping,
): ImportRefusal | undefined {
  const value = field.endsWith('tude') ? importedNumber(cell, hasDecimalComma) : cell;
  if (value === undefined) return 'not_a_number';
  const place = { ...said.place, [field]: value };
  if (!isPlace({ ...said, place })) return 'unknown_choice';
  said.place = place;
  return undefined;
}

function placeOf({ place: { latitude, longitude, ...address } }: Said): ApiaryChanges {
  const isWhole = typeof latitude === 'number' && typeof longitude === 'number';
  const words = Object.entries(address).map(([name, value]) => [name, String(value)] as const);
  return {
    ...(words.length > 0 && { address: Object.fromEntries(words) }),
    ...(isWhole && { coordinates: { latitude, longitude } }),
  };
}

/** Whether an apiary may be there; of a place half is not said yet. */
function isPlace(said: Said): boolean {
  const { latitude = 0, longitude = 0 } = said.place;
  const { address } = placeOf(said);
  return v.safeParse(apiaryForm, { name: 'x', address, coordinates: { latitude, longitude } }).success;
}

/** Of each kind: half of what a hive may have at all. */
const mostBoxes = hiveLimits.layerCountMax / 2;

/** Many lists know her year alone, which is what the colour of her mark tells. */
function birthDayIn(cell: string, { dateOrder: order }: ImportMapping): string | undefined {
  if (/^(?:19|20)\d\d$/.test(cell)) return `${cell}-01-01`;
  return importedTime(cell, undefined, { order, timeZone: 'UTC' })?.toISOString().slice(0, 10);
}

function changesOf(name: string, { typeId, color, brood, honey, frameCount, queen }: Said): HiveChanges {
  const isOfBoxes = brood !== undefined || honey !== undefined || frameCount !== undefined;
  const boxes = (kind: 'honey' | 'brood', count: number): LayerInput[] =>
    Array.from({ length: count }, () => ({ kind, frameCount }));
  return {
    name,
    ...(typeId !== undefined && { typeId }),
    ...(color !== undefined && { color }),
    // Where only one kind is given there is none of the other, except for the room that bees need.
    ...(isOfBoxes && {
      layers: { kind: 'listed', layers: [...boxes('honey', honey ?? 0), ...boxes('brood', brood ?? 1)] },
    }),
    ...(Object.keys(queen).length > 0 && { queen }),
  };
}

const idsOfNames = new Map<number, ReadonlyMap<string, number>>();

/** A choice by its name in any language, or its key. */
export function idOfName(parent: number, cell: string): number | undefined {
  const known = idsOfNames.get(parent) ?? namesBelow(parent);
  idsOfNames.set(parent, known);
  return known.get(cell.toLowerCase());
}

function namesBelow(parent: number): ReadonlyMap<string, number> {
  const ids = new Map<string, number>();
  for (const category of choicesBelow(parent))
    for (const name of [category.key, ...languages.map(({ code }) => categoryName(code, category))])
      if (!ids.has(name.toLowerCase())) ids.set(name.toLowerCase(), category.id);
  return ids;
}
