import { accountByEmail } from '#account/core/store.ts';
import { seenHives } from '#hives/queries/store.ts';
import { insertDevice, placeDevice } from '#measurements/devices/store.ts';
import { storeValues } from '#measurements/ingest/store.ts';
import { preparePartitions, recomputeDays } from '#measurements/partitions/jobs.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { keepPastAlerts } from './alert-rules.ts';
import { demoAccount } from './seed.ts';
import { type SimulatedHive, type SimulatedMoment, simulatedMessages } from './simulated-scale.ts';

const { text } = textsOf('demo');

/** Identifies the simulated devices apart from their names, so that they are found again. */
const hardwareVersion = 'simulated';

const simulated: readonly SimulatedHive[] = [
  { number: 1, startKg: 34, strength: 1 },
  { number: 2, startKg: 34, strength: 0.85, swarmDay: 145 },
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
  if (keeper === undefined || (await hasSimulated(keeper))) return undefined;
  const now = context.clock.now();
  const years = simulated.map((hive) => [...simulatedMessages(hive, now, days)]);
  const devices = await inTransaction(keeper, (inner) => hangDevices(inner, years));
  // Partitions are made for months that something waits for.
  for (const [index, deviceId] of devices.entries()) {
    await store(keeper, deviceId, firstOfEachMonth(years[index] ?? []));
  }
  await preparePartitions(keeper);
  for (const [index, deviceId] of devices.entries()) await store(keeper, deviceId, years[index] ?? []);
  await recomputeDays(keeper);
  await keepPastAlerts(keeper, devices);
  return years.flat().length;
}

async function demoKeeper(context: Context): Promise<SignedInContext | undefined> {
  const account = await accountByEmail(context, demoAccount.email);
  if (account === undefined) return undefined;
  const { id } = account;
  return {
    ...context,
    user: {
      id,
      isAdmin: false,
      isTranslator: false,
      isShownHivesOfOthers: false,
      by: 'sign_in',
      isReadOnly: false,
      token: '',
    },
  };
}

async function hasSimulated({ db, user }: SignedInContext): Promise<boolean> {
  const found = await db
    .selectFrom('devices')
    .select('id')
    .where('user_id', '=', user.id)
    .where('hardware_version', '=', hardwareVersion)
    .executeTakeFirst();
  return found !== undefined;
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
