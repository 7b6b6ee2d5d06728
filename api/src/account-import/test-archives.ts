import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export const time = '2026-06-03T10:00:00.000Z';
export const anApiary = (id: number, overrides = {}) => ({
  id,
  name: `Apiary ${id}`,
  location_type: 'fixed',
  continent: 'eu',
  created_at: time,
  updated_at: time,
  ...overrides,
});
export const aHiveRow = (id: number, overrides = {}) => ({
  id,
  apiary_id: 1,
  name: '=cmd()',
  type: 'custom',
  created_at: time,
  updated_at: time,
  ...overrides,
});

/** An archive as ours are written, of these tables. */
export async function anArchive(
  tables: Record<string, readonly unknown[]>,
  files: Record<string, Buffer> = {},
) {
  const parts = Object.entries(tables).map(
    ([name, rows]) => `,\n"${name}": [\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`,
  );
  return zipOf({
    'everything.json': Buffer.from(
      `{\n"exported_at": "${time}",\n"origin": "of-this-test"${parts.join('')}\n}\n`,
    ),
    ...files,
  });
}

export async function zipOf(files: Record<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(content, name);
  zip.end();
  return buffer(zip.outputStream as unknown as NodeJS.ReadableStream);
}

/** Some kinds of an import, a fault or none in each. */
export const kindsOf = (restore: { kinds: { name: string }[] }, ...names: string[]) =>
  restore.kinds.filter(({ name }) => names.includes(name)).map((kind) => ({ fault: undefined, ...kind }));
