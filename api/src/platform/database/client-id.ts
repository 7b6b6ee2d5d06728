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
    const lock = `client_id:${inner.user.id}:${clientId}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(inner.db);
    return (await steps.find(inner, clientId)) ?? steps.create(inner);
  });
}
