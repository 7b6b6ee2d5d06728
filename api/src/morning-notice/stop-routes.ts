import { languageTag } from '@skep/domain';
import Type from 'typebox';
import type { UserId } from '#platform/context/ids.ts';
import type { Routes } from '#platform/http/http.ts';
import { contextOf } from '#platform/http/request-context.ts';
import { idSchema } from '#platform/http/schemas.ts';
import { asStopPage, stopPage } from '#platform/mail/stop-page.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { requestedNoticeStop, stopNoticeMails } from './service.ts';
import { noticeText } from './text.ts';

const url = '/morning-notice-stop/:user/:signature';
const params = Type.Object({
  user: idSchema<UserId>('Id of the person who gets the mails.'),
  signature: Type.String({ maxLength: 100, description: 'Signature of the address.' }),
});
const response = { 200: { content: { 'text/html': { schema: Type.Unknown() } } } };
const tags = ['notifications'];

const page = (language: string, state: 'asked' | 'done') => {
  const say = (part: string) => noticeText(language, `stop.${part}`);
  const button = state === 'asked' ? say('button') : undefined;
  return stopPage(languageTag(language), { title: say('title'), text: say(state), button });
};

/** What the button of a mail program leads to: looking changes nothing, since mail programs look by themselves. */
export const noticeStopRoutes: Routes = async (http) => {
  http.get(
    url,
    {
      config: { access: 'public', limits: [rateLimits.open] },
      schema: {
        operationId: 'showMorningNoticeStop',
        tags,
        summary: 'Page that confirms the end of morning notices by email; needs no sign-in',
        params,
        response,
      },
    },
    async (request, reply) => {
      const { user: userId, signature } = request.params;
      const language = await requestedNoticeStop(contextOf(request), { userId, signature });
      return asStopPage(reply).send(page(language, 'asked'));
    },
  );

  http.post(
    url,
    {
      config: { access: 'public', limits: [rateLimits.open] },
      schema: {
        operationId: 'stopMorningNotice',
        tags,
        summary: 'Ends morning notices by email, by the page or by the button of a mail program (RFC 8058)',
        params,
        response,
      },
    },
    async (request, reply) => {
      const { user: userId, signature } = request.params;
      const language = await stopNoticeMails(contextOf(request), { userId, signature });
      return asStopPage(reply).send(page(language, 'done'));
    },
  );
};
