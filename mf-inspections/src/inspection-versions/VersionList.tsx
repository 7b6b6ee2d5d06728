import { useConfirm } from '@skep/remote-kit';
import { Stack, Text } from '@skep/ui';
import { useIntl } from '../diary/use-diary-intl.ts';
import { VersionCard, type VersionCardProps } from './VersionCard.tsx';

export interface ShownVersion extends Pick<VersionCardProps, 'writtenAt' | 'writtenBy' | 'changes'> {
  revision: number;
}

export interface VersionListProps<Version extends ShownVersion> {
  /** Above them: how long versions are stored, or that there is one. */
  hint: string;
  /** The present one first. */
  versions: readonly Version[];
  isBusy: boolean;
  /** The person has confirmed it. */
  onRestore: (version: Version) => Promise<void>;
}

/** Versions, each with what changed by it; an older one can be taken back. */
export function VersionList<Version extends ShownVersion>({
  hint,
  versions,
  isBusy,
  onRestore,
}: VersionListProps<Version>) {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();

  async function restore(version: Version) {
    const isMeant = await confirm({
      title: formatMessage({ id: 'versions.restoreTitle' }),
      text: formatMessage({ id: 'versions.restoreText' }),
      confirmLabel: formatMessage({ id: 'versions.restore' }),
    });
    if (isMeant) await onRestore(version);
  }

  return (
    <Stack gap={16}>
      <Text tone="muted">{hint}</Text>
      <Stack as="ul" gap={16}>
        {versions.map((version, index) => (
          <VersionCard
            key={version.revision}
            writtenAt={version.writtenAt}
            writtenBy={version.writtenBy}
            changes={version.changes}
            isPresent={index === 0}
            isBusy={isBusy}
            onRestore={() => void restore(version)}
          />
        ))}
      </Stack>
    </Stack>
  );
}
