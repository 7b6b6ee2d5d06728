import { type Units, usualUnits } from '@skep/domain';
import { isFailure, useFailureText, useMutationResult, useNotify } from '@skep/remote-kit';
import { useState } from 'react';
import { unitsInput } from '../session/units.ts';
import { useShell } from '../shell-context.ts';
import { profileQuery } from './ProfileScreen.graphql.ts';
import { setUnitsMutation } from './SetUnits.graphql.ts';

/**
 * Keeps the units with the account; every remote shows them from then on. A choice shows at once and sends nothing but
 * itself: the next one may be made before the answer to this one, and must not undo it.
 */
export function useChooseUnits(stored: Units): {
  units: Units;
  choose: (change: Partial<Units>) => Promise<void>;
} {
  const { session } = useShell();
  const notify = useNotify();
  const failureText = useFailureText();
  const { run } = useMutationResult(setUnitsMutation, { refetchQueries: [profileQuery] });
  const [chosen, setChosen] = useState<Partial<Units>>({});
  return {
    units: { ...stored, ...chosen },
    async choose(change) {
      setChosen((before) => ({ ...before, ...change }));
      const answer = await run({ units: unitsInput(change) });
      if (isFailure(answer)) {
        setChosen((before) => without(before, change));
        return notify({ kind: 'problem', text: failureText(answer) });
      }
      const state = session.get();
      if (state.kind !== 'signedIn') return;
      session.update({ ...state.person, units: { ...usualUnits, ...state.person.units, ...change } });
    },
  };
}

/** The choices but those that could not be saved; one that was changed again meanwhile stays. */
function without(choices: Partial<Units>, refused: Partial<Units>): Partial<Units> {
  const rest = { ...choices };
  if (rest.weight === refused.weight) delete rest.weight;
  if (rest.temperature === refused.temperature) delete rest.temperature;
  return rest;
}
