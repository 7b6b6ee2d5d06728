import type { Units } from '@skep/domain';
import { isFailure, useFailureText, useMutationResult, useNotify } from '@skep/remote-kit';
import { unitsInput, unitsOf } from '../session/units.ts';
import { useShell } from '../shell-context.ts';
import { profileQuery } from './ProfileScreen.graphql.ts';
import { setUnitsMutation } from './SetUnits.graphql.ts';

/** Keeps the units with the account; every remote shows them from then on. */
export function useSetUnits(): (units: Units) => Promise<void> {
  const { session } = useShell();
  const notify = useNotify();
  const failureText = useFailureText();
  const { run } = useMutationResult(setUnitsMutation, { refetchQueries: [profileQuery] });
  return async (units) => {
    const answer = await run({ units: unitsInput(units) });
    if (isFailure(answer)) return notify({ kind: 'problem', text: failureText(answer) });
    const state = session.get();
    if (state.kind === 'signedIn') session.confirm({ ...state.person, units: unitsOf(answer) });
  };
}
