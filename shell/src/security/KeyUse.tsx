import { Text } from '@skep/ui';
import { useIntl } from './use-security-intl.ts';

export interface KeyUseProps {
  createdAt: string;
  /** Null or undefined: never yet. */
  lastUsedAt?: string | null | undefined;
}

/** When a passkey or a key of a program was added and last used. */
export function KeyUse({ createdAt, lastUsedAt }: KeyUseProps) {
  const { formatMessage, formatDate } = useIntl();
  return (
    <Text size="small" tone="muted">
      {formatMessage(
        { id: lastUsedAt ? 'shell.security.tokenUsed' : 'shell.security.tokenUnused' },
        {
          lastUsed: lastUsedAt && formatDate(lastUsedAt, { dateStyle: 'medium', timeStyle: 'short' }),
          created: formatDate(createdAt, { dateStyle: 'medium' }),
        },
      )}
    </Text>
  );
}
