import { useMutationFeedback, useMutationResult, useNotify } from '@skep/remote-kit';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { providerAttempt } from '../provider/provider-attempt.ts';
import { linkProviderMutation } from './ProviderCard.graphql.ts';
import { securityQuery } from './SecurityScreen.graphql.ts';
import { useIntl } from './use-security-intl.ts';

/** Links the account when the browser comes back from the provider to which the person went. @returns whether it does so now */
export function useFinishLink(name: string): boolean {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const feedback = useMutationFeedback();
  const [query, setQuery] = useSearchParams();
  const { run, isRunning } = useMutationResult(linkProviderMutation, { refetchQueries: [securityQuery] });

  async function finish() {
    if (!query.has('state')) return;
    const attempt = providerAttempt.take('link');
    if (attempt === undefined) return;
    const { browserKey } = attempt;
    if (await feedback(run({ query: `?${query}`, browserKey })))
      notify({ kind: 'success', text: formatMessage({ id: 'shell.security.providerWasLinked' }, { name }) });
    setQuery({}, { replace: true });
  }
  const begin = useRef(finish);
  useEffect(() => {
    void begin.current();
  }, []);
  return isRunning;
}
