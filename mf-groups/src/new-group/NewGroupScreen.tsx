import { groupForm } from '@skep/domain';
import { useMutationResult, useNavigation, useTitle } from '@skep/remote-kit';
import { EntityForm, FormBar, useEntityForm } from '@skep/remote-kit/form';
import { Card, Page, Stack, Text } from '@skep/ui';
import { GroupFields, type GroupValues } from '../group-fields/GroupFields.tsx';
import { useIntl } from '../use-intl.ts';
import { CreateGroupMutation } from './NewGroupScreen.graphql.ts';

const empty: GroupValues = { name: '', description: '', color: undefined };

/** Makes a group, and leads on to who is in it and what is shared. */
export function NewGroupScreen() {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const creation = useMutationResult(CreateGroupMutation, {
    update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'groups' }),
  });
  const saved = useEntityForm({
    schema: groupForm,
    values: empty,
    save: (input, _revision, draftId) => creation.run({ input }, draftId),
    savedText: ({ name }) => formatMessage({ id: 'groups.saved' }, { name }),
    backTo: '/groups',
    onSaved: ({ id }) => saved.leave(() => navigation.go(`/groups/${id}/edit`, { replace: true })),
  });
  const title = formatMessage({ id: 'groups.new' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <Text>{formatMessage({ id: 'groups.newMeans' })}</Text>
      <EntityForm of={saved} onCancel={saved.cancel} end={FormBar}>
        <Card as="section">
          <Stack gap={24}>
            <GroupFields />
          </Stack>
        </Card>
      </EntityForm>
    </Page>
  );
}
