import type { SignedInContext } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { queueMail } from '#platform/mail/service.ts';
import { quietHoursOf } from '../delivery/news-store.ts';
import { personToNotify } from '../delivery/person-store.ts';
import { endOfQuiet } from '../delivery/quiet-hours.ts';
import { mailStopLink } from '../email/mail-stop.ts';
import { newsMail } from '../email/news-mail.ts';
import { pushAtOnce } from '../push/jobs.ts';
import { ownPushDevices } from '../push/service.ts';
import { sendTestToWebhooks } from '../webhooks/service.ts';

/** A message that says in its words that it is a test. */
export interface TestMessage {
  title: string;
  text: string;
  /** Of the web app: where a tap leads. */
  path: string;
}

/** The channels that the test takes apart from push. */
export interface TestChannels {
  isMailed: boolean;
  /** To which webhooks, as in `News`. */
  webhookAddress?: string | undefined;
}

export const testMailStates = ['sent', 'off', 'unverified'] as const;

/** What became of a test on each channel. */
export interface TestOutcome {
  /** Browsers and phones whose push service took it, and those whose did not. */
  pushCount: number;
  failedPushCount: number;
  isPushedHere: boolean;
  mail: (typeof testMailStates)[number];
  webhookCount: number;
  failedWebhookCount: number;
  /** Real messages are not pushed before that time; undefined: now is no quiet hour. */
  quietUntil: Date | undefined;
}

/**
 * Sends a message by the channels of the person, at once, and says what became of it. Quiet hours do not hold it back: the
 * person waits for it. Nothing of it is stored as a notification.
 */
export async function sendTest(
  context: SignedInContext,
  message: TestMessage,
  { isMailed, webhookAddress }: TestChannels,
): Promise<TestOutcome> {
  const [pushed, hooked, mail] = await Promise.all([
    pushTest(context, message),
    sendTestToWebhooks(context, message, webhookAddress),
    isMailed ? mailTest(context, message) : ('off' as const),
  ]);
  const now = context.clock.now();
  const { id } = context.user;
  const quietUntil = endOfQuiet((await quietHoursOf(context, [id])).get(id), now);
  const isQuiet = quietUntil.getTime() > now.getTime();
  const webhookCount = hooked.filter((isTaken) => isTaken).length;
  return {
    ...pushed,
    mail,
    webhookCount,
    failedWebhookCount: hooked.length - webhookCount,
    quietUntil: isQuiet ? quietUntil : undefined,
  };
}

async function pushTest(context: SignedInContext, { title, text, path }: TestMessage) {
  const devices = (await ownPushDevices(context)).filter(({ fault }) => fault !== 'gone');
  const sent = await Promise.all(
    devices.map(async ({ id, isCurrent }) => ({
      isCurrent,
      isTaken: await pushAtOnce(context, id, { title, text, path, tag: 'test' }),
    })),
  );
  const taken = sent.filter(({ isTaken }) => isTaken);
  return {
    pushCount: taken.length,
    failedPushCount: sent.length - taken.length,
    isPushedHere: taken.some(({ isCurrent }) => isCurrent),
  };
}

/** Handed over to the outbox at once: a test does not wait for the next mail about alerts. */
async function mailTest(context: SignedInContext, message: TestMessage): Promise<TestOutcome['mail']> {
  const { id } = context.user;
  const person = await personToNotify(context, id);
  if (!person?.isProved) return 'unverified';
  const to = { ...person, stopAllLink: await mailStopLink(context, id) };
  const mail = newsMail(context, to, [{ ...message, kind: 'test', stopLink: null }]);
  await inTransaction(context, (inner) => queueMail(inner, mail));
  return 'sent';
}
