import { gradeOfMood, type ImportSheetReason, moods } from '@skep/domain';
import { csvCell } from './sheet-rows.ts';

/**
 * The workbook of the BEEP app: sheets that name hives and apiaries by numbers, which only its other sheets explain.
 * Each becomes a table that says all of it, with titles that any table of its kind may have.
 */
export type LinkedKind = 'apiaries' | 'hives' | 'inspections' | 'devices';

/** In the order in which they are brought in. */
export const linkedKinds = ['hives', 'inspections', 'devices'] as const;

/** How its English and its Dutch version call columns, and how the tables made of it do; `''`: left out. */
const titles: Readonly<Record<Exclude<LinkedKind, 'apiaries'>, Readonly<Record<string, string>>>> = {
  hives: {
    ...{ name: 'hive', naam: 'hive', type: 'hive type' },
    ...{ 'queen name': 'queen name', 'moer naam': 'queen name' },
    ...{ 'queen birth': 'queen born', 'moer geboren': 'queen born' },
    ...{ 'brood layers': 'brood boxes', broedlagen: 'brood boxes' },
    ...{ 'honey layers': 'supers', honinglagen: 'supers' },
    ...{ 'frames total': 'frames', 'raten totaal': 'frames' },
  },
  inspections: {
    ...{ 'created at': 'date', 'aangemaakt op': 'date' },
    ...{ 'general impression': 'impression', 'algemene indruk': 'impression' },
    ...{ 'needs attention': 'needs_attention', 'aandacht nodig': 'needs_attention' },
    ...{ reminder: 'reminder', herinnering: 'reminder' },
    ...{ 'reminder date': 'reminder_local', herinneringsdatum: 'reminder_local' },
    ...{ notes: 'notes', notities: 'notes' },
    ...{ 'hive name': '', kastnaam: '', hive: '', kast: '' },
  },
  devices: {
    ...{ name: 'device name', naam: 'device name', type: 'device type' },
    ...{ key: 'key', hardware_id: 'hardware id', measurement_interval_min: 'interval' },
  },
};

const plain = (title: string) => title.trim().toLowerCase();

/** Which of its sheets has these titles; undefined: none that can be brought in. */
export function linkedKindOf(row: readonly string[]): LinkedKind | undefined {
  const has = (title: string) => row.some((each) => plain(each) === title);
  if (!has('user_id')) return undefined;
  if (has('inspection_id')) return 'inspections';
  if (has('device_id')) return has('hardware_id') ? 'devices' : undefined;
  if (has('hive_id')) return has('location_id') ? 'hives' : undefined;
  return has('location_id') ? 'apiaries' : undefined;
}

/** Whether it is another sheet of that workbook: people, and lists of addresses of files. */
export function isOtherLinked(row: readonly string[]): boolean {
  return plain(row[0] ?? '') === 'user_id' && linkedKindOf(row) === undefined;
}

/** Why such a sheet is not imported: its measurements are in files elsewhere. */
export function reasonOfOther(row: readonly string[]): ImportSheetReason {
  if (!isOtherLinked(row)) return 'no_table';
  return row.some((title) => plain(title) === 'device_id') ? 'links' : 'people';
}

/** What numbers of hives and apiaries mean. */
export interface LinkedNames {
  apiaries: Map<string, { name: string; place: readonly string[] }>;
  hives: Map<string, { name: string; apiary: string }>;
}

const placeTitles = ['street', 'postal code', 'city', 'country', 'latitude', 'longitude'] as const;
const placeColumns: readonly (readonly string[])[] = [
  ['address', 'adres'],
  ['postal code', 'postcode'],
  ['city', 'stad'],
  ['country', 'land'],
  ['lattitude', 'latitude', 'breedtegraad'],
  ['longitude', 'lengtegraad'],
];

/** Notes what the rows of its apiaries and its hives are called. */
export function noteNames(
  names: LinkedNames,
  kind: LinkedKind,
  head: readonly string[],
  below: readonly (readonly string[])[],
): void {
  const at = columnIn(head);
  for (const row of below) {
    const name = row[at('name', 'naam')] ?? '';
    const apiaryId = row[at('location_id')] ?? '';
    const place = placeColumns.map((titles) => row[at(...titles)] ?? '');
    if (kind === 'apiaries') names.apiaries.set(apiaryId, { name, place });
    if (kind === 'hives')
      names.hives.set(row[at('hive_id')] ?? '', { name, apiary: names.apiaries.get(apiaryId)?.name ?? '' });
  }
}

const columnIn = (head: readonly string[]) => {
  const index = new Map(head.map((title, at) => [plain(title), at] as const));
  return (...titles: string[]) => titles.map((title) => index.get(title) ?? -1).find((at) => at !== -1) ?? -1;
};

const noColumn = /^(?:(?:user|inspection|hive|location|device)_id|deleted at|verwijderd op)$/;
const faces: Readonly<Record<string, number>> = { '8-(': 0, '8-|': 1, '8-)': 2 };

/**
 * Rows of a sheet with the names that its numbers mean, as the text of a CSV file.
 * @param isFirst whether to write the titles above them
 */
export function linkedTable(
  kind: Exclude<LinkedKind, 'apiaries'>,
  head: readonly string[],
  below: readonly (readonly string[])[],
  { names, isFirst }: { names: LinkedNames; isFirst: boolean },
): string {
  const known = titles[kind];
  const at = columnIn(head);
  const columns = head.flatMap((title, index) => {
    const written = known[plain(title)] ?? (kind === 'devices' || noColumn.test(plain(title)) ? '' : title);
    return written === '' ? [] : [{ index, title: written }];
  });
  const lines = below.map((row) => {
    const hive = names.hives.get(row[at('hive_id')] ?? '');
    const place = names.apiaries.get(row[at('location_id')] ?? '');
    const apiary = place?.name ?? hive?.apiary ?? '';
    const cells = columns.map(({ index, title }) => cellOf(title, row[index] ?? '', row, at));
    return kind === 'hives'
      ? [apiary, ...placeTitles.map((_, index) => place?.place[index] ?? ''), ...cells]
      : [apiary, hive?.name ?? '', ...cells];
  });
  const first = kind === 'hives' ? ['apiary', ...placeTitles] : ['apiary', 'hive'];
  const above = isFirst ? [[...first, ...columns.map(({ title }) => title)]] : [];
  return [...above, ...lines].map((cells) => `${cells.map(csvCell).join(',')}\n`).join('');
}

/** Rows of the table of hives for apiaries in which none is. */
export function apiariesWithoutHives({ apiaries, hives }: LinkedNames): string {
  const used = new Set([...hives.values()].map(({ apiary }) => apiary));
  return [...apiaries.values()]
    .filter(({ name }) => !used.has(name))
    .map(({ name, place }) => `${[name, ...place].map(csvCell).join(',')}\n`)
    .join('');
}

function cellOf(
  title: string,
  cell: string,
  row: readonly string[],
  at: (...titles: string[]) => number,
): string {
  const face = faces[cell.trim()];
  const mood = face === undefined ? undefined : moods[face];
  if (face !== undefined && mood !== undefined)
    return String(title === 'impression' ? gradeOfMood(mood) : face + 1);
  if (title !== 'frames') return cell;
  // Those of all boxes are counted together.
  const boxes =
    Number(row[at('brood layers', 'broedlagen')] ?? 0) + Number(row[at('honey layers', 'honinglagen')] ?? 0);
  const each = Number(cell) / boxes;
  return Number.isInteger(each) && each > 0 ? String(each) : '';
}
