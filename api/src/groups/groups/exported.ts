import { smallTable } from '#platform/exporting/export-table.ts';
import { exportedColumns } from '#platform/resource/fields.ts';
import { groupFields } from '../core/group-fields.ts';

const fields = exportedColumns(groupFields);
const groupColumns = ['id', ...fields, 'state', 'is_admin', 'is_creator', 'answered_at'] as const;

export const exportedGroups = smallTable('groups', groupColumns, ({ db }, ownerId) =>
  db
    .selectFrom('group_members')
    .innerJoin('groups', 'groups.id', 'group_members.group_id')
    .select(['groups.id', ...fields, 'state', 'is_admin', 'is_creator', 'answered_at'])
    .where('user_id', '=', ownerId)
    .orderBy('groups.id')
    .execute(),
);

const shownColumns = [
  'hive_id',
  'hive',
  'keeper',
  'group_id',
  'group',
  'may_edit',
  'shared_at',
  'ends_at',
] as const;

/** Hives of others that groups show to the person now; their content belongs to their owners. */
export const exportedShownHives = smallTable('shown_hives', shownColumns, ({ db, clock }, ownerId) =>
  db
    .selectFrom('group_hives as shown')
    .innerJoin('hives', 'hives.id', 'shown.hive_id')
    .innerJoin('users', 'users.id', 'hives.user_id')
    .innerJoin('groups', 'groups.id', 'shown.group_id')
    .innerJoin('group_members as own', 'own.group_id', 'shown.group_id')
    .select(['shown.hive_id', 'hives.name as hive', 'users.name as keeper'])
    .select(['shown.group_id', 'groups.name as group', 'shown.may_edit', 'shown.shared_at', 'shown.ends_at'])
    .where('own.user_id', '=', ownerId)
    .where('own.state', '=', 'accepted')
    .where('hives.user_id', '<>', ownerId)
    .where('hives.deleted_at', 'is', null)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', clock.now())]))
    .orderBy('shown.group_id')
    .orderBy('shown.hive_id')
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
