import { smallTable } from '#platform/exporting/export-table.ts';

const groupColumns = ['id', 'name', 'description', 'state', 'is_admin', 'is_creator', 'answered_at'] as const;

export const exportedGroups = smallTable('groups', groupColumns, ({ db }, ownerId) =>
  db
    .selectFrom('group_members')
    .innerJoin('groups', 'groups.id', 'group_members.group_id')
    .select(['groups.id', 'name', 'description', 'state', 'is_admin', 'is_creator', 'answered_at'])
    .where('user_id', '=', ownerId)
    .orderBy('groups.id')
    .execute(),
);

const shareColumns = ['group_id', 'hive_id', 'may_edit', 'ends_at', 'shared_at'] as const;

export const exportedSharedHives = smallTable('group_hives', shareColumns, ({ db }, ownerId) =>
  db
    .selectFrom('group_hives')
    .innerJoin('hives', 'hives.id', 'group_hives.hive_id')
    .select([...shareColumns])
    .where('hives.user_id', '=', ownerId)
    .orderBy('group_id')
    .orderBy('hive_id')
    .execute(),
);
