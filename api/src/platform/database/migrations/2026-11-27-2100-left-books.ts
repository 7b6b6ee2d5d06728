import { type Kysely, sql } from 'kysely';

/** Registers of people whose account is gone, until nobody can ask for them any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table left_books (
    id integer generated always as identity primary key,
    email_spelling text not null,
    entries jsonb not null,
    kept_until date not null
  )`.execute(db);
  await sql`create index left_books_email on left_books (email_spelling)`.execute(db);
}
