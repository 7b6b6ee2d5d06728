import { type choosableHiveStates, type HiveState, isHiveThere, type QueenFate } from '@skep/domain';
import { endTenureIn } from '#hives/queens/queen-tenure.ts';
import { reopenTenure } from '#hives/queens/queen-tenure-store.ts';
import type { Hive } from '#hives/queries/hive.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import type { ColonyStep } from './event.ts';
import { become, hiveForStep, markChanged, takeStep } from './step.ts';
import { insertEvent } from './store.ts';

/** What becomes of the queen of a hive that is this from now on; of others she stays. */
const fateOfQueen: Partial<Record<HiveState, QueenFate>> = { lost: 'lost', sold: 'sold', queenless: 'lost' };

export interface StateChange extends ColonyStep {
  state: (typeof choosableHiveStates)[number];
}

/** Says what a hive is from a day on. A hive that was taken for lost or sold has its queen again when it is not. */
export function changeHiveState(context: SignedInContext, hiveId: HiveId, change: StateChange) {
  return takeStep(context, change, async (inner, step) => {
    const { state } = change;
    const hive = await hiveForStep(inner, hiveId, step.date);
    const id = await insertEvent(
      inner,
      { ...step, ownerId: hive.ownerId, kind: 'state', hiveId, formerQueenId: leavingQueen(hive, state) },
      inner.clock.now(),
    );
    await become(inner, hive, state, { id, date: step.date });
    const fate = fateOfQueen[state];
    if (fate !== undefined) await endTenureIn(inner, hiveId, { on: step.date, fate });
    else await bringBackQueen(inner, hive);
    await markChanged(inner, [hive]);
    return { hiveId, otherHiveId: undefined };
  });
}

function leavingQueen({ queen }: Hive, state: HiveState) {
  return fateOfQueen[state] === undefined ? undefined : queen?.id;
}

async function bringBackQueen(context: SignedInContext, { id, life, queen }: Hive): Promise<void> {
  if (isHiveThere(life.state) || life.since === undefined || queen !== undefined) return;
  await reopenTenure(context, id, life.since, ['lost', 'sold']);
}
