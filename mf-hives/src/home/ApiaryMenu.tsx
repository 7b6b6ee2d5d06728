import { isTemporaryId, Link, loadWithRetries, pathTo } from '@skep/remote-kit';
import { Icon, Menu, type MenuItem } from '@skep/ui';
import { lazy, Suspense, useState } from 'react';
import { useFavouriteApiaryItem } from '../favourite/useFavourite.ts';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import type { HivesMessageId } from '../messages.ts';
import { useIntl } from '../use-intl.ts';
import { ApiaryMenuFragment } from './ApiaryMenu.graphql.ts';

const DeleteApiaryDialog = lazy(() =>
  loadWithRetries(async () => ({
    default: (await import('../delete-apiary/DeleteApiaryDialog.tsx')).DeleteApiaryDialog,
  })),
);

export interface ApiaryMenuProps {
  apiary: FragmentType<typeof ApiaryMenuFragment>;
  /** Begins to choose hives; undefined where there is none to choose. */
  onSelect: (() => void) | undefined;
}

/** What can be done with one that the service does not know yet. */
const withoutService = new Set(['inspect', 'new-hive']);

/** What can be done with an apiary. */
export function ApiaryMenu({ apiary, onSelect }: ApiaryMenuProps) {
  const { formatMessage } = useIntl();
  const menu = readFragment(ApiaryMenuFragment, apiary);
  const [isDeleting, setIsDeleting] = useState(false);
  const favourite = useFavouriteApiaryItem(menu);
  const { id, name, isOwner, hives } = menu;
  const hasHives = hives.length > 0;
  const entry = (entryId: string, label: HivesMessageId, icon: MenuItem['icon'], href: string): MenuItem => ({
    id: entryId,
    label: formatMessage({ id: label }),
    icon,
    href,
  });

  const items: MenuItem[] = [
    ...(hasHives
      ? [
          entry('inspect', 'hives.newInspection', 'inspection', `${pathTo('/inspect')}?apiaryId=${id}`),
          entry(
            'inspections',
            'hives.viewInspections',
            'diary',
            `${pathTo('/diary')}?search=${encodeURIComponent(name)}`,
          ),
        ]
      : []),
    ...(isOwner
      ? [
          entry('new-hive', 'hives.newHive', 'add', `/hives/create?apiaryId=${id}`),
          entry('task', 'hives.newTask', 'checklist', `${pathTo('/tasks/create')}?apiaryId=${id}`),
          entry('edit', 'hives.editApiary', 'edit', `/apiaries/${id}/edit`),
        ]
      : []),
    ...(isOwner && hasHives ? [entry('move', 'hives.moveHives', 'move', `/apiaries/${id}/management`)] : []),
    ...(onSelect
      ? [
          {
            id: 'select',
            label: formatMessage({ id: 'hives.selectHives' }),
            icon: 'checklist',
            onSelect,
          } as const,
        ]
      : []),
    favourite,
    ...(isOwner
      ? [
          {
            id: 'delete',
            label: formatMessage({ id: 'hives.deleteApiary' }),
            icon: 'trash',
            isDestructive: true,
            onSelect: () => setIsDeleting(true),
          } as const,
        ]
      : []),
  ];
  return (
    <>
      <Menu
        label={formatMessage({ id: 'hives.apiaryMenu' }, { name })}
        trigger={<Icon name="more" />}
        items={isTemporaryId(id) ? items.filter((item) => withoutService.has(item.id)) : items}
        linkAs={Link}
      />
      {isDeleting && (
        <Suspense>
          <DeleteApiaryDialog
            apiary={menu}
            onClose={() => setIsDeleting(false)}
            onDeleted={() => setIsDeleting(false)}
          />
        </Suspense>
      )}
    </>
  );
}
