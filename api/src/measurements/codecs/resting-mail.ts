import { languageFor } from '@skep/domain';
import { accountById } from '#account/core/store.ts';
import type { Context } from '#platform/context/context.ts';
import { composeLinkMail } from '#platform/mail/link-mail.ts';
import { queueMail } from '#platform/mail/service.ts';
import { mailText } from '#platform/mail/texts.ts';
import type { Codec } from './store.ts';

/** Tells the owner that their codec is not called any more, and what ends that. */
export async function mailResting(context: Context, { ownerId, id, name }: Codec): Promise<void> {
  if (ownerId === undefined) return;
  const account = await accountById(context, ownerId);
  if (account === undefined) return;
  const language = languageFor(account.locale === undefined ? [] : [account.locale]);
  const say = (part: string) => mailText(language, `codec_rests.${part}`, { name });
  const mail = composeLinkMail({
    recipient: account.email,
    language,
    subject: say('subject'),
    intro: say('intro'),
    button: say('button'),
    outro: say('outro'),
    link: `${context.addresses.webApp}/devices/codecs/${id}`,
  });
  await queueMail(context, mail);
}
