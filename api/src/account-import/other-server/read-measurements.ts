import type { RestoredRow } from '#platform/exporting/restored-table.ts';
import { quantityNamed } from '#platform/taxonomy/quantities.ts';
import { titledQuantity } from '#platform/taxonomy/quantity-titles.ts';
import { objectIn, textIn } from './answers.ts';
import { type Call, isNothing } from './calls.ts';
import { MoveStopped } from './move.ts';
import { cellsOfPeriod, isPeriodCall, periodCalls } from './read-periods.ts';
import type { Reading } from './reading.ts';

interface RequestedDevice {
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
export async function fetchMeasured(reading: Reading, device: RequestedDevice): Promise<MeasuredDevice> {
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
  for (const [index, start] of starts.entries()) {
    const found = await fetchWindow(reading, device.id, names, start, starts[index + 1] ?? end);
    if (found === undefined) return fetchPeriods(reading, device.id, names, created, end);
    calls.push(...found);
  }
  return { id: device.id, names, calls, firstAt: await firstTime(reading, names, calls) };
}

async function fetchPeriods(
  reading: Reading,
  id: number,
  names: MeasuredDevice['names'],
  start: number,
  end: number,
): Promise<MeasuredDevice> {
  const calls = periodCalls(id, start, end);
  await reading.plan(calls.length);
  for (const call of calls) await reading.calls.fetch(call);
  return { id, names, calls, firstAt: await firstTime(reading, names, calls) };
}

/** Fetches a table, or the halves of one that is too long. @returns the calls that have it; undefined: there are no tables */
async function fetchWindow(
  reading: Reading,
  id: number,
  names: MeasuredDevice['names'],
  start: number,
  end: number,
): Promise<Call[] | undefined> {
  const measurements = names.map(({ name }) => name);
  const body = { device_id: id, start: dayOf(start), end: dayOf(end), separator: ';', measurements };
  const call = { path: '/export/csv', body };
  try {
    await reading.calls.fetch(call);
    return (await isRefused(reading, call)) ? undefined : [call];
  } catch (error) {
    const half = Math.floor((start + end) / 2 / dayMs) * dayMs;
    const isTooMuch = error instanceof MoveStopped && error.fault === 'too_much';
    if (!isTooMuch || half <= start) throw error;
    await reading.plan(1);
    const first = await fetchWindow(reading, id, names, start, half);
    const second = await fetchWindow(reading, id, names, half, end);
    return first && second && [...first, ...second];
  }
}

/** Whether that server has no such route, or keeps the person from it. */
async function isRefused({ calls }: Reading, call: Call): Promise<boolean> {
  const { status } = await calls.answer(call);
  return status >= 400 && status < 500;
}

async function firstTime(
  reading: Reading,
  names: MeasuredDevice['names'],
  calls: readonly Call[],
): Promise<string | undefined> {
  for (const call of calls) {
    const table = await tableOf(reading, names, call);
    const times = table?.cells.map(([time = '']) => timeIn(time)).filter((time) => time !== undefined);
    const [first] = times?.toSorted() ?? [];
    if (first !== undefined) return `${first.slice(0, 19)}Z`;
  }
  return undefined;
}

interface Table {
  /** The quantity of each column after the time; undefined: it is none. */
  columns: (string | undefined)[];
  cells: string[][];
}

/** Undefined: nothing was measured, or the other server failed. */
async function tableOf(
  { calls }: Pick<Reading, 'calls'>,
  names: MeasuredDevice['names'],
  call: Call,
): Promise<Table | undefined> {
  const answer = await calls.answer(call);
  if (answer.status !== 200) return undefined;
  if (isPeriodCall(call)) {
    const columns = names.map(({ name }) => name);
    return { columns, cells: cellsOfPeriod(answer, call, columns) };
  }
  const [head = '', ...lines] = answer.body
    .toString()
    .replace(/^\ufeff/, '')
    .split(/\r?\n/);
  return { columns: columnsOf(cellsOf(head).slice(1), names), cells: lines.map(cellsOf) };
}

/** The rows of a device's tables, as an archive has them. */
export async function* measuredRows(
  reading: Reading,
  { id, names, calls }: MeasuredDevice,
): AsyncGenerator<RestoredRow[]> {
  const { into } = reading;
  for (const call of calls) {
    const table = await tableOf(reading, names, call);
    if (table === undefined) {
      if (!(await isEmpty(reading, call)))
        into.noteFailure(`${call.path} ${id} ${String(call.body?.start ?? '')}`);
      continue;
    }
    const rows = table.cells
      .map((cells) => rowOf(id, table.columns, cells))
      .filter((row) => row !== undefined);
    into.count('measurements', rows.length);
    if (rows.length > 0) yield rows;
  }
}

/** The old service answers with an error where nothing was measured. */
async function isEmpty({ calls }: Reading, call: Call): Promise<boolean> {
  const { body } = await calls.answer(call);
  return isNothing(body);
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
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(cell)) return undefined;
  const time = new Date(cell.replace(/(\.\d{3})\d+Z$/, '$1Z'));
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
