import { useMutationResult } from '@skep/remote-kit';
import { Stack, Text } from '@skep/ui';
import { useState } from 'react';
import { ProveAgain } from './ProveAgain.tsx';
import { renewRecoveryCodesMutation } from './SecondFactorCard.graphql.ts';
import { securityQuery } from './SecurityScreen.graphql.ts';
import { ShownOnce } from './ShownOnce.tsx';
import { useIntl } from './use-security-intl.ts';

export interface NewRecoveryCodesProps {
  hasPasskeys: boolean;
  onClose: () => void;
}

/** Other recovery codes in place of those that are used up or lost; the app stays as it is. */
export function NewRecoveryCodes({ hasPasskeys, onClose }: NewRecoveryCodesProps) {
  const { formatMessage } = useIntl();
  const mutation = useMutationResult(renewRecoveryCodesMutation, { refetchQueries: [securityQuery] });
  const [codes, setCodes] = useState<readonly string[]>();

  if (codes) {
    return (
      <ShownOnce
        text={formatMessage({ id: 'shell.security.newCodesOnce' })}
        label={formatMessage({ id: 'shell.security.recoveryCodes' })}
        codes={codes}
        onStored={onClose}
      />
    );
  }
  return (
    <Stack gap={16}>
      <Text>{formatMessage({ id: 'shell.security.newCodesText' })}</Text>
      <ProveAgain
        needsCode
        hasPasskeys={hasPasskeys}
        send={mutation.run}
        onSent={(answer) => setCodes(answer.codes)}
        submitLabel={formatMessage({ id: 'shell.security.makeNewCodes' })}
        onCancel={onClose}
      />
    </Stack>
  );
}
