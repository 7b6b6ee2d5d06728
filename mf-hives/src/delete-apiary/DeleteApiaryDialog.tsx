import {
  isFailure,
  Link,
  type MutationFailure,
  useFailureText,
  useMutationResult,
  useNotify,
} from '@skep/remote-kit';
import { Button, Dialog, LinkButton, Notice, Text } from '@skep/ui';
import { useState } from 'react';
import { useIntl } from '../form/use-form-intl.ts';
import { WithFormTexts } from '../form/WithFormTexts.tsx';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
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

function Question({ apiary, onClose, onDeleted }: DeleteApiaryDialogProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<MutationFailure>();
  const { id, name, hives } = readFragment(DeletedApiaryFragment, apiary);
  const mutation = useMutationResult(DeleteApiaryMutation, {
    update: (cache, { data }) => {
      const cacheId = cache.identify({ __typename: 'Apiary', id });
      if (data?.deleteApiary.__typename !== 'Done' || cacheId === undefined) return;
      cache.evict({ id: cacheId });
      cache.gc();
    },
  });

  async function remove() {
    const answer = await mutation.run({ id });
    if (isFailure(answer)) return setFailure(answer);
    notify({ kind: 'success', text: formatMessage({ id: 'hives.apiaryDeleted' }, { name }) });
    onDeleted();
  }

  const inspectionCount = hives.reduce((sum, hive) => sum + hive.inspectionCount, 0);
  const deviceCount = hives.reduce((sum, hive) => sum + hive.deviceIds.length, 0);
  return (
    <Dialog
      isOpen
      title={formatMessage({ id: 'hives.deleteApiaryTitle' }, { name })}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {formatMessage({ id: 'kit.form.cancel' })}
          </Button>
          {hives.length > 0 && (
            <LinkButton to={`/apiaries/${id}/management`} as={Link}>
              {formatMessage({ id: 'hives.moveFirst' })}
            </LinkButton>
          )}
          <Button kind="danger" isBusy={mutation.isRunning} onClick={remove}>
            {formatMessage({ id: 'hives.deleteApiary' })}
          </Button>
        </>
      }
    >
      <Text>
        {formatMessage({ id: 'hives.deleteApiaryText' }, { hiveCount: hives.length, inspectionCount })}
      </Text>
      {deviceCount > 0 && (
        <Text>{formatMessage({ id: 'hives.devicesUnlinked' }, { count: deviceCount })}</Text>
      )}
      {failure && <Notice kind="problem">{failureText(failure)}</Notice>}
    </Dialog>
  );
}
