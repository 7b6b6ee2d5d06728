import { continentOf } from '#hives/apiaries/continents.ts';
import type { RestoredRow } from '#platform/exporting/restored-table.ts';
import { categoryById, categoryIds, choicesBelow, locationTypes } from '#platform/taxonomy/catalogue.ts';
import {
  dayIn,
  type Found,
  flagIn,
  instantIn,
  listIn,
  numberIn,
  objectIn,
  textIn,
  wholeIn,
} from './answers.ts';

type TableRow = readonly [table: string, row: RestoredRow];

/** An apiary of the old format, as rows of an archive. */
export function apiaryRow(location: Found, now: string): RestoredRow {
  const { type } = location;
  const createdAt = instantIn(location.created_at) ?? now;
  return {
    id: numberIn(location.id),
    name: textIn(location.name, 500) ?? '-',
    description: textIn(location.description),
    color: textIn(location.hex_color, 20),
    is_roofed: flagIn(location.roofed),
    location_type: locationTypes().find((known) => known === type) ?? 'fixed',
    continent: continentOf(textIn(location.continent) ?? 'eu'),
    country_code: textIn(location.country_code, 10),
    city: textIn(location.city, 500),
    street: textIn(location.street, 500),
    street_number: textIn(location.street_no, 100),
    postal_code: textIn(location.postal_code, 100),
    latitude: numberIn(location.coordinate_lat),
    longitude: numberIn(location.coordinate_lon),
    created_at: createdAt,
    updated_at: createdAt,
    favourite: flagIn(location.favourite) ?? false,
  };
}

/** A hive of the old format with its layers and its queen, as rows of an archive. */
export function hiveRows(hive: Found, now: string): TableRow[] {
  const id = numberIn(hive.id);
  const createdAt = instantIn(hive.created_at) ?? now;
  const queen = objectIn(hive.queen);
  return [
    [
      'hives',
      {
        ...{ id, apiary_id: numberIn(hive.location_id), name: textIn(hive.name, 500) ?? '-' },
        color: textIn(hive.color, 20),
        sort_order: wholeIn(hive.order),
        colony_size: wholeIn(hive.colony_size),
        sample_code: textIn(hive.sample_code, 50),
        checklist_id: numberIn(hive.checklist_id),
        brood_box_width_cm: numberIn(hive.bb_width_cm),
        brood_box_depth_cm: numberIn(hive.bb_depth_cm),
        brood_box_height_cm: numberIn(hive.bb_height_cm),
        frame_width_cm: numberIn(hive.fr_width_cm),
        frame_height_cm: numberIn(hive.fr_height_cm),
        type: keyOf(hiveTypes, hive.hive_type_id, hive.type) ?? 'custom',
        favourite: flagIn(hive.favourite) ?? false,
        ...{ created_at: createdAt, updated_at: createdAt },
      },
    ],
    ['hive_places', { hive_id: id, apiary_id: numberIn(hive.location_id), since: createdAt, until: null }],
    ...listIn(hive.layers).map((layer) => ['hive_layers', layerRow(layer, id)] as const),
    ...(queen ? queenRows({ ...queen, hive_id: id }, createdAt) : []),
  ];
}

function layerRow(layer: Found, hiveId: number | null): RestoredRow {
  const frames = wholeIn(layer.framecount);
  return {
    hive_id: hiveId,
    kind: textIn(layer.type),
    sort_order: wholeIn(layer.order) ?? 0,
    color: textIn(layer.color, 20),
    frame_count: frames === 0 ? null : frames,
  };
}

/**
 * A queen and when she headed her hive.
 * @param hiveCreatedAt since when, where nothing says it
 * @param isPresent false for one who heads it no longer: without a last day nothing is known of her time
 */
export function queenRows(queen: Found, hiveCreatedAt: string, isPresent = true): TableRow[] {
  const [id, hiveId] = [numberIn(queen.id), numberIn(queen.hive_id)];
  const createdAt = instantIn(queen.created_at) ?? hiveCreatedAt;
  const [born, gone] = [dayIn(queen.birth_date), dayIn(queen.gone_on)];
  const hiveDay = hiveCreatedAt.slice(0, 10);
  const tenure = { queen_id: id, hive_id: hiveId, event_id: null };
  const came = born !== null && born > hiveDay ? born : hiveDay;
  return [
    [
      'queens',
      {
        ...{ id, hive_id: hiveId, name: textIn(queen.name, 500), description: textIn(queen.description) },
        ...{ line: textIn(queen.line, 500), tree: textIn(queen.tree, 500), color: textIn(queen.color, 20) },
        ...{ birth_date: born, gone_on: gone, fate: textIn(queen.fate) },
        is_clipped: flagIn(queen.clipped) ?? false,
        is_fertilized: flagIn(queen.fertilized) ?? false,
        mother_id: numberIn(queen.mother_id),
        race: keyOf(races, queen.race_id, queen.race) ?? 'other',
        created_at: createdAt,
      },
    ],
    ...(isPresent || gone !== null
      ? [
          [
            'queen_reigns',
            { ...tenure, since: gone !== null && gone < came ? gone : came, until: gone },
          ] as const,
        ]
      : []),
  ];
}

const keysBelow = (id: number) => new Set(choicesBelow(id).map(({ key }) => key));
const hiveTypes = keysBelow(categoryIds.hiveType);
const races = keysBelow(categoryIds.beeRaces);

/** The key of a hive type or race; ids are the same everywhere unless the other server added its own. */
function keyOf(known: ReadonlySet<string>, id: unknown, name: unknown): string | undefined {
  const keys = [textIn(name), categoryById(numberIn(id) ?? 0)?.key];
  return keys.find((key): key is string => typeof key === 'string' && known.has(key));
}

/** Hive types and races that Skep does not have: those hives and queens get the general one. */
export function unknownKinds(hive: Found): string[] {
  const queen = objectIn(hive.queen);
  const names = [
    keyOf(hiveTypes, hive.hive_type_id, hive.type) === undefined && textIn(hive.type),
    queen !== undefined && keyOf(races, queen.race_id, queen.race) === undefined && textIn(queen.race),
  ];
  return names.filter((name): name is string => typeof name === 'string');
}
