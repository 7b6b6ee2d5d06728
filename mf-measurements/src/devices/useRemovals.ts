import { isFailure, useFailureText, useMutationResult, useNotify, useUnsavedChanges } from '@skep/remote-kit';
import { useState } from 'react';
import { useIntl } from '../use-intl.ts';
import { DeleteDevicesMutation } from './DevicesScreen.graphql.ts';

/** Devices that go when the page is saved, all or none. @param present ids of those that are there */
export function useRemovals(present: readonly string[]) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const failureText = useFailureText();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const ids = chosen.filter((id) => present.includes(id));
  const mutation = useMutationResult(DeleteDevicesMutation, {
    update: (cache, { data }) => {
      if (data?.deleteDevices.__typename !== 'Done') return;
      for (const id of ids) cache.evict({ id: cache.identify({ __typename: 'Device', id }) ?? '' });
      cache.gc();
    },
  });
  useUnsavedChanges(ids.length > 0);

  async function save() {
    setProblem(undefined);
    const answer = await mutation.run({ deviceIds: [...ids] });
    if (isFailure(answer)) return setProblem(failureText(answer));
    setChosen([]);
    notify({ kind: 'success', text: formatMessage({ id: 'devices.deleted' }, { count: ids.length }) });
  }

  return {
    ids,
    problem,
    isRunning: mutation.isRunning,
    add: (id: string) => setChosen([...ids, id]),
    undo: (id: string) => setChosen(ids.filter((other) => other !== id)),
    save: () => void save(),
  };
}
