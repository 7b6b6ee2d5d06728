import { isLanguageCode } from '@skep/domain';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { personOf } from '../session/person.ts';
import { viewerFields } from '../session/Viewer.graphql.ts';
import { useShell } from '../shell-context.ts';

export interface SignedIn {
  token: string;
  viewer: FragmentType<typeof viewerFields>;
}

/** What follows from an answer that signs in: the session begins in the person's language, and the app goes on. */
export function useBeginSession(): (signedIn: SignedIn, path?: string) => void {
  const { session, language, navigation } = useShell();
  return ({ token, viewer: masked }, path = '/') => {
    const viewer = readFragment(viewerFields, masked);
    const code = viewer.language?.toLowerCase() ?? '';
    if (isLanguageCode(code)) language.set(code);
    session.begin(token, personOf(viewer));
    navigation.goAtOnce(path, { replace: true });
  };
}
