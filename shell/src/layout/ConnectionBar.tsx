import { useObservable } from '@skep/remote-kit';
import { Button, Notice, tokens } from '@skep/ui';
import { useEffect, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useShell } from '../shell-context.ts';
import { useIntl } from '../use-intl.ts';

/** Says that what is shown was loaded before, and why: no network, or a server that does not answer. */
export function ConnectionBar() {
  const { formatMessage, formatDate } = useIntl();
  const { apolloClient, connection } = useShell();
  const shownFrom = useObservable(connection.shownFrom);
  const isShown = shownFrom !== undefined;
  // A browser may notice a moment after the first answer is missed, or lose the network later, that it has none.
  const isOnline = useSyncExternalStore(onNetworkChange, () => navigator.onLine);

  useEffect(() => {
    if (!isShown) return;
    const again = () => void apolloClient.refetchQueries({ include: 'active' });
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isShown, apolloClient]);

  if (!isShown) return null;
  const time = formatDate(shownFrom, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Room>
      <Notice
        kind="warning"
        action={
          <Button onClick={() => void apolloClient.refetchQueries({ include: 'active' })}>
            {formatMessage({ id: 'kit.retry' })}
          </Button>
        }
      >
        {formatMessage({ id: isOnline ? 'shell.connection.server' : 'shell.connection.network' }, { time })}
      </Notice>
    </Room>
  );
}

function onNetworkChange(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

const Room = styled.div`
  padding: ${tokens.space[8]} ${tokens.space[16]} 0;
`;
