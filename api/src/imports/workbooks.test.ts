import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { workbookStream } from '#platform/exporting/workbook.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { anImport, mapped, sendImport, step } from './test-imports.ts';
import { aWorkbook } from './test-workbooks.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());

const text = (written: string) => `<c t="inlineStr"><is><t>${written}</t></is></c>`;
/** 1 June 2026, 10:00. */
const tenOClock = 46_174 + 10 / 24;

async function measured(id: number) {
  return api.database.db
    .selectFrom('measurements')
    .select(['measured_at', 't_i', 'h', 'weight_kg', 'bat_perc'])
    .where('device_id', '=', id as never)
    .orderBy('measured_at')
    .execute();
}

test('dates, numbers, formulas and shared texts of a workbook are read as they are shown, each row by its number', async () => {
  const { id } = await aDevice(api, anna);
  const file = await aWorkbook({
    texts: ['<t>Date</t>', '<r><t>Tempe</t></r><r><t>rature</t></r><rPh><t>x</t></rPh>', '<t>a, "b"</t>'],
    sheets: {
      Info: text('Only a title'),
      Hive: `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><t>Battery %</t></is></c></row>
        <row r="2"><c r="A2" s="1"><v>${tenOClock}</v></c><c r="B2"><f>1+1</f><v>30.25</v></c><c r="C2" s="2"><v>0.57</v></c></row>
        <row r="5"><c r="A5" s="1"><v>${tenOClock + 1}</v></c><c r="C5"><v>58</v></c></row>
        <row r="6"><c r="A6" s="1"><v>${tenOClock + 2}</v></c><c r="B6" t="s"><v>2</v></c><c r="C6" t="e"><v>#N/A</v></c></row>`,
    },
  });
  const sent = await anImport(api, anna, file);
  expect(sent).toMatchObject({
    titles: ['Date', 'Temperature', 'Battery %'],
    mapping: { encoding: 'utf8', separator: 'comma', dateOrder: 'ymd', hasHeader: true },
  });
  expect(sent.samples[0].cells).toEqual(['2026-06-01 10:00:00', '30.25', '57']);
  await mapped(api, anna, sent, { target: String(id) });
  expect((await step(api, anna, sent.id, 'count')).counted).toMatchObject({ rows: 3, fresh: 2, refused: 1 });
  expect((await api.request('GET', `/api/v1/imports/${sent.id}/refusals`, { as: anna })).body).toEqual([
    { row: 6, column: 'Temperature', reason: 'not_a_number', written: 'a, "b"' },
  ]);
  await step(api, anna, sent.id, 'start');
  expect(await measured(id)).toMatchObject([
    { measured_at: new Date('2026-06-01T08:00:00Z'), t_i: 30.25, bat_perc: 57 },
    { measured_at: new Date('2026-06-02T08:00:00Z'), t_i: null, bat_perc: 58 },
  ]);
});

test('each sheet that holds a table is a file of its own, the same workbook twice is stored once', async () => {
  const rows = (value: number) =>
    `<row>${text('time')}${text('t_i')}</row><row><c s="1"><v>${tenOClock}</v></c><c><v>${value}</v></c></row>`;
  const file = await aWorkbook({ sheets: { East: rows(30), Empty: '', West: rows(31) } });
  const bert = await aUser(api);
  const names = async () =>
    (await api.request('GET', '/api/v1/imports', { as: bert })).body.map(
      ({ name }: { name: string }) => name,
    );
  const sent = await anImport(api, bert, file);
  expect(await names()).toEqual(['frame 4.jpg · East', 'frame 4.jpg · West']);
  expect(sent.name).toBe('frame 4.jpg · East');
  const { id } = await aDevice(api, bert);
  await mapped(api, bert, sent, { target: String(id) });
  await step(api, bert, sent.id, 'count');
  expect(await step(api, bert, sent.id, 'start')).toMatchObject({ stored: 1 });
  const again = await anImport(api, bert, file);
  expect(again.importedBefore).toBeDefined();
  expect((await step(api, bert, again.id, 'count')).counted).toMatchObject({ fresh: 0, there: 1 });
});

test('workbooks of an old Mac begin in 1904, and a time of day may stand apart', async () => {
  const file = await aWorkbook({
    workbook: '<workbookPr date1904="1"/>',
    sheets: {
      One: `<row>${text('date')}${text('time of day')}${text('t_i')}</row><row><c s="1"><v>${46_174 - 1462}</v></c><c s="3"><v>0.5</v></c><c><v>30</v></c></row>`,
    },
  });
  const { samples } = await anImport(api, anna, file);
  expect(samples[0].cells).toEqual(['2026-06-01 00:00:00', '12:00:00', '30']);
});

