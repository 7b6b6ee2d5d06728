import { hashPassword, isPassword } from '#account/core/passwords.ts';
import { accountByEmail, accountWithPassword, isAnybodyThere } from '#account/core/store.ts';
import { createApiary } from '#hives/apiaries/service.ts';
import { createHive } from '#hives/hive/service.ts';
import { seenHives } from '#hives/read/store.ts';
import { createTag } from '#hives/tags/service.ts';
import { newestChecklistId } from '#inspections/checklists/service.ts';
import type { NewInspection } from '#inspections/inspections/inspection.ts';
import { insertInspections } from '#inspections/inspections/store.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { textsOf } from '#platform/words/texts.ts';
import { type DemoApiary, demoApiaries } from './bees.ts';
import { diaryOf } from './diary.ts';
import { hiveOf } from './hive-of.ts';
import { tellLives } from './lives.ts';
import { setUpDevices } from './measuring.ts';
import { keepRegister } from './register.ts';
import { signUp } from './sign-up.ts';

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

/** Whether anybody can sign in with it, by the password that stands in the README. */
export async function isDemoOpen(context: Context): Promise<boolean> {
  const there = await accountWithPassword(context, demoAccount.email);
  return there !== undefined && (await isPassword(demoAccount.password, there.passwordHash));
}

/**
 * Makes the demo account with three apiaries, a dozen hives, two seasons of inspections, their register and two devices,
 * all or nothing.
 */
export async function seedDemo(context: Context): Promise<void> {
  // Slow by intent, so it stays outside of the transaction.
  const passwordHash = await hashPassword(demoAccount.password);
  await inTransaction(context, async (inner) => {
    const keeper = await signUp(inner, {
      name: text(inner.locale, 'demo.person'),
      email: demoAccount.email,
      passwordHash,
      isAdmin: true,
      permissions: ['dashboard'],
    });
    const inspections: NewInspection[] = [];
    for (const apiary of demoApiaries) inspections.push(...(await settle(keeper, apiary)));
    await insertInspections(keeper, inspections, keeper.clock.now());
    await tellLives(keeper);
    await keepRegister(keeper, (id) => text(keeper.locale, id));
    await hangTags(keeper);
    await setUpDevices(keeper, (id, values) => text(keeper.locale, id, values));
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

/** Makes an apiary with its hives. @returns what their diaries say. */
async function settle(context: SignedInContext, demo: DemoApiary): Promise<NewInspection[]> {
  const { key, hives, ...place } = demo;
  const say = (id: string) => text(context.locale, id);
  const { apiary } = await createApiary(
    context,
    { ...place, name: say(`demo.apiary.${key}`), description: say(`demo.apiary.${key}.about`) },
    { amount: 0, prefix: key, firstNumber: 1, like: {} },
    undefined,
  );
  const checklistId = await newestChecklistId(context);
  const inspections: NewInspection[] = [];
  for (const [index, hive] of hives.entries()) {
    const { id, ownerId, apiaryId } = await createHive(
      context,
      hiveOf(hive, {
        apiaryId: apiary.id,
        name: say(`demo.hive.${hive.key}`),
        order: index + 1,
        now: context.clock.now(),
      }),
      undefined,
    );
    const number = demoApiaries.flatMap((other) => other.hives).indexOf(hive);
    const diary = diaryOf({ fate: hive.fate, number, now: context.clock.now(), checklistId, text: say });
    const owner = { hiveId: id, ownerId, apiaryId, clientId: undefined };
    inspections.push(...diary.map((entry) => ({ ...entry, ...owner })));
  }
  return inspections;
}
