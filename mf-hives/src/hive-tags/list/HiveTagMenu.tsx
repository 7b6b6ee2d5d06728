import { Link } from '@skep/remote-kit';
import { Icon, Menu, type MenuItem } from '@skep/ui';
import { canWriteChips } from '../chip/write-chip.ts';
import { useIntl } from '../use-tag-intl.ts';
import { useDeleteTag } from './useDeleteTag.ts';

export interface HiveTagMenuProps {
  number: string;
  /** Where the tag leads. */
  path: string;
  onWriteChip: () => void;
}

/** What can be done with a tag. */
export function HiveTagMenu({ number, path, onWriteChip }: HiveTagMenuProps) {
  const { formatMessage } = useIntl();
  const deletion = useDeleteTag();
  const chip: MenuItem = {
    id: 'chip',
    label: formatMessage({ id: 'tags.writeChip' }),
    icon: 'device',
    onSelect: onWriteChip,
  };
  return (
    <Menu
      label={formatMessage({ id: 'tags.menu' }, { number })}
      trigger={<Icon name="more" />}
      linkAs={Link}
      items={[
        { id: 'open', label: formatMessage({ id: 'tags.open' }), icon: 'external', href: path },
        {
          id: 'edit',
          label: formatMessage({ id: 'tags.edit' }),
          icon: 'edit',
          href: `/hivetags/${number}/edit`,
        },
        {
          id: 'print',
          label: formatMessage({ id: 'tags.printOne' }),
          icon: 'print',
          href: `/hivetags/print?numbers=${number}`,
        },
        ...(canWriteChips() ? [chip] : []),
        {
          id: 'delete',
          label: formatMessage({ id: 'tags.delete' }),
          icon: 'trash',
          isDestructive: true,
          onSelect: () => void deletion.run(number),
        },
      ]}
    />
  );
}
