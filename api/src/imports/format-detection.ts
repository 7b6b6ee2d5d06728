import { createHash } from 'node:crypto';
import {
  type ImportColumn,
  type ImportDateOrder,
  type ImportKind,
  type ImportMapping,
  type ImportSource,
  importedNumber,
  importedTime,
  isNothing,
  isTimeZone,
  languages,
} from '@skep/domain';
import type { Category } from '#platform/taxonomy/catalogue.ts';
import { quantities, quantityNamed } from '#platform/taxonomy/quantities.ts';
import { quantityTitle } from '#platform/taxonomy/quantity-names.ts';
import { columnOfHives } from './hive-words.ts';
import { fieldOfTitle } from './inspection-words.ts';
import type { Form } from './records.ts';

/** How a file is read as long as nobody has said otherwise, and by what it was known. */
export function recognised(
  rows: Rows,
  form: Form,
  timeZone: string,
  ownItems: readonly Category[],
): { source: ImportSource; mapping: ImportMapping } {
  const { titles, below, hasHeader } = tableOf(rows);
  const kind = kindOf(rows, ownItems);
  const columns = columnsOf(kind, rows, ownItems);
  const timeAt = columns.findIndex(({ role, quantity }) => role === 'time' || quantity === 'queen_born');
  const source = sourceOf(titles, columns);
  return {
    source,
    mapping: {
      kind,
      ...form,
      hasHeader,
      hasDecimalComma: hasDecimalComma(below, columns),
      dateOrder: dateOrderOf(cellsOf(below, timeAt)),
      // A workbook of ours has no room for an offset.
      timeZone: zoneOf(titles, below) ?? (source === 'own' ? 'UTC' : timeZone),
      columns,
      target: { kind: 'none' },
      names: {},
    },
  };
}

type Rows = readonly (readonly string[])[];

function tableOf(rows: Rows) {
  const [first = []] = rows;
  const hasHeader = first.every((cell) => !isFigure(cell));
  return {
    width: first.length,
    titles: hasHeader ? first : [],
    below: rows.slice(hasHeader ? 1 : 0),
    hasHeader,
  };
}

/** Inspections have a hive and a time, and nothing that a device measures; a list of hives has no time. */
function kindOf(rows: Rows, ownItems: readonly Category[]): ImportKind {
  const has = (columns: readonly ImportColumn[], wanted: string) =>
    columns.some(({ role }) => role === wanted);
  if (has(columnsOf('measurements', rows, ownItems), 'value')) return 'measurements';
  const asked = columnsOf('inspections', rows, ownItems);
  if (has(asked, 'device') && has(asked, 'time')) return has(asked, 'value') ? 'inspections' : 'measurements';
  const listed = columnsOf('hives', rows, ownItems);
  const isOfHives = has(listed, 'device') && (has(listed, 'value') || has(listed, 'apiary'));
  return isOfHives && !has(asked, 'time') ? 'hives' : 'measurements';
}

/** What each column is, as far as its title or what stands in it tells. */
export function columnsOf(kind: ImportKind, rows: Rows, ownItems: readonly Category[]): ImportColumn[] {
  const { width, titles, below } = tableOf(rows);
  const isUrban = isUrbanInspections(titles);
  return uniqueRoles(
    Array.from({ length: width }, (_, index) => {
      const title = titles[index];
      if (kind === 'measurements') return columnOf(title, cellsOf(below, index));
      if (kind === 'hives') return title === undefined ? { role: 'skip' } : columnOfHives(title);
      return (
        (isUrban ? urbanColumn(title) : undefined) ?? askedColumn(title, cellsOf(below, index), ownItems)
      );
    }),
  );
}

const isUrbanInspections = (titles: readonly string[]) =>
  titles.join().startsWith('Date,Tag number,Colony Size,Fob 1st,');

/** What has no item of ours is noted, so that nothing is lost. */
function urbanColumn(title = ''): ImportColumn | undefined {
  if (title === 'FoBrood') return { role: 'value', quantity: '264' };
  if (title === 'Open') return { role: 'clock' };
  return ['Date', 'Tag number'].includes(title) ? undefined : { role: 'value', quantity: 'notes' };
}

