import { createHash } from 'node:crypto';
import {
  type ImportColumn,
  type ImportKind,
  type ImportMapping,
  type ImportSource,
  isRecordKind,
  isTimeZone,
  type Units,
} from '@skep/domain';
import type { Category } from '#platform/taxonomy/catalogue.ts';
import { byLowerCase, isOurTitle, ourTitles, titledQuantity } from '#platform/taxonomy/quantity-titles.ts';
import { bookkeepingWords, timeWords, wordsOf } from '#platform/taxonomy/title-words.ts';
import { withUnits } from './column-units.ts';
import { withNotes } from './diary-notes.ts';
import { columnOfHives, isApiaryTitle, isBareName, isHiveTitle } from './hive-words.ts';
import { withHivesInColumns } from './hives-in-columns.ts';
import { fieldOfTitle, isTitleOfNotes } from './inspection-words.ts';
import { nameIn } from './reading.ts';
import { columnsOfRecords, recordKindOf } from './record-detection.ts';
import type { Form } from './records.ts';
import { longForm } from './series.ts';
import { cellsOf, decimalComma, type Rows, rowsAboveTitles, tableOf } from './table-shape.ts';
import { isTime, withTime } from './time-columns.ts';

/** Of whom a file comes. */
export interface OfPerson {
  /** IANA zone. */
  timeZone: string;
  units: Units;
  ownItems: readonly Category[];
  /** Of hives and devices, in lower case. */
  ownNames: ReadonlySet<string>;
  name?: string | undefined;
}

/** How a file is read as long as nobody has said otherwise, and by what it was known; its order of dates is judged apart. */
export function recognised(
  rows: Rows,
  form: Form,
  person: OfPerson,
): { source: ImportSource; mapping: Omit<ImportMapping, 'dateOrder'> } {
  const skippedRows = rowsAboveTitles(rows);
  const { titles, below, hasHeader } = tableOf(rows, skippedRows);
  const kind = kindOf(rows, skippedRows, person);
  const columns = columnsOf(kind, rows, skippedRows, person);
  const source = sourceOf(titles, columns);
  return {
    source,
    mapping: {
      kind,
      ...form,
      skippedRows,
      hasHeader,
      hasDecimalComma: decimalComma(below, columns),
      // A workbook of ours has no room for an offset.
      timeZone: zoneOf(titles, below) ?? (source === 'own' ? 'UTC' : person.timeZone),
      columns,
      target: { kind: 'none' },
      names: {},
      ...proposedFixed(kind, columns, person),
    },
  };
}

/** Who brings a table of treatments has mostly given them. */
export function proposedFixed(
  kind: ImportKind,
  columns: readonly ImportColumn[],
  { name }: OfPerson,
): Pick<ImportMapping, 'fixed'> {
  const isSaid = columns.some(({ quantity }) => quantity === 'applied_by');
  return kind === 'treatments' && !isSaid && name !== undefined ? { fixed: { applied_by: name } } : {};
}

/**
 * Inspections have a hive and a time, and something that no device measures; a list of hives has no time. A diary may
 * hold a weight, and the weather next to its notes.
 */
function kindOf(rows: Rows, skippedRows: number, person: OfPerson): ImportKind {
  const { titles } = tableOf(rows, skippedRows);
  const ofRecords = recordKindOf(titles, (kind) => columnsByTitle(kind, rows, skippedRows, person));
  if (ofRecords !== undefined && !isUrbanInspections(titles)) return ofRecords;
  const has = (columns: readonly ImportColumn[], wanted: string) =>
    columns.some(({ role }) => role === wanted);
  const of = (kind: ImportKind) => columnsByTitle(kind, rows, skippedRows, person);
  const asInspections = of('inspections');
  const isInspections =
    has(asInspections, 'device') && (has(asInspections, 'time') || has(asInspections, 'year'));
  if (isInspections && asInspections.some(({ quantity }) => quantity === 'notes')) return 'inspections';
  const measured = of('measurements');
  const answers = asInspections.filter(
    ({ role }, index) => role === 'value' && measured[index]?.role !== 'value',
  ).length;
  const values = measured.filter(({ role }) => role === 'value').length;
  const listed = of('hives');
  const facts = listed.filter(({ quantity = '' }) => factsOfHive.has(quantity)).length;
  // A list of hives may say when each was last seen.
  if (isInspections && facts > 1 && facts > answers) return 'hives';
  if (isInspections && answers > 0 && answers >= values) return 'inspections';
  if (values > 0 || has(measured, 'reading')) return 'measurements';
  if (isInspections) return has(asInspections, 'value') ? 'inspections' : 'measurements';
  const isOfHives = has(listed, 'device') && (has(listed, 'value') || has(listed, 'apiary'));
  return isOfHives && !has(asInspections, 'time') ? 'hives' : 'measurements';
}

