import { AppError, colonyStepRules, type HiveState, isFutureDay, isHiveThere } from '@skep/domain';
import { object } from 'valibot';
import { audit } from '#audit-log/audit-log.ts';
import { raiseRevisions } from '#hive-core/store.ts';
import type { Hive } from '#hives/queries/hive.ts';
import { hivesForEdit, seenHives } from '#hives/queries/store.ts';
import { endPlansOfHives } from '#inspections/plans/service.ts';
import { requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ColonyEventId, HiveId } from '#platform/context/ids.ts';
import { createOrFind } from '#platform/database/client-id.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import type { ColonyStep, StepHives } from './event.ts';
import { eventByClientId, insertState } from './store.ts';

const stepForm = object(colonyStepRules);

/**
 * Does a step in the life of colonies once, however often it is sent, all or nothing.
 * @returns the hives that it was about, as they are now.
 * @throws AppError invalid_input for a day that has not come.
 */
export async function takeStep(
  context: SignedInContext,
  step: ColonyStep,
  take: (inner: SignedInContext, step: ColonyStep) => Promise<StepHives>,
): Promise<Hive[]> {
  const { date, note } = readForm(stepForm, step);
  if (isFutureDay(date, context.clock.now())) throw fieldProblem('date', 'date_in_future');
  const stepped = await createOrFind(context, step.clientId, {
    find: (inner, clientId) => eventByClientId(inner, inner.user.id, clientId),
    create: async (inner) => {
      const hives = await take(inner, { clientId: step.clientId, date, note });
      await audit(inner, 'colony_step', idsOf(hives));
      return hives;
    },
  });
  const ids = idsOf(stepped);
  const hives = await seenHives(context, { ids });
  return hives.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

const idsOf = ({ hiveId, otherHiveId }: StepHives) => [hiveId, otherHiveId].flatMap((id) => id ?? []);

/**
 * Hives to which something happens on that day, in the order of the ids, locked against changes.
 * @throws AppError not_found; invalid_input for a day before the last that is known of one of them.
 */
export async function hivesForStep(
  context: SignedInContext,
  ids: readonly HiveId[],
  date: string,
): Promise<Hive[]> {
  const hives = await hivesForEdit(context, ids);
  return ids.map((id) => {
    const hive = requireRight(
      context,
      'edit',
      hives.find((candidate) => candidate.id === id),
    );
    if (hive.life.since !== undefined && hive.life.since > date) throw fieldProblem('date', 'date_too_early');
    return hive;
  });
}

export async function hiveForStep(context: SignedInContext, id: HiveId, date: string): Promise<Hive> {
  const [hive] = await hivesForStep(context, [id], date);
  if (hive === undefined) throw new AppError('not_found');
  return hive;
}

/**
 * @param path of the field that chose the hive.
 * @throws AppError invalid_input for a hive that is lost, sold or united with another.
 */
export function requireThere({ life }: Hive, path: string): void {
  if (!isHiveThere(life.state)) throw fieldProblem(path, 'hive_not_there');
}

/** Notes what the hive is from that day on, unless it was that already. */
export async function become(
  context: SignedInContext,
  hive: Pick<Hive, 'id' | 'life'>,
  state: HiveState,
  event: { id: ColonyEventId; date: string },
): Promise<void> {
  if (hive.life.state === state) return;
  await insertState(context, { hiveId: hive.id, eventId: event.id, state, since: event.date });
  if (!isHiveThere(state)) await endPlansOfHives(context, [hive.id]);
}

/** Who edits an older version of these hives shall notice. */
export async function markChanged(context: SignedInContext, hives: readonly Pick<Hive, 'id'>[]) {
  await raiseRevisions(
    context,
    hives.map(({ id }) => id),
  );
}
