import { seenHives } from '#hives/queries/store.ts';
import { newestChecklistId } from '#inspections/checklists/service.ts';
import { insertInspections } from '#inspections/inspections/store.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { laterDiaries } from './demo-seed.ts';
import { demoKeeper, lastInspected } from './keeper-store.ts';
import { continueDevices } from './measuring.ts';
import { continueRegister } from './register.ts';
import { continueMeasurements } from './seed-measurements.ts';
import { finishTasks } from './tasks.ts';

const { text } = textsOf('demo');

/** A day at most is missing of a diary that needs no more. */
const dayMs = 86_400_000;

/**
 * Adds to the demo account what would have happened since: inspections, entries of the records and measurements up to
 * now. Of what people try out it changes and deletes nothing. Without the account it does nothing.
 */
export async function continueDemo(context: Context): Promise<void> {
  const keeper = await demoKeeper(context);
  if (keeper === undefined) return;
  await continueDevices(keeper);
  await continueMeasurements(keeper);
  await inTransaction(keeper, continueDiary);
}

async function continueDiary(keeper: SignedInContext): Promise<void> {
  const hives = await seenHives(keeper, { isOwn: true });
  const now = keeper.clock.now();
  const lastOf = await lastInspected(keeper);
  const newest = Math.max(0, ...[...lastOf.values()].map((time) => time.getTime()));
  // Every hive has one of the last ten days, the newest of the last two or three.
  if (newest === 0 || now.getTime() - newest < 4 * dayMs) return;
  const say = (id: string) => text(keeper.locale, id);
  const inspections = laterDiaries(keeper, {
    hives,
    lastOf,
    checklistId: await newestChecklistId(keeper),
    say,
  });
  await insertInspections(keeper, inspections, now);
  await finishTasks(keeper, say);
  await continueRegister(keeper, say, new Date(newest).toISOString().slice(0, 10));
}
