import { Row, Stack, Text, TextField, tokens } from '@skep/ui';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useFormProblems } from '../account/useFormProblems.ts';
import { SecurityForm } from './SecurityForm.tsx';
import { CopyButton, Secret, ShownOnce } from './ShownOnce.tsx';
import { useBeginSecondFactor, useConfirmSecondFactor } from './useSetUpSecondFactor.ts';

export interface SetUpSecondFactorProps {
  onClose: () => void;
}

/** Three steps: the password, the app, the recovery codes. */
export function SetUpSecondFactor({ onClose }: SetUpSecondFactorProps) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id: `shell.security.${id}` });
  const { form, failure, isSending, submit, setUp } = useBeginSecondFactor();
  const labels = { password: text('password') };
  const problems = useFormProblems({ errors: form.formState.errors, failure, labels });
  if (setUp) return <ConfirmByCode {...setUp} onClose={onClose} />;
  return (
    <SecurityForm
      onSubmit={submit}
      failure={failure}
      problems={problems}
      attempt={form.formState.submitCount}
      submitLabel={text('next')}
      isSending={isSending}
      onCancel={onClose}
    >
      <TextField
        {...form.register('password')}
        id="password"
        type="password"
        autoComplete="current-password"
        label={labels.password}
        hint={text('passwordHint')}
        error={problems.errorOf('password')}
        isRequired
      />
    </SecurityForm>
  );
}

interface ConfirmByCodeProps extends SetUpSecondFactorProps {
  secret: string;
  /** An SVG document. */
  qrCode: string;
}

function ConfirmByCode({ secret, qrCode, onClose }: ConfirmByCodeProps) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id: `shell.security.${id}` });
  const { form, failure, isSending, submit, recoveryCodes } = useConfirmSecondFactor();
  const labels = { code: text('appCode') };
  const problems = useFormProblems({
    errors: form.formState.errors,
    failure,
    labels,
    marks: { INVALID_CODE: { code: text('checkAppCode') } },
  });
  if (recoveryCodes) {
    return (
      <ShownOnce
        text={text('recoveryOnce')}
        label={text('recoveryCodes')}
        codes={recoveryCodes}
        onKept={onClose}
      />
    );
  }
  return (
    <SecurityForm
      onSubmit={submit}
      failure={failure}
      problems={problems}
      attempt={form.formState.submitCount}
      submitLabel={text('switchOn')}
      isSending={isSending}
      onCancel={onClose}
    >
      <Text>{text('scan')}</Text>
      <QrCode src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`} alt={text('qrCode')} />
      <Stack gap={8}>
        <Text>{text('orType')}</Text>
        <Secret label={text('secret')} codes={[secret]} />
        <Row>
          <CopyButton text={secret} />
        </Row>
      </Stack>
      <TextField
        {...form.register('code')}
        id="code"
        label={labels.code}
        hint={text('appCodeHint')}
        error={problems.errorOf('code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        isRequired
      />
    </SecurityForm>
  );
}

// Brings its own white edge, which a camera needs in every theme.
const QrCode = styled.img`
  width: 216px;
  max-width: 100%;
  aspect-ratio: 1;
  border-radius: ${tokens.radius.medium};
`;
