import { type SettingValues, serviceSettings } from '@skep/domain';
import type { Context } from '#platform/context/context.ts';
import { type MailTransport, smtpTransport } from './transport.ts';

/** The way to the mail server of the settings; undefined: there is none, and mails stay in the outbox. */
export async function mailTransport(context: Context): Promise<MailTransport | undefined> {
  const settings = await context.settings(context);
  const url = context.smtpUrl ?? smtpUrlOf(settings);
  return url === undefined
    ? undefined
    : smtpTransport(url, settings.mail_from ?? serviceSettings.mail_from.fallback);
}

function smtpUrlOf({
  mail_host: host,
  mail_port: port,
  mail_security: security = serviceSettings.mail_security.fallback,
  mail_user: user,
  mail_password: password,
}: SettingValues): string | undefined {
  if (host === undefined) return undefined;
  const url = new URL(`${security === 'tls' ? 'smtps' : 'smtp'}://${host}`);
  url.port = port ?? (security === 'tls' ? '465' : '587');
  url.username = encodeURIComponent(user ?? '');
  url.password = encodeURIComponent(password ?? '');
  if (security === 'starttls') url.searchParams.set('requireTLS', 'true');
  if (security === 'none') url.searchParams.set('ignoreTLS', 'true');
  return url.href;
}
