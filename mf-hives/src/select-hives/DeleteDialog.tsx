import type { ApolloCache } from '@apollo/client';
import { useMutationResult } from '@skep/remote-kit';
import { Text } from '@skep/ui';
import { DeleteQuestion } from '../form/DeleteQuestion.tsx';
import { waitingHivesDeletion } from '../offline/waiting-deletion.ts';
import type { ChosenHive } from './chosen-hives.ts';
import { DeleteHivesMutation } from './many-hives.graphql.ts';
import { NameList } from './NameList.tsx';
import { useIntl } from './use-select-intl.ts';

export interface DeleteDialogProps {
  hives: readonly ChosenHive[];
  onClose: () => void;
  onDeleted: () => void;
}

/** Says what goes with the chosen hives and what stays, then deletes them. */
export function DeleteDialog({ hives, ...ways }: DeleteDialogProps) {
  const { formatMessage, formatList } = useIntl();
  const mutation = useMutationResult(DeleteHivesMutation, {
    waits: ({ hiveIds }) =>
      waitingHivesDeletion(
        formatMessage({ id: 'hives.waitingDeletion' }, { name: formatList(hives.map(({ name }) => name)) }),
        [hiveIds].flat(),
      ),
    update: (cache, { data }) => {
      if (data?.deleteHives.__typename === 'Done') forgetHives(cache, hives);
    },
  });
  const count = hives.length;
  const queenCount = hives.filter(({ queen }) => queen).length;
  const inspectionCount = hives.reduce((sum, hive) => sum + hive.inspectionCount, 0);
  const deviceCount = hives.reduce((sum, hive) => sum + hive.deviceIds.length, 0);

  return (
    <DeleteQuestion
      {...ways}
      title={formatMessage({ id: 'select.deleteTitle' }, { count })}
      confirmLabel={formatMessage({ id: 'select.deleteSubmit' }, { count })}
      remove={() => mutation.run({ hiveIds: hives.map(({ id }) => id) })}
      deletedText={formatMessage({ id: 'select.deleted' }, { count })}
    >
      <NameList names={hives.map(({ name }) => name)} />
      <Text>{formatMessage({ id: 'select.deleteText' }, { count, queenCount, inspectionCount })}</Text>
      {deviceCount > 0 && (
        <Text>{formatMessage({ id: 'hives.devicesUnlinked' }, { count: deviceCount })}</Text>
      )}
    </DeleteQuestion>
  );
}

/** Lists that name hives which the cache no longer has read as if they did not. */
function forgetHives(cache: ApolloCache, hives: readonly { id: string }[]): void {
  for (const { id } of hives) {
    const cacheId = cache.identify({ __typename: 'Hive', id });
    if (cacheId !== undefined) cache.evict({ id: cacheId });
  }
  cache.gc();
}
