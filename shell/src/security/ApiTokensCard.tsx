import { isFailure, useConfirm, useFailureText, useMutationResult, useNotify } from '@skep/remote-kit';
import { Button, Card, Divider, Heading, Row, Stack, Text, TextField } from '@skep/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useFormProblems } from '../account/useFormProblems.ts';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { apiTokenFields, revokeApiTokenMutation } from './ApiTokensCard.graphql.ts';
import { SecurityForm } from './SecurityForm.tsx';
import { securityQuery } from './SecurityScreen.graphql.ts';
import { ShownOnce } from './ShownOnce.tsx';
import { useCreateApiToken } from './useCreateApiToken.ts';

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
  createdAt: string;
  lastUsedAt?: string | null;
}

function ApiToken({ id, name, createdAt, lastUsedAt }: ApiTokenProps) {
  const { formatMessage, formatDate } = useIntl();
  const nameId = useId();
  const revoke = useRevokeApiToken();
  return (
    <Row justify="between" gap={8}>
      <Stack gap={4}>
        <Text isBold id={nameId}>
          {name}
        </Text>
        <Text size="small" tone="muted">
          {formatMessage(
            { id: 'shell.security.tokenTimes' },
            {
              isUsed: lastUsedAt ? 'yes' : 'no',
              lastUsed: lastUsedAt ? formatDate(lastUsedAt, { dateStyle: 'medium', timeStyle: 'short' }) : '',
              created: formatDate(createdAt, { dateStyle: 'medium' }),
            },
          )}
        </Text>
      </Stack>
      <Button isBusy={revoke.isRunning} aria-describedby={nameId} onClick={() => void revoke.run(id, name)}>
        {formatMessage({ id: 'shell.security.revoke' })}
      </Button>
    </Row>
  );
}

function useRevokeApiToken() {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const notify = useNotify();
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
      const answer = await run({ id });
      if (isFailure(answer)) notify({ kind: 'problem', text: failureText(answer) });
      else notify({ kind: 'success', text: formatMessage({ id: 'shell.security.revoked' }, { name }) });
    },
  };
}

function NewApiToken() {
  const { formatMessage } = useIntl();
  const { form, failure, isSending, submit, token, forgetToken } = useCreateApiToken();
  const label = formatMessage({ id: 'shell.security.tokenName' });
  const problems = useFormProblems({ errors: form.formState.errors, failure, labels: { name: label } });
  if (token !== undefined) {
    return (
      <ShownOnce
        text={formatMessage({ id: 'shell.security.tokenOnce' })}
        label={formatMessage({ id: 'shell.security.token' })}
        codes={[token]}
        onKept={forgetToken}
      />
    );
  }
  return (
    <SecurityForm
      onSubmit={submit}
      failure={failure}
      problems={problems}
      submitLabel={formatMessage({ id: 'shell.security.createToken' })}
      submitKind="plain"
      isSending={isSending}
    >
      <TextField
        {...form.register('name')}
        id="name"
        label={label}
        hint={formatMessage({ id: 'shell.security.tokenNameHint' })}
        error={problems.errorOf('name')}
        autoComplete="off"
        isRequired
      />
    </SecurityForm>
  );
}
