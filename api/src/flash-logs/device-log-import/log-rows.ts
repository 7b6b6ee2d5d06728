import { AppError, type Units } from '@skep/domain';
import { inPersonUnits } from '#measurements/csv/csv-rows.ts';
import { definitionsOfDevices } from '#measurements/devices/definition-store.ts';
import { calibrate } from '#measurements/ingest/calibration.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { FlashLogId } from '#platform/context/ids.ts';
import { type CsvForm, csvHead, csvRow } from '#platform/exporting/csv.ts';
import { quantityNamed } from '#platform/taxonomy/quantities.ts';
import { quantityTitle } from '#platform/taxonomy/quantity-names.ts';
import { timesOf } from './block-times.ts';
import { contentOfLog, measuredIn, measurementsOf } from './log-content.ts';
import { showBlocks } from './service.ts';

type Row = Record<string, number | string>;

interface LogTable {
  name: string;
  rows: readonly Row[];
}

/** @throws AppError not_found. @param index undefined: the whole log. */
export async function logTable(
  context: SignedInContext,
  id: FlashLogId,
  index: number | undefined,
): Promise<LogTable> {
  const { log, blocks } = await showBlocks(context, id);
  const read = await contentOfLog(context, log);
  const definitions = await definitionsOfDevices(context, [log.device.id]);
  if (index !== undefined && !blocks.some(({ block }) => block === index)) throw new AppError('not_found');
  const rows: Row[] = [];
  for (const block of blocks) {
    if (index !== undefined && block.block !== index) continue;
    const records = measurementsOf(read, { first: block.firstRecord, last: block.lastRecord });
    const times = timesOf(block.placing, records, block.intervalMinutes);
    records.forEach((record, place) => {
      const timeMs = times[place];
      const time = timeMs === undefined ? undefined : new Date(timeMs);
      const { values } = calibrate(measuredIn(record), definitions, time ?? log.createdAt);
      // Without a time its place in the log is all that is known of when it was.
      rows.push({
        block: block.block,
        minute: record.minute,
        ...(time && { time: rfc3339(time) }),
        ...values,
      });
    });
  }
  return { name: `log-${log.id}${index === undefined ? '' : `-${index}`}`, rows };
}

const rfc3339 = (time: Date) => time.toISOString().replace('.000Z', 'Z');

export interface LogReader {
  form: CsvForm;
  units: Units;
}

/** GMT, RFC 3339 and CRLF, some rows at a time. */
export async function* csvOfLog(
  { locale }: SignedInContext,
  { rows }: LogTable,
  { form, units }: LogReader,
): AsyncGenerator<string> {
  const found = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = [
    'time',
    'block',
    'minute',
    ...[...found].filter((name) => quantityNamed(name) !== undefined),
  ];
  yield csvHead(
    columns.map((column) =>
      quantityNamed(column) === undefined ? column : `${quantityTitle(locale, column, units)} (${column})`,
    ),
    form,
  );
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    yield rows
      .slice(from, from + rowsAtOnce)
      .map((row) => csvRow(columns, inPersonUnits(row, units), form))
      .join('');
}

const rowsAtOnce = 1000;
