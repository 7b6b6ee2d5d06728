import { isFailure, useConfirm, useFailureText, useMutationResult, useNotify } from '@skep/remote-kit';
import { securityQuery } from './SecurityScreen.graphql.ts';
import { endDeviceSignInMutation, endOtherSignInsMutation } from './SignInsCard.graphql.ts';
import { useIntl } from './use-security-intl.ts';

export interface EndSignIns {
  endOne: (id: string, name: string) => Promise<void>;
  /** Asks first. */
  endOthers: (count: number) => Promise<void>;
  isRunning: boolean;
}

/** Signs out other devices. */
export function useEndSignIns(): EndSignIns {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const notify = useNotify();
  const confirm = useConfirm();
  const refetch = { refetchQueries: [securityQuery] };
  const one = useMutationResult(endDeviceSignInMutation, refetch);
  const others = useMutationResult(endOtherSignInsMutation, refetch);

  function tell(answer: object, success: string) {
    if (isFailure(answer)) notify({ kind: 'problem', text: failureText(answer) });
    else notify({ kind: 'success', text: success });
  }

  return {
    async endOne(id, name) {
      tell(await one.run({ id }), formatMessage({ id: 'shell.security.signInEnded' }, { name }));
    },
    async endOthers(count) {
      const isAgreed = await confirm({
        title: formatMessage({ id: 'shell.security.endOthersTitle' }),
        text: formatMessage({ id: 'shell.security.endOthersText' }, { count }),
        confirmLabel: formatMessage({ id: 'shell.security.endOthers' }),
        isDestructive: true,
      });
      if (!isAgreed) return;
      tell(await others.run({}), formatMessage({ id: 'shell.security.othersEnded' }, { count }));
    },
    isRunning: one.isRunning || others.isRunning,
  };
}
