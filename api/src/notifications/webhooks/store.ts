import type { DeliveryFault, DeliveryState, WebhookKind } from '@skep/domain';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { UserId, WebhookId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { withoutNulls } from '#platform/database/nulls.ts';

type Db = Pick<Context, 'db'>;

export interface Webhook {
  id: WebhookId;
  userId: UserId;
  name: string;
  kind: WebhookKind;
  address: string;
  recipient: string | undefined;
  createdAt: Date;
  failingSince: Date | undefined;
  switchedOffAt: Date | undefined;
}

/** With what its messages are signed and let in by, both encrypted. */
export interface WebhookWithSecrets extends Webhook {
  secret: string;
  accessToken: string | undefined;
}

const shown = [
  'id',
  'user_id as userId',
  'name',
  'kind',
  'address',
  'recipient',
  'created_at as createdAt',
  'failing_since as failingSince',
  'switched_off_at as switchedOffAt',
] as const;

/** As they were made. */
export async function webhooksOf({ db }: Db, userId: UserId): Promise<Webhook[]> {
  const own = db.selectFrom('own_webhooks').select(shown).where('user_id', '=', userId);
  return (await own.orderBy('id').execute()).map(withoutNulls);
}

/** Those that a message goes to now. @param address undefined: to all that are not of a rule */
export async function openWebhooksOf(
  { db }: Db,
  userId: UserId,
  address: string | undefined,
): Promise<WebhookWithSecrets[]> {
  const rows = await db
    .selectFrom('own_webhooks')
    .select([...shown, 'secret', 'access_token as accessToken'])
    .where('user_id', '=', userId)
    .where('switched_off_at', 'is', null)
    .where((is) => (address === undefined ? is('is_only_named', '=', false) : is('address', '=', address)))
    .execute();
  return rows.map(withoutNulls);
}

export async function webhookById({ db }: Db, id: WebhookId): Promise<WebhookWithSecrets | undefined> {
  const row = await db
    .selectFrom('own_webhooks')
    .select([...shown, 'secret', 'access_token as accessToken'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && withoutNulls(row);
}

export interface WebhookValues {
  name: string;
  kind: WebhookKind;
  address: string;
  recipient: string | null;
  access_token: string | null;
}

export async function insertWebhook(
  { db }: Db,
  row: WebhookValues & { user_id: UserId; secret: string; created_at: Date; is_only_named?: true },
): Promise<WebhookId> {
  const { id } = await db.insertInto('own_webhooks').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** What is left out stays. */
export async function updateWebhook(
  { db }: Db,
  id: WebhookId,
  changes: Partial<Omit<WebhookValues, 'kind'>> & { secret?: string },
): Promise<void> {
  await db.updateTable('own_webhooks').set(changes).where('id', '=', id).execute();
}

/** @returns whether the person had such a webhook. */
export async function deleteWebhook({ db }: Db, userId: UserId, id: WebhookId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('own_webhooks')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** As after a try that went well: what waits is due. @returns whether the person had such a webhook. */
export async function switchOn(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: UserId,
  id: WebhookId,
): Promise<boolean> {
  const now = clock.now();
  const { numUpdatedRows } = await db
    .updateTable('own_webhooks')
    .set({ switched_off_at: null, failing_since: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await db
    .updateTable('deliveries')
    .set({ due_at: now })
    .where('webhook_id', '=', id)
    .where('state', '=', 'waiting')
    .where('due_at', '>', now)
    .execute();
  return true;
}

export async function saveHealth(
  { db }: Db,
  id: WebhookId,
  health: { failing_since: Date | null; switched_off_at?: Date },
): Promise<void> {
  await db.updateTable('own_webhooks').set(health).where('id', '=', id).execute();
}

/** What still waits for a webhook that is off will not be sent. */
export async function giveUpWaiting({ db }: Db, id: WebhookId): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ state: 'failed' })
    .where('webhook_id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

export interface LoggedDelivery {
  webhookId: WebhookId;
  title: string;
  state: DeliveryState;
  tries: number;
  status: number | undefined;
  fault: DeliveryFault | undefined;
  /** Of the last attempt; before the first one, of the notification. */
  at: Date;
  /** Undefined: there is no further one. */
  nextTryAt: Date | undefined;
}

const loggedMax = 20;

/** The last deliveries of each webhook, newest first. */
export async function deliveriesOf(
  { db }: Db,
  webhookIds: readonly WebhookId[],
): Promise<ReadonlyMap<WebhookId, LoggedDelivery[]>> {
  const { rows } = await sql<LoggedDelivery>`
    select log.webhook_id as "webhookId", news.title, log.state, log.tries, log.status, log.fault,
      coalesce(log.tried_at, log.created_at) as at,
      case when log.state = 'waiting' then log.due_at end as "nextTryAt"
    from own_webhooks as webhooks
    cross join lateral (
      select * from deliveries where way = 'webhook' and target = webhooks.id order by id desc limit ${loggedMax}
    ) as log
    join news on news.id = log.news_id
    where webhooks.id = ${anyOf(webhookIds)} order by log.id desc`.execute(db);
  return Map.groupBy(rows.map(withoutNulls), ({ webhookId }) => webhookId);
}
