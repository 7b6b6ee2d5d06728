import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { systemClock } from '#platform/context/random.ts';
import { aWorkbook } from './test-workbooks.ts';
import { withWorkbook } from './workbook.ts';

let workFolder: string;
beforeAll(async () => {
  workFolder = await mkdtemp(join(tmpdir(), 'skep-test-'));
});
afterAll(async () => {
  expect(await readdir(workFolder)).toEqual([]);
  await rm(workFolder, { recursive: true });
});

const notATable = { details: { fields: [{ path: 'file', code: 'not_a_table' }] } };

/** Reads all sheets. @returns how much came out until it was refused */
async function readAll(file: Buffer) {
  const read = { characters: 0, longestPiece: 0, refusal: undefined as unknown };
  const stored = { content: Readable.from([file]), sizeBytes: file.length };
  const reading = withWorkbook({ workFolder, clock: systemClock }, stored, async (sheets) => {
    for (const sheet of sheets)
      for await (const piece of sheet.csv()) {
        read.characters += piece.length;
        read.longestPiece = Math.max(read.longestPiece, piece.length);
      }
  });
  await reading.catch((error: unknown) => {
    read.refusal = error;
  });
  return read;
}

const row = '<row><c t="s"><v>0</v></c><c><v>1</v></c></row>';

test('a small workbook whose rows repeat a long text is refused before its rows take more than a few megabytes', async () => {
  const file = await aWorkbook({
    texts: [`<t>${'x'.repeat(32_000)}</t>`],
    sheets: { One: row.repeat(10_000) },
  });
  expect(file.length).toBeLessThan(16_000);
  const { refusal, characters, longestPiece } = await readAll(file);
  expect(refusal).toMatchObject(notATable);
  expect(characters).toBeLessThan(20_000_000);
  expect(longestPiece).toBeLessThan(8_000_000);
});

test('a text is as long as Excel lets it be, and no longer, wherever it is written', async () => {
  const longest = 'x'.repeat(32_767);
  const shared = (text: string) => aWorkbook({ texts: [`<t>${text}</t>`], sheets: { One: row } });
  const inCell = (text: string) =>
    aWorkbook({ sheets: { One: `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>` } });
  const inRuns = (text: string) =>
    aWorkbook({
      sheets: { One: `<row><c t="inlineStr"><is>${`<r><t>${text}</t></r>`.repeat(2)}</is></c></row>` },
    });
  for (const make of [shared, inCell]) {
    expect((await readAll(await make(longest))).characters).toBeGreaterThan(32_767);
    expect((await readAll(await make(`${longest}x`))).refusal).toMatchObject(notATable);
  }
  expect((await readAll(await inRuns(longest))).refusal).toMatchObject(notATable);
});

test('elements within elements without end are refused early', async () => {
  const deep = await readAll(await aWorkbook({ sheets: { One: '<a>'.repeat(1_000_000) } }));
  expect(deep.refusal).toMatchObject(notATable);
  const wide = await readAll(
    await aWorkbook({ sheets: { One: `<row>${'<c><v>1</v></c>'.repeat(300)}</row>` } }),
  );
  expect(wide.refusal).toMatchObject({ details: { fields: [{ code: 'too_many_columns' }] } });
});

test.each([
  ['rows', { sheets: { One: '<row></row>'.repeat(850_000) } }],
  ['shared texts', { texts: ['</si><si>'.repeat(1_050_000)], sheets: { One: '' } }],
])('a file whose %s grow to far more than its size is refused', async (_, parts) => {
  expect((await readAll(await aWorkbook(parts))).refusal).toMatchObject(notATable);
});

test('a sheet that is listed many times is read once', async () => {
  const again = '<sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets>'.repeat(1000);
  const { refusal, characters } = await readAll(await aWorkbook({ workbook: again, sheets: { One: row } }));
  expect({ refusal, characters }).toEqual({ refusal: undefined, characters: ',1\n'.length });
});

test('a workbook that repeats much, as a table of one device does, is read whole', async () => {
  const line = (at: number) =>
    `<row r="${at}"><c r="A${at}" t="s"><v>0</v></c><c r="B${at}"><v>${20 + (at % 10)}</v></c></row>`;
  const file = await aWorkbook({
    texts: [`<t>${'The hive beside the old pear tree. '.repeat(9)}</t>`],
    sheets: { One: Array.from({ length: 10_000 }, (_, index) => line(index + 1)).join('') },
  });
  const { refusal, characters } = await readAll(file);
  expect(refusal).toBeUndefined();
  expect(characters).toBeGreaterThan(3_000_000);
});
