import { isTemporaryId } from '@skep/remote-kit';
import { Chip, Icon, tokens, VisuallyHidden } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../use-intl.ts';

/** Marks a hive that waits in this browser for a network; nothing for all others. */
export function OnThisDevice({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  if (!isTemporaryId(id)) return null;
  return (
    <Chip tone="information" icon="offline">
      {formatMessage({ id: 'hives.onThisDevice' })}
    </Chip>
  );
}

/** The same where there is no room for words: of a hive, or what was last written of it. */
export function OnThisDeviceSign({ ids }: { ids: readonly (string | undefined)[] }) {
  const { formatMessage } = useIntl();
  if (!ids.some((id) => id !== undefined && isTemporaryId(id))) return null;
  const text = formatMessage({ id: 'hives.onThisDevice' });
  return (
    <Sign title={text}>
      <Icon name="offline" size="small" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </Sign>
  );
}

const Sign = styled.span`
  display: flex;
  color: ${tokens.color.textMuted};
`;
