import { type Kysely, sql } from 'kysely';

/** `platform/taxonomy`: previous and current apiary, brood layers, supers, frames, feeding box, queen excluder. */
const eventItems = 'array[85, 87, 89, 137, 1003, 1004, 1005]';

/**
 * What the service notes of a move or of another build is told apart from what a person saw. Of the notes that are
 * there it knows its own by their making: in the minute that they tell of, without anything that a person says.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inspections add column is_event boolean not null default false`.execute(db);
  await sql`
    update inspections set is_event = true
    where checklist_id is null and client_id is null and impression is null and needs_attention is null
      and reminder is null and reminder_local is null and notes is not null and rev = 1
      and created_at - inspected_at between interval '0' and interval '1 minute'
      and exists (select from inspection_items as item where item.inspection_id = inspections.id)
      and not exists (
        select from inspection_items as item
        where item.inspection_id = inspections.id and item.category_id <> all (${sql.raw(eventItems)})
      )`.execute(db);
}
