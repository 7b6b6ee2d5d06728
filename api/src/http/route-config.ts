import type { ErrorWire } from './error-wire.ts';
import type { RateLimit } from './rate-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Who may call the route at all; every route must say it. `optional`: anybody, and who sends a token is known.
     * What they may do with which thing is decided in access.ts.
     */
    access?: 'public' | 'optional' | 'signedIn';
    /** Default: the limit of everything that a signed-in person calls. Public routes must name their own. */
    limits?: readonly RateLimit[];
    /** How the route says errors on the old wire. */
    errors?: ErrorWire;
  }
}
