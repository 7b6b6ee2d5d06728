import type { Status } from '@skep/registry/status';
import { useNotify, useTitle } from '@skep/remote-kit';
import { Button, Notice, Page, Row, ScreenStates, Stack } from '@skep/ui';
import { useShell } from '../shell-context.ts';
import { OnDeviceCard } from './OnDeviceCard.tsx';
import { RemoteStatusCard } from './RemoteStatusCard.tsx';
import { ShellStatusCard } from './ShellStatusCard.tsx';
import { needsLook, statusAsText } from './status-facts.ts';
import { type StoredOnDevice, storedOnDevice } from './stored-on-device.ts';
import { useIntl } from './use-status-intl.ts';
import { type AskStatus, askServer, useStatus } from './useStatus.ts';

export { statusMessages as texts } from './status-messages.ts';

export interface StatusScreenProps {
  /** Default: asks the server that sent the page. */
  ask?: AskStatus;
  /** Default: reads what this browser keeps. */
  readStored?: () => Promise<StoredOnDevice>;
}

/** How every remote fares, for its team; as text, for whoever asks support. */
export function Screen({ ask = askServer, readStored = storedOnDevice }: StatusScreenProps) {
  return <StatusScreen ask={ask} readStored={readStored} />;
}

function StatusScreen({ ask, readStored }: Required<StatusScreenProps>) {
  const { formatMessage } = useIntl();
  const { result, refresh } = useStatus(ask);
  const title = formatMessage({ id: 'shell.status.title' });
  useTitle(title);
  return (
    <Page title={title}>
      <ScreenStates
        state={
          result.kind === 'failed'
            ? {
                kind: 'error',
                title: formatMessage({ id: 'shell.status.failed.title' }),
                text: formatMessage({ id: 'shell.status.failed.text' }),
                retryLabel: formatMessage({ id: 'kit.retry' }),
                onRetry: refresh,
              }
            : result
        }
      >
        {result.kind === 'ready' && (
          <StatusView status={result.status} onRefresh={refresh} readStored={readStored} />
        )}
      </ScreenStates>
    </Page>
  );
}

interface StatusViewProps extends Pick<Required<StatusScreenProps>, 'readStored'> {
  status: Status;
  onRefresh: () => void;
}

function StatusView({ status, onRefresh, readStored }: StatusViewProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const notify = useNotify();
  const { registry } = useShell();
  const versions = new Map(registry.remotes.map(({ name, version }) => [name, version]));
  const toLookAt = status.remotes.filter((remote) => needsLook(remote, intl));

  async function copy() {
    try {
      await navigator.clipboard.writeText(statusAsText(status, versions, intl));
      notify({ kind: 'success', text: formatMessage({ id: 'shell.status.copied' }) });
    } catch {
      notify({ kind: 'problem', text: formatMessage({ id: 'shell.status.notCopied' }) });
    }
  }

  return (
    <Stack gap={16}>
      <Notice kind={toLookAt.length === 0 ? 'success' : 'problem'}>
        {formatMessage(
          { id: 'shell.status.summary' },
          { count: toLookAt.length, names: toLookAt.map(({ name }) => name).join(', ') },
        )}
      </Notice>
      <Row gap={8} wrap>
        <Button icon="copy" onClick={() => void copy()}>
          {formatMessage({ id: 'shell.status.copy' })}
        </Button>
        <Button kind="quiet" icon="retry" onClick={onRefresh}>
          {formatMessage({ id: 'shell.status.refresh' })}
        </Button>
      </Row>
      {status.remotes.map((remote) => (
        <RemoteStatusCard key={remote.name} remote={remote} ownVersion={versions.get(remote.name)} />
      ))}
      <ShellStatusCard shell={status.shell} />
      <OnDeviceCard read={readStored} />
    </Stack>
  );
}
