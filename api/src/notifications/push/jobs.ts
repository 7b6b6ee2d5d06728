import webPush from 'web-push';
import type { Context } from '#platform/context/context.ts';
import type { PushDeviceId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { type Job, queues } from '#platform/jobs/job.ts';
import { askOutside } from '#platform/safe-http/safe-fetch.ts';
import type { Claimed } from '../delivery/delivery-store.ts';
import { languageOf } from '../delivery/person-store.ts';
import {
  isTargetAway,
  type Outcome,
  outcomeOf,
  postponeRest,
  saveTries,
  sendDue,
  triedAs,
} from '../delivery/sending.ts';
import { wayText } from '../delivery/texts.ts';
import { endPushDevice, type PushAddress, pushAddressOf, savePushed } from './store.ts';
import { vapidKeys } from './vapid.ts';

/** The message for the service worker of the shell; see its `push.ts`. */
interface PushMessage {
  title: string;
  text: string;
  path: string;
  /** One that comes by the same tag takes the place of the one before. */
  tag: string;
}

/** More than these at once, as after quiet hours, are one message. */
const singlyMax = 3;
/** What could not be shown for a day is no news any more. */
const expirySeconds = 24 * 60 * 60;

async function sendTo(context: Context, id: PushDeviceId, due: readonly Claimed[]): Promise<void> {
  const address = await pushAddressOf(context, id);
  if (address === undefined) return;
  const groups = due.length > singlyMax ? [due] : due.map((one) => [one]);
  for (const group of groups) {
    const message = await messageOf(context, address, group);
    const outcome = await push(context, address, message);
    const isGone = await inTransaction(context, (inner) => saveOutcome(inner, id, { group, due }, outcome));
    if (isGone || isTargetAway(outcome)) return;
  }
}

async function messageOf(
  context: Context,
  { userId }: PushAddress,
  group: readonly Claimed[],
): Promise<PushMessage> {
  const [first] = group;
  if (first !== undefined && group.length === 1) {
    const { title, text, path, newsId } = first;
    return { title, text, path, tag: `news-${newsId}` };
  }
  const language = await languageOf(context, userId);
  const say = (part: string) => wayText(language, `gathered.${part}`, { count: group.length });
  return { title: say('title'), text: say('text'), path: '/alerts', tag: 'news' };
}

/** Encrypts for the device and hands over to its push service. */
async function push(context: Context, address: PushAddress, message: PushMessage): Promise<Outcome> {
  const { endpoint, publicKey: p256dh, auth } = address;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: sender(context), ...(await vapidKeys(context)) },
      TTL: expirySeconds,
      urgency: 'high',
    },
  );
  const sent = askOutside(
    {
      url: endpoint,
      method: 'POST',
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body: body ?? '',
    },
    { allowedNetworks: context.outgoingNetworks },
  );
  const outcome = await outcomeOf(sent);
  // What a push service refuses by 4xx it refuses again; 429 is only too early.
  const isRefused = !outcome.isTaken && /^4(?!29)/.test(String(outcome.status));
  return isRefused ? { ...outcome, isFinal: true } : outcome;
}

/** Whom a push service would write to: our web app, or where that is none, an address that is nobody's. */
function sender({ addresses: { webApp } }: Context): string {
  const { protocol, hostname } = new URL(webApp);
  return protocol === 'https:' ? webApp : `mailto:skep@${hostname}`;
}

/** @returns whether the device takes no more. */
async function saveOutcome(
  context: Context,
  id: PushDeviceId,
  { group, due }: { group: readonly Claimed[]; due: readonly Claimed[] },
  outcome: Outcome,
): Promise<boolean> {
  if (await saveHealth(context, id, outcome)) return true;
  const now = context.clock.now();
  const tried = group.map((one) => triedAs(one, outcome, now));
  await saveTries(context, 'push', tried, now);
  const [first] = tried;
  if (first !== undefined && isTargetAway(outcome)) await postponeRest(context, 'push', due, first.dueAt);
  return false;
}

/** @returns whether the device takes no more. */
async function saveHealth(context: Context, id: PushDeviceId, outcome: Outcome): Promise<boolean> {
  // The browser has forgotten us: its person switched it off, or cleared everything.
  if (!outcome.isTaken && (outcome.status === 404 || outcome.status === 410)) {
    await endPushDevice(context, id);
    return true;
  }
  await savePushed(
    context,
    id,
    outcome.isTaken ? { told_at: context.clock.now(), fault: null } : { fault: outcome.fault ?? null },
  );
  return false;
}

/** Sends one message to a device at once, past quiet hours. @returns whether its push service took it. */
export async function pushAtOnce(context: Context, id: PushDeviceId, message: PushMessage): Promise<boolean> {
  const address = await pushAddressOf(context, id);
  if (address === undefined) return false;
  const outcome = await push(context, address, message);
  await inTransaction(context, (inner) => saveHealth(inner, id, outcome));
  return outcome.isTaken;
}

export const sendPushesJob: Job<'send-pushes'> = {
  name: 'send-pushes',
  run: (context) => sendDue(context, 'push', (id, due) => sendTo(context, id as PushDeviceId, due)),
  queue: { ...queues.awaited, retryLimit: 0, deleteAfterSeconds: 60 * 60 },
  // Later tries, the end of quiet hours, and what a process that died has left.
  schedule: '* * * * *',
};
