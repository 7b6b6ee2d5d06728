import { AppError, type MailFault } from '@skep/domain';
import { accountById } from '#account/core/store.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import { composeLinkMail } from '#platform/mail/link-mail.ts';
import { mailTransport } from '#platform/mail/mail-server.ts';
import { mailText } from '#platform/mail/texts.ts';

/** What became of a mail that was sent to try the mail server. */
export interface TestMail {
  recipient: string;
  /** `none`: there is no mail server, so mails stay in the outbox. */
  outcome: 'sent' | 'refused' | 'none';
  /** Undefined unless it was refused. */
  fault: MailFault | undefined;
  /** What the mail server or the connection to it said. Undefined unless it was refused. */
  reason: string | undefined;
}

/** An admin waits for the answer on a page. */
const waitsMs = 20_000;
/** Some servers answer with a page of text. */
const reasonLength = 500;

/** Sends a mail to the admin who asks, at once and not by the queue, so that its fault can be shown. */
export async function sendTestMail(context: SignedInContext): Promise<TestMail> {
  const account = await accountById(context, context.user.id);
  if (account === undefined) throw new AppError('not_found');
  const { addresses, locale } = context;
  const transport = await mailTransport(context);
  const recipient = account.email;
  if (transport === undefined) return { recipient, outcome: 'none', fault: undefined, reason: undefined };
  const say = (part: string) => mailText(locale, `test.${part}`);
  const link = `${addresses.webApp}/administration/service`;
  const texts = { subject: say('subject'), intro: say('intro'), button: say('button'), outro: say('outro') };
  try {
    await transport.send(composeLinkMail({ recipient, language: locale, link, ...texts }), {
      milliseconds: waitsMs,
    });
    return { recipient, outcome: 'sent', fault: undefined, reason: undefined };
  } catch (error) {
    context.log.warn({ err: error }, 'the mail server refused a test mail');
    const reason = error instanceof Error ? error.message : String(error);
    return { recipient, outcome: 'refused', fault: faultOf(error), reason: reason.slice(0, reasonLength) };
  }
}

/** Codes of nodemailer, and of the connections below it. */
function faultOf(error: unknown): MailFault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const words = String(error);
  if (/ssl|tls|certificate|wrong version/i.test(`${code} ${words}`)) return 'encryption';
  if (/^(EDNS|ENOTFOUND|ECONN\w+|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ESOCKET)$/.test(code))
    return 'unreachable';
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'credentials';
  return code === 'EENVELOPE' ? 'address' : 'other';
}
