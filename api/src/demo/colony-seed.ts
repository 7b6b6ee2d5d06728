import { changeHiveState } from '#hives/colony-events/state-change.ts';
import { insertEvent, insertState } from '#hives/colony-events/store.ts';
import { changedQueen } from '#hives/queens/fields.ts';
import type { Queen } from '#hives/queens/queen.ts';
import { backdateTenure } from '#hives/queens/queen-tenure-store.ts';
import { updateQueen } from '#hives/queens/store.ts';
import type { Hive } from '#hives/queries/hive.ts';
import type { SignedInContext } from '#platform/context/context.ts';

/** Daughters and their mothers, by their names. */
const mothers: Readonly<Record<string, string>> = { Amalia: 'Wilhelmina', Beatrix: 'Juliana' };

const queenlessForDays = 12;
/** From her birth until she lays. */
const daysToLaying = 20;

/** What happened to these colonies: since when each queen reigns, whose daughter she is, and what hives are. */
export async function seedColonies(context: SignedInContext, hives: readonly Hive[]): Promise<void> {
  const headedBy = new Map(hives.flatMap((hive) => (hive.queen?.name ? [[hive.queen.name, hive]] : [])));
  for (const { id, queen } of hives) {
    if (queen) await seedQueen(context, queen, headedBy);
    else
      await changeHiveState(context, id, { date: dayBefore(context, queenlessForDays), state: 'queenless' });
  }
  const [old, young] = [headedBy.get('Wilhelmina'), headedBy.get('Amalia')];
  if (old && young?.queen) await seedSplit(context, old, young, tenureOf(context, young.queen));
}

async function seedQueen(
  context: SignedInContext,
  queen: Queen,
  headedBy: ReadonlyMap<string, Hive>,
): Promise<void> {
  await backdateTenure(context, queen.id, tenureOf(context, queen));
  const motherId = headedBy.get(mothers[queen.name ?? ''] ?? '')?.queen?.id;
  if (motherId !== undefined) {
    await updateQueen(context, queen.id, await changedQueen(context, queen, { motherId }));
  }
}

async function seedSplit(context: SignedInContext, old: Hive, young: Hive, date: string): Promise<void> {
  const event = { date, ownerId: old.ownerId, hiveId: old.id, otherHiveId: young.id };
  const eventId = await insertEvent(context, { ...event, kind: 'split' }, context.clock.now());
  await insertState(context, { hiveId: young.id, eventId, state: 'nucleus', since: date });
}

/** She heads her hive since she began to lay, and not only from tomorrow on. */
function tenureOf(context: SignedInContext, { birthDate }: Queen): string {
  const today = dayBefore(context, 0);
  if (birthDate === undefined) return today;
  const laying = new Date(Date.parse(birthDate) + daysToLaying * 86_400_000).toISOString().slice(0, 10);
  return [laying, today].toSorted()[0] ?? today;
}

function dayBefore({ clock }: SignedInContext, days: number): string {
  return new Date(clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
}
