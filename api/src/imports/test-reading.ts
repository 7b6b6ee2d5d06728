import { dateOrderJudge, isAmericanZone, isRecordKind, usualUnits } from '@skep/domain';
import { finder } from '#inspections/checklists/items.ts';
import { rowsAbove, titlesOf } from './batch-reader.ts';
import { dateColumnOf } from './date-scan.ts';
import { type OfPerson, recognised } from './format-detection.ts';
import { formOf, rowsOfHead } from './head.ts';
import { hiveReader } from './hive-reading.ts';
import { inspectionReader } from './inspection-reading.ts';
import { rowReader } from './reading.ts';
import { recordReader } from './record-reading.ts';
import { seriesReader } from './series.ts';

export const inAmsterdam: OfPerson = {
  ...{ timeZone: 'Europe/Amsterdam', units: usualUnits, ownItems: [] },
  ownNames: new Set(['alpha', 'oak tree']),
};
export const american: OfPerson = {
  ...inAmsterdam,
  timeZone: 'America/Chicago',
  units: { weight: 'lb', temperature: 'fahrenheit' },
};
const readers = { measurements: rowReader, hives: hiveReader, inspections: inspectionReader };
const noProducts = { products: new Map() };

/** How a file is read that nobody has said anything about. */
export function read(file: string | Buffer, person = inAmsterdam, language = 'en') {
  const head = Buffer.from(file);
  const form = formOf(head, language);
  const rows = rowsOfHead(head, form);
  const { mapping: guessed } = recognised(rows, form, person);
  const judge = dateOrderJudge(isAmericanZone(person.timeZone));
  for (const row of rows.slice(rowsAbove(guessed))) judge.add(row[dateColumnOf(guessed)] ?? '');
  const mapping = { ...guessed, dateOrder: judge.judged().order, target: { kind: 'new' } as const };
  const isLong = mapping.columns.some(({ role }) => role === 'series');
  const { kind } = mapping;
  const reading = {
    titles: titlesOf(rows, mapping),
    targetOf: () => ({ kind: 'new' }) as const,
    now: new Date('2026-11-29'),
    itemOf: finder(new Map()),
  };
  const { read: readRow } = isRecordKind(kind)
    ? recordReader({ ...mapping, kind }, { ...reading, ...noProducts })
    : (isLong ? seriesReader : readers[kind])(mapping, reading);
  const results = rows.slice(rowsAbove(mapping)).flatMap((row, index) => readRow(row, index + 1));
  return {
    mapping,
    results,
    times: results.map((result) => result.read?.time.toISOString()),
    values: results.map((result) => result.read?.values),
  };
}

/** To three places. */
export const rounded = (values: object | undefined) =>
  Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => [name, Math.round(Number(value) * 1000) / 1000]),
  );
