import { useMutationResult } from '@skep/remote-kit';
import { Stack, Text } from '@skep/ui';
import { useState } from 'react';
import { switchOnPasskeysMutation } from './PasskeysCard.graphql.ts';
import { ProveAgain } from './ProveAgain.tsx';
import { securityQuery } from './SecurityScreen.graphql.ts';
import { ShownOnce } from './ShownOnce.tsx';
import { useIntl } from './use-security-intl.ts';

/** Passkeys as the second step of a sign-in with the password, without an app. Ends with the recovery codes. */
export function SwitchOnPasskeys({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { run } = useMutationResult(switchOnPasskeysMutation, { refetchQueries: [securityQuery] });
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) {
    return (
      <ShownOnce
        text={formatMessage({ id: 'shell.security.recoveryOnce' })}
        label={formatMessage({ id: 'shell.security.recoveryCodes' })}
        codes={codes}
        onStored={onClose}
      />
    );
  }
  return (
    <Stack gap={16}>
      <Text>{formatMessage({ id: 'shell.security.passkeysAlone' })}</Text>
      <ProveAgain
        needsCode={false}
        hasPasskeys
        send={run}
        onSent={(answer) => setCodes(answer.codes)}
        submitLabel={formatMessage({ id: 'shell.security.switchOn' })}
        onCancel={onClose}
      />
    </Stack>
  );
}
