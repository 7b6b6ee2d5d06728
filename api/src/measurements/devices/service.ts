import { AppError } from '@skep/domain';
import * as v from 'valibot';
import { hivesInBrief } from '#hive-core/store.ts';
import { requireChoosable } from '#measurements/codecs/service.ts';
import { setCodecOfDevice } from '#measurements/codecs/store.ts';
import { requireRight } from '#platform/access/access.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { DeviceCodecId, DeviceId, HiveId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { changesIn, type Edit } from '#platform/input/edits.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { rulesOf } from '#platform/resource/fields.ts';
import { categoryIds, choicesBelow } from '#platform/taxonomy/catalogue.ts';
import type { Device, DeviceChanges, DevicePlace } from './device.ts';
import { deviceFacts } from './device-fields.ts';
import { newDeviceKey } from './device-keys.ts';
import { mailLostKey } from './lost-key-mail.ts';
import {
  deviceById,
  deviceByKey,
  deviceForEdit,
  devicesOfHardware,
  devicesOfOwner,
  earlierDevice,
  insertDevice,
  isProvedInsteadOf,
  lockKey,
  markDeviceDeleted,
  placeDevice,
  placesOfDevice,
  releaseQuarantine,
  seenDevices,
  updateDevice,
} from './store.ts';

const usualType = 'beep';
/** As many as one person was ever seen to have, many times over. */
const mostDevices = 1000;

/** Those that the person sees, the oldest first. */
export function listDevices(context: SignedInContext): Promise<Device[]> {
  return seenDevices(context);
}

/** @throws AppError not_found */
export async function showDevice(context: SignedInContext, id: DeviceId): Promise<Device> {
  return requireRight(context, 'see', await deviceById(context, id));
}

/** For what tells the device's keys. @throws AppError not_found; not_allowed for who only sees it */
export async function managedDevice(context: SignedInContext, id: DeviceId): Promise<Device> {
  return requireRight(context, 'manage', await deviceById(context, id));
}

/**
 * The person's devices of this hardware, also where it was registered with the prefix that some chips send.
 * @throws AppError not_allowed when it is somebody else's.
 */
export async function devicesByHardware(context: SignedInContext, hardwareId: string): Promise<Device[]> {
  const found = await devicesOfHardware(context, hardwareId);
  if (found.length === 0 && hardwareId.length === 18) return devicesByHardware(context, `0e${hardwareId}`);
  const own = found.filter(({ ownerId }) => ownerId === context.user.id);
  if (found.length > 0 && own.length === 0) throw new AppError('not_allowed');
  return own;
}

export interface DeviceEdit extends Edit<Device, DeviceChanges> {
  /** The device as GET sends it, for 412. */
  toWire: (device: Device) => unknown;
}

/** @throws AppError invalid_input, not_found, not_allowed, changed_meanwhile */
export function editDevice(context: SignedInContext, id: DeviceId, edit: DeviceEdit): Promise<Device> {
  return inTransaction(context, async (inner) => {
    const device = requireRight(inner, 'manage', await deviceForEdit(inner, id));
    const changes = await changesIn(edit, {
      held: device,
      earlier: (rev) => earlierDevice(inner, device, rev),
      toWire: () => edit.toWire(device),
    });
    return changes === undefined ? device : writeDevice(inner, device, changes);
  });
}

/** A device as a body names it. */
export interface NamedDevice {
  id: DeviceId | undefined;
  key: string | undefined;
  hardwareId: string | undefined;
  /** What is said of it, if it is a new one. */
  asNew: DeviceChanges;
}

/**
 * Edits the own device that the id, the key or the hardware id names, else makes a new one.
 * @throws AppError as `editDevice`; not_allowed also for hardware that is somebody else's.
 */
export function saveDevice(context: SignedInContext, named: NamedDevice, edit: DeviceEdit): Promise<Device> {
  return inTransaction(context, async (inner) => {
    const known = named.id ?? (await knownDevice(inner, named))?.id;
    return known === undefined ? createDevice(inner, named.asNew) : editDevice(inner, known, edit);
  });
}

/** @throws AppError not_found */
export async function removeDevice(context: SignedInContext, id: DeviceId): Promise<void> {
  await inTransaction(context, async (inner) => {
    const device = requireRight(inner, 'manage', await deviceForEdit(inner, id));
    await markDeviceDeleted(inner, device.id, inner.clock.now());
  });
}

/** All or none. @throws AppError not_found, not_allowed */
export function removeDevices(context: SignedInContext, ids: readonly DeviceId[]): Promise<void> {
  return inTransaction(context, async (inner) => {
    for (const id of ids) await removeDevice(inner, id);
  });
}

/** Gives the device a new key: from this moment on its old one opens nothing. @throws AppError not_found */
export function rotateKey(context: SignedInContext, id: DeviceId): Promise<Device> {
  return inTransaction(context, async (inner) => {
    const device = requireRight(inner, 'manage', await deviceForEdit(inner, id));
    await updateDevice(inner, id, { ...device, key: newDeviceKey(inner.random) }, inner.clock.now());
    return showDevice(inner, id);
  });
}

/** Which hives the device stood on, the present one first. @throws AppError not_found */
export async function devicePlaces(context: SignedInContext, id: DeviceId): Promise<DevicePlace[]> {
  await showDevice(context, id);
  const places = await placesOfDevice(context, id);
  return places.map(({ until, ...place }) => ({ ...place, until: until ?? undefined }));
}

