import { AppError, type QueenFate, type QueenPurpose, queenWhereabouts } from '@skep/domain';
import { object } from 'valibot';
import type { QueenWhereabouts } from '#hives/queens/queen.ts';
import { beginTenure, endTenure, endTenureIn } from '#hives/queens/queen-tenure.ts';
import { presentTenure, setWhereabouts } from '#hives/queens/queen-tenure-store.ts';
import { queenById } from '#hives/queens/store.ts';
import type { Hive } from '#hives/queries/hive.ts';
import { requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId, QueenId } from '#platform/context/ids.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import type { ColonyStep } from './event.ts';
import { become, hiveForStep, hivesForStep, markChanged, requireThere, takeStep } from './step.ts';
import { insertEvent } from './store.ts';

const whereaboutsForm = object(queenWhereabouts);

export interface QueenMove extends ColonyStep {
  hiveId: HiveId;
  /** What becomes of the queen who heads that hive. Undefined: she is replaced, and nothing more is known. */
  fate?: QueenFate | undefined;
}

/** Moves a living queen to another hive. The hive that she leaves is queenless. */
export function moveQueen(context: SignedInContext, queenId: QueenId, move: QueenMove): Promise<Hive[]> {
  return takeStep(context, move, async (inner, step) => {
    const { fate = 'replaced' } = move;
    const { queen } = requireRight(inner, 'edit', await queenById(inner, queenId));
    if (queen.goneOn !== undefined) throw fieldProblem('queenId', 'unknown_choice');
    const fromId = (await presentTenure(inner, { queenId }))?.hiveId;
    if (fromId === move.hiveId) throw fieldProblem('hiveId', 'same_hive');
    const ids = fromId === undefined ? [move.hiveId] : [move.hiveId, fromId];
    const [target, from] = await hivesForStep(inner, ids, step.date);
    if (target === undefined) throw new AppError('not_found');
    requireThere(target, 'hiveId');
    const hives = { hiveId: fromId ?? target.id, otherHiveId: fromId === undefined ? undefined : target.id };
    const queens = { queenId, formerQueenId: target.queen?.id };
    const ownerId = (from ?? target).ownerId;
    const event = { ...step, ownerId, kind: 'queen_move', ...hives, ...queens } as const;
    const { date } = step;
    const id = await insertEvent(inner, event, inner.clock.now());
    await endTenure(inner, queenId, { on: date, fate: 'kept' });
    await endTenureIn(inner, target.id, { on: date, fate });
    await beginTenure(inner, queenId, target.id, { on: date, eventId: id });
    if (target.life.state === 'queenless') await become(inner, target, 'active', { id, date });
    if (from !== undefined) await become(inner, from, 'queenless', { id, date });
    await markChanged(inner, from === undefined ? [target] : [target, from]);
    return hives;
  });
}

export interface QueenEnd extends ColonyStep {
  /** `kept`: she lives and heads no hive; so may one who was thought to be gone. */
  fate: QueenFate;
  /** Of one who lives. */
  place?: string | undefined;
  purpose?: QueenPurpose | undefined;
  /** Of one who was sold or given away. */
  recipient?: string | undefined;
}

/** What may be said of her with that fate, held to its rules. @throws AppError invalid_input */
function whereaboutsOf(end: QueenEnd): QueenWhereabouts {
  const { place, purpose, recipient } = readForm(whereaboutsForm, end);
  if (end.fate === 'kept') return { place, purpose };
  return end.fate === 'sold' ? { recipient } : {};
}

/** Says what became of a queen. The hive that she headed is queenless. */
export async function endQueen(context: SignedInContext, queenId: QueenId, end: QueenEnd): Promise<Hive[]> {
  const whereabouts = whereaboutsOf(end);
  return takeStep(context, end, async (inner, step) => {
    const { queen, ownerId } = requireRight(inner, 'edit', await queenById(inner, queenId));
    const tenure = await presentTenure(inner, { queenId });
    const hiveId = tenure?.hiveId ?? queen.hiveId;
    if (hiveId === undefined) {
      // Only the history of a hive has notes.
      if (step.note !== undefined) throw fieldProblem('note', 'invalid');
      await endTenure(inner, queenId, { on: step.date, fate: end.fate });
      await setWhereabouts(inner, queenId, whereabouts);
      return { hiveId: undefined, otherHiveId: undefined };
    }
    const event = { ...step, ownerId, kind: 'queen_fate', hiveId, formerQueenId: queenId } as const;
    const id = await insertEvent(inner, event, inner.clock.now());
    await endTenure(inner, queenId, { on: step.date, fate: end.fate });
    await setWhereabouts(inner, queenId, whereabouts);
    if (tenure !== undefined) {
      const hive = await hiveForStep(inner, hiveId, step.date);
      await become(inner, hive, 'queenless', { id, date: step.date });
      await markChanged(inner, [hive]);
    }
    return { hiveId, otherHiveId: undefined };
  });
}
