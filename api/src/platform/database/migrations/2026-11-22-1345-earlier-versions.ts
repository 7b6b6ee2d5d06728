import { type Kysely, sql } from 'kysely';

/** What has revisions, and the rows of other tables that are a part of it. */
const versioned = {
  apiaries: sql`'{}'::jsonb`,
  hives: sql`jsonb_build_object('hive_layers', (
    select coalesce(jsonb_agg(part order by part.sort_order desc, part.id), '[]') from hive_layers as part
    where part.hive_id = old.id))`,
  queens: sql`'{}'::jsonb`,
  inspections: sql`jsonb_build_object('inspection_items', (
    select coalesce(jsonb_agg(part order by part.id), '[]') from inspection_items as part
    where part.inspection_id = old.id))`,
  devices: sql`jsonb_build_object('device_hives', (
    select coalesce(jsonb_agg(part), '[]') from device_hives as part
    where part.device_id = old.id and part.until is null))`,
  sensor_definitions: sql`'{}'::jsonb`,
};

/**
 * The versions of a thing before its present one: who sends an older one back is told apart from who changed it, field
 * by field. Kept by triggers, since a thing gets a new revision in many places and none of them may forget it; what
 * raises a revision does so before it changes the parts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table earlier_versions (
    kind text not null, id integer not null, rev integer not null, fields jsonb not null,
    replaced_at timestamptz not null default now(), primary key (kind, id, rev)
  )`.execute(db);
  await sql`create index earlier_versions_replaced on earlier_versions (replaced_at)`.execute(db);
  await sql`create function forget_earlier_versions() returns trigger language plpgsql as $$ begin
    delete from earlier_versions where kind = tg_table_name and id = old.id;
    return null;
  end $$`.execute(db);
  for (const [table, parts] of Object.entries(versioned)) {
    const keep = sql.ref(`keep_earlier_${table}`);
    await sql`create function ${keep}() returns trigger language plpgsql as $$ begin
      insert into earlier_versions (kind, id, rev, fields)
      values (tg_table_name, old.id, old.rev, to_jsonb(old) || ${parts}) on conflict do nothing;
      return null;
    end $$`.execute(db);
    await sql`create trigger keep_earlier after update of rev on ${sql.table(table)} for each row
      when (old.rev is distinct from new.rev) execute function ${keep}()`.execute(db);
    await sql`create trigger forget_earlier after delete on ${sql.table(table)} for each row
      execute function forget_earlier_versions()`.execute(db);
  }
}
