import { isLanguageCode } from '@skep/domain';
import type { Language } from '../generated/graphql.ts';
import { knownBrowser } from '../session/known-browser.ts';
import { useAccount } from './account-context.ts';

export interface SignedIn {
  token: string;
  knownBrowser: string;
  viewer: { language?: Language | null };
}

/** What follows from an answer that signs in: the app opens, in the person's language. */
export function useBeginSession(): (signedIn: SignedIn, path?: string) => void {
  const { begin, language } = useAccount();
  return ({ token, knownBrowser: value, viewer }, path = '/') => {
    knownBrowser.keep(value);
    const code = viewer.language?.toLowerCase() ?? '';
    if (isLanguageCode(code)) language.set(code);
    begin(token, path);
  };
}
