import { Link, useMutationResult } from '@skep/remote-kit';
import { LinkButton, Text } from '@skep/ui';
import { DeleteQuestion } from '../form/DeleteQuestion.tsx';
import { useIntl } from '../form/use-form-intl.ts';
import { WithFormTexts } from '../form/WithFormTexts.tsx';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { waitingApiaryDeletion } from '../offline/waiting-deletion.ts';
import { DeleteApiaryMutation, DeletedApiaryFragment } from './DeleteApiaryDialog.graphql.ts';

export interface DeleteApiaryDialogProps {
  apiary: FragmentType<typeof DeletedApiaryFragment>;
  onClose: () => void;
  onDeleted: () => void;
}

/** Says what goes with an apiary and what stays, then deletes it; who wants to keep the hives can move them first. */
export function DeleteApiaryDialog(props: DeleteApiaryDialogProps) {
  return (
    <WithFormTexts>
      <Question {...props} />
    </WithFormTexts>
  );
}

function Question({ apiary, ...ways }: DeleteApiaryDialogProps) {
  const { formatMessage } = useIntl();
  const { id, name, hives } = readFragment(DeletedApiaryFragment, apiary);
  const mutation = useMutationResult(DeleteApiaryMutation, {
    waits: () =>
      waitingApiaryDeletion(
        formatMessage({ id: 'hives.waitingDeletion' }, { name }),
        id,
        hives.map((hive) => hive.id),
      ),
    update: (cache, { data }) => {
      const cacheId = cache.identify({ __typename: 'Apiary', id });
      if (data?.deleteApiary.__typename !== 'Done' || cacheId === undefined) return;
      cache.evict({ id: cacheId });
      cache.gc();
    },
  });
  const inspectionCount = hives.reduce((sum, hive) => sum + hive.inspectionCount, 0);
  const deviceCount = hives.reduce((sum, hive) => sum + hive.deviceIds.length, 0);
  return (
    <DeleteQuestion
      {...ways}
      title={formatMessage({ id: 'hives.deleteApiaryTitle' }, { name })}
      confirmLabel={formatMessage({ id: 'hives.deleteApiary' })}
      remove={() => mutation.run({ id })}
      deletedText={formatMessage({ id: 'hives.apiaryDeleted' }, { name })}
      otherWay={
        hives.length > 0 && (
          <LinkButton to={`/apiaries/${id}/management`} as={Link}>
            {formatMessage({ id: 'hives.moveFirst' })}
          </LinkButton>
        )
      }
    >
      <Text>
        {formatMessage({ id: 'hives.deleteApiaryText' }, { hiveCount: hives.length, inspectionCount })}
      </Text>
      {deviceCount > 0 && (
        <Text>{formatMessage({ id: 'hives.devicesUnlinked' }, { count: deviceCount })}</Text>
      )}
    </DeleteQuestion>
  );
}