/** What a list of hives says, and a diary hardly. */
const factsOfHive = new Set(['type', 'brood_boxes', 'supers', 'queen_race', 'queen_born']);

/** What each column is, from its title or its cells; what else a diary says becomes notes. */
export function columnsOf(
  kind: ImportKind,
  rows: Rows,
  skippedRows: number,
  person: OfPerson,
): ImportColumn[] {
  const recognized = columnsByTitle(kind, rows, skippedRows, person);
  if (kind !== 'inspections') return recognized;
  const { titles, below } = tableOf(rows, skippedRows);
  return withNotes(recognized, titles, (index) => cellsOf(below, index), person.ownItems);
}

function columnsByTitle(
  kind: ImportKind,
  rows: Rows,
  skippedRows: number,
  { ownItems, units, ownNames }: OfPerson,
): ImportColumn[] {
  const { width, titles, below } = tableOf(rows, skippedRows);
  const cells = (index: number) => cellsOf(below, index);
  if (isRecordKind(kind)) {
    const columns = columnsOfRecords(
      kind,
      Array.from({ length: width }, (_, at) => titles[at] ?? ''),
      cells,
      units,
    );
    const dated = kind === 'devices' ? columns : withTime(named(columns, titles), titles, cells);
    return uniqueRoles(dated, titles);
  }
  const isUrban = isUrbanInspections(titles);
  const apiaryAt = apiaryBeforeHive(titles, below);
  const isOurs = isOurTable(titles);
  const recognized = Array.from({ length: width }, (_, index): ImportColumn => {
    const title = titles[index];
    if (kind === 'measurements')
      return index === apiaryAt ? { role: 'apiary' } : columnOf(title, cells(index), { isOurs });
    if (kind === 'hives') return title === undefined ? { role: 'skip' } : columnOfHives(title, cells(index));
    return (isUrban ? urbanColumn(title) : undefined) ?? columnWithUnit(title, cells(index), ownItems);
  });
  if (kind === 'hives') return uniqueRoles(named(recognized, titles), titles);
  const timed = withTime(named(withNames(kind, recognized, titles, cells), titles), titles, cells);
  if (kind === 'inspections') return uniqueRoles(timed, titles);
  const long = timed.some(({ role }) => role === 'value') ? undefined : longForm(timed, titles, cells);
  if (long !== undefined) return uniqueRoles(long, titles);
  const ofHives = withHivesInColumns(timed, titles, cells, ownNames);
  const hasDecimalComma = decimalComma(below, ofHives);
  return uniqueRoles(withUnits(ofHives, { titles, cellsOf: cells, hasDecimalComma, units }), titles);
}

/** The column of apiaries of measurements, where hives of two apiaries have the same name. */
function apiaryBeforeHive(titles: readonly string[], below: Rows): number {
  const [apiaryAt, hiveAt] = [titles.findIndex(isApiaryTitle), titles.findIndex(isHiveTitle)];
  if (apiaryAt === -1 || hiveAt === -1) return -1;
  const hives = new Set(below.map((row) => row[hiveAt]));
  const inApiaries = new Set(below.map((row) => nameIn(row[apiaryAt], row[hiveAt])));
  return inApiaries.size > hives.size ? apiaryAt : -1;
}

