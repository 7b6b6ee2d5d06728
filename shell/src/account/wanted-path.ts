import { useAccount } from './account-context.ts';
import { localPath } from './local-path.ts';

/** Tells the page that a visitor was on the way to; the start when they wanted none. */
export function useWantedPath(): () => string {
  const { query } = useAccount();
  return () => localPath(query.get('redirectFrom'), window.location.origin);
}

/** The same for what is sent: a mail's link leads on to it. */
export function useSentOptions(): () => { redirectFrom?: string } {
  const wantedPath = useWantedPath();
  return () => (wantedPath() === '/' ? {} : { redirectFrom: wantedPath() });
}

/** Addresses of pages of the way in: each carries to the next what was wanted first. What is empty is left out. */
export function useAccountAddress(): (path: string, given?: Record<string, string>) => string {
  const { query } = useAccount();
  const redirectFrom = query.get('redirectFrom') ?? '';
  return (path, given = {}) => {
    const said = Object.entries({ ...given, redirectFrom }).filter(([, text]) => text !== '');
    return said.length === 0 ? path : `${path}?${new URLSearchParams(said)}`;
  };
}
