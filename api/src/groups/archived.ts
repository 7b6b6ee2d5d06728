import { sql } from 'kysely';
import { archiveTable, nameIn, only } from '#platform/exporting/archive-table.ts';
import { partOf } from '#platform/exporting/export-table.ts';
import { exportedColumns } from '#platform/resource/fields.ts';
import { groupFields } from './core/group-fields.ts';

const groups = archiveTable(
  'groups',
  {
    id: { from: 'groups.id' },
    ...only(...exportedColumns(groupFields), 'state', 'is_admin', 'is_creator', 'answered_at'),
  },
  { from: sql`group_members join groups on groups.id = group_id`, order: ['groups.id'] },
);

const sharedHives = archiveTable(
  'group_hives',
  only('group_id', 'hive_id', 'may_edit', 'ends_at', 'shared_at'),
  {
    whose: (ownerId) => sql`hive_id in (select id from hives where user_id = ${ownerId})`,
    order: ['group_id', 'hive_id'],
  },
);

/** Hives of others that groups show to the person now; their content belongs to their owners. */
const shownHives = archiveTable(
  'group_hives',
  {
    ...{ hive_id: {}, hive: { from: 'hives.name' }, keeper: nameIn('users', 'hives.user_id') },
    ...{ group_id: {}, group: nameIn('groups', 'group_id') },
    ...only('may_edit', 'shared_at', 'ends_at'),
  },
  {
    name: 'shown_hives',
    from: sql`group_hives join hives on hives.id = hive_id`,
    whose: (ownerId, { clock }) => sql`hives.user_id <> ${ownerId} and hives.deleted_at is null
      and (ends_at is null or ends_at > ${clock.now()}) and group_id in (
        select group_id from group_members where user_id = ${ownerId} and state = 'accepted'
      )`,
    order: ['group_id', 'hive_id'],
  },
);

export const archivedGroups = [groups, sharedHives, shownHives].map((table) => partOf('groups', table));
