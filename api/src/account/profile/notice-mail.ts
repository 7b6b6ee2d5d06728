import type { Account } from '#account/core/account.ts';
import type { Context } from '#platform/context/context.ts';
import { composeLinkMail } from '#platform/mail/link-mail.ts';
import { mailText } from '#platform/mail/texts.ts';
import type { Mail } from '#platform/mail/transport.ts';

/** Tells a person what was changed about their account, in case it was not them. */
export function composeNoticeMail(
  { addresses, locale }: Context,
  { email, locale: chosen }: Account,
  subject:
    | 'email_changed'
    | 'passkey_added'
    | 'passkey_deleted'
    | 'password_changed'
    | 'provider_linked'
    | 'provider_unlinked',
  values: Record<string, string> = {},
): Mail {
  const language = chosen ?? locale;
  const say = (part: string) => mailText(language, `${subject}.${part}`, values);
  return composeLinkMail({
    recipient: email,
    language,
    subject: say('subject'),
    intro: say('intro'),
    button: say('button'),
    outro: say('outro'),
    link: `${addresses.webApp}/security`,
  });
}
