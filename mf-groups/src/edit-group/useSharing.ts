import { useFieldProblemText } from '@skep/i18n';
import { useFormGuard, useMutationFeedback, useMutationResult, useNotify } from '@skep/remote-kit';
import { useState } from 'react';
import type { EditedGroupFragment } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { ShareHivesMutation } from './group-mutations.graphql.ts';
import { changedShares, faultOfLastDay, type Shares, sharesOf } from './shares.ts';

/** What of the person's own hives the group sees, and what of it they have changed and not saved. */
export function useSharing(group: EditedGroupFragment) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const problemText = useFieldProblemText();
  const feedback = useMutationFeedback();
  const sharing = useMutationResult(ShareHivesMutation);
  const [chosen, setChosen] = useState<Shares>({});
  const held = sharesOf(group);
  const shares = { ...held, ...chosen };
  const fault = Object.values(chosen).flatMap(({ until }) => faultOfLastDay(until) ?? [])[0];
  const changes = changedShares(held, shares);
  useFormGuard(changes.length > 0);

  return {
    shares,
    changes,
    isSaving: sharing.isRunning,
    hasFault: fault !== undefined,
    choose: (more: Shares) => setChosen({ ...chosen, ...more }),
    /** A last day that is none or over is not saved, and named. @returns whether there is one */
    reportFault() {
      if (fault !== undefined) notify({ kind: 'problem', text: problemText(fault) });
      return fault !== undefined;
    },
    /** The group holds what was chosen. */
    saved: () => setChosen({}),
    async save() {
      const doneText = formatMessage({ id: 'groups.shared' }, { count: changes.length });
      if (await feedback(sharing.run({ groupId: group.id, hives: changes }), doneText)) setChosen({});
    },
  };
}

export type Sharing = ReturnType<typeof useSharing>;
