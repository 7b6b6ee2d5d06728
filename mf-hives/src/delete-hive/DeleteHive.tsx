import { useEffect, useEffectEvent } from 'react';
import { WithFormTexts } from '../form/WithFormTexts.tsx';
import { type DeletedHive, useDeleteHive } from './useDeleteHive.ts';

export interface DeleteHiveProps {
  hive: DeletedHive;
  onEnd: () => void;
}

/** Asks and deletes as soon as it is there: home loads it, with its texts, when somebody chooses to. */
export function DeleteHive(props: DeleteHiveProps) {
  return (
    <WithFormTexts>
      <Question {...props} />
    </WithFormTexts>
  );
}

function Question({ hive, onEnd }: DeleteHiveProps) {
  const { run } = useDeleteHive();
  const begin = useEffectEvent(() => void run(hive).then(onEnd));
  useEffect(() => begin(), []);
  return null;
}
