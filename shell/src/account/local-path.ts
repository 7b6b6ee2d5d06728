/**
 * The page of this app that a sign-in goes on to. Whatever leads elsewhere (`//other.example`, `https:…`,
 * backslashes that browsers read as slashes) becomes the start.
 */
export function localPath(wanted: string | null, origin: string): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return '/';
  const { origin: goal, pathname, search, hash } = new URL(wanted, origin);
  return goal === origin ? `${pathname}${search}${hash}` : '/';
}
