import { useErrorText } from '@skep/i18n';
import type { ScreenState } from '@skep/ui';
import { useIntl } from 'react-intl';
import { codeOfError } from './mutation-result.ts';

/** What this needs of the result of Apollo's `useQuery`. */
export interface QueryOutcome {
  data?: unknown;
  loading: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/**
 * The state in which a screen with one query is: data wins over everything, so that what was loaded once stays
 * readable while it is loaded again or the network is gone.
 */
export function useScreenState({ data, loading, error, refetch }: QueryOutcome): ScreenState {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  if (data !== undefined && data !== null) return { kind: 'ready' };
  const again = { onRetry: () => void refetch(), retryLabel: formatMessage({ id: 'kit.retry' }) };
  if (error && !navigator.onLine) {
    return {
      kind: 'offline',
      title: formatMessage({ id: 'kit.offline.title' }),
      text: formatMessage({ id: 'kit.offline.text' }),
      ...again,
    };
  }
  if (error) {
    return {
      kind: 'error',
      title: formatMessage({ id: 'kit.failed.title' }),
      text: errorText(codeOfError(error)),
      ...again,
    };
  }
  return loading ? { kind: 'loading' } : { kind: 'ready' };
}
