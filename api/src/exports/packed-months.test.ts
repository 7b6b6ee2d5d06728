import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { packMonths } from '#measurements/partitions/compression.ts';
import type { Database } from '#platform/database/tables.ts';
import { aUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { writeExport } from './jobs.ts';
import { textsOfZip } from './test-exports.ts';

let api: TestApi;
/** As a replica is: it answers, and refuses to write. */
let replica: Kysely<Database>;
beforeAll(async () => {
  api = await startTestApi({ database: 'fresh' });
  const options = '-c default_transaction_read_only=on -c timezone=UTC';
  const pool = new Pool({ connectionString: api.database.url, max: 2, options });
  replica = new Kysely({ dialect: new PostgresDialect({ pool }) });
});
afterAll(async () => {
  await replica.destroy();
  await api.close();
});

test.each(['zip', 'xlsx'])(
  'an export as %s has packed months also where there is a replica',
  async (format) => {
    const anna = await aUser(api);
    const { id } = await aDevice(api, anna);
    await sql`insert into measurements (device_id, measured_at, received_at, t)
    values (${id}, '2024-03-10 12:00Z', '2024-03-10 12:00Z', 12.5)`.execute(api.database.db);
    const context = { ...api.app.contextFor('test'), packedAfterMonths: 13 };
    await packMonths(context);
    await api.request('POST', '/api/v1/account/export', { as: anna, body: { format } });
    const { body } = await api.request('GET', '/api/v1/account/export', { as: anna });
    await writeExport(
      { ...context, readReplica: { db: replica, keepsUp: async () => true } },
      { exportId: body.export.id },
    );
    const { rawPayload } = await api.app.http.inject({
      url: `/api/user/export/${body.export.id}/file`,
      headers: { authorization: `Bearer ${anna.token}` },
    });
    expect(Object.values(await textsOfZip(rawPayload)).join()).toContain('12.5');
  },
);
