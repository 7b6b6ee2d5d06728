import { hashPassword, isPassword } from '#account/core/passwords.ts';
import { accountByEmail, accountWithPassword, isAnybodyThere } from '#account/core/store.ts';
import { seenHives } from '#hives/queries/store.ts';
import { createTag } from '#hives/tags/service.ts';
import type { NewInspection } from '#inspections/inspections/inspection.ts';
import { insertInspections } from '#inspections/inspections/store.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { makeAlertRules } from './alert-rules.ts';
import { demoApiaries } from './bees.ts';
import { seedColonies } from './colony-seed.ts';
import { hangDashboard } from './dashboard.ts';
import { settle } from './demo-seed.ts';
import { meetOthers } from './group.ts';
import { setUpDevices } from './measuring.ts';
import { keepRegister } from './register.ts';
import { signUp } from './sign-up.ts';
import { planTasks } from './tasks.ts';

/** The account that an empty database begins with. */
export const demoAccount = { email: 'demo@skep.example', password: 'Honey-2026!' } as const;

const { text } = textsOf('demo');

/** Fills a database in which nobody is yet. @returns whether it did. */
export async function seedDemoWhenEmpty(context: Context): Promise<boolean> {
  if (await isAnybodyThere(context)) return false;
  await seedDemo(context);
  return true;
}

/** Whether the demo account can be offered: a database that did not begin with it has none. */
export async function isDemoThere(context: Context): Promise<boolean> {
  return (await accountByEmail(context, demoAccount.email)) !== undefined;
}

/** Whether anybody can sign in with it, by the password in the README. */
export async function isDemoOpen(context: Context): Promise<boolean> {
  const there = await accountWithPassword(context, demoAccount.email);
  return there !== undefined && (await isPassword(demoAccount.password, there.passwordHash));
}

/**
 * Makes the demo account with three apiaries, a dozen hives, two seasons of inspections, their register, tasks, two devices with
 * rules that watch them, a dashboard, and a group with others, all or nothing.
 */
export async function seedDemo(context: Context): Promise<void> {
  // Slow by intent, so it stays outside of the transaction.
  const passwordHash = await hashPassword(demoAccount.password);
  const hashOfOthers = await hashPassword(context.random.token(40));
  await inTransaction(context, async (inner) => {
    const keeper = await signUp(inner, {
      name: text(inner.locale, 'demo.person'),
      email: demoAccount.email,
      passwordHash,
      isAdmin: true,
      permissions: ['dashboard'],
    });
    const say = (id: string, values?: Record<string, string>) => text(keeper.locale, id, values);
    const inspections: NewInspection[] = [];
    for (const apiary of demoApiaries) inspections.push(...(await settle(keeper, apiary, say)));
    await insertInspections(keeper, inspections, keeper.clock.now());
    await seedColonies(keeper, await seenHives(keeper));
    await keepRegister(keeper, say);
    await hangTags(keeper);
    await planTasks(keeper, say);
    await setUpDevices(keeper, say);
    await makeAlertRules(keeper, say);
    await hangDashboard(keeper, say);
    // Last, as hives of others are seen from then on.
    await meetOthers(keeper, { say, passwordHash: hashOfOthers });
  });
}

/** A tag for each of the things that a tag is mostly for. */
async function hangTags(context: SignedInContext): Promise<void> {
  const hives = await seenHives(context);
  for (const [index, action] of (['new_inspection', 'view_inspections', 'show_hive'] as const).entries()) {
    const hiveId = hives[index]?.id;
    if (hiveId !== undefined) await createTag(context, { number: String(index + 1), action, hiveId });
  }
}
