import type { FastifyReply } from 'fastify';
import { escapeHtml, mailPage } from './html.ts';

const buttonStyle =
  'min-height:48px;padding:12px 22px;border:0;border-radius:8px;background:#f2a900;color:#1f1a10;font:inherit;font-weight:bold';

export interface StopPage {
  title: string;
  text: string;
  /** Undefined: it is done. */
  button: string | undefined;
}

/** A page without scripts, as it opens from a mail: the question with its button, or that it is done. */
export function stopPage(languageTag: string, { title, text, button }: StopPage): string {
  return mailPage(languageTag, title, [
    '<meta name="viewport" content="width=device-width">',
    `<h1 style="font-size:22px">${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(text)}</p>`,
    ...(button === undefined
      ? []
      : [`<form method="post"><button style="${buttonStyle}">${escapeHtml(button)}</button></form>`]),
  ]);
}

/** The page has a button and a style, and nothing else may run or be loaded in it. */
export function asStopPage(reply: FastifyReply): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    );
}
