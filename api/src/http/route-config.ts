import type { RouteAccess } from '../access.ts';
import type { ErrorWire } from './error-wire.ts';
import type { RateLimit } from './rate-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route at all; every route must say it. */
    access?: RouteAccess;
    /** Default: the limit of everything that a signed-in person calls. Public routes must name their own. */
    limits?: readonly RateLimit[];
    /** How the route says errors on the old wire. */
    errors?: ErrorWire;
  }
}
