import { createHash } from 'node:crypto';
import {
  type ImportColumn,
  type ImportDateOrder,
  type ImportMapping,
  type ImportSource,
  importedNumber,
  importedTime,
  isNothing,
  languages,
} from '@skep/domain';
import { quantities, quantityNamed } from '#platform/taxonomy/quantities.ts';
import { quantityName } from '#platform/taxonomy/quantity-names.ts';
import type { Form } from './records.ts';

/** How a file is read as long as nobody has said otherwise, and by what it was known. */
export function recognised(
  rows: readonly (readonly string[])[],
  form: Form,
  timeZone: string,
): { source: ImportSource; mapping: ImportMapping } {
  const [first = []] = rows;
  const hasHeader = first.every((cell) => !isFigure(cell));
  const titles = hasHeader ? first : [];
  const below = rows.slice(hasHeader ? 1 : 0);
  const columns = uniqueRoles(first.map((_, index) => columnOf(titles[index], cellsOf(below, index))));
  const timeAt = columns.findIndex(({ role }) => role === 'time');
  const source = sourceOf(titles, columns);
  return {
    source,
    mapping: {
      ...form,
      hasHeader,
      hasDecimalComma: hasDecimalComma(below, columns),
      dateOrder: dateOrderOf(cellsOf(below, timeAt)),
      // A workbook of ours has no room for an offset.
      timeZone: source === 'own' ? 'UTC' : timeZone,
      columns,
      target: { kind: 'none' },
      names: {},
    },
  };
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

function columnOf(title: string | undefined, cells: readonly string[]): ImportColumn {
  if (title === undefined) return { role: cells.length > 0 && cells.every(isTime) ? 'time' : 'skip' };
  const plain = title.trim().toLowerCase();
  const [role] = knownRoles.find(([, pattern]) => pattern.test(plain)) ?? [];
  if (role !== undefined) return { role };
  const quantity = quantityOf(plain);
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
  ['t_i', /^(?:inside|hive|brood|internal) ?temp|^temperature$|^temp$/],
  ['t', /^(?:outside|ambient|external|outdoor) ?temp/],
  ['h', /humid|^rh$|feucht|vochtig/],
  ['weight_kg', /^(?:weight|gewicht|poids|peso|vekt|vikt|mass|scale)\b/],
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
      for (const { abbreviation, unit } of quantities) {
        const name = quantityName(code, abbreviation).toLowerCase();
        titlesOfOurs.set(unit === '-' ? name : `${name} (${unit.toLowerCase()})`, abbreviation);
      }
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
    if (column.role === 'skip' || !seen.has(what)) {
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
  if (plain.join() === 'Date,Tag number,temperature,humidity') return 'urban';
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
