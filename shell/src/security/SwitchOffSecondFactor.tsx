import { useMutationResult, useNotify } from '@skep/remote-kit';
import { PasswordAndCode } from './PasswordAndCode.tsx';
import { switchOffSecondFactorMutation } from './SecondFactorCard.graphql.ts';
import { securityQuery } from './SecurityScreen.graphql.ts';
import { useIntl } from './use-security-intl.ts';

export interface SwitchOffSecondFactorProps {
  onClose: () => void;
}

/** Password and code together switch the second step off. */
export function SwitchOffSecondFactor({ onClose }: SwitchOffSecondFactorProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const mutation = useMutationResult(switchOffSecondFactorMutation, { refetchQueries: [securityQuery] });

  function notifyDone() {
    notify({ kind: 'success', text: formatMessage({ id: 'shell.security.switchedOff' }) });
    onClose();
  }

  return (
    <PasswordAndCode
      send={mutation.run}
      onSent={notifyDone}
      submitLabel={formatMessage({ id: 'shell.security.switchOff' })}
      submitKind="danger"
      onCancel={onClose}
    />
  );
}
