import type { LayerKind } from '@skep/domain';
import { wireTimeOf } from '@skep/domain';
import type { SignedInContext } from '../context.ts';
import type { ItemAnswer } from '../inspections/inspection.ts';
import { insertInspections } from '../inspections/store.ts';
import { categoryIds } from '../taxonomy/catalogue.ts';
import { textsOf } from '../texts.ts';
import type { Hive } from './hive.ts';
import { isBuiltOtherwise } from './layers.ts';

const { text } = textsOf('hives');

const minuteMs = 60_000;

/**
 * Writes what was changed about a hive as a dated inspection: its build with all numbers, its move with both places.
 * Nothing when neither has changed.
 */
export async function noteChange(
  context: SignedInContext,
  before: Hive,
  after: Hive,
  timeZone: string,
): Promise<void> {
  const isMoved = before.apiaryId !== after.apiaryId;
  const isBuilt = isBuiltOtherwise(before.layers, after.layers);
  if (!isMoved && !isBuilt) return;
  const what = isMoved ? (isBuilt ? 'moved_and_built' : 'moved') : 'built';
  const now = context.clock.now();
  const inspectedAt = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
  await insertInspections(
    context,
    [
      {
        ownerId: after.ownerId,
        hiveId: after.id,
        apiaryId: after.apiaryId,
        clientId: undefined,
        checklistId: undefined,
        inspectedAt,
        timeZone,
        inspectedLocal: wireTimeOf(inspectedAt, timeZone),
        reminderLocal: undefined,
        impression: undefined,
        needsAttention: undefined,
        reminder: undefined,
        notes: text(context.locale, `hives.note.${what}`, {
          hive: after.name,
          from: before.apiaryName,
          to: after.apiaryName,
        }),
        items: [...(isMoved ? moveOf(before, after) : []), ...(isBuilt ? buildOf(after) : [])],
      },
    ],
    now,
  );
}

function moveOf(before: Hive, after: Hive): ItemAnswer[] {
  return [
    { categoryId: categoryIds.previousApiary, value: String(before.apiaryId) },
    { categoryId: categoryIds.currentApiary, value: String(after.apiaryId) },
  ];
}

function buildOf({ layers }: Hive): ItemAnswer[] {
  const count = (kind: LayerKind) => layers.filter((layer) => layer.kind === kind).length;
  const frameCount = Math.max(0, ...layers.map((layer) => layer.frameCount ?? 0));
  return [
    { categoryId: categoryIds.broodLayers, value: String(count('brood')) },
    { categoryId: categoryIds.supers, value: String(count('honey')) },
    { categoryId: categoryIds.framesPerLayer, value: String(frameCount) },
    { categoryId: categoryIds.feedingBox, value: count('feeding_box') > 0 ? '1' : '0' },
    { categoryId: categoryIds.queenExcluder, value: count('queen_excluder') > 0 ? '1' : '0' },
  ];
}
