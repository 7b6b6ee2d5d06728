import type { Kysely } from 'kysely';
import type { Context } from '../context.ts';
import { isUnreachable } from '../db/database-unavailable.ts';
import type { Database } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';
import type { InboxStatus } from './outcome.ts';
import { type Incoming, storeIncoming } from './storing.ts';

interface Waiting {
  context: Context;
  message: Incoming;
  resolve: (status: InboxStatus) => void;
  reject: (error: unknown) => void;
}

/** Keeps a transaction to a few milliseconds, whatever comes. */
const mostTogether = 100;
interface Intake {
  waiting: Waiting[];
  isWorking: boolean;
}

/** One for each database of this process. */
const intakes = new WeakMap<Kysely<Database>, Intake>();

/**
 * Stores a message in a transaction that it shares with those that came while the one before was on its way: under
 * load the disk is waited for once for many, and nobody waits who comes alone. Settled after the commit.
 */
export function takeIn(context: Context, message: Incoming): Promise<InboxStatus> {
  const intake = intakes.get(context.db) ?? { waiting: [], isWorking: false };
  intakes.set(context.db, intake);
  return new Promise((resolve, reject) => {
    intake.waiting.push({ context, message, resolve, reject });
    if (!intake.isWorking) void work(intake);
  });
}

async function work(intake: Intake): Promise<void> {
  intake.isWorking = true;
  for (;;) {
    const together = intake.waiting.splice(0, mostTogether);
    if (together.length === 0) break;
    await storeTogether(together);
  }
  intake.isWorking = false;
}

async function storeTogether(together: readonly Waiting[]): Promise<void> {
  const [first] = together;
  if (first === undefined) return;
  try {
    const messages = together.map(({ message }) => message);
    const statuses = await inTransaction(first.context, (inner) => storeIncoming(inner, messages));
    for (const [index, { resolve, reject }] of together.entries()) {
      const status = statuses[index];
      if (status === undefined) reject(new Error('A message was left out.'));
      else resolve(status);
    }
  } catch (error) {
    // One that cannot be stored must not cost its neighbours.
    if (together.length > 1 && !isUnreachable(error))
      for (const each of together) await storeTogether([each]);
    else for (const { reject } of together) reject(error);
  }
}
