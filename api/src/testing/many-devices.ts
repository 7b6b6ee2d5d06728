import { type Kysely, sql } from 'kysely';
import type { DeviceId } from '#platform/context/ids.ts';
import type { Database } from '#platform/database/tables.ts';

export interface ManyDevices {
  ids: readonly DeviceId[];
  /** In the order of the ids. */
  keys: readonly string[];
}

/** Makes a person with devices in one step, for measures: the public door would take minutes for ten thousand. */
export async function manyDevices(db: Kysely<Database>, count: number): Promise<ManyDevices> {
  const owner = `devices-${crypto.randomUUID()}`;
  const { rows } = await sql<{ id: DeviceId; key: string }>`
    with owner as (
      insert into users (name, name_shape, email, email_spelling, password_hash, accepted_terms_version,
        accepted_terms_at, created_at, updated_at)
      values (${owner}, ${owner}, ${owner}, ${owner}, 'none', 'none', now(), now(), now()) returning id
    )
    insert into devices (user_id, name, type, key, interval_minutes, created_at, updated_at)
    select owner.id, 'Device ' || number, 'beep', ${owner} || '-' || number, 15, now() - interval '11 years', now()
    from owner, generate_series(1, ${count}::int) as number returning id, key`.execute(db);
  const sorted = rows.toSorted((a, b) => a.id - b.id);
  return { ids: sorted.map(({ id }) => id), keys: sorted.map(({ key }) => key) };
}
