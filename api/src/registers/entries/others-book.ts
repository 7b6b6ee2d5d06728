import { AppError } from '@skep/domain';
import { accountById } from '#account/core/store.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { composeLinkMail } from '#platform/mail/link-mail.ts';
import { queueMail } from '#platform/mail/service.ts';
import { countWithin } from '#platform/rate-limits/count-store.ts';

/** A helper's day at a large apiary; nobody can delete what fills a book. */
export const entriesOfOthersPerDay = 60;

const daySeconds = 86_400;
const { text } = textsOf('registers');

/**
 * Counts an entry that somebody writes into the book of another keeper, and tells the keeper of the first one of a day
 * by mail. Within the transaction that writes it. @throws AppError too_many_requests
 */
export async function countInBookOf(context: SignedInContext, ownerId: UserId): Promise<void> {
  const { user, clock } = context;
  if (ownerId === user.id) return;
  const key = `register entries by ${user.id} for ${ownerId}`;
  const { count, since } = await countWithin(context, key, daySeconds);
  if (count > entriesOfOthersPerDay) {
    const passedSeconds = Math.floor((clock.now().getTime() - since.getTime()) / 1000);
    throw new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, daySeconds - passedSeconds) });
  }
  if (count === 1) await mailKeeper(context, ownerId);
}

async function mailKeeper(context: SignedInContext, ownerId: UserId): Promise<void> {
  const keeper = await accountById(context, ownerId);
  if (keeper === undefined) return;
  const who = (await accountById(context, context.user.id))?.name ?? '';
  const language = keeper.locale ?? context.locale;
  const say = (part: string) => text(language, `written.${part}`, { who });
  const mail = composeLinkMail({
    recipient: keeper.email,
    language,
    subject: say('subject'),
    intro: say('intro'),
    button: say('button'),
    outro: say('outro'),
    link: `${context.addresses.webApp}/registers`,
  });
  await queueMail(context, mail);
}
