import { AppError } from '@skep/domain';
import { areEqual, sign } from '#account/core/signatures.ts';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { personToNotify } from '../delivery/person-store.ts';

/** A person, and our signature: whoever has the mail may end such mails, and nothing else. */
export interface MailStopProof {
  userId: UserId;
  signature: string;
}

const purpose = 'mail-stop';

/** A link that ends all mails about alerts, without signing in. */
export async function mailStopLink(context: Context, userId: UserId): Promise<string> {
  return `${context.addresses.api}/mail-stop/${userId}/${await sign(context, purpose, userId)}`;
}

/** In which language the page asks. @throws AppError not_found, alike for what was never signed and who is gone */
export async function requestedMailStop(context: Context, { userId, signature }: MailStopProof) {
  if (!areEqual(signature, await sign(context, purpose, userId))) throw new AppError('not_found');
  const person = await personToNotify(context, userId);
  if (person === undefined) throw new AppError('not_found');
  return person.language;
}

/** @throws AppError not_found */
export async function stopMails(context: Context, proof: MailStopProof) {
  const language = await requestedMailStop(context, proof);
  await inTransaction(context, async (inner) => {
    for (const stop of inner.domains.flatMap((domain) => domain.onMailsStopped ?? []))
      await stop(inner, proof.userId);
  });
  return language;
}
