import { accountPathOf } from '@skep/domain';

/** What a request for a page accepts. */
export const pageType = 'text/html';

/** Addresses that are no pages of the app, or that must never be shown as they were. */
const others = /^\/(api|graphql|health|dev|deploy|registry\.json|offline\.json|status\.json|report)(\/|$)/;

/** What hangs on a wall is sent with sites that may frame it, which no other page may have. */
const wall = '/dashboard';

/**
 * The address under which a page is cached for a visit without network. All pages of the app are one: it reads the
 * address itself. Undefined for what is not cached.
 */
export function pageKeyOf({ pathname, origin }: URL): string | undefined {
  if (others.test(pathname)) return undefined;
  return origin + (accountPathOf(pathname) ?? (pathname.startsWith(`${wall}/`) ? wall : '/'));
}
