import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jobKinds, moveDatabase, openDatabase } from '@skep/api';
import { aDevice, aUser, startTestApi } from '@skep/api/testing';
import { type PostgresServer, startPostgres } from '../../scripts/postgres.ts';

/** A server is started, and both databases are filled. */
jest.setTimeout(120_000);

let postgres: PostgresServer;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), 'skep-moving-'));
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a database that began in a data folder goes on at a server, with everything and with the next numbers', async () => {
  const local = await openDatabase({ kind: 'local', folder: join(folder, 'postgres') });
  const before = await startTestApi({ database: local });
  const anna = await aUser(before);
  const device = await aDevice(before, anna);
  for (let day = 1; day <= 28; day += 1)
    await before.request('POST', '/api/sensors', {
      body: {
        key: device.key,
        w_v: 1000 + day / 3,
        time: `2026-0${1 + (day % 9)}-${10 + (day % 9)}T10:00:00Z`,
      },
    });
  await before.app.close();

  const server = await openDatabase({ kind: 'server', url: postgres.url }, { isMigrated: false });
  const { tables, rows } = await moveDatabase(local, server, jobKinds, join(folder, 'work'));
  expect(tables).toBeGreaterThan(40);
  expect(rows).toBeGreaterThan(50);
  await expect(moveDatabase(local, server, jobKinds, join(folder, 'work'))).rejects.toThrow(
    'The database is not empty',
  );
  await local.close();

  const after = await startTestApi({ database: server });
  const own = await after.request('GET', '/api/devices', { as: anna });
  expect(own.body.map(({ key }: { key: string }) => key)).toEqual([device.key]);
  const other = await aDevice(after, anna);
  expect(other.id).toBeGreaterThan(device.id);
  const sent = await after.request('POST', '/api/sensors', { body: { key: device.key, w_v: 1 } });
  expect(sent.status).toBe(201);
  await after.app.close();
  await server.close();
});
