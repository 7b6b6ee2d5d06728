/**
 * Whether somebody else answers in our place, as the sign-in page of a café's network does: 200, to whatever is requested.
 * Taken for a file or a page of ours it would be cached, and shown long after.
 */
export function isStrangersFile({ status, headers }: Response): boolean {
  return status === 200 && /^text\/html\b/.test(headers.get('content-type') ?? '');
}

/** All pages of ours are sent with it, see `createWebServer`. */
export function isStrangersPage({ status, headers }: Response): boolean {
  return status === 200 && headers.get('cross-origin-opener-policy') !== 'same-origin';
}
