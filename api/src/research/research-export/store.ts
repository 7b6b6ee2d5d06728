import type { ResearchItem } from '@skep/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Asking, isSeen, timesSeen } from '#hive-core/authorization.ts';
import { inspectionRow } from '#inspections/inspections/store.ts';
import type { Page } from '#measurements/csv/measured-store.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId, DeviceId, HiveId, InspectionId, ResearchId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Research } from '../core/research.ts';
import { researchOf } from '../core/store.ts';

type Db = Pick<Context, 'db'>;
type Reading = Db & Asking;

/** Researches of which the person is a researcher, by name; all, or the one with this id. */
export async function researchesOfResearcher(
  { db, user }: Pick<SignedInContext, 'db' | 'user'>,
  id?: ResearchId,
): Promise<Research[]> {
  const own = db
    .selectFrom('researches')
    .selectAll()
    .where(
      sql<boolean>`exists (select 1 from research_people as people where people.research_id = researches.id
        and people.user_id = ${user.id} and people.role = 'researcher')`,
    )
    .orderBy(sql`lower(name)`)
    .orderBy('id');
  return (await (id === undefined ? own : own.where('id', '=', id)).execute()).map(researchOf);
}

/** Somebody who has once said yes to a research. */
export interface Participant {
  userId: UserId;
  isConsenting: boolean;
  /** When their first and when their newest answer began to count. */
  since: Date;
  changedAt: Date;
}

export async function participantsOf({ db }: Db, id: ResearchId): Promise<Participant[]> {
  const { rows } = await sql<{ user_id: UserId; is_yes: boolean; since: Date; changed_at: Date }>`
    select user_id, min(counts_from) as since, max(counts_from) as changed_at,
      (array_agg(is_yes order by counts_from desc, answered_at desc, id desc))[1] as is_yes
    from research_answers where research_id = ${id} and ended_at is null
    group by user_id having bool_or(is_yes) order by user_id
  `.execute(db);
  return rows.map((row) => ({
    userId: row.user_id,
    isConsenting: row.is_yes,
    since: row.since,
    changedAt: row.changed_at,
  }));
}

/** Of what time; undefined: without a limit. */
export interface Period {
  start: Date | undefined;
  /** The first moment that is not part of it. */
  end: Date | undefined;
}

/**
 * The hives that a research may look at, of any time: of everybody, or of one person. Numbers alone, so that they take
 * little room however many there are.
 */
export async function hivesSeen(context: Reading, userId: UserId | undefined): Promise<HiveId[]> {
  const seen = context.db.selectFrom('hives').select('id').where(isSeen(context)).orderBy('id');
  const rows = await (userId === undefined ? seen : seen.where('user_id', '=', userId)).execute();
  return rows.map(({ id }) => id);
}

/** Everybody whose data are fetched can read it. */
export async function noteFetch(
  { db, clock, user }: Pick<SignedInContext, 'db' | 'clock' | 'user'>,
  id: ResearchId,
  item: ResearchItem,
  hiveIds: readonly HiveId[],
): Promise<void> {
  await sql`
    insert into research_fetches (research_id, user_id, researcher_id, item, fetched_at)
    select distinct ${id}::int, user_id, ${user.id}::int, ${item}::text, ${clock.now()}::timestamptz
    from hives where id = ${anyOf(hiveIds)}
  `.execute(db);
}

/** What of a stay lies in the time that the research may look at, and in a period. */
function seenPart({ start, end }: Period, since: RawBuilder<Date | null>, until: RawBuilder<Date | null>) {
  const from = sql<Date | null>`greatest(${since}, time.seen_from, ${start ?? null}::timestamptz)`;
  const to = sql<Date | null>`least(${until}, time.seen_until, ${end ?? null}::timestamptz)`;
  return { from, to, isThere: sql<boolean>`(${from} is null or ${to} is null or ${from} < ${to})` };
}

const always = sql<Date | null>`null::timestamptz`;

/** Each stretch of consent to look at one of these hives. */
export function consentRows(context: Reading, hiveIds: readonly HiveId[], period: Period) {
  const { from, to, isThere } = seenPart(period, always, always);
  return context.db
    .selectFrom('hives')
    .innerJoinLateral(timesSeen(context).as('time'), (join) => join.onTrue())
    .select(['hives.id', 'hives.user_id', 'hives.type_id', from.as('since'), to.as('until')])
    .where('hives.id', '=', anyOf(hiveIds))
    .where('hives.deleted_at', 'is', null)
    .where(isThere)
    .orderBy('hives.id')
    .orderBy(from)
    .execute();
}

interface Placement {
  hive_id: HiveId;
  user_id: UserId;
  since: Date;
  until: Date | null;
}

interface ApiaryPlacement extends Placement {
  apiary_id: ApiaryId;
  country_code: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** Where these hives stood while the research may look at them. */
export function placeRows(context: Reading, hiveIds: readonly HiveId[], period: Period) {
  return placements<ApiaryPlacement>(context, hiveIds, period, {
    from: sql`hive_places as place join apiaries on apiaries.id = place.apiary_id`,
    columns: sql`place.apiary_id, country_code, latitude, longitude`,
  });
}

interface DevicePlacement extends Placement {
  device_id: DeviceId;
  type: string;
  interval_minutes: number | null;
}

/** Which devices stood on these hives while the research may look at them. */
export function deviceRows(context: Reading, hiveIds: readonly HiveId[], period: Period) {
  return placements<DevicePlacement>(context, hiveIds, period, {
    from: sql`device_hives as place join devices on devices.id = place.device_id`,
    columns: sql`place.device_id, devices.type, interval_minutes`,
  });
}

/**
 * How long something stayed with each of these hives, in the whole seconds of measurements, cut to what the research may
 * look at.
 */
async function placements<Row extends Placement>(
  context: Reading,
  hiveIds: readonly HiveId[],
  period: Period,
  what: { from: RawBuilder<unknown>; columns: RawBuilder<unknown> },
): Promise<Row[]> {
  const { from, to, isThere } = seenPart(
    period,
    sql`date_trunc('second', place.since)`,
    sql`date_trunc('second', place.until)`,
  );
  const { rows } = await sql<Row>`
    select place.hive_id, hives.user_id, ${from} as since, ${to} as until, ${what.columns}
    from ${what.from} join hives on hives.id = place.hive_id cross join lateral ${timesSeen(context)} as time
    where hives.id = ${anyOf(hiveIds)} and hives.deleted_at is null and ${isThere}
    order by place.hive_id, ${from}
  `.execute(context.db);
  return rows;
}

/** What people found at a hive, whoever wrote it: it belongs to the consent of who owns the hive. */
export function inspectionRows(
  context: Reading,
  hiveId: HiveId,
  { start, end }: Period,
  { after, limit }: Page<InspectionId>,
) {
  let found = context.db
    .selectFrom('inspections')
    .select(['id', 'user_id', 'inspected_at', 'impression', 'needs_attention'])
    .where('hive_id', '=', hiveId)
    .where('deleted_at', 'is', null)
    .where('is_event', '=', false)
    .where(isSeen(context, inspectionRow))
    .orderBy('id')
    .limit(limit);
  if (start !== undefined) found = found.where('inspected_at', '>=', start);
  if (end !== undefined) found = found.where('inspected_at', '<', end);
  if (after !== undefined) found = found.where('id', '>', after);
  return found.execute();
}
