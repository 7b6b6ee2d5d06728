import { type Kysely, sql } from 'kysely';

/**
 * Entries that came from an archive say word for word what they said there, so that their chain can be checked: of which
 * hives and apiaries of this house they speak stands beside them. Which entry they correct their text says by its number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table register_entries add column came_as jsonb`.execute(db);
  await sql`alter table register_entries add column came_at timestamptz`.execute(db);
  await sql`create function link_come_entry() returns trigger language plpgsql as $$ begin
    new.came_at := coalesce(new.came_at, now());
    new.corrects_id := (
      select id from register_entries
      where user_id = new.user_id and number = (new.content::jsonb ->> 'corrects')::integer
    );
    return new;
  end $$`.execute(db);
  await sql`create trigger link_come before insert on register_entries for each row
    when (new.came_as is not null) execute function link_come_entry()`.execute(db);
  await sql`create function link_come_hives() returns trigger language plpgsql as $$ begin
    insert into register_hives (entry_id, hive_id)
      select distinct new.id, value::integer from jsonb_each_text(new.came_as -> 'hives');
    return null;
  end $$`.execute(db);
  await sql`create trigger link_come_hives after insert on register_entries for each row
    when (new.came_as is not null) execute function link_come_hives()`.execute(db);
}
