import type { ManyDevices } from '@skep/api/testing';
import { connectAsync } from 'mqtt';

/** Something that was told to the service, and whether it has said that it is safe. */
export interface Sent {
  deviceId: number;
  key: string;
  /** Unix seconds; no two of a device are the same. */
  time: number;
  value: number;
  isAcknowledged: boolean;
}

export interface Sender {
  sent: readonly Sent[];
  /** Sends nothing new, and waits until all that was sent is acknowledged. */
  finish: () => Promise<void>;
}

type Send = (message: Sent) => Promise<boolean>;

/** Sends at this rate, each message again until it is acknowledged, as devices and network servers do. */
function sendSteadily(devices: ManyDevices, perSecond: number, send: Send): Sender {
  const begin = Math.floor(Date.now() / 1000) - 2 * 86_400;
  const sent: Sent[] = [];
  const running = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const number = sent.length;
    const index = number % devices.ids.length;
    const message = {
      deviceId: devices.ids[index] ?? 0,
      key: devices.keys[index] ?? '',
      // However many are sent: none is from the future, which is refused.
      time: begin + Math.floor(number / devices.ids.length),
      value: number + 1,
      isAcknowledged: false,
    };
    sent.push(message);
    const work = untilAcknowledged(message, send).finally(() => running.delete(work));
    running.add(work);
  }, 1000 / perSecond);
  return {
    sent,
    async finish() {
      clearInterval(timer);
      await Promise.all(running);
    },
  };
}

async function untilAcknowledged(message: Sent, send: Send): Promise<void> {
  while (!message.isAcknowledged) {
    message.isAcknowledged = await send(message).catch(() => false);
    if (!message.isAcknowledged) await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Acknowledged is what was answered 201. */
export function sendByHttp(url: string, devices: ManyDevices, perSecond: number): Sender {
  return sendSteadily(devices, perSecond, async ({ key, time, value }) => {
    const { status } = await fetch(`${url}/api/sensors`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, time, w_v: value }),
      signal: AbortSignal.timeout(10_000),
    });
    return status === 201;
  });
}

/** Acknowledged is what the broker has taken: from there on it is ours to keep. */
export async function sendByMqtt(
  url: string,
  devices: ManyDevices,
  perSecond: number,
): Promise<Sender & { close: () => Promise<void> }> {
  const client = await connectAsync(url, { clientId: 'devices', clean: false, reconnectPeriod: 100 });
  client.on('error', () => undefined);
  const sender = sendSteadily(devices, perSecond, async ({ key, time, value }) => {
    await client.publishAsync(`skep/${key}`, JSON.stringify({ time, w_v: value }), { qos: 1 });
    return true;
  });
  return { ...sender, close: () => client.endAsync() };
}
