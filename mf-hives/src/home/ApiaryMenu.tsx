import { Link } from '@skep/remote-kit';
import { Icon, Menu, type MenuItem } from '@skep/ui';
import { useIntl } from 'react-intl';

export interface ApiaryMenuProps {
  id: string;
  name: string;
  isOwner: boolean;
  hasHives: boolean;
}

/** What can be done with an apiary. */
export function ApiaryMenu({ id, name, isOwner, hasHives }: ApiaryMenuProps) {
  const { formatMessage } = useIntl();
  const ofHives: MenuItem[] = [
    {
      id: 'inspect',
      label: formatMessage({ id: 'hives.newInspection' }),
      icon: 'inspection',
      href: `/inspect?apiaryId=${id}`,
    },
    {
      id: 'inspections',
      label: formatMessage({ id: 'hives.viewInspections' }),
      icon: 'diary',
      href: `/diary?search=${encodeURIComponent(name)}`,
    },
  ];
  const ofOwner: MenuItem[] = [
    {
      id: 'new-hive',
      label: formatMessage({ id: 'hives.newHive' }),
      icon: 'add',
      href: `/hives/create?apiaryId=${id}`,
    },
    {
      id: 'edit',
      label: formatMessage({ id: 'hives.editApiary' }),
      icon: 'edit',
      href: `/apiaries/${id}/edit`,
    },
  ];
  const move: MenuItem = {
    id: 'move',
    label: formatMessage({ id: 'hives.moveHives' }),
    icon: 'move',
    href: `/apiaries/${id}/management`,
  };
  const items = [
    ...(hasHives ? ofHives : []),
    ...(isOwner ? ofOwner : []),
    ...(isOwner && hasHives ? [move] : []),
  ];
  if (items.length === 0) return null;
  return (
    <Menu
      label={formatMessage({ id: 'hives.apiaryMenu' }, { name })}
      trigger={<Icon name="more" />}
      items={items}
      linkAs={Link}
    />
  );
}
