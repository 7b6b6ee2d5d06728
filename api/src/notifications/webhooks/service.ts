import { randomUUID } from 'node:crypto';
import { AppError, type WebhookForm, wayLimits, webhookForm, webhookTakesToken } from '@skep/domain';
import { seal, unseal } from '#account/second-factor/sealing.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { WebhookId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import { askOutside, faultOfAddress } from '#platform/safe-http/safe-fetch.ts';
import { type Outcome, outcomeOf } from '../delivery/sending.ts';
import { wayText } from '../delivery/texts.ts';
import { requestFor, type WebhookMessage } from './message.ts';
import {
  deleteWebhook,
  deliveriesOf,
  insertWebhook,
  type LoggedDelivery,
  openWebhooksOf,
  switchOn,
  updateWebhook,
  type Webhook,
  type WebhookWithSecrets,
  webhookById,
  webhooksOf,
} from './store.ts';

export interface ShownWebhook extends Webhook {
  deliveries: LoggedDelivery[];
}

/** The person's webhooks, each with its last messages. */
export async function ownWebhooks(context: SignedInContext): Promise<ShownWebhook[]> {
  const webhooks = await webhooksOf(context, context.user.id);
  const log = await deliveriesOf(
    context,
    webhooks.map(({ id }) => id),
  );
  return webhooks.map((webhook) => ({ ...webhook, deliveries: log.get(webhook.id) ?? [] }));
}

const secretLength = 40;

/**
 * Creates a webhook. The secret that signs its messages is shown only now.
 * @throws AppError invalid_input
 */
export async function createWebhook(
  context: SignedInContext,
  input: unknown,
): Promise<{ webhook: ShownWebhook; secret: string }> {
  const form = readForm(webhookForm, input);
  requireAddress(context, form.address);
  return inTransaction(context, async (inner) => {
    const { id: userId } = inner.user;
    const held = await webhooksOf(inner, userId);
    if (held.length >= wayLimits.webhooks)
      throw fieldProblem('name', 'too_many', { max: wayLimits.webhooks });
    const { id, secret } = await addWebhook(inner, form);
    return { webhook: await ownWebhook(inner, id), secret };
  });
}

/**
 * Creates a webhook that gets only what names its address. The person sees it among their webhooks, with its log, and
 * deletes it by hand.
 * @param field that named it.
 * @throws AppError invalid_input
 */
export async function keepWebhookAt(
  context: SignedInContext,
  { address, name, field }: { address: string; name: string; field: string },
): Promise<void> {
  const held = await webhooksOf(context, context.user.id);
  if (held.some((webhook) => webhook.address === address)) return;
  requireAddress(context, address, field);
  if (held.length >= wayLimits.webhooks) throw fieldProblem(field, 'too_many', { max: wayLimits.webhooks });
  const form = { name, kind: 'plain', address, recipient: undefined, accessToken: undefined } as const;
  await addWebhook(context, form, { is_only_named: true });
}

async function addWebhook(context: SignedInContext, form: WebhookForm, more: { is_only_named?: true } = {}) {
  const { id: userId } = context.user;
  const secret = context.random.token(secretLength);
  const id = await insertWebhook(context, {
    ...(await rowOf(context, form)),
    ...more,
    user_id: userId,
    secret: await seal(context, userId, secret),
    created_at: context.clock.now(),
  });
  return { id, secret };
}

async function rowOf(context: SignedInContext, { name, kind, address, recipient, accessToken }: WebhookForm) {
  const storesToken = webhookTakesToken[kind] && accessToken !== undefined;
  return {
    name,
    kind,
    address,
    recipient: recipient ?? null,
    access_token: storesToken ? await seal(context, context.user.id, accessToken) : null,
  };
}

async function ownWebhook(context: SignedInContext, id: WebhookId): Promise<ShownWebhook> {
  const found = (await ownWebhooks(context)).find((webhook) => webhook.id === id);
  if (found === undefined) throw new AppError('not_found');
  return found;
}

/** What of a webhook can be changed; its kind cannot. */
export type WebhookChanges = {
  [Name in 'name' | 'address' | 'recipient' | 'accessToken']?: WebhookForm[Name] | undefined;
};

/**
 * Fields that are left out do not change, nor does an access token, unless the address has another origin: no token is
 * sent to somebody else. At another address failures are counted from zero, and rules that name the old one get the new one.
 * @throws AppError not_found, invalid_input
 */
