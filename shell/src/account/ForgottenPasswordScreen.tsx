import { valibotResolver } from '@hookform/resolvers/valibot';
import { emailAddress } from '@skep/domain';
import { isFailure, type MutationFailure, setServerProblems } from '@skep/remote-kit';
import { Button, Heading, LinkButton, Notice, Stack, Text, TextField } from '@skep/ui';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { AccountForm } from './AccountForm.tsx';
import { AccountLink, Aside } from './AccountLink.tsx';
import { useAccount } from './account-context.ts';
import { requestPasswordResetMutation } from './RequestPasswordReset.graphql.ts';
import { useAccountMutation } from './useAccountMutation.ts';
import { useFormProblems } from './useFormProblems.ts';
import { usePageTitle } from './usePageTitle.ts';

const forgottenPasswordForm = v.object({ email: emailAddress });

type ForgottenPasswordForm = v.InferOutput<typeof forgottenPasswordForm>;

/** Has a code mailed. Whether the address has an account is not told. */
export function ForgottenPasswordScreen() {
  const { formatMessage } = useIntl();
  const { query } = useAccount();
  const [sentTo, setSentTo] = useState<string>();
  usePageTitle(formatMessage({ id: 'shell.account.forgottenTitle' }));
  // Held here, so that another address begins with the one that was typed.
  const form = useForm<ForgottenPasswordForm>({
    resolver: valibotResolver(forgottenPasswordForm),
    defaultValues: { email: query.get('email') ?? '' },
    shouldFocusError: false,
  });
  if (sentTo !== undefined) return <CodeSent email={sentTo} onOther={() => setSentTo(undefined)} />;
  return <AskForCode form={form} onSent={setSentTo} />;
}

interface AskForCodeProps {
  form: UseFormReturn<ForgottenPasswordForm>;
  onSent: (email: string) => void;
}

function AskForCode({ form, onSent }: AskForCodeProps) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id: `shell.account.${id}` });
  const { run, isRunning } = useAccountMutation(requestPasswordResetMutation);
  const [failure, setFailure] = useState<MutationFailure>();
  const labels = { email: text('email') };
  const problems = useFormProblems({ errors: form.formState.errors, failure, labels });

  async function request(values: ForgottenPasswordForm) {
    setFailure(undefined);
    const answer = await run(values);
    if (!isFailure(answer)) return onSent(values.email);
    setFailure(answer);
    setServerProblems(form.setError, answer);
  }

  return (
    <Stack gap={24}>
      <Heading level={1}>{text('forgottenTitle')}</Heading>
      <Text>{text('forgottenText')}</Text>
      <AccountForm
        onSubmit={form.handleSubmit(request, () => setFailure(undefined))}
        failure={failure}
        problems={problems}
        submitLabel={text('sendCode')}
        isSending={isRunning}
      >
        <TextField
          {...form.register('email')}
          id="email"
          type="email"
          autoComplete="username"
          label={labels.email}
          error={problems.errorOf('email')}
          isRequired
        />
      </AccountForm>
      <Aside>
        <Text tone="muted">{text('remembered')}</Text>
        <AccountLink to="/sign-in" email={form.watch('email')}>
          {text('signIn')}
        </AccountLink>
      </Aside>
    </Stack>
  );
}

function CodeSent({ email, onOther }: { email: string; onOther: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={24}>
      <Heading level={1}>{formatMessage({ id: 'shell.account.sentTitle' })}</Heading>
      <Notice kind="success">{formatMessage({ id: 'shell.account.sentText' }, { email })}</Notice>
      <LinkButton to={`/password-reset?${new URLSearchParams({ email })}`} kind="main" isWide>
        {formatMessage({ id: 'shell.account.toReset' })}
      </LinkButton>
      <Button kind="quiet" isWide onClick={onOther}>
        {formatMessage({ id: 'shell.account.otherAddress' })}
      </Button>
    </Stack>
  );
}
