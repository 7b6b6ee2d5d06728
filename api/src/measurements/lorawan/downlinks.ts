import { AppError } from '@skep/domain';
import type { Device } from '#measurements/devices/device.ts';
import { listDevices } from '#measurements/devices/service.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import { type NetworkAnswer, sendDownlink } from './network-server.ts';

/** Why nothing was sent, as the old wire says it. */
export interface DownlinkRefusal {
  status: 404 | 422 | 500;
  error: string;
  statusCode?: number;
}

/** The person's own device of this key: who only sees it commands nothing. @throws AppError not_found */
export async function commandedDevice(context: SignedInContext, key: string): Promise<Device> {
  const devices = await listDevices(context);
  const device = devices.find(
    (each) => each.access === 'owner' && each.key.toLowerCase() === key.toLowerCase(),
  );
  if (device === undefined) throw new AppError('not_found');
  return device;
}

/** Sends these bytes to the device, in hexadecimal. */
export async function command(
  context: SignedInContext,
  { hardwareId }: Device,
  payload: string,
): Promise<NetworkAnswer | DownlinkRefusal> {
  if (hardwareId === undefined) return { status: 422, error: 'Device has no hardware_id configured for TTN' };
  const answer =
    context.lorawan && (await sendDownlink(context.lorawan, hardwareId, Buffer.from(payload, 'hex')));
  if (answer === undefined) return { status: 500, error: 'Failed to send downlink to TTN' };
  if (answer.status >= 400)
    return { status: 500, error: 'Failed to schedule downlink', statusCode: answer.status };
  return answer;
}

const minuteMs = 60_000;
const usualMinutes = 15;
/** A message that the network still handles when the device listens. */
const marginMs = 30_000;

/** When the device is sent its next command; undefined: it was never heard of. */
export function nextContact(device: Device, now: Date): Date | undefined {
  const { lastMessageAt, intervalMinutes, transmissionRatio } = device;
  if (lastMessageAt === undefined) return undefined;
  const pauseMs = (intervalMinutes || usualMinutes) * Math.max(1, transmissionRatio ?? 1) * minuteMs;
  const messages = Math.max(1, Math.ceil((now.getTime() - lastMessageAt.getTime()) / pauseMs));
  return new Date(lastMessageAt.getTime() + messages * pauseMs + marginMs);
}

const hex = (value: number, bytes: number) =>
  value
    .toString(16)
    .toUpperCase()
    .padStart(bytes * 2, '0');

/** What bases understand. */
export const commands = {
  setClock: (seconds: number) => `A5${hex(seconds, 4)}`,
  resetRadio: () => '940D',
  setInterval: (minutes: number) => `9D01${hex(minutes, 2)}`,
};
