import { createTransport } from 'nodemailer';

/** A file of `context.files`. */
export interface MailAttachment {
  storedAs: string;
  /** As its reader sees it. */
  name: string;
  /** MIME. */
  type: string;
}

export interface Mail {
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** A page that ends such mails; a POST to it ends them at once, as a mail program's button sends (RFC 8058). */
  stopLink?: string;
  attachment?: MailAttachment;
}

export interface SendOptions {
  /** Content of the mail's attachment; undefined: it has none, or the file is gone. */
  attached?: Buffer | undefined;
  /** How long it may take, however slowly the server answers. Default: two minutes. */
  milliseconds?: number;
}

/** The way out of the house. */
export interface MailTransport {
  send: (mail: Mail, options?: SendOptions) => Promise<void>;
}

const longestMs = 120_000;

export function smtpTransport(url: string, from: string): MailTransport {
  // A server that does not answer must not hold up the queue.
  const smtp = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    requireTLS: needsTls(url),
  });
  return {
    async send(
      { recipient, subject, text, html, stopLink, attachment },
      { attached, milliseconds = longestMs } = {},
    ) {
      // As an object the address cannot become a list of addresses, whatever stands in it.
      const to = { name: '', address: recipient };
      // So that nobody's holiday notice answers it (RFC 3834).
      const headers = {
        'Auto-Submitted': 'auto-generated',
        ...(stopLink !== undefined && stopHeaders(stopLink)),
      };
      const attachments =
        attachment && attached
          ? [{ filename: attachment.name, contentType: attachment.type, content: attached }]
          : [];
      const signal = AbortSignal.timeout(milliseconds);
      const message = { from, to, subject, text, html, headers, attachments, signal };
      await smtp.sendMail(message).catch((error: unknown) => {
        throw isOfLetters(recipient, error) ? needsEveryLetter(error) : error;
      });
    },
  };
}

/** A password does not leave without TLS because somebody on the way takes the server's offer out, unless the url says so. */
function needsTls(url: string): boolean {
  const { username, searchParams } = new URL(url);
  const isSaid = searchParams.has('requireTLS') || searchParams.has('ignoreTLS');
  return isSaid ? searchParams.get('requireTLS') === 'true' : username !== '';
}

function stopHeaders(link: string) {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Whether the server refused an envelope whose name before the @ is not ASCII. A domain leaves as `xn--`. */
function isOfLetters(recipient: string, error: unknown): error is Error {
  const isAscii = /^\p{ASCII}*@/u.test(recipient);
  return !isAscii && error instanceof Error && 'code' in error && error.code === 'EENVELOPE';
}

function needsEveryLetter(cause: Error): Error {
  const need =
    'The mail server takes no such address: its name is not ASCII, for which the server must offer SMTPUTF8';
  return new Error(`${need}. ${cause.message}`, { cause });
}
