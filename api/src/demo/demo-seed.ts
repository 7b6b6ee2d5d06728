import { createApiary } from '#hives/apiaries/service.ts';
import { createHive } from '#hives/hive/service.ts';
import type { Hive } from '#hives/queries/hive.ts';
import { newestChecklistId } from '#inspections/checklists/service.ts';
import type { NewInspection } from '#inspections/inspections/inspection.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ChecklistId, HiveId } from '#platform/context/ids.ts';
import { type DemoApiary, demoApiaries, neighboursApiary } from './bees.ts';
import { diaryOf } from './diary.ts';
import { hiveOf } from './hive-of.ts';

const allHives = [...demoApiaries, neighboursApiary].flatMap(({ hives }) => hives);

/** Makes an apiary with its hives. @returns what their diaries say. */
export async function settle(
  context: SignedInContext,
  demo: DemoApiary,
  say: (id: string) => string,
): Promise<NewInspection[]> {
  const { key, hives, ...place } = demo;
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
    const number = allHives.indexOf(hive);
    const diary = diaryOf({ fate: hive.fate, number, now: context.clock.now(), checklistId, text: say });
    const owner = { hiveId: id, ownerId, apiaryId, clientId: undefined };
    inspections.push(...diary.map((entry) => ({ ...entry, ...owner })));
  }
  return inspections;
}

export interface KnownDiaries {
  hives: readonly Hive[];
  /** When each was inspected last. */
  lastOf: ReadonlyMap<HiveId, Date>;
  checklistId: ChecklistId | undefined;
  say: (id: string) => string;
}

/** What was found in these hives since each was inspected last: their diaries go on until these days. */
export function laterDiaries(
  context: SignedInContext,
  { hives, lastOf, checklistId, say: text }: KnownDiaries,
): NewInspection[] {
  const now = context.clock.now();
  return demoApiaries
    .flatMap((apiary) => apiary.hives)
    .flatMap(({ key, fate }, number) => {
      const hive = hives.find(({ name }) => name === text(`demo.hive.${key}`));
      const last = hive && lastOf.get(hive.id);
      if (hive === undefined || last === undefined) return [];
      const owner = { hiveId: hive.id, ownerId: hive.ownerId, apiaryId: hive.apiaryId, clientId: undefined };
      return diaryOf({ fate, number, now, checklistId, text })
        .filter(({ inspectedAt }) => inspectedAt > last)
        .map((entry) => ({ ...entry, ...owner }));
    });
}
