import type { DeliveryFault, DeliveryState } from '@skep/domain';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { DeliveryId, NewsId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { NewsKind, Way } from './channel.ts';

type Db = Pick<Context, 'db'>;

/** A delivery that this process sends now, with what it tells. */
export interface Claimed {
  id: DeliveryId;
  newsId: NewsId;
  /** Device, webhook or person. */
  target: number;
  userId: UserId;
  tries: number;
  kind: NewsKind;
  title: string;
  text: string;
  path: string;
  details: Record<string, unknown>;
  stopLink: string | null;
  createdAt: Date;
}

/** Longer than sending these takes; after it what nobody reported on is sent again. */
const claimedMinutes = 2;
/** Each takes five seconds at most, one after the other. */
const deliveriesOfTargetMax = 10;
/** More than these are one push message or one mail. */
const gatheredMax = 1000;
/** Targets of one person that are served side by side: somebody with many dead ones holds up themselves alone. */
const targetsOfPersonMax = 3;

interface ClaimOptions {
  /** For how many targets at most. */
  targetsMax: number;
  /** People whose deliveries are being sent: theirs wait. */
  except: readonly UserId[];
}

/**
 * Takes what is due on a way, of each target together, so that no other process sends it too. If the process dies,
 * the next one sends it: it may then arrive twice, and never not at all.
 */
export async function claimDue(
  { db }: Db,
  way: Way,
  now: Date,
  { targetsMax, except }: ClaimOptions,
): Promise<Claimed[]> {
  const isDue = sql`way = ${way} and state = 'waiting' and due_at <= ${now}`;
  const { rows } = await sql<Claimed>`
    with ranked as (
      select target, min(due_at) as since, row_number() over (partition by user_id order by min(due_at)) as number
      from deliveries where ${isDue} and user_id <> all(${[...except]}::int[]) group by user_id, target
    ), targets as (
      select target from ranked where number <= ${targetsOfPersonMax} order by since limit ${targetsMax}
    ), due as (
      select each.id from targets cross join lateral (
        select id from deliveries where ${isDue} and deliveries.target = targets.target
        order by id limit ${way === 'webhook' ? deliveriesOfTargetMax : gatheredMax} for update skip locked
      ) as each
    ), claimed as (
      update deliveries set due_at = ${now}::timestamptz + ${`${claimedMinutes} minutes`}::interval
      where id in (select id from due) returning id, news_id, target, user_id, tries
    )
    select claimed.id, news_id as "newsId", target, claimed.user_id as "userId", tries, kind, title, text, path, details,
      stop_link as "stopLink", news.created_at as "createdAt"
    from claimed join news on news.id = claimed.news_id order by claimed.id`.execute(db);
  return rows;
}

/** What waits for a target that cannot be reached is not tried before that time. @param claimed of these */
export async function postpone(
  { db }: Db,
  way: Way,
  target: number,
  { claimed, until }: { claimed: readonly DeliveryId[]; until: Date },
): Promise<void> {
  await sql`update deliveries set due_at = ${until}
    where way = ${way} and target = ${target} and state = 'waiting'
      and (id = ${anyOf(claimed)} or due_at < ${until})`.execute(db);
}

/** How sending went. */
export interface DeliveryAttempt {
  id: DeliveryId;
  state: DeliveryState;
  tries: number;
  dueAt: Date;
  status?: number | undefined;
  fault?: DeliveryFault | undefined;
}

/** Of a delivery whose try is saved already nothing changes. */
export async function saveAttempts({ db }: Db, tried: readonly DeliveryAttempt[], at: Date): Promise<void> {
  const rows = JSON.stringify(
    tried.map(({ dueAt, ...one }) => ({ status: null, fault: null, ...one, due_at: dueAt })),
  );
  await sql`update deliveries set state = tried.state, tries = tried.tries, due_at = tried.due_at,
      tried_at = ${at}, status = tried.status, fault = tried.fault
    from jsonb_to_recordset(${rows}::jsonb) as tried(id integer, state text, tries integer,
      due_at timestamptz, status integer, fault text)
    where deliveries.id = tried.id and deliveries.state = 'waiting' and deliveries.tries < tried.tries`.execute(
    db,
  );
}

export interface WaitingDeliveries {
  way: Way;
  count: number;
  /** When the oldest of them was due. */
  since: Date;
}

/** What is due and has not gone out, by its way. */
export async function waitingDeliveries({ db }: Db, now: Date): Promise<WaitingDeliveries[]> {
  const { rows } = await sql<WaitingDeliveries>`
    select way, count(*) as count, min(due_at) as since from deliveries
    where state = 'waiting' and due_at <= ${now} group by way order by way`.execute(db);
  return rows;
}
