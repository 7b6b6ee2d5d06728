import { hivesInBrief } from '#hive-core/store.ts';
import type { SensorDefinition } from '#measurements/devices/definition.ts';
import { definitionsOfDevices } from '#measurements/devices/definition-store.ts';
import type { Device } from '#measurements/devices/device.ts';
import { deviceById, deviceByKey, seenDevices } from '#measurements/devices/store.ts';
import { mayDo, requireRight } from '#platform/access/access.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { DeviceId, HiveId } from '#platform/context/ids.ts';
import type { Placement } from './device-time-ranges.ts';
import { type HivePlacement, placementsOfHives, seenPlacementsOfDevice } from './series-store.ts';

/** Which measurements are requested: the first that is given counts; none: the person's first device. */
export interface Source {
  deviceId?: DeviceId | undefined;
  key?: string | undefined;
  hiveId?: HiveId | undefined;
}

/** A device, or those that stood on a hive one after the other. */
export interface RequestedDevices {
  /** The requested hive; undefined: the device itself was requested. */
  hiveId: HiveId | undefined;
  /** Of a hive: the device that is there, or was there last. */
  deviceId: DeviceId;
  intervalMinutes: number | undefined;
  /** When that device was registered. */
  createdAt: Date;
  /** Of every device that counts. */
  definitions: readonly SensorDefinition[];
  /** Whether the viewer sees where they are. */
  isPlaceShown: boolean;
  /** When which device counts. Of a hive: while each stood on it; of a device: always. */
  placements: readonly Placement[];
}

/**
 * @throws AppError not_found for what is not the person's.
 * @returns undefined when the person has no device, or the hive never had one.
 */
export async function requestedDevices(
  context: SignedInContext,
  { deviceId, key, hiveId }: Source,
): Promise<RequestedDevices | undefined> {
  if (deviceId !== undefined) return requestedDevice(context, await deviceById(context, deviceId));
  if (key !== undefined) return requestedDevice(context, await deviceByKey(context, key));
  if (hiveId !== undefined) return requestedHive(context, hiveId);
  const [first] = await seenDevices(context);
  return first && requestedDevice(context, first);
}

/** Of the newest device: its owner reads how it is calibrated, and nobody else does. */
export async function definitionsToKeeper(
  context: SignedInContext,
  { deviceId, definitions }: RequestedDevices,
): Promise<SensorDefinition[]> {
  const ofDevice = definitions.filter((definition) => definition.deviceId === deviceId);
  const device = ofDevice.length === 0 ? undefined : await deviceById(context, deviceId);
  return device !== undefined && mayDo('manage', device) ? ofDevice : [];
}

/** Those that have a device. @throws AppError not_found when one is not the person's. */
export async function manyRequestedDevices(
  context: SignedInContext,
  sources: readonly Source[],
): Promise<RequestedDevices[]> {
  const allRequested: RequestedDevices[] = [];
  for (const source of sources) {
    const requested = await requestedDevices(context, source);
    if (requested !== undefined) allRequested.push(requested);
  }
  return allRequested;
}

/** To who is not its owner it has measured what it measured on hives that they see. */
async function requestedDevice(
  context: SignedInContext,
  found: Device | undefined,
): Promise<RequestedDevices> {
  const { id: deviceId, access, ...device } = requireRight(context, 'see', found);
  const { intervalMinutes, createdAt, definitions, isPlaceShown } = device;
  const always = [{ deviceId, since: undefined, until: undefined }];
  const placements = access === 'owner' ? always : await seenPlacementsOfDevice(context, deviceId);
  return { hiveId: undefined, deviceId, intervalMinutes, createdAt, definitions, isPlaceShown, placements };
}

async function requestedHive(
  context: SignedInContext,
  hiveId: HiveId,
): Promise<RequestedDevices | undefined> {
  const [hive] = await hivesInBrief(context, [hiveId]);
  const seen = requireRight(context, 'see', hive);
  return (await requestedHives(context, [seen])).get(hiveId);
}

/**
 * Old clients read a hive by its device: of an own one, which was on no hive before this one, also what it measured
 * until then. A device whose data was imported, or that was in use before somebody named its hive, has such a past.
 */
export async function withUnplacedPast(
  context: SignedInContext,
  requested: RequestedDevices,
): Promise<RequestedDevices> {
  const { hiveId, deviceId, placements } = requested;
  const oldest = placements.at(-1);
  if (hiveId === undefined || oldest?.deviceId !== deviceId) return requested;
  if ((await deviceById(context, deviceId))?.access !== 'owner') return requested;
  const firstOfDevice = (await seenPlacementsOfDevice(context, deviceId)).at(-1);
  if (firstOfDevice?.hiveId !== hiveId) return requested;
  return { ...requested, placements: [...placements.slice(0, -1), { ...oldest, since: undefined }] };
}

/** Of these hives, which the person sees, those that ever had a device: two queries, however many they are. */
export async function requestedHives(
  context: Context,
  hives: readonly { id: HiveId; isPlaceShown: boolean }[],
): Promise<Map<HiveId, RequestedDevices>> {
  const placements = await placementsOfHives(
    context,
    hives.map(({ id }) => id),
  );
  const deviceIds = [...new Set(placements.map(({ deviceId }) => deviceId))];
  const definitions = Map.groupBy(await definitionsOfDevices(context, deviceIds), ({ deviceId }) => deviceId);
  const byHive = Map.groupBy(placements, ({ hiveId }) => hiveId);
  return new Map(
    hives.flatMap(({ id, isPlaceShown }) => {
      const [newest, ...older] = byHive.get(id) ?? [];
      if (newest === undefined) return [];
      return [[id, { hiveId: id, ...placedDevices([newest, ...older], definitions), isPlaceShown }] as const];
    }),
  );
}

function placedDevices(
  placements: readonly [newest: HivePlacement, ...older: HivePlacement[]],
  definitions: ReadonlyMap<DeviceId, SensorDefinition[]>,
) {
  const [newest] = placements;
  const deviceIds = [...new Set(placements.map(({ deviceId }) => deviceId))];
  return {
    deviceId: newest.deviceId,
    intervalMinutes: newest.intervalMinutes,
    createdAt: newest.createdAt,
    definitions: deviceIds.flatMap((deviceId) => definitions.get(deviceId) ?? []),
    placements,
  };
}

/** What bins of all of them begin by: from the oldest device on, and no finer than the slowest one measures. */
export function measuringOf(
  allRequested: readonly RequestedDevices[],
): Pick<RequestedDevices, 'createdAt' | 'intervalMinutes'> {
  const oldest = Math.min(...allRequested.map(({ createdAt }) => createdAt.getTime()));
  const slowest = Math.max(...allRequested.map(({ intervalMinutes }) => intervalMinutes ?? 1));
  return { createdAt: new Date(oldest), intervalMinutes: slowest };
}
