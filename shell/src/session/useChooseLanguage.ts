import type { LanguageCode } from '@skep/domain';
import { useMutationResult, useSession } from '@skep/remote-kit';
import type { Language } from '../generated/graphql.ts';
import { useShell } from '../shell-context.ts';
import { setLanguageMutation } from './SetLanguage.graphql.ts';

/** Changes the language at once, and keeps it with the account of who is signed in. */
export function useChooseLanguage(): (code: LanguageCode) => Promise<void> {
  const { language, apolloClient } = useShell();
  const session = useSession();
  const { run } = useMutationResult(setLanguageMutation);
  return async (code) => {
    language.set(code);
    if (session.kind !== 'signedIn') return;
    await run({ language: code.toUpperCase() as Language });
    // Names that the server translates are read again.
    await apolloClient.refetchQueries({ include: 'active' });
  };
}
