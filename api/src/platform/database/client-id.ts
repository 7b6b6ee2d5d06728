import { sql } from 'kysely';
import type { SignedInContext } from '#platform/context/context.ts';
import { inTransaction } from './transaction.ts';

/**
 * Creates a thing under the id that the client made for it, or finds the one that an earlier try has made: a create
 * that is sent again after a broken connection does no harm. Two tries at once follow one another.
 * Without a client id it is always a create.
 */
export async function createOrFind<Found>(
  context: SignedInContext,
  clientId: string | undefined,
  steps: {
    find: (context: SignedInContext, clientId: string) => Promise<Found | undefined>;
    create: (context: SignedInContext) => Promise<Found>;
  },
): Promise<Found> {
  return inTransaction(context, async (inner) => {
    if (clientId === undefined) return steps.create(inner);
    await lockClientId(inner, clientId);
    return (await steps.find(inner, clientId)) ?? steps.create(inner);
  });
}

/** Until the transaction ends, nobody else makes what the client calls so. */
export async function lockClientId({ db, user }: SignedInContext, clientId: string): Promise<void> {
  const lock = `client_id:${user.id}:${clientId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(db);
}
