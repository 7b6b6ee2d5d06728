import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { plannedOnce } from '#platform/database/prepared-statements.ts';

type Db = Pick<Context, 'db'>;

/** How a person's networks send messages. */
export interface Webhook {
  secret: string;
  /** Whether a number that is printed on a device is enough. */
  takesUnsigned: boolean;
}

/** The person's own; the one that is given where there is none yet. */
export async function webhookOf({ db }: Db, ownerId: UserId, first: Webhook): Promise<Webhook> {
  await db
    .insertInto('webhooks')
    .values({ user_id: ownerId, ...columnsOf(first) })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return db
    .selectFrom('webhooks')
    .select(['secret', 'takes_unsigned as takesUnsigned'])
    .where('user_id', '=', ownerId)
    .executeTakeFirstOrThrow();
}

/** Whoever remembers devices of the owner notices by their revision. */
export async function saveWebhook({ db }: Db, ownerId: UserId, webhook: Webhook): Promise<void> {
  await db.updateTable('webhooks').set(columnsOf(webhook)).where('user_id', '=', ownerId).execute();
  await db
    .updateTable('devices')
    .set({ definitions_revision: sql`definitions_revision + 1` })
    .where('user_id', '=', ownerId)
    .execute();
}

const columnsOf = ({ secret, takesUnsigned }: Webhook) => ({ secret, takes_unsigned: takesUnsigned });

const findOwnerStatement = plannedOnce<{ ownerId: UserId }>(
  'select user_id as "ownerId" from webhooks where secret = $1',
);

/** Whose secret this is; undefined: nobody's. */
export async function ownerOfSecret({ db }: Db, secret: string): Promise<UserId | undefined> {
  return (await findOwnerStatement(db, [secret]))[0]?.ownerId;
}
