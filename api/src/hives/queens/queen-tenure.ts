import { AppError, type QueenFate } from '@skep/domain';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { ColonyEventId, HiveId, QueenId } from '#platform/context/ids.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import type { QueenFields } from './queen-fields.ts';
import { closeTenure, insertTenure, lastTenureEnd, presentTenure, setFate } from './queen-tenure-store.ts';
import { insertQueens } from './store.ts';

type Inside = Pick<SignedInContext, 'db' | 'clock' | 'user'>;

/** A step in a colony's life; undefined `eventId`: one that only the register knows of. */
export interface TenureStep {
  on: string;
  eventId: ColonyEventId | undefined;
}

export function today({ clock }: Pick<Context, 'clock'>): string {
  return clock.now().toISOString().slice(0, 10);
}

/** Today, or the day on which the hive's present queen came if that is later: days begin sooner elsewhere. */
export async function dayOfChange(context: Inside, hiveId: HiveId): Promise<string> {
  const present = await presentTenure(context, { hiveId });
  const now = today(context);
  return present !== undefined && present.since > now ? present.since : now;
}

/**
 * She heads the hive no longer.
 * @throws AppError invalid_input for a day before she came.
 */
export async function endTenure(
  context: Inside,
  queenId: QueenId,
  { on, fate }: { on: string; fate: QueenFate },
): Promise<void> {
  const present = await presentTenure(context, { queenId });
  if (present !== undefined) {
    if (present.isDated && present.since > on) throw fieldProblem('date', 'date_too_early');
    await closeTenure(context, present.id, on);
  }
  await setFate(context, queenId, fate === 'kept' ? undefined : { fate, on });
}

/**
 * She heads the hive from that day on. Neither may have another at that time.
 * @throws AppError invalid_input
 */
export async function beginTenure(
  context: Inside,
  queenId: QueenId,
  hiveId: HiveId,
  { on, eventId }: TenureStep,
): Promise<void> {
  const last = await lastTenureEnd(context, { queenId, hiveId });
  if (last !== undefined && last > on) throw fieldProblem('date', 'date_too_early');
  await insertTenure(context, { queenId, hiveId, since: on, eventId });
}

/** Ends the reign of who heads the hive now, if anybody does. */
export async function endTenureIn(
  context: Inside,
  hiveId: HiveId,
  end: { on: string; fate: QueenFate },
): Promise<void> {
  const present = await presentTenure(context, { hiveId });
  if (present !== undefined) await endTenure(context, present.queenId, end);
}

/** A new queen for the hive; who headed it is replaced. */
export async function giveNewQueen(
  context: Inside,
  hiveId: HiveId,
  fields: QueenFields,
  step?: TenureStep,
): Promise<QueenId> {
  const [id] = await insertQueens(context, [{ ...fields, hiveId }], context.clock.now());
  if (id === undefined) throw new AppError('unexpected');
  const { on, eventId } = step ?? { on: await dayOfChange(context, hiveId), eventId: undefined };
  await endTenureIn(context, hiveId, { on, fate: 'replaced' });
  await beginTenure(context, id, hiveId, { on, eventId });
  return id;
}
