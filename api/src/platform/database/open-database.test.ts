import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from './open-database.ts';

const parent = mkdtempSync(join(tmpdir(), 'skep-open-'));
afterAll(() => rmSync(parent, { recursive: true }));

test('a server that cannot be reached is reported in one sentence, without the password of its URL', async () => {
  const url = 'postgres://skep:top-secret@127.0.0.1:1/skep';
  await expect(openDatabase({ kind: 'server', url })).rejects.toThrow(
    'The database of DATABASE_URL cannot be reached: ECONNREFUSED.',
  );
});

test('an error of a server is reported in its words', async () => {
  const fields = 'SFATAL\0C28P01\0Mpassword authentication failed for user "skep"\0\0';
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + fields.length);
  const refusal = Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)]);
  const server = createServer((socket) => socket.once('data', () => socket.end(refusal)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `postgres://skep:wrong@127.0.0.1:${port}/skep`;
  await expect(openDatabase({ kind: 'server', url })).rejects.toThrow(
    'The database of DATABASE_URL cannot be reached: password authentication failed for user "skep".',
  );
  server.close();
});

test('a folder that is a file is reported in one sentence', async () => {
  const folder = join(parent, 'postgres');
  writeFileSync(folder, 'not a folder');
  await expect(openDatabase({ kind: 'local', folder })).rejects.toThrow(
    `${folder} is not a database of PostgreSQL: move it away or set SKEP_DATA.`,
  );
});
