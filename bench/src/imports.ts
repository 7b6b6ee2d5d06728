import { loadavg } from 'node:os';
import { anImport, aUser, aWorkbook, mapped, startTestApi, stepOfImport } from '@skep/api/testing';
import { startPostgres } from '../../scripts/postgres.ts';

/** Four values in each, a minute apart: nearly two years of a scale that sends each minute. */
const rows = Number(process.env.ROWS ?? 1_000_000);
/** Excel writes each value into a cell of XML: such a file is unpacked while it is received. */
const isExcel = process.env.FORM === 'xlsx';
const begin = Date.parse('2024-01-01T00:00:00Z');

const titles = ['time', 'weight_kg', 't_i', 'h', 'rssi'];
/** Days since 1900, as Excel counts time. */
const firstDay = begin / 86_400_000 + 25_569;

/** On the server of those who run the product for others. */
const postgres = process.env.POSTGRES === '1' ? await startPostgres() : undefined;
if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
const api = await startTestApi({ database: 'fresh' });
try {
  const person = await aUser(api);
  let highest = 0;
  const watching = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss);
  }, 200);
  const timed = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    const start = performance.now();
    const result = await work();
    const seconds = (performance.now() - start) / 1000;
    print(`${what.padEnd(8)} ${seconds.toFixed(1).padStart(8)} s   load ${(loadavg()[0] ?? 0).toFixed(1)}`);
    return result;
  };
  const file = isExcel ? await aSheet() : aFile();
  print(
    `${rows} rows${isExcel ? ' of Excel' : ''}, ${(file.length / 1e6).toFixed(0)} MB, in ${postgres ? 'PostgreSQL' : 'the database of npm start'}\n`,
  );
  const sent = await timed('sending', () => anImport(api, person, file));
  // Excel knows no zones, and of those with summer time an hour of each year does not exist.
  await mapped(api, person, sent, { target: 'new', timeZone: 'UTC' });
  await timed('counting', () => stepOfImport(api, person, sent.id, 'count'));
  const done = await timed('import', () => stepOfImport(api, person, sent.id, 'start'));
  if (done.stored !== rows) throw new Error(`${done.stored} rows were stored.`);
  await timed('undoing', () => stepOfImport(api, person, sent.id, 'undo'));
  clearInterval(watching);
  print(`\nmemory at most ${(highest / 1e6).toFixed(0)} MB, file and database in it`);
} finally {
  await api.close();
  await postgres?.stop();
}

function valuesOf(index: number) {
  return [(40 + (index % 700) / 100).toFixed(2), 30 + (index % 6), 50 + (index % 40), -90 + (index % 20)];
}

function aFile(): Buffer {
  const lines = Array.from({ length: rows }, (_, index) =>
    [new Date(begin + index * 60_000).toISOString(), ...valuesOf(index)].join(','),
  );
  return Buffer.from(`${titles.join(',')}\n${lines.join('\n')}\n`);
}

function aSheet(): Promise<Buffer> {
  const head = titles.map((title) => `<c t="inlineStr"><is><t>${title}</t></is></c>`).join('');
  const lines = Array.from({ length: rows }, (_, index) => {
    const cells = valuesOf(index).map((value) => `<c><v>${value}</v></c>`);
    return `<row><c s="1"><v>${firstDay + index / 1440}</v></c>${cells.join('')}</row>`;
  });
  return aWorkbook({ sheets: { Scale: `<row>${head}</row>${lines.join('')}` } });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
