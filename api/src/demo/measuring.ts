import { parseEnvelope } from '@skep/device-codecs';
import { seenHives } from '#hives/queries/store.ts';
import { createDefinition } from '#measurements/devices/definitions.ts';
import type { Device } from '#measurements/devices/device.ts';
import { addDevice } from '#measurements/devices/service.ts';
import { devicesOfOwner, placeDevice } from '#measurements/devices/store.ts';
import { readMessage } from '#measurements/ingest/reading.ts';
import { receiveMessage } from '#measurements/ingest/service.ts';
import type { SignedInContext } from '#platform/context/context.ts';

const hourMs = 60 * 60 * 1000;
const hours = 72;
/** A message stores its values; one for each three hours is enough for a curve. */
const stepHours = 3;
/** Raw counts of the scale: what nothing weighs, and for each kilogram. */
const scale = { empty: 8_400, perKg: 215 };

/** Two devices with their last three days, simulated: a scale and a climate sensor, on the first two hives. */
export async function setUpDevices(
  context: SignedInContext,
  say: (id: string, values: Record<string, string>) => string,
): Promise<void> {
  const [first, second] = await seenHives(context);
  const base = { intervalMinutes: 60, transmissionRatio: stepHours };
  const onScale = await addDevice(context, {
    ...base,
    name: say('demo.device.scale', { hive: first?.name ?? '' }),
    type: 'beep',
    firmwareVersion: '1.5.14',
  });
  await calibrate(context, onScale);
  const climate = await addDevice(context, {
    ...base,
    name: say('demo.device.climate', { hive: second?.name ?? '' }),
    type: 'other',
  });
  // They came to their hives with their first message: else what they have measured were of no hive.
  const begin = new Date(context.clock.now().getTime() - hours * hourMs);
  await placeDevice(context, onScale.id, first?.id, begin);
  await placeDevice(context, climate.id, second?.id, begin);
  await measure(context, onScale, scaleAt);
  await measure(context, climate, climateAt);
}

async function calibrate(context: SignedInContext, { id }: Device): Promise<void> {
  const validFrom = new Date(context.clock.now().getTime() - 10 * 24 * hourMs);
  await createDefinition(
    context,
    { deviceId: id, hardwareId: undefined },
    { input: 'w_v', output: 'weight_kg', offset: scale.empty, multiplier: 1 / scale.perKg, validFrom },
  );
}

/** Values at a time: whenever messages begin, they continue the ones before. */
type Simulation = (time: Date) => Record<string, number>;

const daysOf = (time: Date) => time.getTime() / (24 * hourMs);
/** From -1 in the night to 1 in the afternoon. */
const warmth = (time: Date) => Math.sin(((time.getUTCHours() - 9) / 12) * Math.PI);

/** A hive that gains in the day what it half eats at night, and that has better weeks and worse. */
const scaleAt: Simulation = (time) => {
  const weightKg = 42 + Math.sin(daysOf(time) / 6) + 0.5 * Math.max(0, warmth(time));
  return {
    w_v: Math.round(scale.empty + weightKg * scale.perKg),
    t_i: 34.6 + 0.4 * Math.sin(daysOf(time) * 5),
    bv: 3.28 - (daysOf(time) % 100) * 0.001,
  };
};

const climateAt: Simulation = (time) => ({
  t: 14 + 7 * warmth(time),
  h: 68 - 18 * warmth(time),
  bv: 3.91 - (daysOf(time) % 100) * 0.001,
});

const simulations: readonly Simulation[] = [scaleAt, climateAt];

/** Lets both measure on from where they ended, at most three days. */
export async function continueDevices(context: SignedInContext): Promise<void> {
  const own = (await devicesOfOwner(context, context.user.id)).toSorted((a, b) => a.id - b.id);
  for (const [index, simulate] of simulations.entries()) {
    const device = own[index];
    const last = device?.lastMessageAt;
    if (device !== undefined && last !== undefined) await measure(context, device, simulate, last);
  }
}

/** @param last After which time there are no messages yet. Default: after three days ago */
async function measure(
  context: SignedInContext,
  { key }: Device,
  simulate: Simulation,
  last = new Date(0),
): Promise<void> {
  const now = context.clock.now();
  const begin = now.getTime() - hours * hourMs;
  const times = Array.from(
    { length: hours / stepHours + 1 },
    (_, index) => new Date(begin + index * stepHours * hourMs),
  ).filter((time) => time > last);
  // All at once: messages that wait together are stored together.
  await Promise.all(
    times.map((time) => {
      const body = { key, time: time.toISOString(), ...simulate(time) };
      const raw = JSON.stringify({ body, query: {} });
      const read = readMessage(parseEnvelope(body), now);
      return receiveMessage(context, { read, raw, ownerId: context.user.id });
    }),
  );
}
