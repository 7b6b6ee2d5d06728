import { isTemporaryId, Link, loadWithRetries, pathTo, useHiveActions } from '@skep/remote-kit';
import { Icon, Menu, type MenuItem } from '@skep/ui';
import { lazy, Suspense, useState } from 'react';
import { useFavouriteHiveItem } from '../favourite/useFavourite.ts';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { isThere } from '../hive/hive-states.ts';
import { useIntl } from '../use-intl.ts';
import { HiveMenuFragment } from './HiveMenu.graphql.ts';

const DeleteHive = lazy(() =>
  loadWithRetries(async () => ({
    default: (await import('../delete-hive/DeleteHive.tsx')).DeleteHive,
  })),
);

const HivePlaceDialog = lazy(() =>
  loadWithRetries(async () => ({
    default: (await import('../sharing/HivePlaceDialog.tsx')).HivePlaceDialog,
  })),
);

export interface HiveMenuProps {
  hive: FragmentType<typeof HiveMenuFragment>;
}

/** What can be done with a hive. */
export function HiveMenu({ hive }: HiveMenuProps) {
  const fragment = readFragment(HiveMenuFragment, hive);
  const { id, name, canEdit, state, isOwner, inspectionCount, deviceIds } = fragment;
  const [deviceId] = deviceIds;
  const [isPlaceOpen, setIsPlaceOpen] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const { formatMessage } = useIntl();
  const favourite = useFavouriteHiveItem(fragment);
  const actions = useHiveActions([id]);

  const inspect: MenuItem = {
    id: 'inspect',
    label: formatMessage({ id: 'hives.newInspection' }),
    icon: 'inspection',
    href: `${pathTo('/inspect')}?hiveId=${id}`,
  };
  const inspections: MenuItem = {
    id: 'inspections',
    label: formatMessage({ id: 'hives.viewInspections' }),
    icon: 'diary',
    href: pathTo('/hives/:id/inspections', { id }),
  };
  const measurementsOf = (device: string): MenuItem => ({
    id: 'measurements',
    label: formatMessage({ id: 'hives.viewMeasurements' }),
    icon: 'data',
    href: pathTo('/measurements/:id', { id: device }),
  });
  const edit: MenuItem = {
    id: 'edit',
    label: formatMessage({ id: canEdit ? 'hives.editHive' : 'hives.viewHive' }),
    icon: canEdit ? 'edit' : 'eye',
    href: `/hives/${id}/edit`,
  };
  const queen: MenuItem = {
    id: 'queen',
    label: formatMessage({ id: 'hives.editQueen' }),
    icon: 'queen',
    href: `/hives/${id}/edit?queenEdit=true`,
  };
  const tag: MenuItem = {
    id: 'tag',
    label: formatMessage({ id: 'hives.giveTag' }),
    icon: 'tag',
    href: `/hivetags/create?hiveId=${id}`,
  };
  const life: MenuItem = {
    id: 'life',
    label: formatMessage({ id: 'hives.colony' }),
    icon: 'clock',
    href: `/hives/${id}/life`,
  };
  const register: MenuItem = {
    id: 'register',
    label: formatMessage({ id: 'hives.queens' }),
    icon: 'list',
    href: '/queens',
  };
  const place: MenuItem = {
    id: 'place',
    label: formatMessage({ id: 'hives.place' }),
    icon: 'apiary',
    onSelect: () => setIsPlaceOpen(true),
  };
  const remove: MenuItem = {
    id: 'delete',
    label: formatMessage({ id: 'hives.deleteHive' }),
    icon: 'trash',
    isDestructive: true,
    onSelect: () => setIsDeleting(true),
  };

  const items = [
    ...(canEdit && isThere(state) ? [inspect, ...actions] : []),
    inspections,
    ...(deviceId ? [measurementsOf(deviceId)] : []),
    edit,
    ...(canEdit ? [queen] : []),
    life,
    ...(isOwner ? [register] : [place]),
    tag,
    favourite,
    ...(isOwner ? [remove] : []),
  ];

  return (
    <>
      <Menu
        label={formatMessage({ id: 'hives.hiveMenu' }, { name })}
        trigger={<Icon name="more" />}
        items={isTemporaryId(id) ? [inspect, edit, queen, life, tag] : items}
        linkAs={Link}
      />
      {isDeleting && (
        <Suspense>
          <DeleteHive hive={{ id, name, inspectionCount }} onEnd={() => setIsDeleting(false)} />
        </Suspense>
      )}
      {isPlaceOpen && (
        <Suspense>
          <HivePlaceDialog hiveId={id} name={name} onClose={() => setIsPlaceOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
