import type { FastifyRequest } from 'fastify';

/**
 * Best first: what was chosen here (`shell/src/services/language.ts`), then what the browser prefers. A list of one is as
 * good as one with weights for the few that people have.
 */
export function languagesOf({ headers }: FastifyRequest): string[] {
  const chosen = /(?:^|;\s*)skep\.language=([a-z]{2})(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  const preferred = (headers['accept-language'] ?? '')
    .split(',')
    .map((options) => options.split(';')[0]?.trim());
  return [chosen, ...preferred].filter((options) => options !== undefined);
}