async function knownDevice(
  context: SignedInContext,
  { key, hardwareId }: NamedDevice,
): Promise<Device | undefined> {
  const ofKey = key === undefined ? undefined : await deviceByKey(context, key);
  if (ofKey?.ownerId === context.user.id) return ofKey;
  if (hardwareId === undefined) return undefined;
  return (await devicesByHardware(context, hardwareId))[0];
}

/** Never edits one that is there: a key that any device has is taken. @throws AppError as `saveDevice` */
export function addDevice(context: SignedInContext, changes: DeviceChanges): Promise<Device> {
  return inTransaction(context, (inner) => createDevice(inner, changes));
}

async function createDevice(context: SignedInContext, changes: DeviceChanges): Promise<Device> {
  const { user, clock, random } = context;
  if ((await devicesOfOwner(context, context.user.id)).length >= mostDevices)
    throw fieldProblem('key', 'too_many');
  const key = changes.key ?? changes.hardwareId ?? newDeviceKey(random);
  await requireFreeKey(context, key);
  const written = {
    ...noFacts,
    ...changes,
    key,
    hardwareId: changes.hardwareId ?? changes.key,
    type: checkedType(changes.type ?? usualType),
    name: changes.name ?? `BEEPBASE-${key.slice(-4)}`,
  };
  const hiveId = await ownHive(context, changes.hiveId);
  const id = await insertDevice(context, user.id, written, clock.now());
  if (hiveId !== undefined) await placeDevice(context, id, hiveId, clock.now());
  if (changes.codecId !== undefined) await chooseCodec(context, id, changes.codecId);
  await devicePlaced(context, id);
  await context.jobs.send('claim-messages', { deviceId: id });
  return showDevice(context, id);
}

async function writeDevice(
  context: SignedInContext,
  device: Device,
  changes: DeviceChanges,
): Promise<Device> {
  const now = context.clock.now();
  const key = changes.key ?? device.key;
  if (key.toLowerCase() !== device.key.toLowerCase()) await requireFreeKey(context, key);
  const written = {
    ...device,
    ...changes,
    key,
    name: requiredName('name' in changes ? changes.name : device.name),
    type: checkedType(changes.type ?? device.type),
  };
  await updateDevice(context, device.id, written, now);
  if ('codecId' in changes && changes.codecId !== device.codecId)
    await chooseCodec(context, device.id, changes.codecId);
  if (key !== device.key) await context.jobs.send('claim-messages', { deviceId: device.id });
  if ('hiveId' in changes && changes.hiveId !== device.hive?.id) {
    await placeDevice(context, device.id, await ownHive(context, changes.hiveId), now);
    await devicePlaced(context, device.id);
  }
  return showDevice(context, device.id);
}

async function devicePlaced(context: Context, id: DeviceId): Promise<void> {
  for (const go of context.domains.flatMap((domain) => domain.onDevicePlaced ?? [])) await go(context, id);
}

/** A number that is printed on a device is whose messages prove it, whoever wrote it down first. */
async function requireFreeKey(context: SignedInContext, key: string): Promise<void> {
  await lockKey(context, key);
  const holder = await deviceByKey(context, key);
  if (holder === undefined) return;
  const claim = { holder: holder.id, key, ownerId: context.user.id };
  if (holder.ownerId === context.user.id || !(await isProvedInsteadOf(context, claim)))
    throw fieldProblem('key', 'already_taken');
  await takeKeyAway(context, holder);
}

/** @throws AppError not_allowed for a key that is of somebody else's device */
export async function requireOwnKey(context: SignedInContext, key: string): Promise<void> {
  const holder = await deviceByKey(context, key);
  if (holder !== undefined && holder.ownerId !== context.user.id) throw new AppError('not_allowed');
}

async function takeKeyAway(context: SignedInContext, holder: Device): Promise<void> {
  const { random, clock } = context;
  const device = await deviceForEdit(context, holder.id);
  if (device === undefined) return;
  const isHardware = device.hardwareId?.toLowerCase() === device.key.toLowerCase();
  const freed = { key: newDeviceKey(random), ...(isHardware ? { hardwareId: undefined } : {}) };
  await updateDevice(context, device.id, { ...device, ...freed }, clock.now());
  await releaseQuarantine(context, device.id, device.key);
  await mailLostKey(context, device);
}

async function chooseCodec(
  context: SignedInContext,
  id: DeviceId,
  codecId: DeviceCodecId | undefined,
): Promise<void> {
  if (codecId !== undefined) await requireChoosable(context, codecId);
  await setCodecOfDevice(context, id, codecId);
}

async function ownHive(context: SignedInContext, hiveId: HiveId | undefined): Promise<HiveId | undefined> {
  if (hiveId === undefined) return undefined;
  const [hive] = await hivesInBrief(context, [hiveId]);
  return requireRight(context, 'edit', hive).id;
}

function requiredName(name: string | undefined): string {
  if (name === undefined) throw fieldProblem('name', 'required');
  return name;
}

/** Some clients write types with a capital letter. */
function checkedType(type: string): string {
  const wanted = type.toLowerCase();
  const known = choicesBelow(categoryIds.deviceTypes).find(({ key }) => key === wanted);
  if (known === undefined) throw fieldProblem('type', 'unknown_choice');
  return known.key;
}

const noFacts = v.parse(rulesOf(deviceFacts), {});
