import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { systemClock } from '#platform/context/random.ts';
import { NotAnArchive, openArchive } from './archive.ts';
import { zipOf } from './test-archives.ts';

let workFolder: string;
beforeAll(async () => {
  workFolder = await mkdtemp(join(tmpdir(), 'skep-test-'));
});
afterEach(async () => expect(await readdir(workFolder)).toEqual([]));
afterAll(() => rm(workFolder, { recursive: true }));

const open = (content: Buffer) =>
  openArchive(
    { workFolder, clock: systemClock },
    { content: Readable.from([content]), sizeBytes: content.length },
    new Set(['measurements']),
  );

async function linesIn(lines: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const line of lines) all.push(line);
  return all;
}

const archiveOf = (rows: string) =>
  zipOf({
    'everything.json': Buffer.from(`{\n"origin": "of-this-test",\n"measurements": [\n${rows}\n]\n}\n`),
  });

test('an archive that grows to far more than its size is refused, and leaves nothing', async () => {
  const row = `{"device_id": 1${' '.repeat(9_000)}},\n`;
  const archive = await archiveOf(row.repeat(3000));
  expect(archive.length).toBeLessThan(60_000);
  await expect(open(archive)).rejects.toThrow(NotAnArchive);
});

test('its rows take no more room in the work folder than the archive does, and are read as they were', async () => {
  const rows = Array.from({ length: 60_000 }, (_, index) => `{"device_id": 1, "t_i": ${index / 7}}`);
  const content = await archiveOf(rows.join(',\n'));
  const archive = await open(content);
  const files = await readdir(workFolder, { recursive: true });
  const sizes = await Promise.all(
    files.filter((name) => name.endsWith('.gz')).map((name) => stat(join(workFolder, name))),
  );
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(1.5 * content.length);
  expect(await linesIn(archive.rows('measurements'))).toEqual(rows);
  expect(await linesIn(archive.rows('hives'))).toEqual([]);
  await archive.close();
});

test('lists within lists without end are a row like any other that is wrong', async () => {
  const archive = await open(await archiveOf(`{"a": ${'['.repeat(400_000)}${']'.repeat(400_000)}}`));
  expect(await linesIn(archive.rows('measurements'))).toHaveLength(1);
  await archive.close();
});
