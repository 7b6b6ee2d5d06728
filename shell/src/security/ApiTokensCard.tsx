import { useConfirm, useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { Button, Card, Divider, Heading, Row, Stack, Text } from '@skep/ui';
import { useId } from 'react';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { apiTokenFields, revokeApiTokenMutation } from './ApiTokensCard.graphql.ts';
import { KeyUse } from './KeyUse.tsx';
import { NewApiToken } from './NewApiToken.tsx';
import { securityQuery } from './SecurityScreen.graphql.ts';
import { useIntl } from './use-security-intl.ts';

export interface ApiTokensCardProps {
  apiTokens: readonly FragmentType<typeof apiTokenFields>[];
}

/** Keys that the person gave to programs of theirs, and a new one. */
export function ApiTokensCard({ apiTokens }: ApiTokensCardProps) {
  const { formatMessage } = useIntl();
  const tokens = readFragment(apiTokenFields, apiTokens);
  return (
    <Card as="section">
      <Heading level={2} look={3}>
        {formatMessage({ id: 'shell.security.tokens' })}
      </Heading>
      <Text tone="muted">{formatMessage({ id: 'shell.security.tokensText' })}</Text>
      {tokens.length > 0 && (
        <Stack as="ul" gap={12}>
          {tokens.map((token, index) => (
            <Stack key={token.id} as="li" gap={12}>
              {index > 0 && <Divider />}
              <ApiToken {...token} />
            </Stack>
          ))}
        </Stack>
      )}
      <NewApiToken />
    </Card>
  );
}

interface ApiTokenProps {
  id: string;
  name: string;
  isReadOnly: boolean;
  createdAt: string;
  expiresAt?: string | null;
  lastUsedAt?: string | null;
}

function ApiToken({ id, name, isReadOnly, createdAt, expiresAt, lastUsedAt }: ApiTokenProps) {
  const { formatMessage } = useIntl();
  const nameId = useId();
  const revoke = useRevokeApiToken();
  return (
    <Row justify="between" gap={8}>
      <Stack gap={4}>
        <Text isBold id={nameId}>
          {name}
        </Text>
        <KeyUse createdAt={createdAt} lastUsedAt={lastUsedAt} />
        {isReadOnly && <Text size="small">{formatMessage({ id: 'shell.security.tokenReadsOnly' })}</Text>}
        {expiresAt && <Ending at={new Date(expiresAt)} />}
      </Stack>
      <Button isBusy={revoke.isRunning} aria-describedby={nameId} onClick={() => void revoke.run(id, name)}>
        {formatMessage({ id: 'shell.security.revoke' })}
      </Button>
    </Row>
  );
}

function Ending({ at }: { at: Date }) {
  const { formatMessage, formatDate } = useIntl();
  const hasEnded = at < new Date();
  return (
    <Text size="small" tone={hasEnded ? 'problem' : 'normal'}>
      {formatMessage(
        { id: hasEnded ? 'shell.security.tokenEnded' : 'shell.security.tokenEndsOn' },
        { date: formatDate(at, { dateStyle: 'medium' }) },
      )}
    </Text>
  );
}

function useRevokeApiToken() {
  const { formatMessage } = useIntl();
  const feedback = useMutationFeedback();
  const confirm = useConfirm();
  const { run, isRunning } = useMutationResult(revokeApiTokenMutation, { refetchQueries: [securityQuery] });
  return {
    isRunning,
    /** Asks first: the program stops at once. */
    async run(id: string, name: string) {
      const isAgreed = await confirm({
        title: formatMessage({ id: 'shell.security.revokeTitle' }, { name }),
        text: formatMessage({ id: 'shell.security.revokeText' }),
        confirmLabel: formatMessage({ id: 'shell.security.revoke' }),
        isDestructive: true,
      });
      if (!isAgreed) return;
      await feedback(run({ id }), formatMessage({ id: 'shell.security.revoked' }, { name }));
    },
  };
}
