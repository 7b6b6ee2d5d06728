import { languageFor, languageTag } from '@skep/domain';
import { escapeHtml, mailPage } from '#platform/mail/html.ts';
import { alertNewsText } from './alert-news.ts';

const buttonStyle =
  'min-height:48px;padding:12px 22px;border:0;border-radius:8px;background:#f2a900;color:#1f1a10;font:inherit;font-weight:bold';

/** A page without scripts, as it opens from a mail: the question with its button, or that it is done. */
export function stopPage(
  { rule, hive, language }: { rule: string; hive: string; language: string },
  state: 'asked' | 'done',
): string {
  const say = (part: string) => alertNewsText(language, `stop.${part}`, { rule, hive });
  return mailPage(languageTag(languageFor([language])), say('title'), [
    '<meta name="viewport" content="width=device-width">',
    `<h1 style="font-size:22px">${escapeHtml(say('title'))}</h1>`,
    `<p>${escapeHtml(say(state))}</p>`,
    ...(state === 'asked'
      ? [`<form method="post"><button style="${buttonStyle}">${escapeHtml(say('button'))}</button></form>`]
      : []),
  ]);
}
