import { type ScreenState, ScreenStates } from '@skep/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { BrokenScreen } from './BrokenScreen.tsx';
import { isConnected } from './is-connected.ts';
import { useServices } from './services-context.ts';

/**
 * In place of a screen whose file did not come: without a network that is no fault of anybody, and said so. With one a
 * newer version was shipped under the open tab: its files come with the page's next reload, never by asking again.
 */
export function ChunkErrorScreen() {
  const { formatMessage } = useIntl();
  const { pageReload } = useServices();
  const isReached = useIsReached(pageReload.once);
  if (isReached) return <BrokenScreen onRetry={pageReload.now} />;
  const state: ScreenState =
    isReached === undefined
      ? { kind: 'loading', text: formatMessage({ id: 'kit.slow.loading' }) }
      : {
          kind: 'offline',
          title: formatMessage({ id: 'kit.offline.title' }),
          text: formatMessage({ id: 'kit.offline.text' }),
          retryLabel: formatMessage({ id: 'kit.retry' }),
          onRetry: pageReload.now,
        };
  return <ScreenStates state={state}>{null}</ScreenStates>;
}

/** Whether the server is there; undefined while that is checked. The only reload is not spent without a network. */
function useIsReached(reloadOnce: () => void): boolean | undefined {
  const [isReached, setIsReached] = useState<boolean>();
  useEffect(() => {
    const leaving = new AbortController();
    void isConnected(leaving.signal).then((isThere) => {
      if (leaving.signal.aborted) return;
      if (isThere) reloadOnce();
      setIsReached(isThere);
    });
    return () => leaving.abort();
  }, [reloadOnce]);
  return isReached;
}
