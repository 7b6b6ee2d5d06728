import type { Kysely } from 'kysely';

/** Webhooks that rules of old clients name: they are told of these rules, and of nothing else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('own_webhooks')
    .addColumn('is_only_named', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
}
