import { type Kysely, sql } from 'kysely';

/** A queen who has headed no hive yet, such as one who was bought or mated in an apidea, is her owner's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('queens')
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
    .execute();
  await db.schema
    .alterTable('queens')
    .alterColumn('hive_id', (column) => column.dropNotNull())
    .execute();
  await sql`create index queens_user on queens (user_id) where user_id is not null`.execute(db);
  await sql`create or replace function note_hives_of_queens() returns trigger language plpgsql as $$
  declare changed queens%rowtype;
  begin
    if tg_op = 'UPDATE' and old is not distinct from new then return null; end if;
    if tg_op <> 'INSERT' then changed := old; ${note} end if;
    if tg_op <> 'DELETE' then changed := new; ${note} end if;
    return null;
  end $$`.execute(db);
}

const note = sql.raw(`perform note_change(
  'hives',
  array(select user_id from hives where id = changed.hive_id) || changed.user_id,
  array(select group_id from group_hives where hive_id = changed.hive_id)
);`);
