import { useConfirm, useMutationFeedback, useMutationResult } from '@skep/remote-kit';
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
  const feedback = useMutationFeedback();
  const confirm = useConfirm();
  const refetch = { refetchQueries: [securityQuery] };
  const one = useMutationResult(endDeviceSignInMutation, refetch);
  const others = useMutationResult(endOtherSignInsMutation, refetch);

  return {
    async endOne(id, name) {
      await feedback(one.run({ id }), formatMessage({ id: 'shell.security.signInEnded' }, { name }));
    },
    async endOthers(count) {
      const isAgreed = await confirm({
        title: formatMessage({ id: 'shell.security.endOthersTitle' }),
        text: formatMessage({ id: 'shell.security.endOthersText' }, { count }),
        confirmLabel: formatMessage({ id: 'shell.security.endOthers' }),
        isDestructive: true,
      });
      if (!isAgreed) return;
      await feedback(others.run({}), formatMessage({ id: 'shell.security.othersEnded' }, { count }));
    },
    isRunning: one.isRunning || others.isRunning,
  };
}
