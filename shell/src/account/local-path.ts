/**
 * The page of this app that a sign-in goes on to. Whatever leads elsewhere (`//other.example`, `https:…`,
 * backslashes that browsers read as slashes) becomes the start.
 */
export function localPath(wanted: string | null, origin: string): string {
  const path = readPath(wanted ?? '', origin);
  // Read again as the browser will read it: of `/.//other.example` the dots are gone, and it is another's address.
  return path !== undefined && readPath(path, origin) === path ? path : '/';
}

function readPath(address: string, origin: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, origin)) return undefined;
  const { origin: goal, pathname, search, hash } = new URL(address, origin);
  return goal === origin ? `${pathname}${search}${hash}` : undefined;
}
