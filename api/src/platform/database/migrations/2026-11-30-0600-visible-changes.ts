import { type Kysely, sql } from 'kysely';

/**
 * Notes to whom a change is visible, so that a device learns by one cheap query that it has everything: for persons, and
 * for groups. Each change adds a random amount: a sum never repeats, also where a backup was restored in between. Rows
 * are only inserted, so nobody waits for anybody; a transaction adds one for each person or group and part.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table visible_changes (
    user_id integer, group_id integer, part text not null, amount bigint not null,
    check (num_nonnulls(user_id, group_id) = 1)
  )`.execute(db);
  await sql`create index visible_changes_user on visible_changes (user_id, part) where user_id is not null`.execute(
    db,
  );
  await sql`create index visible_changes_group on visible_changes (group_id, part) where group_id is not null`.execute(
    db,
  );
  await sql`create function note_change(changed text, people integer[], among integer[]) returns void language plpgsql
  as $$ begin
    insert into visible_changes (user_id, part, amount)
      select id, changed, 1 + floor(random() * 1000000000)::bigint from users
      where id = any(people) and not exists (
        select from visible_changes as noted
        where noted.user_id = users.id and noted.part = changed and noted.xmin = pg_current_xact_id()::xid
      );
    if among <> '{}' then
      insert into visible_changes (group_id, part, amount)
        select id, changed, 1 + floor(random() * 1000000000)::bigint from groups
        where id = any(among) and not exists (
          select from visible_changes as noted
          where noted.group_id = groups.id and noted.part = changed and noted.xmin = pg_current_xact_id()::xid
        );
    end if;
  end $$`.execute(db);
  for (const each of noted) await noteChanges(db, each);
  await sql`create function forget_visible_changes() returns trigger language plpgsql as $$ begin
    delete from visible_changes where user_id = old.id;
    return null;
  end $$`.execute(db);
  await sql`create trigger visible_changes_forgotten after delete on users for each row
    execute function forget_visible_changes()`.execute(db);
}

interface Noted {
  table: string;
  /** A group of tables: what is read from others did not change. */
  part: string;
  /** SQL of an array: to whom the row `changed` is visible. */
  people: string;
  /** SQL of an array: in which groups. Default: in none. */
  among?: string;
  /** Of an update, those that count. Default: all. */
  columns?: string;
}

const own = 'array[changed.user_id]';
const ownAndAuthors = 'array[changed.user_id, changed.author_id]';
const ownersOf = (hives: string) => `array(select user_id from hives where id in (${hives}))`;
const groupsOf = (hives: string) => `array(select group_id from group_hives where hive_id in (${hives}))`;
const groupsOfPerson = 'array(select group_id from group_people where user_id = changed.user_id)';
const groupsOfOwner = groupsOf('select id from hives where user_id = changed.user_id');
const invited = (group: string) =>
  `array(select user_id from group_members where group_id = ${group} and state <> 'accepted')`;
const readersOf = (checklists: string) =>
  `array(select user_id from checklist_readers where checklist_id in (${checklists}))`;

const ofHives: readonly Noted[] = [
  ...['hive_tags', 'favourite_apiaries', 'favourite_hives'].map((table) => ({
    table,
    part: 'hives',
    people: own,
  })),
  {
    table: 'apiaries',
    part: 'hives',
    people: own,
    among: groupsOf('select id from hives where apiary_id = changed.id'),
  },
  { table: 'hives', part: 'hives', people: own, among: groupsOf('changed.id') },
  {
    table: 'colony_events',
    part: 'hives',
    people: own,
    among: groupsOf('changed.hive_id, changed.other_hive_id'),
  },
  ...['hive_states', 'queens', 'queen_reigns'].map((table) => ({
    ...{ table, part: 'hives', people: ownersOf('changed.hive_id'), among: groupsOf('changed.hive_id') },
  })),
  // Messages of devices change other columns.
  {
    ...{ table: 'devices', part: 'hives', columns: 'name, user_id, deleted_at' },
    people: `changed.user_id || ${ownersOf('select hive_id from device_hives where device_id = changed.id')}`,
    among: groupsOf('select hive_id from device_hives where device_id = changed.id'),
  },
  {
    ...{ table: 'device_hives', part: 'hives', among: groupsOf('changed.hive_id') },
    people: `${ownersOf('changed.hive_id')} || array(select user_id from devices where id = changed.device_id)`,
  },
  { table: 'group_members', part: 'hives', columns: 'is_favourite', people: own },
];

