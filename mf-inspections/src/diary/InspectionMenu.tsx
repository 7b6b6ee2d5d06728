import { isTemporaryId, Link } from '@skep/remote-kit';
import { Icon, Menu } from '@skep/ui';
import type { DiaryRowFragment } from '../generated/graphql.ts';
import { useDeleteInspection } from '../inspection-form/useDeleteInspection.ts';
import { useInspectionDate } from '../inspection-form/useInspectionDate.ts';
import { useIntl } from './use-diary-intl.ts';

/** What can be done with an inspection; one of a hive that is gone can only be deleted. */
export function InspectionMenu({ inspection }: { inspection: DiaryRowFragment }) {
  const { id, hive, canEdit, canDelete } = inspection;
  const { formatMessage } = useIntl();
  const dateText = useInspectionDate();
  const deleteInspection = useDeleteInspection(hive?.id);
  const view = hive && {
    id: 'view',
    label: formatMessage({ id: 'inspections.view' }),
    icon: 'eye' as const,
    href: `/hives/${hive.id}/inspections`,
  };
  const read = hive && {
    id: 'read',
    label: formatMessage({ id: 'diary.read' }),
    icon: 'inspection' as const,
    href: `/hives/${hive.id}/inspections/${id}`,
  };
  const edit = hive && {
    id: 'edit',
    label: formatMessage({ id: 'inspections.edit' }),
    icon: 'edit' as const,
    href: `/hives/${hive.id}/inspections/${id}/edit`,
  };
  const remove = {
    id: 'delete',
    label: formatMessage({ id: 'inspections.delete' }),
    icon: 'trash' as const,
    isDestructive: true,
    onSelect: () => void deleteInspection(inspection),
  };
  const items = [
    ...(read ? [read] : []),
    ...(view ? [view] : []),
    ...(canEdit && edit ? [edit] : []),
    ...(canDelete ? [remove] : []),
  ];
  if (items.length === 0 || isTemporaryId(id)) return null;
  return (
    <Menu
      label={formatMessage(
        { id: 'inspections.menuAt' },
        { hive: hive?.name ?? '', date: dateText(inspection) },
      )}
      trigger={<Icon name="more" />}
      items={items}
      linkAs={Link}
    />
  );
}
