import { escapeHtml, linkButton, mailFooter, mailPage } from './html.ts';
import type { Mail } from './transport.ts';

/** A mail that leads into the web app. Its texts are written already. */
export interface LinkMail {
  recipient: string;
  language: string;
  subject: string;
  intro: string;
  /** Below the intro. Default: none. */
  list?: readonly string[];
  button: string;
  outro: string;
  /** Holds no secret: whoever opens it must be signed in. */
  link: string;
}

/** Writes the mail as plain text and as simple HTML. */
export function composeLinkMail({
  recipient,
  language,
  subject,
  intro,
  list = [],
  button,
  outro,
  link,
}: LinkMail): Mail {
  const footer = mailFooter(language, link);
  return {
    recipient,
    subject,
    text: [intro, list.map((line) => `- ${line}`).join('\n'), link, outro, footer.text]
      .filter(Boolean)
      .join('\n\n'),
    html: mailPage(language, subject, [
      `<p>${escapeHtml(intro)}</p>`,
      ...(list.length === 0
        ? []
        : [`<ul>${list.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`]),
      linkButton(link, button),
      `<p style="color:#5c5c5c">${escapeHtml(outro)}</p>`,
      footer.html,
    ]),
  };
}
