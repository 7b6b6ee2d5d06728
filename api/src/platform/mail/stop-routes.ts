import { languageTag } from '@skep/domain';
import Type from 'typebox';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import type { Routes } from '#platform/http/http.ts';
import { contextOf } from '#platform/http/request-context.ts';
import { idSchema } from '#platform/http/schemas.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { asStopPage, stopPage } from './stop-page.ts';

interface SignedLink {
  userId: UserId;
  signature: string;
}

export interface MailStop {
  /** Such as `/mail-stop`, which the person and the signature follow. */
  path: string;
  show: { operationId: string; summary: string };
  stop: { operationId: string; summary: string };
  /** Return the person's language. @throws AppError where the signature is not right */
  requested: (context: Context, link: SignedLink) => Promise<string>;
  end: (context: Context, link: SignedLink) => Promise<string>;
  text: (language: string, part: 'title' | 'asked' | 'done' | 'button') => string;
}

/**
 * What the link of a mail leads to that comes again and again: looking changes nothing, since mail programs look by
 * themselves; their own button (RFC 8058) and that of the page end the mails. Nobody has to sign in.
 */
export function mailStopRoutes({ path, show, stop, requested, end, text }: MailStop): Routes {
  const url = `${path}/:user/:signature` as const;
  const schema = {
    tags: ['notifications'],
    params: Type.Object({
      user: idSchema<UserId>('Id of the person who gets the mails.'),
      signature: Type.String({ maxLength: 100, description: 'Signature of the address.' }),
    }),
    response: { 200: { content: { 'text/html': { schema: Type.Unknown() } } } },
  };
  const page = (language: string, state: 'asked' | 'done') =>
    stopPage(languageTag(language), {
      title: text(language, 'title'),
      text: text(language, state),
      button: state === 'asked' ? text(language, 'button') : undefined,
    });
  return async (http) => {
    const config = { access: 'public', limits: [rateLimits.open] } as const;
    http.get(url, { config, schema: { ...schema, ...show } }, async (request, reply) => {
      const { user: userId, signature } = request.params;
      const language = await requested(contextOf(request), { userId, signature });
      return asStopPage(reply).send(page(language, 'asked'));
    });
    http.post(url, { config, schema: { ...schema, ...stop } }, async (request, reply) => {
      const { user: userId, signature } = request.params;
      const language = await end(contextOf(request), { userId, signature });
      return asStopPage(reply).send(page(language, 'done'));
    });
  };
}
