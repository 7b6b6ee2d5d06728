import { retentionDays } from '@skep/domain';
import { useConfirm } from '@skep/remote-kit';
import { Stack, Text } from '@skep/ui';
import { useIntl } from '../colony-history/use-life-intl.ts';
import { type ShownVersion, VersionCard } from './VersionCard.tsx';

export interface VersionListProps {
  /** The present one first. */
  versions: readonly ShownVersion[];
  isBusy: boolean;
  /** The person has confirmed it. */
  onRestore: (version: number) => Promise<void>;
}

/** Versions, each with what changed by it; an older one can be taken back. */
export function VersionList({ versions, isBusy, onRestore }: VersionListProps) {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();

  async function restore(version: number) {
    const isMeant = await confirm({
      title: formatMessage({ id: 'versions.restoreTitle' }),
      text: formatMessage({ id: 'versions.restoreText' }),
      confirmLabel: formatMessage({ id: 'versions.restore' }),
    });
    if (isMeant) await onRestore(version);
  }

  return (
    <Stack gap={16}>
      <Text tone="muted">{formatMessage({ id: 'versions.hint' }, { days: retentionDays.revisions })}</Text>
      <Stack as="ul" gap={16}>
        {versions.map((version, index) => (
          <VersionCard
            key={version.revision}
            version={version}
            before={versions[index + 1]}
            isPresent={index === 0}
            isBusy={isBusy}
            onRestore={() => void restore(version.revision)}
          />
        ))}
      </Stack>
    </Stack>
  );
}
