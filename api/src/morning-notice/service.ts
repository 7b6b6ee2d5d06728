import { AppError, type MorningNotice, nextMorning } from '@skep/domain';
import { areEqual, sign } from '#account/core/signatures.ts';
import { preferencesOf } from '#account/settings/preferences.ts';
import { personToNotify } from '#notifications/delivery/person-store.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { saveMorningNotice, stopMailedNotice, storedMorningNotice } from './store.ts';

/** What somebody is offered who has chosen nothing. */
const usual = { at: '07:00', isPushed: false, isMailed: false };

export async function morningNotice(context: SignedInContext): Promise<MorningNotice> {
  const { id } = context.user;
  const stored = await storedMorningNotice(context, id);
  return stored ?? { ...usual, timeZone: (await preferencesOf(context, id)).timeZone ?? 'UTC' };
}

export async function changeMorningNotice(
  context: SignedInContext,
  notice: MorningNotice,
): Promise<MorningNotice> {
  await saveMorningNotice(context, context.user.id, notice, nextMorning(notice, context.clock.now()));
  return notice;
}

/** A person, and our signature: whoever has the mail may end such mails, and nothing else. */
export interface NoticeStopProof {
  userId: UserId;
  signature: string;
}

const purpose = 'morning-notice-stop';

/** A link that ends these emails, without signing in. */
export async function noticeStopLink(context: Context, userId: UserId): Promise<string> {
  return `${context.addresses.api}/morning-notice-stop/${userId}/${await sign(context, purpose, userId)}`;
}

/** In which language the page asks. @throws AppError not_found, alike for what was never signed and who is gone */
export async function requestedNoticeStop(context: Context, { userId, signature }: NoticeStopProof) {
  if (!areEqual(signature, await sign(context, purpose, userId))) throw new AppError('not_found');
  const person = await personToNotify(context, userId);
  if (person === undefined) throw new AppError('not_found');
  return person.language;
}

/** @throws AppError not_found */
export async function stopNoticeMails(context: Context, proof: NoticeStopProof) {
  const language = await requestedNoticeStop(context, proof);
  await stopMailedNotice(context, proof.userId);
  return language;
}
