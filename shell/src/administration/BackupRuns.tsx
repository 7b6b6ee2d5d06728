import { sizeText } from '@skep/i18n';
import { Chip, Text } from '@skep/ui';
import { LineList } from '@skep/ui/line-list';
import type { BackupsFieldsFragment } from '../generated/graphql.ts';
import { useIntl } from './use-administration-intl.ts';

type Run = BackupsFieldsFragment['runs'][number];

/** The last backups, with the file and size of each, or why it failed. */
export function BackupRuns({ runs }: { runs: readonly Run[] }) {
  const { formatMessage } = useIntl();
  if (runs.length === 0) return <Text tone="muted">{formatMessage({ id: 'shell.backups.none' })}</Text>;
  return (
    <LineList $nameWidth="14rem">
      {runs.map((run) => (
        <BackupRun key={run.id} {...run} />
      ))}
    </LineList>
  );
}

function BackupRun({ startedAt, endedAt, isAutomatic, file, sizeBytes, failure }: Run) {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  return (
    <li>
      <div>
        {formatDate(startedAt, { dateStyle: 'medium', timeStyle: 'short' })}
        <Text size="small" tone="muted">
          {formatMessage({ id: isAutomatic ? 'shell.backups.automatic' : 'shell.backups.byHand' })}
        </Text>
      </div>
      {failure != null ? (
        <>
          <Chip tone="problem" icon="problem">
            {formatMessage({ id: 'shell.backups.failed' })}
          </Chip>
          <Text size="small">{failure}</Text>
        </>
      ) : endedAt == null ? (
        <Chip>{formatMessage({ id: 'shell.backups.running' })}</Chip>
      ) : (
        <Text size="small" tone="muted">
          {file == null
            ? formatMessage({ id: 'shell.backups.deleted' })
            : `${file} · ${sizeText(sizeBytes ?? 0, formatNumber)}`}
        </Text>
      )}
    </li>
  );
}