export function editWebhook(
  context: SignedInContext,
  id: WebhookId,
  changes: WebhookChanges,
): Promise<ShownWebhook> {
  return inTransaction(context, async (inner) => {
    const held = await heldWebhook(inner, id);
    const said = { ...held, ...changes };
    const keepsToken =
      changes.accessToken === undefined && isSameOrigin(held.address, said.address ?? held.address);
    const accessToken = keepsToken ? held.accessToken : changes.accessToken;
    const form = readForm(webhookForm, { ...said, accessToken });
    if (form.address !== held.address) await moveWebhook(inner, held, form.address);
    const { kind: _, access_token, ...row } = await rowOf(inner, form);
    await updateWebhook(inner, id, { ...row, ...(!keepsToken && { access_token }) });
    return ownWebhook(inner, id);
  });
}

async function heldWebhook(context: SignedInContext, id: WebhookId): Promise<WebhookWithSecrets> {
  const held = await webhookById(context, id);
  if (held === undefined || held.userId !== context.user.id) throw new AppError('not_found');
  return held;
}

/** @throws AppError invalid_input */
function requireAddress({ outgoingNetworks }: SignedInContext, address: string, field = 'address'): void {
  if (faultOfAddress(address, outgoingNetworks) !== undefined) throw fieldProblem(field, 'not_a_web_address');
}

function isSameOrigin(one: string, other: string): boolean {
  return URL.canParse(other) && new URL(one).origin === new URL(other).origin;
}

async function moveWebhook(context: SignedInContext, held: Webhook, to: string): Promise<void> {
  requireAddress(context, to);
  await switchOn(context, context.user.id, held.id);
  for (const go of context.domains.flatMap((domain) => domain.onWebhookMoved ?? []))
    await go(context, held.address, to);
}

/** The old one signs nothing any more; the new one is shown only now. @throws AppError not_found */
export function renewWebhookSecret(context: SignedInContext, id: WebhookId): Promise<string> {
  return inTransaction(context, async (inner) => {
    await heldWebhook(inner, id);
    const secret = inner.random.token(secretLength);
    await updateWebhook(inner, id, { secret: await seal(inner, inner.user.id, secret) });
    return secret;
  });
}

/** @throws AppError not_found, alike for other people's. */
export async function removeWebhook(context: SignedInContext, id: WebhookId): Promise<void> {
  if (!(await deleteWebhook(context, context.user.id, id))) throw new AppError('not_found');
}

/** Tries again one that was given up. @throws AppError not_found */
export async function switchWebhookOn(context: SignedInContext, id: WebhookId): Promise<ShownWebhook> {
  if (!(await switchOn(context, context.user.id, id))) throw new AppError('not_found');
  return ownWebhook(context, id);
}

/** Sends a message that says that it is a test, once and at once. @throws AppError not_found */
export async function tryWebhook(context: SignedInContext, id: WebhookId): Promise<Outcome> {
  const webhook = await heldWebhook(context, id);
  const say = (part: string) => wayText(context.locale, `test.${part}`, { name: webhook.name });
  return sendToWebhook(context, webhook, {
    id: randomUUID(),
    kind: 'test',
    title: say('title'),
    text: say('text'),
    link: `${context.addresses.webApp}/notifications`,
    details: {},
    createdAt: context.clock.now(),
  });
}

/**
 * Sends a test to the webhooks that would get a real message. @param address as `webhookAddress` of a notification
 * @returns of each whether it took it.
 */
export async function sendTestToWebhooks(
  context: SignedInContext,
  { title, text, path }: { title: string; text: string; path: string },
  address: string | undefined,
): Promise<boolean[]> {
  const webhooks = await openWebhooksOf(context, context.user.id, address);
  return Promise.all(
    webhooks.map(async (webhook) => {
      const message = { id: randomUUID(), kind: 'test', title, text, details: {} } as const;
      const link = `${context.addresses.webApp}${path}`;
      const createdAt = context.clock.now();
      return (await sendToWebhook(context, webhook, { ...message, link, createdAt })).isTaken;
    }),
  );
}

/** Sends one message and says how it went. */
export async function sendToWebhook(
  context: Context,
  webhook: WebhookWithSecrets,
  message: WebhookMessage,
): Promise<Outcome> {
  const open = (sealed: string) => unseal(context, webhook.userId, sealed);
  const target = {
    ...webhook,
    secret: await open(webhook.secret),
    accessToken: webhook.accessToken === undefined ? undefined : await open(webhook.accessToken),
  };
  const { outgoingNetworks: allowedNetworks, clock } = context;
  return outcomeOf(askOutside(requestFor(target, message, clock.now()), { allowedNetworks }));
}