function askedColumn(
  title: string | undefined,
  cells: readonly string[],
  ownItems: readonly Category[],
): ImportColumn {
  const plain = title?.trim().toLowerCase() ?? '';
  if (title === undefined || hiveColumns.test(plain)) return columnOf(title && 'hive', cells);
  if (/^(?:apiary|bienenstand|stand|rucher|bijenstand|apiario|apiário|bigård|bigard)$/.test(plain))
    return { role: 'apiary' };
  if (plain === 'inspected') return { role: 'time' };
  if (ofOurTable.has(plain)) return { role: 'skip' };
  // An item may be called so as well; with its headings it is meant.
  const isRole = !plain.includes(' > ') && knownRoles.some(([, pattern]) => pattern.test(plain));
  const quantity = isRole ? undefined : fieldOfTitle(title, ownItems);
  return quantity === undefined ? columnOf(title, cells, true) : { role: 'value', quantity };
}

const hiveColumns =
  /^(?:hive|hive name|hive number|colony|volk|kast|ruche|colmena|arnia|colmeia|kupa|bikube)$/;
/** Of our own table of inspections, what is no part of one. */
const ofOurTable = new Set(['id', 'hive_id', 'time_zone', 'photos']);

/** Our own table says of each row whose clock it means; UrBAN's hives stand in Montreal. */
function zoneOf(titles: readonly string[], [first = []]: Rows): string | undefined {
  if (isUrbanInspections(titles)) return 'America/Toronto';
  const zone = first[titles.indexOf('time_zone')];
  return zone !== undefined && isTimeZone(zone) ? zone : undefined;
}

/** By which a file with the same titles is known again. */
export function headerHash(rows: readonly (readonly string[])[]): string {
  const [first = []] = rows;
  const titles = first.every((cell) => !isFigure(cell)) ? first : [String(first.length)];
  return createHash('sha256')
    .update(titles.map((title) => title.trim()).join('\n'))
    .digest('hex');
}

const cellsOf = (rows: readonly (readonly string[])[], index: number) =>
  rows.map((row) => row[index] ?? '').filter((cell) => !isNothing(cell));

const isTime = (cell: string) =>
  (['ymd', 'dmy', 'mdy'] as const).some(
    (order) => importedTime(cell, undefined, { order, timeZone: 'UTC' }) !== undefined,
  );
const isFigure = (cell: string) =>
  isTime(cell) || importedNumber(cell, false) !== undefined || importedNumber(cell, true) !== undefined;

function columnOf(title: string | undefined, cells: readonly string[], isAsked = false): ImportColumn {
  if (title === undefined) return { role: cells.length > 0 && cells.every(isTime) ? 'time' : 'skip' };
  const plain = title.trim().toLowerCase();
  const [role] = knownRoles.find(([, pattern]) => pattern.test(plain)) ?? [];
  if (role !== undefined) return { role };
  const quantity = isAsked ? undefined : quantityOf(plain);
  if (quantity !== undefined) return { role: 'value', quantity, ...unitIn(plain, quantity) };
  return { role: cells.length > 0 && cells.every(isTime) ? 'time' : 'skip' };
}

const knownRoles = [
  ['skip', /^(?:received_at|extra)$/],
  ['clock', /^(?:time of day|uhrzeit|heure|hora|tijdstip)$/],
  [
    'time',
    /^(?:time|date|datetime|date[ _]?time|timestamp|time ?stamp|measured_at|datum|zeit|tijd|dato|fecha|data)\b/,
  ],
  [
    'device',
    /^(?:hive|hives|tag number|tag|device|device_id|device id|sensor|sensor_id|hive_id|hive id|volk|kast|ruche)$/,
  ],
] as const;

/** Words by which other programs call what we call so. */
const otherWords: readonly (readonly [string, RegExp])[] = [
  [
    't_i',
    /^(?:inside|hive|brood|internal|stock|brut|innen) ?-?temp|^temp(?:[ée]ratur(?:e|a|i)?|eratuur)?$|^θερμοκρασία$|^температура$/,
  ],
  ['t', /^(?:outside|ambient|external|outdoor|außen|aussen|buiten) ?-?temp/],
  ['h', /humid|^rh$|feucht|vochtig/],
  [
    'weight_kg',
    /^(?:weight|gewicht|poids|peso|vekt|vikt|mass|scale|waage|greutate|paino|hmotnost|βάρος|вес|вага)(?![\p{L}])/u,
  ],
  ['p', /pressure|luftdruck|luchtdruk/],
  ['bat_perc', /^battery[^%]*%/],
  ['bat_volt', /batt|voltage/],
  ['rssi', /rssi/],
  ['snr', /\bsnr\b/],
  ['l', /\blux\b|^light/],
];

