import { isTemporaryId } from '@skep/remote-kit';
import { Chip } from '@skep/ui';
import { useIntl } from '../use-intl.ts';

/** Marks an inspection that waits in this browser for a network; nothing for all others. */
export function OnThisDevice({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  if (!isTemporaryId(id)) return null;
  return (
    <Chip tone="information" icon="offline">
      {formatMessage({ id: 'inspections.waits' })}
    </Chip>
  );
}
