import { useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { Switch } from '@skep/ui/form';
import type { EditedGroupFragment } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { ShowPlaceMutation } from './group-mutations.graphql.ts';

/** Whether the group sees the exact place of the person's own hives; at once, whatever else is not saved. */
export function PlaceSwitch({ group: { id, name, showsPlace } }: { group: EditedGroupFragment }) {
  const { formatMessage } = useIntl();
  const feedback = useMutationFeedback();
  const showing = useMutationResult(ShowPlaceMutation);
  return (
    <Switch
      label={formatMessage({ id: 'groups.showPlace' })}
      hint={formatMessage({ id: 'groups.showPlaceHint' })}
      isChecked={showsPlace}
      isDisabled={showing.isRunning}
      onChange={(isShown) =>
        void feedback(showing.run({ id, isShown }), formatMessage({ id: 'groups.saved' }, { name }))
      }
    />
  );
}
