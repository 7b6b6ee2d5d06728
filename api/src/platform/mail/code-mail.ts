import { escapeHtml, linkButton, mailFooter, mailPage } from './html.ts';
import { mailText } from './texts.ts';
import type { Mail } from './transport.ts';

/** A mail that brings a code to type and a link to open, both for the same thing. */
export interface CodeMail {
  recipient: string;
  language: string;
  /** Which texts: `<subject>.intro` and so on in locales/mail. */
  subject: 'verify_email' | 'reset_password' | 'change_email';
  code: string;
  link: string;
  minutes: number;
}

/** Writes the mail as plain text and as simple HTML. It holds nothing that a stranger could have written into it. */
export function composeCodeMail({ recipient, language, subject, code, link, minutes }: CodeMail): Mail {
  const say = (part: string) => mailText(language, `${subject}.${part}`, { minutes });
  const footer = mailFooter(language, link);
  return {
    recipient,
    subject: say('subject'),
    text: [say('intro'), code, `${say('link')}\n${link}`, say('outro'), footer.text].join('\n\n'),
    html: mailPage(language, say('subject'), [
      `<p>${escapeHtml(say('intro'))}</p>`,
      `<p style="font-size:28px;font-weight:bold;letter-spacing:4px">${escapeHtml(code)}</p>`,
      `<p>${escapeHtml(say('link'))}</p>`,
      linkButton(link, say('button')),
      `<p style="color:#5c5c5c">${escapeHtml(say('outro'))}</p>`,
      footer.html,
    ]),
  };
}
