import { createTransport } from 'nodemailer';

export interface Mail {
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

/** The way out of the house. */
export interface MailTransport {
  send: (mail: Mail) => Promise<void>;
}

export function smtpTransport(url: string, from: string): MailTransport {
  // A server that does not answer must not hold up the queue.
  const smtp = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send({ recipient, subject, text, html }) {
      // As an object the address cannot become a list of addresses, whatever stands in it.
      const to = { name: '', address: recipient };
      await smtp.sendMail({ from, to, subject, text, html }).catch((error: unknown) => {
        throw isOfLetters(recipient, error) ? needsEveryLetter(error) : error;
      });
    },
  };
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
