import { type Kysely, sql } from 'kysely';

/** A research has a picture, kept as photos are: the key of its files, and which kind they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table researches
    add column picture_key text unique,
    add column picture_extension text,
    add constraint researches_picture check ((picture_key is null) = (picture_extension is null))`.execute(
    db,
  );
}
