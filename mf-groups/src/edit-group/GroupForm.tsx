import { groupForm } from '@skep/domain';
import { useMutationResult, useNavigation } from '@skep/remote-kit';
import { EntityForm, FormBar, useEntityForm } from '@skep/remote-kit/form';
import { Card, Heading, Stack } from '@skep/ui';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { readFragment } from '../generated/fragment-masking.ts';
import type { EditedGroupFragment as EditedGroup } from '../generated/graphql.ts';
import { GroupFields, type GroupValues } from '../group-fields/GroupFields.tsx';
import { useIntl } from '../use-intl.ts';
import { EditedGroupFragment } from './EditGroupScreen.graphql.ts';
import { UpdateGroupMutation } from './group-mutations.graphql.ts';
import { ShareCard, type ShareCardProps } from './ShareCard.tsx';
import { useGroupVersion } from './useGroupVersion.tsx';
import { type Sharing, useSharing } from './useSharing.ts';

type GroupFormProps = Omit<ShareCardProps, 'sharing' | 'children'>;

/** What an admin saves of a group, in one step: their own hives in it, what it is called and what it is for. */
export function GroupForm({ group, apiaries }: GroupFormProps) {
  // Another admin's version that comes while somebody types takes nothing away: it is met when this one is saved.
  const [begun, setBegun] = useState(group);
  const sharing = useSharing(group);
  return (
    <BegunForm
      key={begun.revision}
      begun={begun}
      sharing={sharing}
      onSaved={(saved) => {
        sharing.saved();
        setBegun(saved);
      }}
    >
      <ShareCard group={group} apiaries={apiaries} sharing={sharing} />
    </BegunForm>
  );
}

interface BegunFormProps {
  begun: EditedGroup;
  sharing: Sharing;
  onSaved: (group: EditedGroup) => void;
  /** Above the details. */
  children: ReactNode;
}

function BegunForm({ begun, sharing, onSaved, children }: BegunFormProps) {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const update = useMutationResult(UpdateGroupMutation);
  const versionOf = useGroupVersion();
  const { id, revision } = begun;
  const saved = useEntityForm({
    schema: groupForm,
    values: valuesOf(begun),
    save: (input, over) => update.run({ id, revision: over, input, shares: sharing.changes }),
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
  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (sharing.reportFault()) return;
    // A change of hives alone is no edit of the details, which another admin may be editing.
    const areDetailsSame = !saved.form.formState.isDirty;
    await (areDetailsSame && sharing.changes.length > 0 ? sharing.save() : saved.submit(event));
  }
  return (
    <EntityForm
      of={{ ...saved, isSending: saved.isSending || sharing.isSaving }}
      onSubmit={(event) => void submit(event)}
      onCancel={() => navigation.back('/groups')}
      end={FormBar}
    >
      {children}
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
