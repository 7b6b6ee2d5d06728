import { Page, type ScreenState, ScreenStates } from '@skep/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { isConnected } from './is-connected.ts';
import { useServices } from './services-context.ts';

/** Delay of the loading view, and the time after which a page is given up. */
const loadingViewDelayMs = 1000;
const patienceMs = 5000;

type Waiting = 'briefly' | 'visibly' | 'online' | 'offline';

/** What is shown in the place of a page that is on its way: nothing, then that it loads, then what to do. */
export function LoadingPage() {
  const { formatMessage } = useIntl();
  const { pageReload } = useServices();
  const waiting = useWaiting(pageReload.once);
  if (waiting === 'briefly') return null;
  const state: ScreenState =
    waiting === 'visibly'
      ? { kind: 'loading', text: formatMessage({ id: 'kit.slow.loading' }) }
      : {
          kind: 'error',
          title: formatMessage({ id: 'kit.slow.title' }),
          text: formatMessage({ id: `kit.slow.${waiting}` }),
          retryLabel: formatMessage({ id: 'kit.slow.reload' }),
          onRetry: pageReload.now,
        };
  return (
    <Page>
      <ScreenStates state={state}>{null}</ScreenStates>
    </Page>
  );
}

/** With a connection a page that does not come is reloaded once; without one the person reads why. */
function useWaiting(reloadOnce: () => boolean): Waiting {
  const [waiting, setWaiting] = useState<Waiting>('briefly');
  useEffect(() => {
    const leaving = new AbortController();
    const timers = [
      setTimeout(() => setWaiting('visibly'), loadingViewDelayMs),
      setTimeout(async () => {
        const isOnline = await isConnected(leaving.signal);
        if (leaving.signal.aborted) return;
        if (isOnline && reloadOnce()) return;
        setWaiting(isOnline ? 'online' : 'offline');
      }, patienceMs),
    ];
    return () => {
      leaving.abort();
      timers.forEach(clearTimeout);
    };
  }, [reloadOnce]);
  return waiting;
}
