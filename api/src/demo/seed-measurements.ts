import { seenHives } from '#hives/queries/store.ts';
import { insertDevice, placeDevice } from '#measurements/devices/store.ts';
import { storeValues } from '#measurements/ingest/store.ts';
import { preparePartitions, recomputeDays } from '#measurements/partitions/jobs.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { keepPastAlerts } from './alert-rules.ts';
import { demoKeeper, simulatedDevices } from './keeper-store.ts';
import { type SimulatedHive, type SimulatedMoment, simulatedMessages } from './simulated-scale.ts';

const { text } = textsOf('demo');

/** Identifies the simulated devices apart from their names, so that they are found again. */
const hardwareVersion = 'simulated';

const simulated: readonly SimulatedHive[] = [
  { number: 1, harvestedKg: 34, strength: 1, isSwarming: false },
  { number: 2, harvestedKg: 34, strength: 0.85, isSwarming: true },
];

/** A statement of a second at most. */
const momentsInOneStep = 1000;

/**
 * Puts scales under two hives of the demo account, with measurements of so many days that are made up, and say
 * so: in the device's name and in its hardware version.
 * @returns how many messages were made; undefined when the devices are there already, or the account is not.
 */
export async function seedMeasurements(context: Context, days = 365): Promise<number | undefined> {
  const keeper = await demoKeeper(context);
  if (keeper === undefined || (await simulatedDevices(keeper, hardwareVersion)).length > 0) return undefined;
  const now = context.clock.now();
  const years = simulated.map((hive) => [...simulatedMessages(hive, now, days)]);
  const devices = await inTransaction(keeper, (inner) => hangDevices(inner, years));
  await storeAll(
    keeper,
    devices.map((id, index) => ({ id, moments: years[index] ?? [] })),
  );
  await keepPastAlerts(keeper, devices);
  return years.flat().length;
}

/**
 * Lets them measure on from where they ended, at most a year: what is older is of a summer that nobody has seen.
 * @returns how many messages were made
 */
export async function continueMeasurements(keeper: SignedInContext): Promise<number> {
  const now = keeper.clock.now();
  const devices = await simulatedDevices(keeper, hardwareVersion);
  const measured = devices.flatMap(({ id, lastAt }, index) => {
    const hive = simulated[index];
    if (hive === undefined || lastAt === null) return [];
    const days = Math.min(365, (now.getTime() - lastAt.getTime()) / 86_400_000);
    return [{ id, moments: [...simulatedMessages(hive, now, days)].filter(({ time }) => time > lastAt) }];
  });
  await storeAll(keeper, measured);
  return measured.flatMap(({ moments }) => moments).length;
}

async function storeAll(
  keeper: SignedInContext,
  devices: readonly { id: DeviceId; moments: readonly SimulatedMoment[] }[],
): Promise<void> {
  // Partitions are made for months that something waits for.
  for (const { id, moments } of devices) await store(keeper, id, firstOfEachMonth(moments));
  await preparePartitions(keeper);
  for (const { id, moments } of devices) await store(keeper, id, moments);
  await recomputeDays(keeper);
}

async function hangDevices(
  context: SignedInContext,
  years: readonly (readonly SimulatedMoment[])[],
): Promise<DeviceId[]> {
  const own = await seenHives(context, { isOwn: true });
  // The first hives have devices of their own.
  const hives = own.slice(2);
  const devices: DeviceId[] = [];
  for (const [index, moments] of years.entries()) {
    const begin = moments[0]?.time ?? context.clock.now();
    const hive = hives[index];
    const device = {
      name: text(context.locale, 'demo.device.year', { hive: hive?.name ?? '' }),
      type: 'beep',
      key: context.random.token(16).toLowerCase(),
      hardwareId: undefined,
      firmwareVersion: '1.5.14',
      hardwareVersion,
      blePin: undefined,
      bootCount: undefined,
      intervalMinutes: 15,
      transmissionRatio: 1,
      batteryVolts: undefined,
    };
    const id = await insertDevice(context, context.user.id, device, begin);
    await placeDevice(context, id, hive?.id, begin);
    devices.push(id);
  }
  return devices;
}

function firstOfEachMonth(moments: readonly SimulatedMoment[]): SimulatedMoment[] {
  const months = Map.groupBy(moments, ({ time }) => time.toISOString().slice(0, 7));
  return [...months.values()].flatMap(([first]) => (first === undefined ? [] : [first]));
}

async function store(
  context: Context,
  deviceId: DeviceId,
  moments: readonly SimulatedMoment[],
): Promise<void> {
  for (let first = 0; first < moments.length; first += momentsInOneStep) {
    const messages = moments.slice(first, first + momentsInOneStep).map(({ time, values }) => ({
      deviceId,
      receivedAt: time,
      measuredAt: time,
      values,
      report: { batteryVolts: values.bv ?? 0 },
    }));
    await storeValues(context, messages);
  }
}
