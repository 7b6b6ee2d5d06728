import {
  isFailure,
  Link,
  type MutationFailure,
  useFailureText,
  useMutationResult,
  useNotify,
} from '@skep/remote-kit';
import { Button, Dialog, LinkButton, Notice, Stack, Text } from '@skep/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { DeleteApiaryMutation, DeletedApiaryFragment } from './DeleteApiaryButton.graphql.ts';

export interface DeleteApiaryButtonProps {
  apiary: FragmentType<typeof DeletedApiaryFragment>;
  onDeleted: () => void;
}

/** Deletes an apiary after saying what goes with it; who wants to keep the hives can move them first. */
export function DeleteApiaryButton({ apiary, onDeleted }: DeleteApiaryButtonProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const failureText = useFailureText();
  const [isAsking, setIsAsking] = useState(false);
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
  return (
    <>
      <Button icon="trash" onClick={() => setIsAsking(true)}>
        {formatMessage({ id: 'hives.deleteApiary' })}
      </Button>
      <Dialog
        isOpen={isAsking}
        title={formatMessage({ id: 'hives.deleteApiaryTitle' }, { name })}
        onClose={() => setIsAsking(false)}
        actions={
          <>
            <Button kind="quiet" onClick={() => setIsAsking(false)}>
              {formatMessage({ id: 'hives.cancel' })}
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
        <Stack gap={16}>
          <Text>
            {formatMessage({ id: 'hives.deleteApiaryText' }, { hiveCount: hives.length, inspectionCount })}
          </Text>
          {failure && <Notice kind="problem">{failureText(failure)}</Notice>}
        </Stack>
      </Dialog>
    </>
  );
}