test('what our own workbook says of sensors is known, and its times are of UTC', async () => {
  const { id } = await aDevice(api, anna, { name: 'Scale' });
  async function* pages() {
    yield [{ device_id: id, device: 'Scale', time: new Date('2026-06-01T06:00:00Z'), t_i: 30.5 }];
  }
  const sheet = { name: 'sensor data', columns: ['device_id', 'device', 'time', 't_i'], pages };
  const sent = await anImport(api, anna, await buffer(workbookStream([sheet], { at: new Date() })));
  expect(sent).toMatchObject({ source: 'own', mapping: { timeZone: 'UTC' } });
  expect((await step(api, anna, sent.id, 'count')).counted).toMatchObject({
    fresh: 1,
    names: [{ name: String(id), rows: 1, target: String(id) }],
  });
});

describe('what is no workbook', () => {
  const notATable = [{ path: 'file', code: 'not_a_table' }];
  const problems = async (file: Buffer) => {
    const { status, body } = await sendImport(api, anna, file);
    expect(status).toBe(422);
    return body.problems;
  };
  const zipOf = (parts: Record<string, Buffer>) => {
    const zip = new ZipFile();
    for (const [name, content] of Object.entries(parts)) zip.addBuffer(content, name);
    zip.end();
    return buffer(zip.outputStream as Readable);
  };

  test('is refused in words: other zips, broken ones, without a table, XML without an end', async () => {
    expect(await problems(await zipOf({ 'a.txt': Buffer.from('a') }))).toEqual(notATable);
    expect(await problems(Buffer.from('PK\u0003\u0004 and nothing more'))).toEqual(notATable);
    const whole = await aWorkbook({ sheets: { One: `<row>${text('a')}</row>` } });
    expect(await problems(whole)).toEqual(notATable);
    expect(await problems(whole.subarray(0, whole.length - 40))).toEqual(notATable);
    expect(await problems(await aWorkbook({ sheets: { One: '<row><c>&bomb;</c>' } }))).toEqual(notATable);
    expect(await problems(await aWorkbook({ sheets: { One: ' '.repeat(3_000_000) } }))).toEqual(notATable);
    expect(await problems(await aWorkbook({ sheets: { One: '<row r="9999999"/>' } }))).toEqual(notATable);
  });

  test('so is a bomb, before it is opened', async () => {
    const file = await aWorkbook({ texts: ['x'.repeat(60_000_000)], sheets: { One: '' } });
    expect(file.length).toBeLessThan(100_000);
    expect(await problems(file)).toEqual([{ path: 'file', code: 'file_too_large', params: { max: 50 } }]);
  });

  test('too many columns are reported, and nothing is stored', async () => {
    const file = await aWorkbook({ sheets: { One: `<row><c r="ZZ1"><v>1</v></c></row>` } });
    expect(await problems(file)).toEqual([{ path: 'file', code: 'too_many_columns', params: { max: 200 } }]);
    const carl = await aUser(api);
    expect((await api.request('GET', '/api/v1/imports', { as: carl })).body).toEqual([]);
  });
});

test('a hive whose cell is merged over several rows is that of all of them', async () => {
  const visit = (row: number, note: string) =>
    `<c r="B${row}" s="1"><v>${tenOClock + row}</v></c>${text(note)}`;
  const file = await aWorkbook({
    sheets: {
      Diary: `<row r="1">${text('Hive')}${text('Date')}${text('Notes')}</row>
        <row r="2">${text('A')}${visit(2, 'one')}</row><row r="3">${visit(3, 'two')}</row><row r="4"></row>
        <row r="5">${text('B')}${visit(5, 'three')}</row></sheetData><mergeCells count="2"><mergeCell ref="A2:A4"/>
        <mergeCell ref="B1:C1"/></mergeCells><sheetData>`,
    },
  });
  const { mapping, samples } = await anImport(api, anna, file);
  expect(mapping.kind).toBe('inspections');
  expect(samples.map(({ name }: { name: string }) => name)).toEqual(['A', 'A', 'B']);
});

test('of a sheet with more merged cells than anybody merges none is filled', async () => {
  const ranges = '<mergeCell ref="A2:A3"/>'.repeat(1200);
  const date = `<c r="B2" s="1"><v>${tenOClock}</v></c>`;
  const file = await aWorkbook({
    sheets: {
      Diary: `<row r="1">${text('Hive')}${text('Date')}${text('Notes')}</row><row r="2">${text('A')}${date}${text('one')}</row>
        <row r="3">${date}${text('two')}</row></sheetData><mergeCells>${ranges}</mergeCells><sheetData>`,
    },
  });
  const { samples } = await anImport(api, anna, file);
  expect(samples.map(({ name }: { name: string }) => name)).toEqual(['A', undefined]);
});
