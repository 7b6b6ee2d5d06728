import type { FastifyRequest } from 'fastify';
import type { RouteAccess, RouteNeed } from '#platform/access/access.ts';
import type { RateLimit } from '#platform/rate-limits/rate-limits.ts';
import type { ErrorWire } from './error-wire.ts';
import type { CountRequest } from './rate-limits.ts';
import type { NotIdempotentReason } from './stored-answers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request that is known to fall under a limit only when its body is read. */
    countRequest: CountRequest;
    /** Whom limits by address count a request for. */
    addressOf: (request: FastifyRequest) => string;
  }

  interface FastifyContextConfig {
    /** Who may call the route at all; every route must say it. */
    access?: RouteAccess;
    /** What it needs of an API token. Default: a GET `reading`, anything else `writing`. */
    needs?: RouteNeed;
    /** Default: the limit of everything that a signed-in person calls. Public routes must name their own. */
    limits?: readonly RateLimit[];
    /** Default: a route that changes something keeps its answer for who sends the same again. */
    notIdempotent?: NotIdempotentReason;
    /** Old apps send their token in a header of that name: it is looked at where there is no Authorization. */
    tokenHeader?: boolean;
    /** Whether it takes forms with files: see `sentFile`. */
    takesFile?: boolean;
    /** Whether the text of its JSON body is available as well as the parsed body: see `bodyText`. */
    keepsBodyText?: boolean;
    /** How the route says errors on the old wire. */
    errors?: ErrorWire;
  }
}
