import type { QueenFate } from '@skep/domain';
import { changedQueen } from '#hives/queens/fields.ts';
import type { Queen, QueenChanges } from '#hives/queens/queen.ts';
import { beginTenure, endTenureIn, giveNewQueen } from '#hives/queens/queen-tenure.ts';
import { presentTenure } from '#hives/queens/queen-tenure-store.ts';
import { queenById } from '#hives/queens/store.ts';
import type { Hive } from '#hives/queries/hive.ts';
import { requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId, QueenId } from '#platform/context/ids.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import type { ColonyStep } from './event.ts';
import { become, hiveForStep, markChanged, requireThere, takeStep } from './step.ts';
import { insertEvent, setEventQueen } from './store.ts';

export interface Requeening extends ColonyStep {
  /** A queen of the register who heads no hive. Undefined: `queen` is new. */
  queenId?: QueenId | undefined;
  queen?: QueenChanges | undefined;
  /** What becomes of the queen before her. Undefined: she is replaced, and nothing more is known. */
  fate?: QueenFate | undefined;
}

/** Gives a colony another queen. */
export function requeenColony(context: SignedInContext, hiveId: HiveId, change: Requeening): Promise<Hive[]> {
  return takeStep(context, change, async (inner, step) => {
    const { queenId, queen, fate = 'replaced' } = change;
    if (queenId === undefined && queen === undefined) throw fieldProblem('queenId', 'required');
    const hive = await hiveForStep(inner, hiveId, step.date);
    requireThere(hive, 'hiveId');
    if (queenId !== undefined) await requireFreeQueen(inner, queenId);
    const event = { ...step, ownerId: hive.ownerId, kind: 'requeen', hiveId } as const;
    const id = await insertEvent(inner, { ...event, formerQueenId: hive.queen?.id }, inner.clock.now());
    const tenure = { on: step.date, eventId: id };
    await endTenureIn(inner, hiveId, { on: step.date, fate });
    if (queenId !== undefined) {
      await beginTenure(inner, queenId, hiveId, tenure);
      await setEventQueen(inner, id, queenId);
    } else {
      const fields = await changedQueen(inner, undefined, queen ?? {}, 'queen.');
      await setEventQueen(inner, id, await giveNewQueen(inner, hiveId, fields, tenure));
    }
    if (hive.life.state === 'queenless') await become(inner, hive, 'active', { id, date: step.date });
    await markChanged(inner, [hive]);
    return { hiveId, otherHiveId: undefined };
  });
}

async function requireFreeQueen(context: SignedInContext, id: QueenId): Promise<void> {
  const { queen } = requireRight(context, 'edit', await queenById(context, id));
  requireAlive(queen, 'queenId');
  if ((await presentTenure(context, { queenId: id })) !== undefined) {
    throw fieldProblem('queenId', 'heads_another_hive');
  }
}

function requireAlive({ goneOn }: Queen, path: string): void {
  if (goneOn !== undefined) throw fieldProblem(path, 'unknown_choice');
}
