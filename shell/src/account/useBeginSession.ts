import { isLanguageCode } from '@skep/domain';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { viewerFields } from '../session/Viewer.graphql.ts';
import { useAccount } from './account-context.ts';

export interface SignedIn {
  token: string;
  viewer: FragmentType<typeof viewerFields>;
}

/** What follows from an answer that signs in: the app opens, in the person's language. */
export function useBeginSession(): (signedIn: SignedIn, path?: string) => void {
  const { begin, language } = useAccount();
  return ({ token, viewer }, path = '/') => {
    const code = readFragment(viewerFields, viewer).language?.toLowerCase() ?? '';
    if (isLanguageCode(code)) language.set(code);
    begin(token, path);
  };
}
