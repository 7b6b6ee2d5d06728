import type { Account } from '#account/core/account.ts';
import { copyDefaultChecklist } from '#inspections/checklists/service.ts';
import type { Context } from '#platform/context/context.ts';

/** What other domains make for a new person, in the transaction of the sign-up: all of it, or no account. */
export const afterRegistration: readonly ((context: Context, account: Account) => Promise<void>)[] = [
  copyDefaultChecklist,
];
