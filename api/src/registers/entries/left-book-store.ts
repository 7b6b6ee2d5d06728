import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';

type Db = Pick<Context, 'db'>;

/**
 * How long entries have to be kept: Regulation (EU) 2019/6, Article 108 (2), 2019. It counts from each entry; a book is one
 * chain, so that it stays until its last.
 */
const retentionYears = 5;

export async function keepLeftBook({ db }: Db, ownerId: UserId): Promise<void> {
  await sql`insert into left_books (email_spelling, entries, kept_until)
    select users.email_spelling,
      jsonb_agg(jsonb_build_object('content', content, 'hash', hash) order by number),
      max(day)::date + make_interval(years => ${retentionYears})
    from register_entries join users on users.id = register_entries.user_id
    where users.id = ${ownerId} group by users.email_spelling`.execute(db);
}

/** Gives who proves an address, and has an empty book, the one that was left last under it; its hives went with that account. */
export async function takeLeftBook({ db }: Db, ownerId: UserId): Promise<void> {
  await sql`with taken as (
      delete from left_books using users
      where users.id = ${ownerId} and left_books.email_spelling = users.email_spelling
        and not exists (select 1 from register_entries where user_id = ${ownerId})
      returning left_books.id, entries
    ), said as (
      select value ->> 'content' as content, value ->> 'hash' as hash, (value ->> 'content')::jsonb as facts
      from taken, jsonb_array_elements(entries)
      where taken.id = (select max(id) from taken)
    )
    insert into register_entries (user_id, number, kind, day, is_struck, content, hash, came_as)
    select ${ownerId}, (facts ->> 'number')::integer, facts ->> 'kind', facts ->> 'day',
      coalesce((facts ->> 'isStruck')::boolean, false), content, hash, '{"hives": {}, "apiaries": {}}'
    from said order by 2`.execute(db);
}

/** @param today YYYY-MM-DD */
export async function deleteLeftBooks({ db }: Db, today: string): Promise<void> {
  await db.deleteFrom('left_books').where('kept_until', '<', today).execute();
}
