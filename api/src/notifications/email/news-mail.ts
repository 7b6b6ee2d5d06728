import type { Context } from '#platform/context/context.ts';
import { escapeHtml, linkButton, mailFooter, mailPage } from '#platform/mail/html.ts';
import type { Mail } from '#platform/mail/transport.ts';
import type { Claimed } from '../delivery/delivery-store.ts';
import { wayText } from '../delivery/texts.ts';

/** More lines than this are only counted: a thousand alerts of one night are one mail that can be read. */
const linesMax = 20;

/** What a mail says of one notification. */
export type MailedNews = Pick<Claimed, 'kind' | 'title' | 'text' | 'path' | 'stopLink'>;

/** What happened, one line each, with a link that ends what tells it. */
export function newsMail(
  { addresses }: Pick<Context, 'addresses'>,
  { email, language, stopAllLink }: { email: string; language: string; stopAllLink: string },
  news: readonly MailedNews[],
): Mail {
  const say = (part: string, values = {}) => wayText(language, `mail.${part}`, values);
  const [first] = news;
  const isOne = news.length === 1 && first !== undefined;
  const subject = isOne ? first.title : say('subject', { count: news.length });
  const lines = news.slice(0, linesMax);
  const more = news.length - lines.length;
  const link = `${addresses.webApp}${isOne ? first.path : '/alerts'}`;
  const footer = mailFooter(language, link);
  const moreText = more > 0 ? say('more', { count: more }) : '';
  const stopsOf = ({ stopLink }: MailedNews) => (stopLink === null ? [] : [stopLink]);
  return {
    recipient: email,
    subject,
    text: [
      lines
        .map((one) =>
          [`- ${one.title}: ${one.text}`, ...stopsOf(one).map((stop) => `  ${say('stop')} ${stop}`)].join(
            '\n',
          ),
        )
        .join('\n'),
      moreText,
      link,
      say('outro'),
      footer.text,
    ]
      .filter(Boolean)
      .join('\n\n'),
    html: mailPage(language, subject, [
      ...lines.map(
        (one) =>
          `<p><strong>${escapeHtml(one.title)}</strong><br>${escapeHtml(one.text)}` +
          stopsOf(one)
            .map(
              (stop) =>
                `<br><a href="${escapeHtml(stop)}" style="font-size:14px">${escapeHtml(say('stop'))}</a>`,
            )
            .join('') +
          '</p>',
      ),
      ...(moreText === '' ? [] : [`<p>${escapeHtml(moreText)}</p>`]),
      linkButton(link, say('button')),
      `<p style="color:#5c5c5c">${escapeHtml(say('outro'))}</p>`,
      footer.html,
    ]),
    ...stopOf(news, stopAllLink),
  };
}

/** A mail program's button cannot ask which of several is meant: it then ends all mails about alerts. */
function stopOf(news: readonly MailedNews[], stopAllLink: string): Pick<Mail, 'stopLink'> {
  if (!news.some(({ kind }) => kind.startsWith('alert_'))) return {};
  const [stopLink, ...others] = new Set(news.map((one) => one.stopLink ?? stopAllLink));
  return stopLink === undefined || others.length > 0 ? { stopLink: stopAllLink } : { stopLink };
}
