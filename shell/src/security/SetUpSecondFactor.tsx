import { beginSecondFactorForm, confirmSecondFactorForm } from '@skep/domain';
import { useMutationResult } from '@skep/remote-kit';
import { SentForm, TypedField, useSentForm } from '@skep/remote-kit/form';
import { Row, Stack, Text, TextField, tokens } from '@skep/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { beginSecondFactorMutation, confirmSecondFactorMutation } from './SecondFactorCard.graphql.ts';
import { securityQuery } from './SecurityScreen.graphql.ts';
import { CopyButton, Secret, ShownOnce } from './ShownOnce.tsx';

export interface SetUpSecondFactorProps {
  onClose: () => void;
}

/** Three steps: the password, the app, the recovery codes. */
export function SetUpSecondFactor({ onClose }: SetUpSecondFactorProps) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id: `shell.security.${id}` });
  const { run } = useMutationResult(beginSecondFactorMutation);
  const [setUp, setSetUp] = useState<{ secret: string; qrCode: string }>();
  const sent = useSentForm({
    schema: beginSecondFactorForm,
    values: { password: '' },
    send: run,
    onSent: ({ secret, qrCode }) => setSetUp({ secret, qrCode }),
  });
  if (setUp) return <ConfirmByCode {...setUp} onClose={onClose} />;
  return (
    <SentForm of={sent} submitLabel={text('next')} onCancel={onClose}>
      <TypedField form={sent.form} name="password" label={text('password')}>
        {(field) => (
          <TextField
            {...field}
            type="password"
            autoComplete="current-password"
            hint={text('passwordHint')}
            isRequired
          />
        )}
      </TypedField>
    </SentForm>
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
  const { run } = useMutationResult(confirmSecondFactorMutation, { refetchQueries: [securityQuery] });
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const sent = useSentForm({
    schema: confirmSecondFactorForm,
    values: { code: '' },
    send: run,
    onSent: ({ codes }) => setRecoveryCodes(codes),
    marks: { INVALID_CODE: { code: 'shell.security.checkAppCode' } },
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
    <SentForm of={sent} submitLabel={text('switchOn')} onCancel={onClose}>
      <Text>{text('scan')}</Text>
      <QrCode src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`} alt={text('qrCode')} />
      <Stack gap={8}>
        <Text>{text('orType')}</Text>
        <Secret label={text('secret')} codes={[secret]} />
        <Row>
          <CopyButton text={secret} />
        </Row>
      </Stack>
      <TypedField form={sent.form} name="code" label={text('appCode')}>
        {(field) => (
          <TextField
            {...field}
            hint={text('appCodeHint')}
            autoComplete="one-time-code"
            inputMode="numeric"
            isRequired
          />
        )}
      </TypedField>
    </SentForm>
  );
}

// Brings its own white edge, which a camera needs in every theme.
const QrCode = styled.img`
  width: 216px;
  max-width: 100%;
  aspect-ratio: 1;
  border-radius: ${tokens.radius.medium};
`;
