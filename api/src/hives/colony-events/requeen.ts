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
import { fateOf } from './queen-outcome.ts';
import { become, hiveForStep, markChanged, requireThere, takeStep } from './step.ts';
import { insertEvent, setEventQueen } from './store.ts';

export interface Requeening extends ColonyStep {
  /** A queen of the register who heads no hive, or one who is new. */
  queen: { kind: 'known'; id: QueenId } | { kind: 'new'; fields: QueenChanges };
  /** What becomes of the queen before her. Undefined: she is replaced, and nothing more is known. */
  fate: string | undefined;
}

/** Gives a colony another queen. */
export function requeenColony(context: SignedInContext, hiveId: HiveId, change: Requeening): Promise<Hive[]> {
  return takeStep(context, change, async (inner, step) => {
    const fate = fateOf(change.fate, 'replaced');
    const hive = await hiveForStep(inner, hiveId, step.date);
    requireThere(hive, 'hiveId');
    if (change.queen.kind === 'known') await requireFreeQueen(inner, change.queen.id);
    const event = { ...step, ownerId: hive.ownerId, kind: 'requeen', hiveId } as const;
    const id = await insertEvent(inner, { ...event, formerQueenId: hive.queen?.id }, inner.clock.now());
    const tenure = { on: step.date, eventId: id };
    await endTenureIn(inner, hiveId, { on: step.date, fate });
    if (change.queen.kind === 'known') {
      await beginTenure(inner, change.queen.id, hiveId, tenure);
      await setEventQueen(inner, id, change.queen.id);
    } else {
      const fields = await changedQueen(inner, undefined, change.queen.fields, 'queen.');
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