const isUrbanInspections = (titles: readonly string[]) =>
  titles.join().startsWith('Date,Tag number,Colony Size,Fob 1st,');

/** What has no item of ours is noted, so that nothing is lost. */
function urbanColumn(title = ''): ImportColumn | undefined {
  if (title === 'FoBrood') return { role: 'value', quantity: '264' };
  if (title === 'Open') return { role: 'clock' };
  return ['Date', 'Tag number'].includes(title) ? undefined : { role: 'value', quantity: 'notes' };
}

function columnWithUnit(
  title: string | undefined,
  cells: readonly string[],
  ownItems: readonly Category[],
): ImportColumn {
  const plain = title?.trim().toLowerCase() ?? '';
  if (ofOurTable.has(plain)) return { role: 'skip' };
  if (title === undefined || isHiveTitle(title)) return columnOf(title && 'hive', cells);
  if (isApiaryTitle(title)) return { role: 'apiary' };
  if (isTitleOfNotes(title)) return { role: 'value', quantity: 'notes' };
  // An item may be called so as well; with its headings it is meant.
  const isRole = !plain.includes(' > ') && roleOfTitle(title) !== undefined;
  const quantity = isRole ? undefined : fieldOfTitle(title, ownItems);
  return quantity === undefined
    ? columnOf(title, cells, { isInspections: true })
    : { role: 'value', quantity };
}

/** Of our own table of inspections, what is no part of one. */
const ofOurTable = new Set(['id', 'hive_id', 'time_zone', 'photos']);

/** Our own table says of each row whose clock it means; UrBAN's hives stand in Montreal. */
function zoneOf(titles: readonly string[], [first = []]: Rows): string | undefined {
  if (isUrbanInspections(titles)) return 'America/Toronto';
  const zone = first[titles.indexOf('time_zone')];
  return zone !== undefined && isTimeZone(zone) ? zone : undefined;
}

/** By which a file with the same titles is known again. */
export function headerHash(rows: Rows, skippedRows: number): string {
  const { width, titles, hasHeader } = tableOf(rows, skippedRows);
  const recognized = hasHeader ? titles : [String(width)];
  return createHash('sha256')
    .update(recognized.map((title) => title.trim()).join('\n'))
    .digest('hex');
}

function columnOf(
  title: string | undefined,
  cells: readonly string[],
  { isInspections = false, isOurs = false } = {},
): ImportColumn {
  const isOfTime = cells.length > 0 && cells.every(isTime);
  if (title === undefined) return { role: isOfTime ? 'time' : 'skip' };
  const role = roleOfTitle(title);
  // A tag of a hive, and the German for day.
  if (role === 'device' && isOfTime && /^tag$/i.test(title.trim())) return { role: 'time' };
  if (role !== undefined) return { role };
  if (!isInspections && isBareScale(title) && cells.some((cell) => /\p{L}/u.test(cell)))
    return { role: 'device' };
  const found = isInspections ? undefined : titledQuantity(title, isOurs);
  if (found === undefined) return { role: isOfTime ? 'time' : 'skip' };
  const { quantity, unit } = found;
  return { role: 'value', quantity, ...(unit !== undefined && { unit }) };
}

const devices =
  /^(?:tag number|tag|(?:device|sensor|scale|monitor)(?: (?:name|id|number|no|nr))|device|sensor|hive id|uuid|serial|serial number|gerät|apparaat|appareil|dispositivo|enhet|laite|zařízení|dispozitiv|συσκευή|устройство|датчик|пристрій)$/;

/** A column of weights, or of the names of scales. */
const isBareScale = (title: string) => /^(?:scale|waage)$/i.test(title.trim());

