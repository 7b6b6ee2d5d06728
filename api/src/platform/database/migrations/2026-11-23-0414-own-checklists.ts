import { type Kysely, sql } from 'kysely';

/** Checklists that are edited and shared, and items that people make for themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('checklists')
    .addColumn('rev', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await sql`create function keep_earlier_checklists() returns trigger language plpgsql as $$ begin
    insert into earlier_versions (kind, id, rev, fields)
    values (tg_table_name, old.id, old.rev, to_jsonb(old)) on conflict do nothing;
    return null;
  end $$`.execute(db);
  await sql`create trigger keep_earlier after update of rev on checklists for each row
    when (old.rev is distinct from new.rev) execute function keep_earlier_checklists()`.execute(db);
  await sql`create trigger forget_earlier after delete on checklists for each row
    execute function forget_earlier_versions()`.execute(db);

  // By the membership of who shares it: with them it leaves the group.
  await db.schema
    .createTable('checklist_shares')
    .addColumn('checklist_id', 'integer', (column) =>
      column.notNull().references('checklists.id').onDelete('cascade'),
    )
    .addColumn('member_id', 'integer', (column) =>
      column.notNull().references('group_members.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('checklist_shares_key', ['checklist_id', 'member_id'])
    .execute();
  await sql`create index checklist_shares_member on checklist_shares (member_id)`.execute(db);
  // Those of researches, as before, and those of groups, to all who have joined but for who shares.
  await sql`create or replace view checklist_readers as
    select tied.checklist_id, newest.user_id, researches.name as research, null::integer as group_id
    from (
      select distinct on (user_id, research_id) user_id, research_id, is_yes
      from research_answers where ended_at is null
      order by user_id, research_id, counts_from desc, answered_at desc, id desc
    ) as newest
    join research_checklists as tied on tied.research_id = newest.research_id
    join researches on researches.id = newest.research_id
    where newest.is_yes
    union all
    select shared.checklist_id, member.user_id, null, member.group_id
    from checklist_shares as shared
    join group_members as sharer on sharer.id = shared.member_id and sharer.state = 'accepted'
    join group_members as member on member.group_id = sharer.group_id and member.id <> sharer.id
      and member.state = 'accepted'
  `.execute(db);

  // From far above the ids of the taxonomy, which are also those of the old service, to the last that an answer can name.
  await db.schema
    .createTable('own_items')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    // Null: that account is gone, and an inspection of somebody else's hive still answers it.
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('parent_id', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('input', 'text', (column) => column.notNull())
    .addColumn('unit', 'text')
    .addColumn('minimum', 'double precision')
    .addColumn('maximum', 'double precision')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    // In no checklist from then on; its answers keep it.
    .addColumn('removed_at', 'timestamptz')
    .execute();
  await sql`alter table own_items alter column id
    add generated always as identity (start with 100000000 minvalue 100000000 maxvalue 999999999)`.execute(
    db,
  );
  await sql`create index own_items_user on own_items (user_id)`.execute(db);
  // A removed item is looked for in all checklists of its maker, and its answers wherever they stand.
  await sql`create index inspection_items_own on inspection_items (category_id)
    where category_id >= 100000000`.execute(db);
}
