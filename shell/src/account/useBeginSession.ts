import { isOfferedLanguage } from '@skep/domain';
import type { Language } from '../generated/graphql.ts';
import { knownBrowser } from '../session/trusted-device.ts';
import { useAccount } from './account-context.ts';
import { useWantedPath } from './wanted-path.ts';

export interface SignedIn {
  token: string;
  knownBrowser: string;
  viewer: { language?: Language | null };
}

/** What follows from an answer that signs in: the app opens where the person wanted to be, in their language. */
export function useBeginSession(): (signedIn: SignedIn) => void {
  const { begin, language } = useAccount();
  const wantedPath = useWantedPath();
  return ({ token, knownBrowser: value, viewer }) => {
    knownBrowser.keep(value);
    const code = viewer.language?.toLowerCase() ?? '';
    if (isOfferedLanguage(code)) language.set(code);
    begin(token, wantedPath());
  };
}
