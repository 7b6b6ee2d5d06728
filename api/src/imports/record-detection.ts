import {
  type ImportColumn,
  type ImportKind,
  type ImportRecordField,
  type ImportRecordKind,
  importedNumber,
  importRecordFields,
  importUnits,
  needsDay,
  numberAndUnit,
  recordFieldUnits,
  type Units,
  unitOfWord,
} from '@skep/domain';
import { bookkeepingWords, timeWords, wordsOf } from '#platform/taxonomy/title-words.ts';
import { isApiaryTitle, isHiveTitle } from './hive-words.ts';
import { recordTitles, signsOfKind, wordsOfKind } from './record-words.ts';
import { isTime } from './time-columns.ts';

/** When something is due, or a queen came into her hive. */
const dayOfKind =
  /(?:^| )(?:due|deadline|fällig\p{L}*|frist|vervalt|échéance|vence|vencimiento|scadenza|prazo|forfall\p{L}*|förfall\p{L}*|määräaika|termín|termen|προθεσμία|срок|термін|termin|introduced|introduction|installed|since|seit|eingeweiselt|zugesetzt|sinds|ingevoerd|introduite|depuis|introducida|desde|introdotta|introduzida|siden|sedan|alkaen|starten?|started|start|begin|beginn?|début|inicio|inizio|início|začátek|început|έναρξη|начало|початок|początek)(?: |$)/u;

const ofDays: ReadonlySet<string> = new Set<ImportRecordField>(['queen_born', 'last_day']);

/** What the columns of such a table are, by their titles and cells, one by one. */
export function columnsOfRecords(
  kind: ImportRecordKind,
  titles: readonly string[],
  cellsOf: (index: number) => readonly string[],
  units: Units,
): ImportColumn[] {
  return titles.map((title, index) => columnOf(kind, title, cellsOf(index), units));
}

function columnOf(
  kind: ImportRecordKind,
  title: string,
  cells: readonly string[],
  units: Units,
): ImportColumn {
  const words = wordsOf(title);
  if (words.some((word) => bookkeepingWords.has(word)) || words.at(-1) === 'id') {
    if (kind !== 'devices' || !/hardware id|chip id|hw id/.test(words.join(' '))) return { role: 'skip' };
  }
  if (isHiveTitle(title)) return { role: 'device' };
  if (isApiaryTitle(title)) return { role: 'apiary' };
  const [field] = recordTitles[kind].find(([, pattern]) => pattern.test(words.join(' '))) ?? [];
  const isOfTime = isMostlyTime(cells) || (cells.length === 0 && words.some((word) => timeWords.has(word)));
  if (isOfTime && (field === undefined || !ofDays.has(field))) return { role: 'time' };
  if (field === undefined) return { role: 'skip' };
  return withUnit(field, words, cells, units);
}

/** A year alone, or a weight, is no time. */
function isMostlyTime(cells: readonly string[]): boolean {
  const isNumber = (cell: string) => importedNumber(cell, false) ?? importedNumber(cell, true);
  return cells.length > 0 && cells.every((cell) => isTime(cell) && isNumber(cell) === undefined);
}

/** In the unit that its title or its cells name; asked where more than one is likely. */
function withUnit(
  field: ImportRecordField,
  words: readonly string[],
  cells: readonly string[],
  units: Units,
): ImportColumn {
  const storedUnit = recordFieldUnits[field];
  if (storedUnit === undefined) return { role: 'value', quantity: field };
  const named = words.slice(words.length > 1 ? 1 : 0).flatMap((word) => unitOfWord(word) ?? []);
  if (field === 'feed_kilograms' && named.some((unit) => importUnits('l').includes(unit)))
    return withUnit('feed_litres', words, cells, units);
  const unit = named.find((each) => importUnits(storedUnit).includes(each));
  const column = {
    role: 'value',
    quantity: field,
    ...(unit !== undefined && unit !== storedUnit && { unit }),
  } as const;
  const isNamed =
    unit !== undefined || cells.some((cell) => unitOfWord(numberAndUnit(cell)?.unit ?? '') !== undefined);
  if (isNamed || cells.length === 0) return column;
  if (storedUnit === '°C')
    return units.temperature === 'fahrenheit' ? { ...column, unit: '°F', isUnitUnsure: true } : column;
  if (storedUnit === 'kg' && units.weight === 'lb') return { ...column, unit: 'lb', isUnitUnsure: true };
  return field === 'feed_kilograms' ? { ...column, isUnitUnsure: true } : column;
}

const kinds = Object.keys(importRecordFields) as ImportRecordKind[];

/**
 * The kind of records that a table holds; undefined: it is a diary, a list of hives or a table of measurements.
 * @param columnsAs how it would be read as another kind
 */
export function recordKindOf(
  titles: readonly string[],
  columnsAs: (kind: ImportKind) => readonly ImportColumn[],
): ImportRecordKind | undefined {
  const asDiary = columnsAs('inspections');
  const asHives = columnsAs('hives');
  const isMeasured = columnsAs('measurements').map(({ role }) => role === 'value');
  const readings = kinds.flatMap((kind) => {
    const columns = columnsAs(kind);
    const has = (wanted: string) => columns.some(({ role }) => role === wanted);
    const fields = columns.flatMap(({ role, quantity = '' }) => (role === 'value' ? [quantity] : []));
    const sign = signsOfKind[kind];
    const isSaid = sign === undefined || titles.some((title) => sign.test(wordsOf(title).join(' ')));
    const isOfKind = isSaid && wordsOfKind[kind].some((field) => fields.includes(field));
    const isDated = !needsDay(kind) || has('time') || has('year');
    if (!isOfKind || !isDated || (kind !== 'devices' && !has('device'))) return [];
    if (kind === 'queens' && !isOfQueens(titles, columns, asHives)) return [];
    if (kind === 'devices' && (has('time') || fields.length < 2)) return [];
    // What a diary or a device says and this kind does not.
    const others = columns.filter(
      ({ role }, index) => role === 'skip' && (asDiary[index]?.role === 'value' || isMeasured[index]),
    ).length;
    return fields.length > others * 2 ? [{ kind, count: fields.length, others }] : [];
  });
  const [best] = readings.toSorted((one, other) => other.count - other.others - (one.count - one.others));
  return best?.kind;
}

/** A list of hives names their queens as well: one of queens says more of them, or begins with their names. */
function isOfQueens(
  titles: readonly string[],
  columns: readonly ImportColumn[],
  asHives: readonly ImportColumn[],
): boolean {
  const at = (field: string) => columns.findIndex(({ quantity }) => quantity === field);
  const isOfHives = asHives.some(({ quantity = '' }) =>
    ['type', 'brood_boxes', 'supers', 'frames'].includes(quantity),
  );
  if (isOfHives) return false;
  const hiveAt = columns.findIndex(({ role }) => role === 'device');
  const isFirst = at('queen_name') !== -1 && at('queen_name') < hiveAt;
  const saysMore = ['queen_line', 'queen_mated', 'queen_clipped'].some((field) => at(field) !== -1);
  const isDated = columns.some(
    ({ role }, index) => role === 'time' && dayOfKind.test(wordsOf(titles[index] ?? '').join(' ')),
  );
  const count = columns.filter(({ role }) => role === 'value').length;
  return count > 1 && (isFirst || saysMore || isDated);
}
