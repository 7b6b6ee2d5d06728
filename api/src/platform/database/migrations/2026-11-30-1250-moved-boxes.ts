import type { Kysely } from 'kysely';

/** How many boxes went from one hive to the other in a split or a union, and how many frames they held. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('colony_events')
    .addColumn('moved_boxes', 'integer')
    .addColumn('moved_frames', 'integer')
    .execute();
}
