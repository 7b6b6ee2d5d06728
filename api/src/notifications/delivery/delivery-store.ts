import type { DeliveryFault, DeliveryState } from '@skep/domain';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { DeliveryId, NewsId } from '#platform/context/ids.ts';
import type { NewsKind, Way } from './channel.ts';

type Db = Pick<Context, 'db'>;

/** A delivery that this process sends now, with what it tells. */
export interface Claimed {
  id: DeliveryId;
  newsId: NewsId;
  /** Device, webhook or person. */
  target: number;
  tries: number;
  kind: NewsKind;
  title: string;
  text: string;
  path: string;
  details: Record<string, unknown>;
  stopLink: string | null;
  createdAt: Date;
}

/** Longer than any way takes; after it what nobody reported on is sent again. */
const claimedMinutes = 2;
/** Targets that are served side by side. */
const targetsMax = 20;
const deliveriesMax = 1000;

/**
 * Takes what is due on a way, all of a target's together, so that no other process sends it too. Whoever dies with it
 * leaves it to whoever looks next: it may then arrive twice, and never not at all.
 */
export async function claimDue({ db }: Db, way: Way, now: Date): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    with targets as (
      select distinct target from deliveries
      where way = ${way} and state = 'waiting' and due_at <= ${now} limit ${targetsMax}
    ), due as (
      select id from deliveries
      where way = ${way} and state = 'waiting' and due_at <= ${now}
        and target in (select target from targets)
      order by id limit ${deliveriesMax} for update skip locked
    ), claimed as (
      update deliveries set due_at = ${now}::timestamptz + ${`${claimedMinutes} minutes`}::interval
      where id in (select id from due) returning id, news_id, target, tries
    )
    select claimed.id, news_id as "newsId", target, tries, kind, title, text, path, details,
      stop_link as "stopLink", news.created_at as "createdAt"
    from claimed join news on news.id = claimed.news_id order by claimed.id`.execute(db);
  return rows;
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

export async function saveAttempts({ db }: Db, tried: readonly DeliveryAttempt[], at: Date): Promise<void> {
  const rows = JSON.stringify(
    tried.map(({ dueAt, ...one }) => ({ status: null, fault: null, ...one, due_at: dueAt })),
  );
  await sql`update deliveries set state = tried.state, tries = tried.tries, due_at = tried.due_at,
      tried_at = ${at}, status = tried.status, fault = tried.fault
    from jsonb_to_recordset(${rows}::jsonb) as tried(id integer, state text, tries integer,
      due_at timestamptz, status integer, fault text)
    where deliveries.id = tried.id`.execute(db);
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
