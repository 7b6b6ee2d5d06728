import { consentedTimeRanges, timeRangeOfDays } from '@skep/domain';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { HiveId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Answer, Research } from './research.ts';
import { answersOfResearch } from './store.ts';

/**
 * Makes the research's rows of `hive_grants` what follows from its days and from what people answered: of all, or of one
 * person. The research has to be locked.
 */
export async function renewConsentGrants(context: Pick<Context, 'db'>, research: Research, userId?: UserId) {
  const ofPerson = userId === undefined ? sql`true` : sql`hives.user_id = ${userId}`;
  await sql`delete from hive_grants using hives
    where hives.id = hive_id and audience = 'research' and audience_id = ${research.id} and ${ofPerson}
  `.execute(context.db);
  const answers = await answersOfResearch(context, research.id, userId);
  for (const [person, ofOne] of answers) await insertGrants(context, research, person, ofOne);
}

async function insertGrants(
  { db }: Pick<Context, 'db'>,
  research: Research,
  userId: UserId,
  answers: readonly Answer[],
): Promise<void> {
  const timeRanges = [...consentedTimeRanges(answers, timeRangeOfDays(research))].flatMap(
    ([hiveId, ofHive]) =>
      ofHive.map(({ from, until }) => ({
        hiveId,
        from: from?.toISOString() ?? null,
        until: until?.toISOString() ?? null,
      })),
  );
  if (timeRanges.length === 0) return;
  await sql`
    insert into hive_grants (hive_id, audience, audience_id, seen_from, seen_until)
    select hives.id, 'research', ${research.id}, given.seen_from, given.seen_until
    from unnest(${timeRanges.map(({ hiveId }) => hiveId)}::int[],
      ${timeRanges.map(({ from }) => from)}::timestamptz[],
      ${timeRanges.map(({ until }) => until)}::timestamptz[]) as given (hive_id, seen_from, seen_until)
    join hives on hives.id = given.hive_id and hives.user_id = ${userId} and hives.deleted_at is null
  `.execute(db);
}

/** Nothing of a deleted hive is shown any more, not even of the time before. */
export async function takeHivesFromResearch({ db }: Pick<Context, 'db'>, hiveIds: readonly HiveId[]) {
  await db
    .deleteFrom('hive_grants')
    .where('audience', '=', 'research')
    .where('hive_id', '=', anyOf(hiveIds))
    .execute();
}
