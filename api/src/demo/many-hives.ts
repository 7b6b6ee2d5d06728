import { hashPassword } from '#account/core/passwords.ts';
import { createApiary } from '#hives/apiaries/service.ts';
import { changedHive } from '#hives/hive/fields.ts';
import { insertLayers } from '#hives/hive/layer-store.ts';
import { insertHives } from '#hives/hive/store.ts';
import { changedQueen } from '#hives/queens/fields.ts';
import { today } from '#hives/queens/queen-tenure.ts';
import { insertTenuresOfNewQueens } from '#hives/queens/queen-tenure-store.ts';
import { insertQueens } from '#hives/queens/store.ts';
import { newestChecklistId } from '#inspections/checklists/service.ts';
import { insertInspections } from '#inspections/inspections/store.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId, ChecklistId, HiveId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { type DemoHive, demoApiaries } from './bees.ts';
import { diaryOf } from './diary.ts';
import { hiveOf } from './hive-of.ts';
import { demoAccount } from './seed.ts';
import { signUp } from './sign-up.ts';

const { text } = textsOf('demo');

export interface ManyHives {
  email: string;
  hiveCount: number;
  apiaryCount: number;
}

/** A professional's account: what measures and screens with a thousand hives are tried on. */
export const manyHives: ManyHives = { email: 'thousand@skep.example', hiveCount: 1000, apiaryCount: 50 };

/** Keeps each statement far from the database's 65,535 parameters. */
const hivesInOneStep = 100;

/**
 * Makes an account with hives of every build, queen and state of inspections, all or nothing.
 * Its password is the demo account's. @throws EmailTaken
 */
export async function seedManyHives(context: Context, options: ManyHives): Promise<void> {
  const { email, hiveCount } = options;
  const passwordHash = await hashPassword(demoAccount.password);
  await inTransaction(context, async (inner) => {
    // No two accounts may have one name.
    const keeper = await signUp(inner, { name: email, email, passwordHash, isAdmin: false });
    const checklistId = await newestChecklistId(keeper);
    const apiaryIds = await makeApiaries(keeper, options.apiaryCount);
    const hives = Array.from({ length: hiveCount }, (_, index) => seededHive(index, apiaryIds));
    for (let first = 0; first < hiveCount; first += hivesInOneStep) {
      await settle(keeper, hives.slice(first, first + hivesInOneStep), checklistId);
    }
  });
}

async function makeApiaries(context: SignedInContext, count: number): Promise<ApiaryId[]> {
  const ids: ApiaryId[] = [];
  for (let index = 0; index < count; index += 1) {
    const { key, hives: _hives, ...place } = takenInTurn(demoApiaries, index);
    const { apiary } = await createApiary(
      context,
      { ...place, name: `${text(context.locale, `demo.apiary.${key}`)} ${index + 1}` },
      { amount: 0, prefix: key, firstNumber: 1, like: {} },
      undefined,
    );
    ids.push(apiary.id);
  }
  return ids;
}

interface SeededHive {
  like: DemoHive;
  apiaryId: ApiaryId;
  /** Counted from 0 over all apiaries. */
  index: number;
  order: number;
}

const builds = demoApiaries.flatMap(({ hives }) => hives);
const colors = [...new Set(builds.map(({ color }) => color))];

/** Builds and colours run at different paces, so that neighbours differ. */
function seededHive(index: number, apiaryIds: readonly ApiaryId[]): SeededHive {
  const { layerColors: _layerColors, ...build } = takenInTurn(builds, index);
  const like = { ...build, color: takenInTurn(colors, index + Math.floor(index / colors.length)) };
  const order = Math.floor(index / apiaryIds.length) + 1;
  return { like, apiaryId: takenInTurn(apiaryIds, index), index, order };
}

async function settle(
  context: SignedInContext,
  hives: readonly SeededHive[],
  checklistId: ChecklistId | undefined,
): Promise<void> {
  const ownerId = context.user.id;
  const now = context.clock.now();
  const planned = hives.map(({ like, apiaryId, index, order }) => {
    const name = `${text(context.locale, `demo.hive.${like.key}`)} ${index + 1}`;
    return { ...hiveOf(like, { apiaryId, name, order, now }), index, like };
  });
  const fields = planned.map(({ index: _index, like: _like, queen: _queen, ...said }) => ({
    ...changedHive(undefined, said),
    apiaryId: said.apiaryId,
    ownerId,
    clientId: undefined,
  }));
  const ids = await insertHives(context, fields, now);
  const made = ids.flatMap((id, place) => {
    const plan = planned[place];
    return plan === undefined ? [] : [{ ...plan, id, layers: fields[place]?.layers ?? [] }];
  });
  await insertLayers(
    context,
    made.flatMap(({ id, layers }) => layers.map((layer) => ({ ...layer, hiveId: id }))),
  );
  await giveQueens(context, made);
  const inspections = made.flatMap(({ id, apiaryId, like, index }) =>
    lastInspections(like, { index, now, checklistId, locale: context.locale }).map((entry) => ({
      ...entry,
      ownerId,
      hiveId: id,
      apiaryId,
      clientId: undefined,
    })),
  );
  await insertInspections(context, inspections, now);
}

async function giveQueens(
  context: SignedInContext,
  hives: readonly { id: HiveId; queen?: Parameters<typeof changedQueen>[2] }[],
): Promise<void> {
  const queens: Parameters<typeof insertQueens>[1][number][] = [];
  for (const { id, queen } of hives) {
    if (queen) queens.push({ ...(await changedQueen(context, undefined, queen)), hiveId: id });
  }
  const ids = await insertQueens(context, queens, context.clock.now());
  const reigns = ids.flatMap((queenId, place) => {
    const hiveId = queens[place]?.hiveId;
    return hiveId === undefined ? [] : [{ queenId, hiveId, since: today(context), eventId: undefined }];
  });
  await insertTenuresOfNewQueens(context, reigns);
}

/** Not all were seen lately, and each twentieth never. */
function lastInspections({ fate }: DemoHive, { index, now, checklistId, locale }: LastInspectionsOptions) {
  if (index % 20 === 19) return [];
  const say = (id: string) => text(locale, id);
  const diary = diaryOf({ fate, number: index % 24, now, checklistId, text: say });
  return diary.slice(0, Math.max(1, diary.length - (index % 5))).slice(-2);
}

interface LastInspectionsOptions {
  index: number;
  now: Date;
  checklistId: ChecklistId | undefined;
  locale: SignedInContext['locale'];
}

function takenInTurn<Thing>(things: readonly Thing[], index: number): Thing {
  const thing = things[index % things.length];
  if (thing === undefined) throw new Error('There is nothing to take from.');
  return thing;
}
