import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { ownerOfSecret, saveWebhook, type Webhook, webhookOf } from './webhook-store.ts';

/** 190 bits, in letters that every network lets stand in an address. */
const secretLength = 32;

/** How the person's networks send; created when it is first requested. */
export function ownWebhook(context: SignedInContext): Promise<Webhook> {
  const first = { secret: context.random.token(secretLength), takesUnsigned: false };
  return webhookOf(context, context.user.id, first);
}

/** Whose network sends to this address; undefined: nobody's. */
export function ownerOfAddress(context: Pick<Context, 'db'>, secret: string): Promise<UserId | undefined> {
  return ownerOfSecret(context, secret);
}

/** Whether messages count that prove nothing but a number which is printed on a device. */
export function takeUnsigned(context: SignedInContext, takesUnsigned: boolean): Promise<Webhook> {
  return changeWebhook(context, { takesUnsigned });
}

/** From now on the old address takes nothing. */
export function renewSecret(context: SignedInContext): Promise<Webhook> {
  return changeWebhook(context, { secret: context.random.token(secretLength) });
}

function changeWebhook(context: SignedInContext, change: Partial<Webhook>): Promise<Webhook> {
  return inTransaction(context, async (inner) => {
    const webhook = { ...(await ownWebhook(inner)), ...change };
    await saveWebhook(inner, inner.user.id, webhook);
    return webhook;
  });
}
