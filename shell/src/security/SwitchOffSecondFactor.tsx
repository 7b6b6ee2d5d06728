import { useMutationResult, useNotify } from '@skep/remote-kit';
import { ProveAgain } from './ProveAgain.tsx';
import { switchOffSecondFactorMutation } from './SecondFactorCard.graphql.ts';
import { securityQuery } from './SecurityScreen.graphql.ts';
import { useIntl } from './use-security-intl.ts';

export interface SwitchOffSecondFactorProps {
  hasPasskeys: boolean;
  onClose: () => void;
}

/** Password and code together switch the second step off. */
export function SwitchOffSecondFactor({ hasPasskeys, onClose }: SwitchOffSecondFactorProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const mutation = useMutationResult(switchOffSecondFactorMutation, { refetchQueries: [securityQuery] });

  function notifyDone() {
    notify({ kind: 'success', text: formatMessage({ id: 'shell.security.switchedOff' }) });
    onClose();
  }

  return (
    <ProveAgain
      needsCode
      hasPasskeys={hasPasskeys}
      send={mutation.run}
      onSent={notifyDone}
      submitLabel={formatMessage({ id: 'shell.security.switchOff' })}
      submitKind="danger"
      onCancel={onClose}
    />
  );
}
