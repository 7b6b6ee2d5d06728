import { aDevice } from '#measurements/devices/test-devices.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';
import { importBlock } from './importing.ts';
import { placeLog } from './placing.ts';

const digits = (value: number, bytes: number) =>
  (value < 0 ? value + 2 ** (8 * bytes) : value)
    .toString(16)
    .padStart(2 * bytes, '0')
    .toUpperCase();

/** What a device writes down when it starts. */
function startUp(intervalMinutes: number): string {
  const data = `0100010005000902935D7C83FFFF94540E0123A76E05A5161AEE1F0000002A03091D01${digits(intervalMinutes, 2)}2500000005`;
  return record(2, data);
}

export interface MadeMeasurement {
  /** Tells it from all others. */
  seed: number;
  /** Of the device's clock, unix seconds. Default: it has none. */
  clock?: number;
}

/** A measurement of two probes, a scale and ten bands of sound. */
export function measuredValues(seed: number) {
  const noise = (step: number, range: number) =>
    (Math.imul(seed + 7, 2_654_435_761 + 40_503 * step) >>> 8) % range;
  return {
    bv: (3200 + noise(1, 80)) / 1000,
    w_v: 1_400_000 + noise(2, 90_000),
    t_0: (3300 + noise(3, 200)) / 100,
    t_1: (1500 + noise(4, 900)) / 100,
    bins: Array.from({ length: 10 }, (_, band) => 1 + noise(5 + band, 60)),
  };
}

/** The same under the names of the wire, as the device sends it. */
export function sentValues(seed: number): Record<string, number> {
  const { bins, ...values } = measuredValues(seed);
  const edges = [71, 122, 173, 224, 276, 327, 378, 429, 480, 532, 583];
  return {
    ...values,
    ...Object.fromEntries(bins.map((bin, band) => [`s_bin_${edges[band]}_${edges[band + 1]}`, bin])),
  };
}

function measurement({ seed, clock }: MadeMeasurement): string {
  const { bv, w_v, t_0, t_1, bins } = measuredValues(seed);
  const time = clock === undefined ? '2500000005' : `2D${digits(clock, 4)}`;
  return record(
    3,
    [
      `1B0CB4${digits(Math.round(bv * 1000), 2)}64`,
      `0A01${digits(w_v, 3)}`,
      `0402${digits(Math.round(t_0 * 100), 2)}${digits(Math.round(t_1 * 100), 2)}`,
      `0C0A0946${bins.map((bin) => digits(bin, 2)).join('')}`,
      '07000000000000',
      time,
    ].join(''),
  );
}

const record = (port: number, data: string) => `${digits(port, 1)}${digits(data.length / 2, 1)}${data}0A`;

/** A log as an app sends it: packets of twenty bytes, each with its number. */
export function aLogText(blocks: readonly (readonly MadeMeasurement[])[], intervalMinutes = 15): string {
  const all = blocks.map((block) => startUp(intervalMinutes) + block.map(measurement).join('')).join('');
  const lines = all.match(/.{1,40}/g) ?? [];
  return lines.map((line, index) => digits(index % 65_536, 2) + line).join('\n');
}

export const seeds = (count: number, from = 0): MadeMeasurement[] =>
  Array.from({ length: count }, (_, index) => ({ seed: from + index }));

/** Hands a log over by the public door. @returns the answer's body. */
export async function sendLog(api: TestApi, owner: TestUser, id: number, data: string, more = {}) {
  const answer = await api.request('POST', '/api/sensors/flashlog', {
    as: owner,
    body: { id, data, ...more },
  });
  if (answer.status !== 200) throw new Error(`Answer ${answer.status}: ${answer.text.slice(0, 300)}`);
  return answer.body;
}

/** Stores what a device measured at a time, as if its message had come then. */
export async function measuredAt(
  api: TestApi,
  key: string,
  seed: number,
  time: Date,
  values = sentValues(seed),
) {
  const body = { key, ...values, time: Math.floor(time.getTime() / 1000) };
  const answer = await api.request('POST', '/api/sensors', { body });
  if (answer.status >= 300) throw new Error(`Answer ${answer.status}: ${answer.text.slice(0, 300)}`);
}

const dayMs = 24 * 60 * 60_000;

/** A log of a day of which the store has the middle. @returns ids of the log and its device, and when it begins. */
export async function aStoredLog(api: TestApi, owner: TestUser, overrides: { device?: object } = {}) {
  const device = await aDevice(api, owner, { type: 'beep', ...overrides.device });
  // From six o'clock, so that its ten hours lie on one day (UTC) whenever the test runs.
  const start = new Date(Math.floor(api.clock.now().getTime() / dayMs) * dayMs - 3 * dayMs + 6 * 60 * 60_000);
  for (let place = 10; place < 20; place += 1) await measuredAt(api, device.key, place, timeOf(start, place));
  const { id } = await sendLog(api, owner, device.id, aLogText([seeds(40)]));
  return { id: Number(id), device, start };
}

export const timeOf = (start: Date, place: number) => new Date(start.getTime() + place * 15 * 60_000);

/** A log of two blocks, of which the second is imported. */
export async function aFlashLog(api: TestApi, owner: TestUser, deviceId: number): Promise<number> {
  const { id } = await sendLog(api, owner, deviceId, aLogText([seeds(5), seeds(6, 100)]));
  const context = api.contextOf(owner);
  await placeLog(context, { flashLogId: id });
  const body = { startsAt: '2026-01-03T12:00:00Z' };
  await api.request('POST', `/api/v1/flash-logs/${id}/blocks/1/import`, { as: owner, body });
  await importBlock(context, { flashLogId: id, block: 1 });
  return id;
}
