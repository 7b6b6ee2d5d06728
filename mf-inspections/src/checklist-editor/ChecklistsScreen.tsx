import { Link, useNavigation, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import {
  Button,
  Card,
  Chip,
  focusRing,
  Heading,
  Icon,
  Menu,
  type MenuItem,
  Page,
  Row,
  ScreenStates,
  Stack,
  Text,
  tokens,
} from '@skep/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { readFragment } from '../generated/fragment-masking.ts';
import type { OutlineFragment } from '../generated/graphql.ts';
import { ChecklistOutlineFragment, ChecklistsQuery } from './checklists.graphql.ts';
import { NewChecklistDialog } from './NewChecklistDialog.tsx';
import { type NamedGroup, ShareDialog } from './ShareDialog.tsx';
import { useIntl } from './use-checklists-intl.ts';
import { useCreateChecklist, useDeleteChecklist } from './useChecklistActions.ts';

/** The checklists that one inspects by, and what can be done with each. */
export function ChecklistsScreen() {
  const { formatMessage } = useIntl();
  const [isNew, setIsNew] = useState(false);
  const result = useQuery(ChecklistsQuery, { fetchPolicy: 'cache-and-network' });
  const checklists = readFragment(ChecklistOutlineFragment, result.data?.checklists ?? []);
  const groups = result.data?.hiveGroups ?? [];
  const title = formatMessage({ id: 'inspections.checklists' });
  const state = useScreenState(result);
  const newButton = (
    <Button kind="main" icon="add" onClick={() => setIsNew(true)}>
      {formatMessage({ id: 'checklists.new' })}
    </Button>
  );
  const isEmpty = state.kind === 'ready' && checklists.length === 0;
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <Stack gap={24}>
        <Text tone="muted">{formatMessage({ id: 'checklists.intro' })}</Text>
        <ScreenStates
          state={
            isEmpty
              ? {
                  kind: 'empty',
                  icon: 'checklist',
                  title: formatMessage({ id: 'checklists.emptyTitle' }),
                  text: formatMessage({ id: 'checklists.emptyText' }),
                  action: newButton,
                }
              : state
          }
        >
          <Stack gap={16}>
            <Row gap={8}>{newButton}</Row>
            <Stack as="ul" gap={12}>
              {checklists.map((checklist) => (
                <ChecklistCard key={checklist.id} checklist={checklist} groups={groups} />
              ))}
            </Stack>
          </Stack>
        </ScreenStates>
      </Stack>
      {isNew && <NewChecklistDialog onClose={() => setIsNew(false)} />}
    </Page>
  );
}

interface ChecklistCardProps {
  checklist: OutlineFragment;
  groups: readonly NamedGroup[];
}

function ChecklistCard({ checklist, groups }: ChecklistCardProps) {
  const { id, name, isOwner, ownerName, itemIds, groupIds, researches } = checklist;
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const [isSharing, setIsSharing] = useState(false);
  const { copy } = useCreateChecklist();
  const remove = useDeleteChecklist();
  const from = [
    ...researches,
    ...groups.filter((group) => groupIds.includes(group.id)).map((group) => group.name),
  ];
  const edit = `/checklist/${id}/edit`;
  const actions: MenuItem[] = [
    {
      id: 'print',
      label: formatMessage({ id: 'checklists.print' }),
      icon: 'print',
      onSelect: () => navigation.go(`/checklist/${id}/print`),
    },
    {
      id: 'fromPaper',
      label: formatMessage({ id: 'inspections.fromPaper' }),
      icon: 'camera',
      onSelect: () => navigation.go('/inspect/paper'),
    },
    {
      id: 'copy',
      label: formatMessage({ id: 'checklists.copy' }),
      icon: 'copy',
      onSelect: () => void copy(checklist),
    },
    ...(isOwner
      ? [
          ...(groups.length === 0
            ? []
            : [
                {
                  id: 'share',
                  label: formatMessage({ id: 'checklists.share' }),
                  icon: 'group' as const,
                  onSelect: () => setIsSharing(true),
                },
              ]),
          {
            id: 'delete',
            label: formatMessage({ id: 'checklists.delete' }),
            icon: 'trash' as const,
            isDestructive: true,
            onSelect: () => void remove(checklist),
          },
        ]
      : []),
  ];
  return (
    <Card as="li">
      <Row gap={12} justify="between" align="start" wrap={false}>
        <Stack gap={4}>
          <Heading level={2} look={3}>
            <NameLink to={edit}>{name}</NameLink>
          </Heading>
          <Text tone="muted" size="small">
            {formatMessage({ id: 'checklists.count' }, { count: itemIds.length })}
          </Text>
          {(from.length > 0 || !isOwner) && (
            <Row gap={8}>
              {!isOwner && <Chip>{formatMessage({ id: 'checklists.of' }, { name: ownerName })}</Chip>}
              {from.map((each) => (
                <Chip key={each}>{each}</Chip>
              ))}
            </Row>
          )}
        </Stack>
        <Menu
          label={formatMessage({ id: 'checklists.menu' }, { name })}
          trigger={<Icon name="more" />}
          items={actions}
        />
      </Row>
      {isSharing && <ShareDialog checklist={checklist} groups={groups} onClose={() => setIsSharing(false)} />}
    </Card>
  );
}

const NameLink = styled(Link)`
  border-radius: ${tokens.radius.small};
  color: inherit;
  overflow-wrap: anywhere;
  ${focusRing}
`;
