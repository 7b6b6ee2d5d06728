import { LoadingPage, useObservable } from '@skep/remote-kit';
import { Page, ScreenStates } from '@skep/ui';
import { useEffect } from 'react';
import { useShell } from '../shell-context.ts';
import { useIntl } from '../use-intl.ts';
import { remoteElementId } from './remote-application.ts';
import type { RemoteState, RemoteStates } from './remote-state.ts';

export interface RemoteOutletProps {
  states: RemoteStates;
  /** Called once the elements are in the page. */
  onReady: () => void;
}

/** The elements in which remotes draw, and in their stead what is to be said of one that is not there (yet). */
export function RemoteOutlet({ states, onReady }: RemoteOutletProps) {
  const { registry } = useShell();
  const known = useObservable(states);
  useEffect(onReady, [onReady]);
  return (
    <>
      {registry.remotes.map(({ name }) => (
        <RemotePlace key={name} name={name} state={known.get(name) ?? { kind: 'idle' }} />
      ))}
    </>
  );
}

function RemotePlace({ name, state }: { name: string; state: RemoteState }) {
  return (
    <>
      <div id={remoteElementId(name)} />
      {state.kind === 'loading' && <LoadingPage />}
      {state.kind === 'failed' && <RemoteCard {...state} />}
    </>
  );
}

/** Costs its own screens only: everything around goes on. */
export function RemoteCard({ failure, reason, retry }: Extract<RemoteState, { kind: 'failed' }>) {
  const { formatMessage } = useIntl();
  return (
    <Page>
      <ScreenStates
        state={{
          kind: 'error',
          title: formatMessage({ id: `shell.remote.${failure}.title` }),
          text: formatMessage({ id: `shell.remote.${failure}.text` }, { reason }),
          retryLabel: formatMessage({ id: 'kit.retry' }),
          onRetry: retry,
        }}
      >
        {null}
      </ScreenStates>
    </Page>
  );
}
