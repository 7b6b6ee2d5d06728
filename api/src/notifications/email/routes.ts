import { languageTag } from '@skep/domain';
import Type from 'typebox';
import type { UserId } from '#platform/context/ids.ts';
import type { Routes } from '#platform/http/http.ts';
import { contextOf } from '#platform/http/request-context.ts';
import { idSchema } from '#platform/http/schemas.ts';
import { asStopPage, stopPage } from '#platform/mail/stop-page.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { wayText } from '../delivery/texts.ts';
import { requestedMailStop, stopMails } from './mail-stop.ts';

const url = '/mail-stop/:user/:signature';
const params = Type.Object({
  user: idSchema<UserId>('Id of the person who gets the mails.'),
  signature: Type.String({ maxLength: 100, description: 'Signature of the address.' }),
});
const response = { 200: { content: { 'text/html': { schema: Type.Unknown() } } } };
const tags = ['notifications'];

const page = (language: string, state: 'asked' | 'done') => {
  const say = (part: string) => wayText(language, `mailStop.${part}`);
  const button = state === 'asked' ? say('button') : undefined;
  return stopPage(languageTag(language), { title: say('title'), text: say(state), button });
};

/** What the link of a mail about several alerts leads to: looking changes nothing, since mail programs look by themselves. */
export const mailStopRoutes: Routes = async (http) => {
  http.get(
    url,
    {
      config: { access: 'public', limits: [rateLimits.open] },
      schema: {
        operationId: 'showMailStop',
        tags,
        summary: 'Page that confirms the end of mails about alerts; needs no sign-in',
        params,
        response,
      },
    },
    async (request, reply) => {
      const { user: userId, signature } = request.params;
      const language = await requestedMailStop(contextOf(request), { userId, signature });
      return asStopPage(reply).send(page(language, 'asked'));
    },
  );

  http.post(
    url,
    {
      config: { access: 'public', limits: [rateLimits.open] },
      schema: {
        operationId: 'stopMails',
        tags,
        summary:
          'Unsubscribes from mails about alerts, by the page or by the button of a mail program (RFC 8058)',
        params,
        response,
      },
    },
    async (request, reply) => {
      const { user: userId, signature } = request.params;
      const language = await stopMails(contextOf(request), { userId, signature });
      return asStopPage(reply).send(page(language, 'done'));
    },
  );
};
