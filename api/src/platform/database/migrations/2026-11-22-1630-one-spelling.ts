import { type Kysely, sql } from 'kysely';
import { shapeOfName, spellingOfEmail } from '../canonicalization.ts';

interface Person {
  id: number;
  name: string;
  email: string;
}

/** Addresses and names that count as one, in a form that does not depend on which letters the database knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column email_spelling text, add column name_shape text`.execute(db);
  const { rows } = await sql<Person>`select id, name, email from users order by id`.execute(db);
  await sql`update users set email_spelling = spelt.email, name_shape = spelt.name
    from jsonb_to_recordset(${JSON.stringify(spelt(rows))}::jsonb) as spelt(id integer, email text, name text)
    where users.id = spelt.id`.execute(db);
  await sql`alter table users alter column email_spelling set not null, alter column name_shape set not null`.execute(
    db,
  );
  await sql`drop index users_email, users_name`.execute(db);
  await sql`create unique index users_email on users (email_spelling)`.execute(db);
  await sql`create unique index users_name on users (name_shape)`.execute(db);
}

/**
 * Who was there first has the address or the name. The other one's address is kept as it is written, by which that person
 * still signs in, and their name counts as one that nobody else can have.
 */
function spelt(people: readonly Person[]): Person[] {
  const isSpelling = ({ email }: Person) => spellingOfEmail(email) === email;
  const emails = holders(
    people.toSorted((a, b) => Number(isSpelling(b)) - Number(isSpelling(a))),
    ({ email }) => spellingOfEmail(email),
  );
  const names = holders(people, ({ name }) => shapeOfName(name));
  return people.map(({ id, name, email }) => ({
    id,
    email: emails.get(id) ?? email,
    name: names.get(id) ?? `${shapeOfName(name)}\n${id}`,
  }));
}

/** What each has who is the first to have it, by their ids. */
function holders(people: readonly Person[], keyOf: (person: Person) => string): Map<number, string> {
  const firsts = new Map<string, number>();
  for (const person of people) if (!firsts.has(keyOf(person))) firsts.set(keyOf(person), person.id);
  return new Map(Array.from(firsts, ([value, id]) => [id, value]));
}
