import { confirmSecondFactorForm } from '@skep/domain';
import { useMutationResult } from '@skep/remote-kit';
import { RequestForm, TypedField, useRequestForm } from '@skep/remote-kit/form';
import { Row, Stack, Text, TextField, tokens } from '@skep/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { ProveAgain } from './ProveAgain.tsx';
import { beginSecondFactorMutation, confirmSecondFactorMutation } from './SecondFactorCard.graphql.ts';
import { securityQuery } from './SecurityScreen.graphql.ts';
import { CopyButton, Secret, ShownOnce } from './ShownOnce.tsx';
import { useIntl } from './use-security-intl.ts';

export interface SetUpSecondFactorProps {
  hasPasskeys: boolean;
  onClose: () => void;
}

/** Three steps: the password, the app, the recovery codes. */
export function SetUpSecondFactor({ hasPasskeys, onClose }: SetUpSecondFactorProps) {
  const { formatMessage } = useIntl();
  const { run } = useMutationResult(beginSecondFactorMutation);
  const [setUp, setSetUp] = useState<{ secret: string; qrCode: string }>();
  if (setUp) return <ConfirmByCode {...setUp} onClose={onClose} />;
  return (
    <ProveAgain
      needsCode={false}
      hasPasskeys={hasPasskeys}
      send={run}
      onSent={({ secret, qrCode }) => setSetUp({ secret, qrCode })}
      submitLabel={formatMessage({ id: 'shell.security.next' })}
      onCancel={onClose}
    />
  );
}

interface ConfirmByCodeProps extends Pick<SetUpSecondFactorProps, 'onClose'> {
  secret: string;
  /** An SVG document. */
  qrCode: string;
}

function ConfirmByCode({ secret, qrCode, onClose }: ConfirmByCodeProps) {
  const { formatMessage } = useIntl();
  const { run } = useMutationResult(confirmSecondFactorMutation, { refetchQueries: [securityQuery] });
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const sent = useRequestForm({
    schema: confirmSecondFactorForm,
    values: { code: '' },
    send: run,
    onSent: ({ codes }) => setRecoveryCodes(codes),
    marks: { INVALID_CODE: { code: 'shell.security.checkAppCode' } },
  });
  if (recoveryCodes) {
    return (
      <ShownOnce
        text={formatMessage({ id: 'shell.security.recoveryOnce' })}
        label={formatMessage({ id: 'shell.security.recoveryCodes' })}
        codes={recoveryCodes}
        onStored={onClose}
      />
    );
  }
  return (
    <RequestForm of={sent} submitLabel={formatMessage({ id: 'shell.security.switchOn' })} onCancel={onClose}>
      <Text>{formatMessage({ id: 'shell.security.scan' })}</Text>
      <QrCode
        src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
        alt={formatMessage({ id: 'shell.security.qrCode' })}
      />
      <Stack gap={8}>
        <Text>{formatMessage({ id: 'shell.security.orType' })}</Text>
        <Secret label={formatMessage({ id: 'shell.security.secret' })} codes={[secret]} />
        <Row>
          <CopyButton text={secret} />
        </Row>
      </Stack>
      <TypedField form={sent.form} name="code" label={formatMessage({ id: 'shell.security.appCode' })}>
        {(field) => (
          <TextField
            {...field}
            hint={formatMessage({ id: 'shell.security.appCodeHint' })}
            autoComplete="one-time-code"
            inputMode="numeric"
            isRequired
          />
        )}
      </TypedField>
    </RequestForm>
  );
}

// Brings its own white edge, which a camera needs in every theme.
const QrCode = styled.img`
  width: 216px;
  max-width: 100%;
  aspect-ratio: 1;
  border-radius: ${tokens.radius.medium};
`;