const ofInspections: readonly Noted[] = [
  { table: 'inspections', part: 'inspections', people: ownAndAuthors, among: groupsOf('changed.hive_id') },
  {
    ...{ table: 'photos', part: 'inspections', people: ownAndAuthors },
    among: groupsOf('select hive_id from inspections where id = changed.inspection_id'),
  },
  { table: 'checklists', part: 'checklists', people: `changed.user_id || ${readersOf('changed.id')}` },
  {
    ...{ table: 'own_items', part: 'checklists', among: groupsOfPerson },
    people: `changed.user_id || ${readersOf('select id from checklists where user_id = changed.user_id')}`,
  },
  {
    ...{ table: 'own_item_choices', part: 'checklists' },
    people: 'array(select user_id from own_items where id = changed.item_id)',
    among: `array(
      select group_id from own_items join group_people using (user_id) where own_items.id = changed.item_id
    )`,
  },
  {
    ...{ table: 'checklist_shares', part: 'checklists', people: `'{}'` },
    among: 'array(select group_id from group_members where id = changed.member_id)',
  },
  { table: 'research_answers', part: 'checklists', people: own },
  {
    ...{ table: 'research_checklists', part: 'checklists' },
    people: 'array(select user_id from research_answers where research_id = changed.research_id)',
  },
  {
    ...{ table: 'tasks', part: 'tasks', among: groupsOf('select unnest(changed.hive_ids)') },
    people: `array[changed.user_id, changed.assignee_id] || ${ownersOf('select unnest(changed.hive_ids)')}`,
  },
];

// Layers and answers have no line: whatever changes them changes the revision of their hive or inspection.
const noted: readonly Noted[] = [
  ...ofHives,
  ...ofInspections,
  ...['user_settings', 'calendar_links'].map((table) => ({ table, part: 'settings', people: own })),
  { table: 'register_entries', part: 'registers', people: ownAndAuthors, among: groupsOfOwner },
  {
    ...{ table: 'register_proofs', part: 'registers' },
    people:
      'array(select unnest(array[user_id, author_id]) from register_entries where id = changed.entry_id)',
  },
  { table: 'treatment_products', part: 'registers', people: own, among: groupsOfPerson },
  {
    ...{ table: 'groups', part: 'people', columns: 'name, description, color' },
    ...{ people: invited('changed.id'), among: 'array[changed.id]' },
  },
  {
    table: 'group_hives',
    part: 'people',
    people: invited('changed.group_id'),
    among: 'array[changed.group_id]',
  },
  {
    ...{ table: 'group_members', part: 'people', among: 'array[changed.group_id]' },
    columns: 'user_id, state, is_admin, shows_place, email_spelling',
    people: `changed.user_id || ${invited('changed.group_id')} ||
      array(select id from users where email_spelling = changed.email_spelling)`,
  },
  // A name is shown in groups, in invitations, and at what the person has written or has to do.
  {
    ...{ table: 'users', part: 'people', columns: 'name, email_spelling, email_verified_at' },
    people: `changed.id || array(select user_id from group_members where invited_by = changed.id)
      || array(select user_id from inspections where author_id = changed.id)
      || array(select user_id from tasks where assignee_id = changed.id)`,
    among: `array(select group_id from group_people where user_id = changed.id)
      || ${groupsOf('select hive_id from inspections where author_id = changed.id')}
      || ${groupsOf('select unnest(hive_ids) from tasks where assignee_id = changed.id')}`,
  },
];

async function noteChanges(
  db: Kysely<unknown>,
  { table, part, people, among = `'{}'`, columns }: Noted,
): Promise<void> {
  const name = sql.ref(`note_${part}_of_${table}`);
  const note = sql.raw(`perform note_change('${part}', ${people}, ${among});`);
  await sql`create function ${name}() returns trigger language plpgsql as $$
  declare changed ${sql.table(table)}%rowtype;
  begin
    if tg_op = 'UPDATE' and old is not distinct from new then return null; end if;
    if tg_op <> 'INSERT' then changed := old; ${note} end if;
    if tg_op <> 'DELETE' then changed := new; ${note} end if;
    return null;
  end $$`.execute(db);
  const updated = sql.raw(columns === undefined ? '' : `of ${columns}`);
  await sql`create trigger ${sql.ref(`visible_${part}`)} after insert or delete or update ${updated}
    on ${sql.table(table)} for each row execute function ${name}()`.execute(db);
}
