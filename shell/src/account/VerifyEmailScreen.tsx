import { Heading, Stack, Text, TextField } from '@skep/ui';
import { useIntl } from 'react-intl';
import { AccountForm } from './AccountForm.tsx';
import { AccountLink, Aside } from './AccountLink.tsx';
import { useAccount } from './account-context.ts';
import { ResendMail } from './ResendMail.tsx';
import { SecondFactorStepView } from './SecondFactorStepView.tsx';
import { useFormProblems } from './useFormProblems.ts';
import { usePageTitle } from './usePageTitle.ts';
import { useVerifyEmail } from './useVerifyEmail.ts';

/** The code of the mail that proves an address. The link in the same mail does it as well. */
export function VerifyEmailScreen() {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id: `shell.account.${id}` });
  usePageTitle(text('verifyTitle'));
  const { query } = useAccount();
  const { form, failure, isSending, submit, secondFactor } = useVerifyEmail();
  const labels = { email: text('email'), code: text('code') };
  const problems = useFormProblems({
    errors: form.formState.errors,
    failure,
    labels,
    marks: { INVALID_CODE: { code: text('checkCode') } },
  });
  const isFromSignIn = query.get('from') === 'sign-in';
  const givenEmail = query.get('email');
  const email = form.watch('email');
  if (secondFactor.isAsked) {
    const sending = { failure, isSending, onSubmit: submit, submitLabel: text('verify') };
    return <SecondFactorStepView step={secondFactor} email={email} {...sending} />;
  }

  return (
    <Stack gap={24}>
      <Heading level={1}>{text('verifyTitle')}</Heading>
      <Text>{isFromSignIn ? text('verifyFromSignIn') : <MailedTo email={givenEmail} />}</Text>
      <AccountForm
        onSubmit={submit}
        failure={failure}
        problems={problems}
        submitLabel={text('verify')}
        isSending={isSending}
      >
        {!givenEmail && (
          <TextField
            {...form.register('email')}
            id="email"
            type="email"
            autoComplete="username"
            label={labels.email}
            error={problems.errorOf('email')}
            isRequired
          />
        )}
        <TextField
          {...form.register('code')}
          id="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          label={labels.code}
          hint={text('codeHint')}
          error={problems.errorOf('code')}
          isRequired
        />
      </AccountForm>
      {email !== '' && <ResendMail email={email} isMailOld={isFromSignIn} />}
      <Aside>
        <AccountLink to="/sign-in" email={email}>
          {text('toSignIn')}
        </AccountLink>
      </Aside>
    </Stack>
  );
}

function MailedTo({ email }: { email: string | null }) {
  const { formatMessage } = useIntl();
  if (!email) return formatMessage({ id: 'shell.account.verifyTextNoEmail' });
  return formatMessage({ id: 'shell.account.verifyText' }, { email });
}
