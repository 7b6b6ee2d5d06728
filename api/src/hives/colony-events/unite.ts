import { AppError, type QueenFate, type queensOfUnion } from '@skep/domain';
import { changedHive } from '#hives/hive/fields.ts';
import { replaceLayers } from '#hives/hive/layer-store.ts';
import { reportSupers } from '#hives/hive/service.ts';
import { beginTenure, endTenure } from '#hives/queens/queen-tenure.ts';
import type { Hive } from '#hives/queries/hive.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId, LayerId } from '#platform/context/ids.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import type { ColonyStep } from './event.ts';
import { countOfMoved, takenBoxes, withBoxes } from './moved-boxes.ts';
import { become, hivesForStep, markChanged, requireThere, takeStep } from './step.ts';
import { insertEvent } from './store.ts';

export interface Union extends ColonyStep {
  /** The hive whose bees come into this one. */
  otherHiveId: HiveId;
  /** Which queen heads both. */
  queen: (typeof queensOfUnion)[number];
  /** Boxes of the other hive that are put on this one with their frames. */
  layerIds?: readonly LayerId[] | undefined;
  /** Why supers are put on although honey has to wait. */
  withdrawalReason?: string | undefined;
  /** What becomes of a queen who does not remain. Undefined: she is dead. */
  fate?: QueenFate | undefined;
}

/** Makes one colony of two: the other hive is united with this one from that day on, and keeps its past. */
export function uniteColonies(context: SignedInContext, hiveId: HiveId, union: Union): Promise<Hive[]> {
  return takeStep(context, union, async (inner, step) => {
    const { otherHiveId, fate = 'dead' } = union;
    if (otherHiveId === hiveId) throw fieldProblem('otherHiveId', 'same_hive');
    const [hive, other] = await hivesForStep(inner, [hiveId, otherHiveId], step.date);
    if (hive === undefined || other === undefined) throw new AppError('not_found');
    requireThere(hive, 'hiveId');
    requireThere(other, 'otherHiveId');
    const { remaining, leaving } = queensAfter(union.queen, hive, other);
    const taken = takenBoxes(other.layers, union.layerIds);
    const { layers } = changedHive(hive, {
      layers: { kind: 'listed', layers: withBoxes(hive.layers, taken) },
    });
    const { withdrawalReason = null } = union;
    await reportSupers(inner, hive, layers, { day: step.date, withdrawalReason });
    const about = { ...step, ownerId: hive.ownerId, hiveId, otherHiveId };
    const event = { ...about, ...countOfMoved(taken), kind: 'unite' } as const;
    const queens = { queenId: remaining?.id, formerQueenId: leaving[0]?.id };
    const id = await insertEvent(inner, { ...event, ...queens }, inner.clock.now());
    const { date } = step;
    for (const queen of leaving) await endTenure(inner, queen.id, { on: date, fate });
    if (remaining !== undefined && remaining.id === other.queen?.id) {
      await endTenure(inner, remaining.id, { on: date, fate: 'kept' });
      await beginTenure(inner, remaining.id, hiveId, { on: date, eventId: id });
    }
    await become(inner, other, 'united', { id, date });
    if (remaining === undefined) await become(inner, hive, 'queenless', { id, date });
    else if (hive.life.state === 'queenless') await become(inner, hive, 'active', { id, date });
    await markChanged(inner, [hive, other]);
    if (taken.moved.length > 0) {
      await replaceLayers(inner, hiveId, layers);
      await replaceLayers(inner, otherHiveId, taken.rest);
    }
    return { hiveId, otherHiveId };
  });
}

function queensAfter(choice: Union['queen'], { queen: own }: Hive, { queen: others }: Hive) {
  const remaining = { this: own, other: others, none: undefined }[choice];
  if (choice !== 'none' && remaining === undefined) throw fieldProblem('queen', 'unknown_choice');
  const leaving = [own, others].filter((queen) => queen !== undefined && queen !== remaining);
  return { remaining, leaving: leaving.filter((queen) => queen !== undefined) };
}
