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
      await smtp.sendMail({ from, to: { name: '', address: recipient }, subject, text, html });
    },
  };
}
