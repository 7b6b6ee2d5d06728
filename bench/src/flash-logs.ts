import { loadavg } from 'node:os';
import {
  aDevice,
  aLogText,
  aUser,
  importFlashLogBlock,
  makePartitionsBetween,
  placeFlashLog,
  seeds,
  sendLog,
  sentValues,
  startTestApi,
  storePast,
} from '@skep/api/testing';

/** A log of a year at ten minutes in one block, of which a fourth of the messages came by radio, but for two months. */
const intervalMinutes = 10;
const recordCount = Number(process.env.RECORDS ?? 365 * 24 * 6);
const intervalMs = intervalMinutes * 60_000;
const messagesTogether = 1000;

const api = await startTestApi({ database: 'fresh' });
try {
  const person = await aUser(api);
  const device = await aDevice(api, person, { type: 'beep' });
  const context = api.contextOf(person);
  const at = api.clock.now();
  const begin = Math.floor((at.getTime() - (recordCount + 2) * intervalMs) / 60_000) * 60_000;
  const isReceived = (place: number) =>
    place % 4 === 0 && (place < recordCount * 0.4 || place > recordCount * 0.56);
  const received = Array.from({ length: recordCount }, (_, place) => place).filter(isReceived);
  await makePartitionsBetween(context, new Date(begin), at);
  for (let from = 0; from < received.length; from += messagesTogether)
    await storePast(
      context,
      received.slice(from, from + messagesTogether).map((place) => ({
        deviceId: device.id,
        receivedAt: at,
        measuredAt: new Date(begin + place * intervalMs),
        values: sentValues(place),
      })),
    );
  const text = aLogText([seeds(recordCount)], intervalMinutes);
  const size = `${recordCount} records, ${(text.length / 1e6).toFixed(1)} MB as text, ${received.length} messages stored`;
  print(`${size}; in the database of npm start\n`);
  const { id } = await timed('kept', () => sendLog(api, person, device.id, text));
  await timed('its block found', () => placeFlashLog(context, { flashLogId: id }));
  await api.request('POST', `/api/v1/flash-logs/${id}/blocks/0/import`, { as: person, body: {} });
  await timed('imported', () => importFlashLogBlock(context, { flashLogId: id, block: 0 }));
  const { body } = await api.request('GET', `/api/v1/flash-logs/${id}`, { as: person });
  const [block] = body.blocks;
  print(`\n${block.state}: ${block.persisted_measurements} of ${recordCount} were missing`);
  print(
    `by the store ${block.block_data_match_percentage} % right, ${block.block_data_flashlog_sec_diff} s off`,
  );
} finally {
  await api.close();
}

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  const seconds = (performance.now() - start) / 1000;
  print(`${what.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s   load ${(loadavg()[0] ?? 0).toFixed(1)}`);
  return result;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
