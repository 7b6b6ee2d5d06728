import { hivesInBrief } from '#hive-core/store.ts';
import type { Device } from '#measurements/devices/device.ts';
import { managedDevice } from '#measurements/devices/service.ts';
import { lockDevice } from '#measurements/devices/store.ts';
import { requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { DeviceId, HiveId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { answerPresentPlace, presentPlace } from './past-store.ts';
import { edgeOf } from './series-store.ts';

/** What a device measured on no hive, right before it came to the one on which it stands. */
export interface UnplacedPast {
  hiveId: HiveId;
  hiveName: string;
  firstMeasuredAt: Date;
  until: Date;
}

/** Undefined: there is none, or its owner has said whether it was of that hive. @throws AppError not_found, not_allowed */
export async function showPast(
  context: SignedInContext,
  deviceId: DeviceId,
): Promise<UnplacedPast | undefined> {
  return pastOf(context, await managedDevice(context, deviceId));
}

async function pastOf(
  context: SignedInContext,
  { id: deviceId, hive }: Pick<Device, 'id' | 'hive'>,
): Promise<UnplacedPast | undefined> {
  const place = await presentPlace(context, deviceId);
  if (hive === undefined || place === undefined || place.isPastAnswered) return undefined;
  const { since, leftAt } = place;
  const from = leftAt ?? new Date(0);
  // Measurements have whole seconds: one of the second in which the device came counts on the hive.
  const until = new Date(Math.floor(since.getTime() / 1000) * 1000);
  const first = from < until ? await edgeOf(context, [{ deviceId, from, to: until }], 'first') : undefined;
  return first && { hiveId: hive.id, hiveName: hive.name, firstMeasuredAt: first, until };
}

/**
 * Says since when the device stood on its hive, or that it did not before; nobody is asked again.
 * @throws AppError not_found, not_allowed, invalid_input
 */
export function answerPast(
  context: SignedInContext,
  deviceId: DeviceId,
  since: Date | undefined,
): Promise<void> {
  return inTransaction(context, async (inner) => {
    await lockDevice(inner, deviceId);
    const past = await showPast(inner, deviceId);
    if (past === undefined) return;
    const [hive] = await hivesInBrief(inner, [past.hiveId]);
    requireRight(inner, 'edit', hive);
    if (since !== undefined && since >= past.until) throw fieldProblem('since', 'date_in_future');
    const first = since !== undefined && since < past.firstMeasuredAt ? past.firstMeasuredAt : since;
    await answerPresentPlace(inner, deviceId, { since: first, at: inner.clock.now() });
  });
}
