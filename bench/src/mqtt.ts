import { loadavg } from 'node:os';
import { connectAsync } from 'mqtt';
import { Client } from 'pg';
import { startMosquitto } from '../../scripts/mosquitto.ts';
import { startMeasuredApi } from './api-process.ts';
import { median } from './median.ts';

/** Odd, so that the median is one that was measured. */
const rounds = Number(process.env.ROUNDS ?? 5);
const deviceCount = 2000;

const broker = await startMosquitto();
const api = await startMeasuredApi(deviceCount, { MQTT_URL: broker.url });
const database = new Client({ connectionString: api.databaseUrl });
const publisher = await connectAsync(broker.url);
await database.connect();
try {
  await untilSubscribed();
  const rates: number[] = [];
  for (let round = 0; round < rounds; round += 1) rates.push(await storedASecond(round));
  process.stdout.write(
    `A message of each of ${deviceCount} devices by a broker: ${median(rates).toFixed(0)} a second are stored and acknowledged; load ${loadavg()[0]?.toFixed(1)}\n`,
  );
} finally {
  await publisher.endAsync();
  await database.end();
  await api.stop();
  await broker.stop();
}

/** A broker keeps nothing for whom it has never seen. */
async function untilSubscribed(): Promise<void> {
  const [key = ''] = api.devices.keys;
  while ((await countMessages()) === 0) {
    await publisher.publishAsync(`skep/${key}`, JSON.stringify({ time: 1_790_000_000, t: 18 }), { qos: 1 });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** From the first message that the broker has taken to the last that is stored. */
async function storedASecond(round: number): Promise<number> {
  const time = Math.floor(Date.now() / 1000) - 7200 + round * 60;
  const before = await countMessages();
  const began = performance.now();
  await Promise.all(
    api.devices.keys.map((key, index) =>
      publisher.publishAsync(`skep/${key}`, JSON.stringify({ time, t: 18 + index / 1000, h: 58 }), {
        qos: 1,
      }),
    ),
  );
  while ((await countMessages()) < before + deviceCount)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return (deviceCount / (performance.now() - began)) * 1000;
}

async function countMessages(): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::int as count from ingest_inbox where device_id is not null',
  );
  return rows[0]?.count ?? 0;
}
