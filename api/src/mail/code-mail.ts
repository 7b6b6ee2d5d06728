import { mailText } from './texts.ts';
import type { Mail } from './transport.ts';

/** A mail that brings a code to type and a link to open, both for the same thing. */
export interface CodeMail {
  recipient: string;
  language: string;
  /** Which texts: `<subject>.intro` and so on in locales/mail. */
  subject: 'verify_email' | 'reset_password';
  code: string;
  link: string;
  minutes: number;
}

/** Writes the mail as plain text and as simple HTML. It holds nothing that a stranger could have written into it. */
export function composeCodeMail({ recipient, language, subject, code, link, minutes }: CodeMail): Mail {
  const say = (part: string) => mailText(language, `${subject}.${part}`, { minutes });
  return {
    recipient,
    subject: say('subject'),
    text: [say('intro'), code, `${say('link')}\n${link}`, say('outro'), 'Skep'].join('\n\n'),
    html: page(language, say('subject'), [
      `<p>${escapeHtml(say('intro'))}</p>`,
      `<p style="font-size:28px;font-weight:bold;letter-spacing:4px">${escapeHtml(code)}</p>`,
      `<p>${escapeHtml(say('link'))}</p>`,
      `<p><a href="${escapeHtml(link)}" style="${buttonStyle}">${escapeHtml(say('button'))}</a></p>`,
      `<p style="color:#5c5c5c">${escapeHtml(say('outro'))}</p>`,
    ]),
  };
}

const buttonStyle =
  'display:inline-block;padding:14px 22px;background:#f2a900;color:#1f1a10;border-radius:8px;' +
  'text-decoration:none;font-weight:bold';

function page(language: string, title: string, parts: readonly string[]): string {
  const body = `<body style="font:16px/1.5 sans-serif;color:#222;max-width:520px;margin:24px auto;padding:0 16px">`;
  const head = `<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`;
  return `<!doctype html><html lang="${escapeHtml(language)}">${head}${body}${parts.join('')}</body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
