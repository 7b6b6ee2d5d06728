import type { LiveVersion, RemoteStatus } from '@skep/registry/status';
import { Card, CardHeader, Chip, Heading, Stack, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import { FactList } from './FactList.tsx';
import { factsOf } from './status-facts.ts';
import { useIntl } from './use-status-intl.ts';

export interface RemoteStatusCardProps {
  remote: RemoteStatus;
  /** The version that this very browser was given. */
  ownVersion: string | undefined;
}

const actions = ['publish', 'promote', 'rollback', 'canary', 'disable', 'enable'] as const;

/** One remote: what is live, for whom, and how it fares. */
export function RemoteStatusCard({ remote, ownVersion }: RemoteStatusCardProps) {
  const { formatMessage, formatDate } = useIntl();
  const { name, disabled, live, lastChange } = remote;
  const action = actions.find((known) => known === lastChange?.action);
  return (
    <Card as="section">
      <CardHeader>
        <Heading level={2}>{name}</Heading>
      </CardHeader>
      {disabled && (
        <Text tone="problem">
          {formatMessage({ id: 'shell.status.disabled' }, { reason: disabled.reason })}
        </Text>
      )}
      {live.length === 0 && <Text tone="problem">{formatMessage({ id: 'shell.status.nothingLive' })}</Text>}
      {live.map((version) => (
        <VersionFacts key={version.version} live={version} isOwn={version.version === ownVersion} />
      ))}
      <Text tone="muted" size="small">
        {formatMessage({ id: 'shell.status.kept' }, { count: remote.versionsKept })}
        {lastChange &&
          action &&
          ` ${formatMessage(
            { id: 'shell.status.lastChange' },
            {
              action: formatMessage({ id: `shell.status.action.${action}` }),
              at: formatDate(lastChange.at, { dateStyle: 'medium', timeStyle: 'short' }),
            },
          )}`}
      </Text>
    </Card>
  );
}

function VersionFacts({ live, isOwn }: { live: LiveVersion; isOwn: boolean }) {
  const intl = useIntl();
  return (
    <Stack gap={8}>
      <Version>
        <code>{live.version}</code>
        {isOwn && <Chip tone="information">{intl.formatMessage({ id: 'shell.status.inThisBrowser' })}</Chip>}
      </Version>
      <FactList facts={factsOf(live, intl)} />
      {live.percent < 100 && (
        <Text tone="muted" size="small">
          {intl.formatMessage({ id: 'shell.status.drawn' })}
        </Text>
      )}
    </Stack>
  );
}

const Version = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[8]};
  overflow-wrap: anywhere;
`;