const titlesOfOurs = new Map<string, string>();

/** Titles of our own tables in every language, first made when a file comes. */
function ourTitles(): ReadonlyMap<string, string> {
  if (titlesOfOurs.size === 0)
    for (const { code } of languages)
      for (const { abbreviation } of quantities)
        titlesOfOurs.set(quantityTitle(code, abbreviation).toLowerCase(), abbreviation);
  return titlesOfOurs;
}

const byLowerCase = new Map<string, string>(
  quantities.map(({ abbreviation }) => [abbreviation.toLowerCase(), abbreviation]),
);

function quantityOf(title: string): string | undefined {
  const [, named = ''] = /\(([\w]+)\)$/.exec(title) ?? [];
  return (
    byLowerCase.get(title) ??
    byLowerCase.get(named) ??
    ourTitles().get(title) ??
    otherWords.find(([, pattern]) => pattern.test(title))?.[0]
  );
}

function unitIn(title: string, quantity: string): { unit?: string } {
  const unit = quantityNamed(quantity)?.unit;
  if (unit === 'kg' && /\b(?:lb|lbs|pounds)\b/.test(title)) return { unit: 'lb' };
  if (unit === 'kg' && /\((?:g|gr|gram)\)/.test(title)) return { unit: 'g' };
  if (unit === '°C' && /°f\b|\(f\)|fahrenheit/.test(title)) return { unit: '°F' };
  return {};
}

/** Of two columns for the same thing the first one is it. */
function uniqueRoles(columns: readonly ImportColumn[]): ImportColumn[] {
  const seen = new Set<string>();
  return columns.map((column) => {
    const what = column.role === 'value' ? (column.quantity ?? '') : column.role;
    if (what === 'skip' || what === 'notes' || !seen.has(what)) {
      seen.add(what);
      return column;
    }
    return { role: 'skip' };
  });
}

function hasDecimalComma(rows: readonly (readonly string[])[], columns: readonly ImportColumn[]): boolean {
  const cells = rows.flatMap((row) => row.filter((_, index) => columns[index]?.role !== 'time'));
  return (
    cells.some((cell) => /^\s*-?\d+,\d+\s*$/.test(cell)) &&
    !cells.some((cell) => /^\s*-?\d+\.\d+\s*$/.test(cell))
  );
}

function dateOrderOf(cells: readonly string[]): ImportDateOrder {
  if (cells.length > 0 && cells.every((cell) => /^\d{9,13}(?:\.\d+)?$/.test(cell.trim()))) return 'unix';
  const parts = cells.map((cell) => /^\s*(\d{1,4})[-./](\d{1,2})/.exec(cell));
  if (parts.some((part) => (part?.[1]?.length ?? 0) > 2)) return 'ymd';
  return parts.some((part) => Number(part?.[2] ?? 0) > 12) ? 'mdy' : 'dmy';
}

function sourceOf(titles: readonly string[], columns: readonly ImportColumn[]): ImportSource {
  const plain = titles.map((title) => title.trim());
  if (plain.join() === 'Date,Tag number,temperature,humidity' || isUrbanInspections(plain)) return 'urban';
  if (['hive_id', 'inspected', 'needs_attention'].every((title) => plain.includes(title))) return 'own';
  const others = plain.filter((title) => !['hive', 'time'].includes(title));
  // Of the archive, and of the workbook.
  if (plain.includes('device_id') && (plain.includes('measured_at') || plain.includes('device')))
    return 'own';
  if (!plain.includes('time') || others.length === 0) return 'unknown';
  if (others.every((title) => byLowerCase.has(/\((\w+)\)$/.exec(title.toLowerCase())?.[1] ?? '')))
    return 'beep';
  const isOurs = others.every((title) => ourTitles().has(title.toLowerCase()));
  return isOurs && columns.some(({ role }) => role === 'value') ? 'own' : 'unknown';
}
