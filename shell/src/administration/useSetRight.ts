import { useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import type { Right } from '../generated/graphql.ts';
import { rightChangesQuery } from './RightChangeList.graphql.ts';
import { setRightMutation } from './SetRight.graphql.ts';
import { useIntl } from './use-administration-intl.ts';

export interface SetRight {
  setRight: (right: Right, isGranted: boolean) => Promise<void>;
  isRunning: boolean;
}

/** Gives a person rights and takes them away, one at a time and at once. */
export function useSetRight(person: { id: string; name: string; rights: readonly Right[] }): SetRight {
  const { formatMessage } = useIntl();
  const feedback = useMutationFeedback();
  const { run, isRunning } = useMutationResult(setRightMutation, { refetchQueries: [rightChangesQuery] });
  return {
    async setRight(right, isGranted) {
      // A request for a right that the person does not have is declined.
      const isTaken = person.rights.includes(right);
      const taken = isTaken ? 'shell.administration.rightTaken' : 'shell.administration.rightDeclined';
      const id = isGranted ? 'shell.administration.rightGiven' : taken;
      const values = { name: person.name, right: formatMessage({ id: `shell.right.${right}` }) };
      await feedback(run({ personId: person.id, right, isGranted }), formatMessage({ id }, values));
    },
    isRunning,
  };
}
