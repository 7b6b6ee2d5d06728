import { Link, pathTo } from '@skep/remote-kit';
import { Icon, Menu, type MenuItem } from '@skep/ui';
import { useFavouriteGroupItem } from '../favourite/useFavourite.ts';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { useIntl } from '../use-intl.ts';
import { GroupMenuFragment } from './GroupMenu.graphql.ts';

export interface GroupMenuProps {
  group: FragmentType<typeof GroupMenuFragment>;
  hasHives: boolean;
  /** One of them may be edited. */
  canInspect: boolean;
  /** Begins to choose hives; undefined where there is none to choose. */
  onSelect: (() => void) | undefined;
}

/** What can be done with a group. */
export function GroupMenu({ group, hasHives, canInspect, onSelect }: GroupMenuProps) {
  const { formatMessage } = useIntl();
  const menu = readFragment(GroupMenuFragment, group);
  const favourite = useFavouriteGroupItem(menu);
  const { id, name } = menu;
  const open: MenuItem = {
    id: 'open',
    label: formatMessage({ id: 'hives.openGroup' }),
    icon: 'group',
    href: pathTo('/groups/:id/edit', { id }),
  };
  const inspect: MenuItem = {
    id: 'inspect',
    label: formatMessage({ id: 'hives.newInspection' }),
    icon: 'inspection',
    href: `${pathTo('/inspect')}?groupId=${id}`,
  };
  const inspections: MenuItem = {
    id: 'inspections',
    label: formatMessage({ id: 'hives.viewInspections' }),
    icon: 'diary',
    href: `${pathTo('/diary')}?group=${id}`,
  };
  const select = onSelect && {
    id: 'select',
    label: formatMessage({ id: 'hives.selectHives' }),
    icon: 'checklist' as const,
    onSelect,
  };
  return (
    <Menu
      label={formatMessage({ id: 'hives.groupMenu' }, { name })}
      trigger={<Icon name="more" />}
      items={[
        open,
        ...(canInspect ? [inspect] : []),
        ...(hasHives ? [inspections] : []),
        ...(select ? [select] : []),
        favourite,
      ]}
      linkAs={Link}
    />
  );
}
