import { dimensionsOfHiveType, queenColourHex, queenColourOfYear, termsVersion } from '@skep/domain';
import { afterRegistration } from '../accounts/after-registration.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { insertAccount, isAnybodyThere, updateAccount } from '../accounts/store.ts';
import { createApiary } from '../apiaries/service.ts';
import { newestChecklistId } from '../checklists/service.ts';
import type { Context, SignedInContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { createTag } from '../hive-tags/service.ts';
import { createHive, ownHives } from '../hives/service.ts';
import type { ApiaryId } from '../ids.ts';
import type { NewInspection } from '../inspections/inspection.ts';
import { insertInspections } from '../inspections/store.ts';
import type { QueenChanges } from '../queens/queen.ts';
import { categoryKey } from '../taxonomy/catalogue.ts';
import { textsOf } from '../texts.ts';
import { type DemoApiary, type DemoHive, type DemoQueen, demoApiaries } from './bees.ts';
import { diaryOf } from './diary.ts';

/** The account that an empty database begins with. */
export const demoAccount = { email: 'demo@skep.example', password: 'Honey-2026!' } as const;

const { text } = textsOf('demo');

/** Fills a database in which nobody is yet. @returns whether it did. */
export async function seedDemoWhenEmpty(context: Context): Promise<boolean> {
  if (await isAnybodyThere(context)) return false;
  await seedDemo(context);
  return true;
}

/** Makes the demo account with three apiaries, a dozen hives and two seasons of inspections, all or nothing. */
export async function seedDemo(context: Context): Promise<void> {
  // Slow by intent, so it stays outside of the transaction.
  const passwordHash = await hashPassword(demoAccount.password);
  await inTransaction(context, async (inner) => {
    const keeper = await signUp(inner, passwordHash);
    const inspections: NewInspection[] = [];
    for (const apiary of demoApiaries) inspections.push(...(await settle(keeper, apiary)));
    await insertInspections(keeper, inspections, keeper.clock.now());
    await hangTags(keeper);
  });
}

/** A tag for each of the things that a tag is mostly for. */
async function hangTags(context: SignedInContext): Promise<void> {
  const hives = await ownHives(context);
  for (const [index, action] of (['new_inspection', 'view_inspections', 'show_hive'] as const).entries()) {
    const hiveId = hives[index]?.id;
    if (hiveId !== undefined) await createTag(context, { number: String(index + 1), action, hiveId });
  }
}

async function signUp(context: Context, passwordHash: string): Promise<SignedInContext> {
  const at = context.clock.now();
  const account = await insertAccount(context, {
    name: text(context.locale, 'demo.person'),
    email: demoAccount.email,
    passwordHash,
    locale: undefined,
    acceptedTermsVersion: termsVersion,
    at,
  });
  if (account === undefined) throw new Error(`${demoAccount.email} has an account already.`);
  await updateAccount(context, account.id, { emailVerifiedAt: at, isAdmin: true }, at);
  for (const prepare of afterRegistration) await prepare(context, account);
  return {
    ...context,
    user: { id: account.id, isAdmin: true, isTranslator: false, by: 'sign_in', token: '' },
  };
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
      hiveOf(context, hive, apiary.id, index),
      undefined,
    );
    const number = demoApiaries.flatMap((other) => other.hives).indexOf(hive);
    const diary = diaryOf({ fate: hive.fate, number, now: context.clock.now(), checklistId, text: say });
    const owner = { hiveId: id, ownerId, apiaryId, clientId: undefined };
    inspections.push(...diary.map((entry) => ({ ...entry, ...owner })));
  }
  return inspections;
}

function hiveOf(context: SignedInContext, hive: DemoHive, apiaryId: ApiaryId, index: number) {
  const layers = hive.layers.map((kind, place) => ({
    kind,
    order: hive.layers.length - place,
    color: hive.layerColors?.[place] ?? hive.color,
    frameCount: hive.frameCount,
  }));
  return {
    apiaryId,
    name: text(context.locale, `demo.hive.${hive.key}`),
    typeId: hive.typeId,
    color: hive.color,
    order: index + 1,
    dimensions: dimensionsOfHiveType(categoryKey(hive.typeId) ?? '') ?? {},
    layers: { kind: 'listed' as const, layers },
    ...(hive.queen ? { queen: queenOf(hive.queen, context.clock.now()) } : {}),
  };
}

/** A queen of this year is born in spring: before it she is of the year before. */
function queenOf({ name, raceId, age, isMarked, isClipped }: DemoQueen, now: Date): QueenChanges {
  const season = now.getUTCMonth() < 5 ? now.getUTCFullYear() - 1 : now.getUTCFullYear();
  const year = season - age;
  return {
    name,
    raceId,
    birthDate: `${year}-05-20`,
    color: isMarked ? queenColourHex[queenColourOfYear(year)] : undefined,
    isClipped,
    isFertilized: true,
  };
}
