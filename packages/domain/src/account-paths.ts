/** Pages of the way in, open to everybody. Mails lead to them, and the server sends them as pages of their own. */
export const accountPaths = [
  '/sign-in',
  '/sign-up',
  '/verify-email',
  '/password-forgot',
  '/password-reset',
  '/sign-in-return',
  '/404',
] as const;

export type AccountPath = (typeof accountPaths)[number];

/** The account page at a path, if it is one of theirs. */
export function accountPathOf(pathname: string): AccountPath | undefined {
  return accountPaths.find((path) => path === pathname.replace(/(.)\/$/, '$1'));
}
