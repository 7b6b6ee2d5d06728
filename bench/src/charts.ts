import { createApp, openDatabase, readConfig } from '@skep/api';
import { desktop, launchBrowser } from '@skep/e2e/browser';
import { startProduct } from '@skep/e2e/product';
import { Client } from 'pg';
import { startPostgres } from '../../scripts/postgres.ts';
import { costOfCharts } from './charts-page.ts';
import { fillMeasurements } from './filled-measurements.ts';
import { measureLoad } from './page-load.ts';
import { seedHives } from './seeded-product.ts';
import { signedIn, signIn } from './signed-in.ts';
import { table } from './table.ts';

// The tab Data with ten years of twenty quantities: when charts are painted, how fast a period or a part of one
// follows, and what is kept of fifty periods. Then ten hives in one chart.

const email = 'charts@skep.example';
const hiveCount = 10;
/** Every quantity that has a chart of its own, and five temperatures, which share one. */
const names = [
  'weight_kg',
  't',
  't_i',
  't_0',
  't_1',
  't_2',
  't_3',
  'h',
  'p',
  'l',
  'bc_i',
  'bc_o',
  'bc_tot',
  'bv',
  'rssi',
  'snr',
  's_tot',
  's_bin098_146Hz',
  's_bin146_195Hz',
  's_bin195_244Hz',
];

const postgres = await startPostgres();
seedHives({ email, hives: hiveCount, apiaries: 1 }, { DATABASE_URL: postgres.url });
const product = await startProduct({ DATABASE_URL: postgres.url, SKEP_DEMO: '0' });
const browser = await launchBrowser();
try {
  const token = await signIn(product.url, email);
  const { hiveIds, deviceIds } = await measuredHives(token);
  const data = `${product.url}/measurements/${deviceIds[0]}`;
  const compared = `${product.url}/measurements/compare?interval=year&hives=${hiveIds.join(',')}`;
  await costOfCharts(await signedIn(browser, product.url, token, desktop), data, compared);
  const cold = await measureLoad(
    await signedIn(browser, product.url, token),
    `${data}?interval=year`,
    '.highcharts-root',
  );
  process.stdout.write(
    `\nFirst visit: 150 ms, 1.6 Mbit/s, CPU slowed four times\n\n${table({ 'charts of a year': cold })}\n`,
  );
} finally {
  await browser.close();
  await product.stop();
  await postgres.stop();
}

/** A device on each hive, one with ten years of all quantities, the others with a year of weight. */
async function measuredHives(token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${product.url}/api/hives`, { headers });
  const { hives }: { hives: { id: number; name: string }[] } = await answer.json();
  const deviceIds: number[] = [];
  for (const { id, name } of hives) {
    const body = JSON.stringify({ name, key: `bench-${id}`, hive_id: id });
    const made = await fetch(`${product.url}/api/devices`, { method: 'POST', headers, body });
    deviceIds.push((await made.json()).id);
  }
  const config = readConfig({ DATABASE_URL: postgres.url, LOG_LEVEL: 'warn' });
  const database = await openDatabase(config.database);
  const app = await createApp({ config, database });
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`update devices set interval_minutes = 15, created_at = now() - interval '11 years'`);
  await client.query(`update device_hives set since = now() - interval '11 years'`);
  const context = app.contextFor('bench');
  await fillMeasurements(client, context, {
    deviceIds: deviceIds.slice(0, 1),
    names,
    days: 3650,
    minutes: 15,
  });
  const others = { deviceIds: deviceIds.slice(1), names: ['weight_kg'], days: 365, minutes: 15 };
  await fillMeasurements(client, context, others);
  await client.query('vacuum analyze');
  await client.end();
  await app.close();
  await database.close();
  return { hiveIds: hives.map(({ id }) => id), deviceIds };
}
