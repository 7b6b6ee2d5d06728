import { AppError, layersOfSplit, type splitStates } from '@skep/domain';
import { requireRoomForHives } from '#hive-core/room-store.ts';
import { apiaryInBrief } from '#hive-core/store.ts';
import { changedHive } from '#hives/hive/fields.ts';
import { insertLayers, replaceLayers } from '#hives/hive/layer-store.ts';
import { insertHives } from '#hives/hive/store.ts';
import { changedQueen, saysSomething } from '#hives/queens/fields.ts';
import type { QueenChanges } from '#hives/queens/queen.ts';
import { beginTenure, endTenure, giveNewQueen } from '#hives/queens/queen-tenure.ts';
import type { Hive } from '#hives/queries/hive.ts';
import { alwaysActive } from '#hives/queries/state.ts';
import { requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId, HiveId, LayerId, QueenId } from '#platform/context/ids.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import type { ColonyStep } from './event.ts';
import { countOfMoved, type TakenBoxes, takenBoxes } from './moved-boxes.ts';
import { become, hiveForStep, markChanged, requireThere, takeStep } from './step.ts';
import { insertEvent } from './store.ts';

export interface Split extends ColonyStep {
  /** Of the new hive. */
  name: string;
  /** Apiary of the new hive; undefined: that of the old one. */
  apiaryId?: ApiaryId | undefined;
  /** What the new hive is. */
  state: (typeof splitStates)[number];
  /** True when the queen goes with the new hive. */
  doesQueenMove: boolean;
  /** Boxes of the old hive that go with the new one; none: it begins with one empty brood box. */
  layerIds?: readonly LayerId[] | undefined;
  /** A queen for the part that is without one; undefined: it raises its own. */
  newQueen?: QueenChanges | undefined;
}

/** Makes two colonies of one: the new hive is of the same kind, with boxes of the old one or one brood box. */
export function splitColony(context: SignedInContext, hiveId: HiveId, split: Split): Promise<Hive[]> {
  return takeStep(context, split, async (inner, step) => {
    const hive = await hiveForStep(inner, hiveId, step.date);
    requireThere(hive, 'hiveId');
    const { queen } = hive;
    if (split.doesQueenMove && queen === undefined) throw fieldProblem('doesQueenMove', 'unknown_choice');
    const taken = takenBoxes(hive.layers, split.layerIds);
    const otherHiveId = await makeHive(inner, hive, split, taken);
    const about = { ...step, ownerId: hive.ownerId, hiveId, otherHiveId };
    const event = { ...about, ...countOfMoved(taken), kind: 'split' } as const;
    const movedId = split.doesQueenMove ? queen?.id : undefined;
    const id = await insertEvent(inner, { ...event, queenId: movedId }, inner.clock.now());
    await become(inner, { id: otherHiveId, life: alwaysActive }, split.state, { id, date: step.date });
    const tenure = { on: step.date, eventId: id };
    if (movedId !== undefined) await moveQueenAlong(inner, movedId, otherHiveId, tenure);
    const isGivenQueen = split.newQueen !== undefined && saysSomething(split.newQueen);
    if (isGivenQueen) {
      const fields = await changedQueen(inner, undefined, split.newQueen ?? {}, 'newQueen.');
      await giveNewQueen(inner, split.doesQueenMove ? hiveId : otherHiveId, fields, tenure);
    } else if (split.doesQueenMove) {
      await become(inner, hive, 'queenless', { id, date: step.date });
    }
    await markChanged(inner, [hive]);
    if (taken.moved.length > 0) await replaceLayers(inner, hiveId, taken.rest);
    return { hiveId, otherHiveId };
  });
}

async function moveQueenAlong(
  context: SignedInContext,
  queenId: QueenId,
  hiveId: HiveId,
  tenure: Parameters<typeof beginTenure>[3],
): Promise<void> {
  await endTenure(context, queenId, { on: tenure.on, fate: 'kept' });
  await beginTenure(context, queenId, hiveId, tenure);
}

async function makeHive(
  context: SignedInContext,
  from: Hive,
  { name, apiaryId }: Split,
  { moved }: TakenBoxes,
): Promise<HiveId> {
  const place = apiaryId ?? from.apiaryId;
  requireRight(context, 'edit', await apiaryInBrief(context, place));
  await requireRoomForHives(context, {
    ownerId: from.ownerId,
    apiaryId: place,
    count: 1,
    path: 'apiaryId',
  });
  const fields = changedHive(undefined, {
    name,
    typeId: from.typeId,
    color: from.color,
    dimensions: from.dimensions,
    layers: {
      kind: 'listed',
      layers:
        moved.length > 0
          ? moved.map(({ kind, color, frameCount }) => ({ kind, color, frameCount }))
          : layersOfSplit(from.layers, from.color),
    },
  });
  const hive = { ...fields, ownerId: from.ownerId, apiaryId: place, clientId: undefined };
  const [id] = await insertHives(context, [hive], context.clock.now());
  if (id === undefined) throw new AppError('unexpected');
  await insertLayers(
    context,
    fields.layers.map((layer) => ({ ...layer, hiveId: id })),
  );
  return id;
}