function roleOfTitle(title: string): 'skip' | 'time' | 'device' | undefined {
  const words = wordsOf(title);
  const plain = words.join(' ');
  if (plain === 'received at' || plain === 'extra') return 'skip';
  if (devices.test(plain) || isHiveTitle(title)) return 'device';
  const isOfTime = timeWords.has(words[0] ?? '') || timeWords.has(words.at(-1) ?? '');
  if (words.length > 3 || !isOfTime) return undefined;
  return words.some((word) => bookkeepingWords.has(word)) && words.length > 2 ? undefined : 'time';
}

/** Of columns that name the hive or device that of its name is it, and not that of its number in another program. */
function named(columns: readonly ImportColumn[], titles: readonly string[]): ImportColumn[] {
  const isDevice = ({ role }: ImportColumn) => role === 'device';
  const isName = (index: number) => wordsOf(titles[index] ?? '').at(-1) === 'name';
  const hasName = columns.some((column, index) => isDevice(column) && isName(index));
  return columns.map((column, index) =>
    hasName && isDevice(column) && !isName(index) ? { role: 'skip' } : column,
  );
}

/** A column of measurements that is called `name` and holds words names the device of its row. */
function withNames(
  kind: ImportKind,
  columns: readonly ImportColumn[],
  titles: readonly string[],
  cellsOf: (index: number) => readonly string[],
): readonly ImportColumn[] {
  if (kind !== 'measurements' || columns.some(({ role }) => role === 'device')) return columns;
  const isName = (index: number) =>
    isBareName(titles[index] ?? '') && cellsOf(index).some((cell) => /\p{L}/u.test(cell));
  const index = columns.findIndex(({ role }, at) => role === 'skip' && isName(at));
  return columns.map((column, at) => (at === index ? { role: 'device' } : column));
}

/** Of a scale with several cells the whole of it. */
const whole =
  /(?:^|[^\p{L}])(?:total|totals?|gesamt\w*|sum|summe|totaal|totale|celk\p{L}*|łączn\p{L}*|общ\p{L}*)(?!\p{L})/iu;

/** Of two columns for the same thing the first one is it, or the one that is the sum of the others. */
function uniqueRoles(columns: readonly ImportColumn[], titles: readonly string[]): ImportColumn[] {
  const whatIs = ({ role, quantity, name }: ImportColumn) =>
    role === 'value' ? [quantity, name].filter(Boolean).join(' ') : role;
  const wholes = columns.flatMap((column, index) =>
    column.role === 'value' && whole.test(titles[index] ?? '') ? [whatIs(column)] : [],
  );
  const seen = new Set<string>();
  return columns.map((column, index) => {
    const what = whatIs(column);
    if (what === 'skip' || what === 'notes') return column;
    const isPart = wholes.includes(what) && !whole.test(titles[index] ?? '');
    if (isPart || seen.has(what)) return { role: 'skip' };
    seen.add(what);
    return column;
  });
}

const quantitiesIn = (titles: readonly string[]) =>
  titles.filter((title) => !['hive', 'time', 'device', 'device_id'].includes(title.trim()));

/** Whether it is a table of measurements of ours. */
const isOurTable = (titles: readonly string[]) =>
  titles.includes('time') && quantitiesIn(titles).every(isOurTitle);

function sourceOf(titles: readonly string[], columns: readonly ImportColumn[]): ImportSource {
  const plain = titles.map((title) => title.trim());
  if (plain.join() === 'Date,Tag number,temperature,humidity' || isUrbanInspections(plain)) return 'urban';
  if (['hive_id', 'inspected', 'needs_attention'].every((title) => plain.includes(title))) return 'own';
  // Of the archive, and of the workbook.
  if (plain.includes('device_id') && (plain.includes('measured_at') || plain.includes('device')))
    return 'own';
  const others = quantitiesIn(plain);
  if (!plain.includes('time') || others.length === 0) return 'unknown';
  if (others.every((title) => byLowerCase.has(/\((\w+)\)$/.exec(title.toLowerCase())?.[1] ?? '')))
    return 'beep';
  const isOurs = others.every((title) => ourTitles().has(title.toLowerCase()));
  return isOurs && columns.some(({ role }) => role === 'value') ? 'own' : 'unknown';
}
