import { useObservable } from '@skep/remote-kit';
import { Button, Notice, tokens } from '@skep/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useShell } from '../shell-context.ts';
import { useIntl } from '../use-intl.ts';

/** Says that what is shown was loaded before, and why: no network, or a server that does not answer. */
export function ConnectionBar() {
  const { formatMessage, formatDate } = useIntl();
  const { apolloClient, connection } = useShell();
  const shownFrom = useObservable(connection.shownFrom);
  const isShown = shownFrom !== undefined;

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
        {formatMessage(
          { id: navigator.onLine ? 'shell.connection.server' : 'shell.connection.network' },
          { time },
        )}
      </Notice>
    </Room>
  );
}

const Room = styled.div`
  padding: ${tokens.space[8]} ${tokens.space[16]} 0;
`;
