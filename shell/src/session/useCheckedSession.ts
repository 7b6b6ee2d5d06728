import type { ApolloClient } from '@apollo/client';
import { isOfferedLanguage, termsVersion } from '@skep/domain';
import { codeOfError, useSession } from '@skep/remote-kit';
import { useCallback, useEffect, useState } from 'react';
import { readFragment } from '../generated/fragment-masking.ts';
import type { ViewerQuery } from '../generated/graphql.ts';
import { useShell } from '../shell-context.ts';
import { personOf } from './person.ts';
import { viewerFields, viewerQuery } from './Viewer.graphql.ts';

export type SessionCheck = { kind: 'running' } | { kind: 'failed'; code: string; retry: () => void };

/**
 * A stored token is checked before anything of the person is shown. A token that the server does not know
 * ends the session; a server that cannot be reached does not.
 */
export function useCheckedSession(): SessionCheck {
  const { apolloClient, session, language, connection, hasNewTerms } = useShell();
  const { kind } = useSession();
  const token = session.token();
  const [failedCode, setFailedCode] = useState<string>();

  const check = useCallback(async () => {
    setFailedCode(undefined);
    const checkedToken = session.token();
    try {
      const viewer = readFragment(viewerFields, (await firstAnswer(apolloClient)).viewer);
      if (session.token() !== checkedToken) return;
      if (!viewer) return session.end();
      const code = viewer.language?.toLowerCase() ?? '';
      // What was stored for want of a network may be older than what was chosen here.
      const isFresh = connection.shownFrom.get() === undefined;
      if (isFresh && isOfferedLanguage(code)) language.set(code);
      hasNewTerms.set(isFresh && viewer.acceptedTermsVersion !== termsVersion);
      session.confirm(personOf(viewer), checkedToken);
    } catch (error) {
      // A refused token has ended the session already.
      if (session.get().kind !== 'checking' || session.token() !== checkedToken) return;
      session.remainInDoubt();
      setFailedCode(codeOfError(error));
    }
  }, [apolloClient, session, language, connection, hasNewTerms]);

  // Somebody else may sign in in another tab while a check runs: theirs is one of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each token is checked.
  useEffect(() => {
    if (kind === 'checking') void check();
  }, [kind, token, check]);

  return failedCode === undefined ? { kind: 'running' } : { kind: 'failed', code: failedCode, retry: check };
}

/** On a weak signal that is the cached one: a promise of Apollo's would wait for the server's own. */
function firstAnswer(client: ApolloClient): Promise<ViewerQuery> {
  return new Promise((resolve, reject) => {
    const answers = client.watchQuery({
      query: viewerQuery,
      fetchPolicy: 'network-only',
      context: { asksWho: true },
    });
    const subscription = answers.subscribe(({ dataState, data, error }) => {
      if (error) reject(error);
      else if (dataState === 'complete') resolve(data);
      else return;
      // Not before `subscribe` has come back.
      queueMicrotask(() => subscription.unsubscribe());
    });
  });
}
