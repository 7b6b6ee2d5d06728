import { mailText } from './texts.ts';

const buttonStyle =
  'display:inline-block;padding:14px 22px;background:#f2a900;color:#1f1a10;border-radius:8px;' +
  'text-decoration:none;font-weight:bold';

/** A mail's HTML; its parts are HTML already. */
export function mailPage(language: string, title: string, parts: readonly string[]): string {
  const body = `<body style="font:16px/1.5 sans-serif;color:#222;max-width:520px;margin:24px auto;padding:0 16px">`;
  const head = `<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`;
  return `<!doctype html><html lang="${escapeHtml(language)}">${head}${body}${parts.join('')}</body></html>`;
}

/** The last lines of a mail, as text and as HTML. @param link any address of the web app */
export function mailFooter(language: string, link: string): { text: string; html: string } {
  const label = mailText(language, 'privacy');
  const address = new URL('/privacy', link).href;
  return {
    text: `Skep\n${label}: ${address}`,
    html: `<p style="font-size:14px"><a href="${escapeHtml(address)}">${escapeHtml(label)}</a></p>`,
  };
}

/** A link that is as large as a thumb. */
export function linkButton(link: string, label: string): string {
  return `<p><a href="${escapeHtml(link)}" style="${buttonStyle}">${escapeHtml(label)}</a></p>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
