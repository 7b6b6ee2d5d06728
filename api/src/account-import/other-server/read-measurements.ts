import { titledQuantity } from '#imports/quantity-titles.ts';
import type { RestoredRow } from '#platform/exporting/restored-table.ts';
import { quantityNamed } from '#platform/taxonomy/quantities.ts';
import { objectIn, textIn } from './answers.ts';
import type { Call } from './calls.ts';
import { MoveStopped } from './move.ts';
import type { Reading } from './reading.ts';

interface AskedDevice {
  id: number;
  createdAt: string;
  lastAt: string | null;
}

export interface MeasuredDevice {
  id: number;
  /** Names of what it measured, in the order in which the columns of a table are asked for, with their titles. */
  names: readonly { name: string; title: string | null }[];
  calls: readonly Call[];
  /** When it measured first. */
  firstAt: string | undefined;
}

const dayMs = 86_400_000;
const windowMs = 90 * dayMs;
/** Before any device of this kind. */
const earliest = Date.UTC(2015, 0);

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Fetches all that a device measured, in tables of three months; all before it was registered is one table. */
export async function fetchMeasured(reading: Reading, device: AskedDevice): Promise<MeasuredDevice> {
  const { ask, plan, now } = reading;
  const end = Math.max(Date.parse(now), Date.parse(device.lastAt ?? now)) + 2 * dayMs;
  const path = `/sensors/measurement_types_available?device_id=${device.id}&start=${dayOf(earliest)}&end=${dayOf(end)}&timezone=UTC`;
  await plan(1);
  const available = objectIn(await ask({ path }));
  if (available === undefined) return { id: device.id, names: [], calls: [], firstAt: undefined };
  const names = Object.entries(available).map(([name, quantity]) => ({
    name,
    title: textIn(objectIn(quantity)?.pq_name_unit),
  }));
  const created = Math.min(end, Date.parse(`${device.createdAt.slice(0, 10)}T00:00:00Z`));
  const starts = [earliest];
  for (let start = created; start < end; start += windowMs) starts.push(start);
  await plan(starts.length);
  const calls: Call[] = [];
  for (const [index, start] of starts.entries())
    calls.push(...(await fetchWindow(reading, device.id, names, start, starts[index + 1] ?? end)));
  const first = await firstLine(reading, calls);
  return { id: device.id, names, calls, firstAt: first };
}

/** Fetches a table, or the halves of one that is too long. @returns the calls that have it */
async function fetchWindow(
  reading: Reading,
  id: number,
  names: MeasuredDevice['names'],
  start: number,
  end: number,
): Promise<Call[]> {
  const measurements = names.map(({ name }) => name);
  const body = { device_id: id, start: dayOf(start), end: dayOf(end), separator: ';', measurements };
  const call = { path: '/export/csv', body };
  try {
    await reading.calls.fetch(call);
    return [call];
  } catch (error) {
    const half = Math.floor((start + end) / 2 / dayMs) * dayMs;
    const isTooMuch = error instanceof MoveStopped && error.fault === 'too_much';
    if (!isTooMuch || half <= start) throw error;
    await reading.plan(1);
    return [
      ...(await fetchWindow(reading, id, names, start, half)),
      ...(await fetchWindow(reading, id, names, half, end)),
    ];
  }
}

async function firstLine({ calls }: Reading, asked: readonly Call[]): Promise<string | undefined> {
  for (const call of asked) {
    const [, line] = await linesOf(calls.answer, call);
    const time = timeIn(line?.split(';')[0] ?? '');
    if (time !== undefined) return `${time.slice(0, 19)}Z`;
  }
  return undefined;
}

async function linesOf(answer: Reading['calls']['answer'], call: Call): Promise<string[]> {
  const { status, body } = await answer(call);
  if (status !== 200) return [];
  return body
    .toString()
    .replace(/^\ufeff/, '')
    .split(/\r?\n/);
}

/** The rows of a device's tables, as an archive has them. */
export async function* measuredRows(
  { calls, into }: Reading,
  { id, names, calls: asked }: MeasuredDevice,
): AsyncGenerator<RestoredRow[]> {
  for (const call of asked) {
    const { status } = await calls.answer(call);
    if (status !== 200) {
      if (!(await isEmpty(calls.answer, call)))
        into.noteFailure(`${call.path} ${id} ${String(call.body?.start)}`);
      continue;
    }
    const [head = '', ...lines] = await linesOf(calls.answer, call);
    const columns = columnsOf(cellsOf(head).slice(1), names);
    const rows = lines.map((line) => rowOf(id, columns, cellsOf(line))).filter((row) => row !== undefined);
    into.count('measurements', rows.length);
    if (rows.length > 0) yield rows;
  }
}

async function isEmpty(answer: Reading['calls']['answer'], call: Call): Promise<boolean> {
  const { body } = await answer(call);
  return /influx-query-empty|invalid-user-device/.test(body.subarray(0, 200).toString());
}

/** A title that one quantity alone has tells it; else its place does, as the columns come as they were asked for. */
function columnsOf(titles: readonly string[], names: MeasuredDevice['names']): (string | undefined)[] {
  return titles.map((title, index) => {
    const titled = names.filter((one) => one.name === title || one.title === title);
    if (titled.length === 1) return titled[0]?.name;
    if (titles.length === names.length) return names[index]?.name;
    const named = titledQuantity(title)?.quantity;
    return names.find(({ name }) => name === named)?.name;
  });
}

const cellsOf = (line: string) => line.split(';').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));

function timeIn(cell: string): string | undefined {
  const text = cell.replace(/^"(.*)"$/, '$1');
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return undefined;
  const time = new Date(text.replace(/(\.\d{3})\d+Z$/, '$1Z'));
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

function rowOf(
  id: number,
  columns: readonly (string | undefined)[],
  [first = '', ...cells]: readonly string[],
): RestoredRow | undefined {
  const time = timeIn(first);
  if (time === undefined) return undefined;
  const values: Record<string, number> = {};
  const extra: Record<string, number> = {};
  for (const [index, name] of columns.entries()) {
    const cell = cells[index] ?? '';
    const value = Number(cell);
    if (name === undefined || cell === '' || !Number.isFinite(value)) continue;
    if (quantityNamed(name) === undefined) extra[name] = value;
    else values[name] = value;
  }
  if (Object.keys(values).length + Object.keys(extra).length === 0) return undefined;
  const more = Object.keys(extra).length > 0 ? { extra: JSON.stringify(extra) } : {};
  return { device_id: id, measured_at: time, received_at: time, ...values, ...more };
}
