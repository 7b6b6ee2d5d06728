import { Button, Page, type ScreenState, ScreenStates } from '@skep/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { isConnected, settingsPath } from './is-connected.ts';
import { useServices } from './services-context.ts';

/** Delay of the loading view, and the time after which a card says that the page is still loading. */
const loadingViewDelayMs = 1000;
const patienceMs = 5000;

type Waiting = 'briefly' | 'visibly' | 'online' | 'offline';

/**
 * What is shown in the place of a page that is on its way: nothing, then that it loads, then what to do. It never
 * reloads by itself: on a slow link that would begin the download again.
 */
export function LoadingPage() {
  const { formatMessage } = useIntl();
  const { pageReload } = useServices();
  const waiting = useWaiting();
  if (waiting === 'briefly') return null;
  const reload = { retryLabel: formatMessage({ id: 'kit.slow.reload' }), onRetry: pageReload.now };
  const states: Record<typeof waiting, ScreenState> = {
    visibly: { kind: 'loading', text: formatMessage({ id: 'kit.slow.loading' }) },
    online: {
      kind: 'empty',
      icon: 'clock',
      title: formatMessage({ id: 'kit.slow.still' }),
      text: formatMessage({ id: 'kit.slow.online' }),
      action: (
        <Button icon="retry" onClick={reload.onRetry}>
          {reload.retryLabel}
        </Button>
      ),
    },
    offline: {
      kind: 'error',
      title: formatMessage({ id: 'kit.slow.title' }),
      text: formatMessage({ id: 'kit.slow.offline' }),
      ...reload,
    },
  };
  return (
    <Page>
      <ScreenStates state={states[waiting]}>{null}</ScreenStates>
    </Page>
  );
}

function useWaiting(): Waiting {
  const [waiting, setWaiting] = useState<Waiting>('briefly');
  useEffect(() => {
    const leaving = new AbortController();
    const timers = [
      setTimeout(() => setWaiting('visibly'), loadingViewDelayMs),
      setTimeout(async () => {
        const isOnline = await isConnected(leaving.signal, settingsPath);
        if (!leaving.signal.aborted) setWaiting(isOnline ? 'online' : 'offline');
      }, patienceMs),
    ];
    return () => {
      leaving.abort();
      timers.forEach(clearTimeout);
    };
  }, []);
  return waiting;
}
