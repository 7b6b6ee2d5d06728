import { languageFor } from '@skep/domain';
import { accountById } from '#account/core/store.ts';
import type { Context } from '#platform/context/context.ts';
import { composeLinkMail } from '#platform/mail/link-mail.ts';
import { queueMail } from '#platform/mail/service.ts';
import { mailText } from '#platform/mail/texts.ts';
import type { Device } from './device.ts';

/** Tells the owner that the device's number is another's, and what became of the device. */
export async function mailLostKey(context: Context, { ownerId, id, name, key }: Device): Promise<void> {
  const account = await accountById(context, ownerId);
  if (account === undefined) return;
  const language = languageFor(account.locale === undefined ? [] : [account.locale]);
  const say = (part: string) => mailText(language, `lost_key.${part}`, { name, key });
  const mail = composeLinkMail({
    recipient: account.email,
    language,
    subject: say('subject'),
    intro: say('intro'),
    button: say('button'),
    outro: say('outro'),
    link: `${context.addresses.webApp}/devices/${id}`,
  });
  await queueMail(context, mail);
}
