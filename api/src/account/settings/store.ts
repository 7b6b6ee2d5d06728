import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';

type Db = Pick<Context, 'db'>;

export interface Setting {
  name: string;
  value: string | null;
  number: number | null;
  createdAt: Date;
}

export function settingsOf({ db }: Db, userId: UserId): Promise<Setting[]> {
  return db
    .selectFrom('user_settings')
    .select(['name', 'value', 'number', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('name')
    .execute();
}

/** Later values of a name replace earlier ones; the same again leaves the row as it is. */
export async function saveSettings({ db }: Db, userId: UserId, settings: readonly Setting[]): Promise<void> {
  await db
    .insertInto('user_settings')
    .values(
      settings.map(({ createdAt, ...setting }) => ({ user_id: userId, ...setting, created_at: createdAt })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'name'])
        .doUpdateSet((row) => ({
          value: row.ref('excluded.value'),
          number: row.ref('excluded.number'),
          created_at: row.ref('excluded.created_at'),
        }))
        .where(
          sql<boolean>`(user_settings.value, user_settings.number) is distinct from (excluded.value, excluded.number)`,
        ),
    )
    .execute();
}
