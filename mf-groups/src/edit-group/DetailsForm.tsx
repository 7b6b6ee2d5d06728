import { groupForm } from '@skep/domain';
import { useMutationResult, useNavigation } from '@skep/remote-kit';
import { SavedForm, useSavedForm } from '@skep/remote-kit/form';
import { Card, Heading, Stack } from '@skep/ui';
import type { EditedGroupFragment } from '../generated/graphql.ts';
import { GroupFields, type GroupValues } from '../group-fields/GroupFields.tsx';
import { useIntl } from '../use-intl.ts';
import { UpdateGroupMutation } from './group-mutations.graphql.ts';

/** What a group is called and is for; for its admins. */
export function DetailsForm({ group }: { group: EditedGroupFragment }) {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const update = useMutationResult(UpdateGroupMutation);
  const { id, revision, name, description, color } = group;
  const values: GroupValues = { name, description: description ?? '', color: color ?? undefined };
  const saved = useSavedForm({
    schema: groupForm,
    values,
    save: (input) => update.run({ id, revision, input }),
    savedText: (input) => formatMessage({ id: 'groups.saved' }, { name: input.name }),
    onSaved: () => undefined,
  });
  return (
    <SavedForm of={saved} onCancel={() => navigation.back('/groups')}>
      <Card as="section">
        <Heading level={2}>{formatMessage({ id: 'groups.details' })}</Heading>
        <Stack gap={24}>
          <GroupFields />
        </Stack>
      </Card>
    </SavedForm>
  );
}
