import { hashOfEmail } from '#account/core/signatures.ts';
import type { Context } from '#platform/context/context.ts';
import { countInHour } from '#platform/rate-limits/count-store.ts';

/** Enough for whoever looks into the wrong mailbox, and no flood for whom a stranger wants to annoy. */
const codeMailsPerHour = 6;

/** Whether another code may be mailed to an address. Those that were mailed before still work. */
export async function mayMailCode(context: Context, recipient: string): Promise<boolean> {
  return (await countInHour(context, `mail to ${hashOfEmail(recipient)}`)) <= codeMailsPerHour;
}
