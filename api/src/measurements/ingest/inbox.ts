import { AppError } from '@skep/domain';
import { managedDevice } from '#measurements/devices/service.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { DeviceId, InboxId } from '#platform/context/ids.ts';
import { type InboxEntry, type InboxPage, inboxOfDevice, rawMessage } from './inbox-store.ts';

/** What became of a device's messages, the newest first. @throws AppError not_found, not_allowed */
export async function listInbox(context: SignedInContext, page: InboxPage): Promise<InboxEntry[]> {
  await managedDevice(context, page.deviceId);
  return inboxOfDevice(context, page);
}

/** One message as it was sent. @throws AppError not_found, not_allowed */
export async function showMessage(
  context: SignedInContext,
  deviceId: DeviceId,
  id: InboxId,
): Promise<{ raw: string }> {
  await managedDevice(context, deviceId);
  const message = await rawMessage(context, deviceId, id);
  if (message === undefined) throw new AppError('not_found');
  return message;
}
