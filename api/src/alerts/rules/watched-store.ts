import { type RawBuilder, sql } from 'kysely';
import { hivesShownToPeople } from '#hive-core/authorization.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId, UserId } from '#platform/context/ids.ts';

/** As the domain's `DeviceWatcher` is named. */
export const alertsWatcher = 'alerts';

/** An alert on these says where a hive is, even if it only says that something changed. */
export const ofPlace: readonly string[] = ['lat', 'lon'];

export function revealsPlace({ conditions }: { conditions: readonly { quantity: string }[] }): boolean {
  return conditions.some(({ quantity }) => ofPlace.includes(quantity));
}

const storedRevealsPlace = sql`exists (
  select from jsonb_array_elements(rules.conditions) as condition where condition ->> 'quantity' = any(${ofPlace}::text[])
)`;

/**
 * The devices that a rule watches: rows of `rule_id` and `device_id`. Its owner's own, and where it says so those on hives
 * that others share with them; of the place where the place is shown to them.
 */
export function watchedPairs({ clock }: Pick<Context, 'clock'>) {
  return sql<never>`(
    select rules.id as rule_id, devices.id as device_id
    from alert_rules as rules join devices on devices.user_id = rules.user_id
    where rules.is_active and devices.deleted_at is null
    union
    select rules.id, stay.device_id
    from alert_rules as rules
      join ${hivesShownToPeople(clock.now())} as shown on shown.user_id = rules.user_id
      join device_hives as stay on stay.hive_id = shown.hive_id and stay.until is null
      join devices on devices.id = stay.device_id and devices.deleted_at is null
    where rules.is_active and rules.includes_shared and (shown.shows_place or not ${storedRevealsPlace})
  )`;
}

/** From now on, messages of these devices are evaluated. @returns those that were not watched before. */
export function watchDevices(context: Pick<Context, 'db' | 'clock'>, ownerId?: UserId): Promise<DeviceId[]> {
  return watch(
    context,
    ownerId === undefined
      ? sql`true`
      : sql`rule_id in (select id from alert_rules where user_id = ${ownerId})`,
  );
}

/** One that is new, or that came to a hive whose rules look at it, from its first message on. */
export async function watchDevice(context: Pick<Context, 'db' | 'clock'>, id: DeviceId): Promise<void> {
  await watch(context, sql`device_id = ${id}`);
}

async function watch(
  context: Pick<Context, 'db' | 'clock'>,
  isMeant: RawBuilder<unknown>,
): Promise<DeviceId[]> {
  const { rows } = await sql<{ device_id: DeviceId }>`insert into watched_devices (device_id, watcher)
    select distinct device_id, ${alertsWatcher} from ${watchedPairs(context)} as pair where ${isMeant}
    on conflict do nothing returning device_id`.execute(context.db);
  return rows.map(({ device_id }) => device_id);
}

/** And of those that no rule watches any more they are not. */
export async function unwatchDevices(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await sql`delete from watched_devices where watcher = ${alertsWatcher}
    and device_id not in (select device_id from ${watchedPairs(context)} as pair)`.execute(context.db);
}
