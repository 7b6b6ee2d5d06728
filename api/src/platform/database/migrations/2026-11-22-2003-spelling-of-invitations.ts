import { type Kysely, sql } from 'kysely';
import { spellingOfEmail } from '../canonicalization.ts';

interface Invited {
  id: number;
  group_id: number;
  invited_email: string;
}

/** An invited address is found by its spelling, as that of an account is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table group_members add column email_spelling text`.execute(db);
  const { rows } = await sql<Invited>`select id, group_id, invited_email from group_members
    where invited_email is not null order by state = 'accepted' desc, id`.execute(db);
  await sql`update group_members set email_spelling = spelt.spelling
    from jsonb_to_recordset(${JSON.stringify(spelt(rows))}::jsonb) as spelt(id integer, spelling text)
    where group_members.id = spelt.id`.execute(db);
  await sql`drop index group_members_email, group_members_of_email`.execute(db);
  await sql`create unique index group_members_email on group_members (group_id, email_spelling)`.execute(db);
  await sql`create index group_members_of_email on group_members (email_spelling) where user_id is null`.execute(
    db,
  );
}

/** Of two rows of one group for what is one address, who has joined has it, or who was asked first; the other one has none. */
function spelt(rows: readonly Invited[]) {
  const taken = new Set<string>();
  return rows.flatMap(({ id, group_id, invited_email }) => {
    const spelling = spellingOfEmail(invited_email);
    const place = `${group_id} ${spelling}`;
    if (taken.has(place)) return [];
    taken.add(place);
    return { id, spelling };
  });
}
