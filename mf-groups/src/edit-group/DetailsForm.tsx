import { groupForm } from '@skep/domain';
import { useMutationResult, useNavigation } from '@skep/remote-kit';
import { EntityForm, useEntityForm } from '@skep/remote-kit/form';
import { Card, Heading, Stack } from '@skep/ui';
import { useState } from 'react';
import { readFragment } from '../generated/fragment-masking.ts';
import type { EditedGroupFragment as EditedGroup } from '../generated/graphql.ts';
import { GroupFields, type GroupValues } from '../group-fields/GroupFields.tsx';
import { useIntl } from '../use-intl.ts';
import { EditedGroupFragment } from './EditGroupScreen.graphql.ts';
import { UpdateGroupMutation } from './group-mutations.graphql.ts';
import { useGroupVersion } from './useGroupVersion.tsx';

/** What a group is called and is for; for its admins. */
export function DetailsForm({ group }: { group: EditedGroup }) {
  // Another admin's version that comes while somebody types takes nothing away: it is met when this one is saved.
  const [begun, setBegun] = useState(group);
  return <BegunForm key={begun.revision} begun={begun} onSaved={setBegun} />;
}

interface BegunFormProps {
  begun: EditedGroup;
  onSaved: (group: EditedGroup) => void;
}

function BegunForm({ begun, onSaved }: BegunFormProps) {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const update = useMutationResult(UpdateGroupMutation);
  const versionOf = useGroupVersion();
  const { id, revision } = begun;
  const saved = useEntityForm({
    schema: groupForm,
    values: valuesOf(begun),
    save: (input, over) => update.run({ id, revision: over, input }),
    conflict: {
      revision,
      theirs(answer) {
        if (answer.__typename !== 'GroupConflict') return undefined;
        const current = readFragment(EditedGroupFragment, answer.current);
        return { revision: current.revision, values: valuesOf(current) };
      },
      versionOf,
    },
    savedText: ({ name }) => formatMessage({ id: 'groups.saved' }, { name }),
    onSaved(answer) {
      if (answer.__typename === 'Group') onSaved(readFragment(EditedGroupFragment, answer));
    },
  });
  return (
    <EntityForm of={saved} onCancel={() => navigation.back('/groups')}>
      <Card as="section">
        <Heading level={2}>{formatMessage({ id: 'groups.details' })}</Heading>
        <Stack gap={24}>
          <GroupFields />
        </Stack>
      </Card>
    </EntityForm>
  );
}

function valuesOf({ name, description, color }: EditedGroup): GroupValues {
  return { name, description: description ?? '', color: color ?? undefined };
}
