import {
  type BoxStep,
  doneToBoxes,
  type EditedLayer,
  type LayerKind,
  layerKinds,
  wireTimeOf,
} from '@skep/domain';
import type { Hive } from '#hives/queries/hive.ts';
import type { ItemAnswer, NewInspection } from '#inspections/inspections/inspection.ts';
import { insertInspections } from '#inspections/inspections/store.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { categoryIds } from '#platform/taxonomy/catalogue.ts';
import { editedLayers, isBuiltOtherwise } from './layers.ts';

const { text } = textsOf('hives');

const minuteMs = 60_000;

/** What a note tells of a hive. */
type DescribedHive = Pick<Hive, 'id' | 'ownerId' | 'name' | 'apiaryId' | 'apiaryName' | 'layers'>;

export interface HiveChange {
  before: DescribedHive;
  after: DescribedHive;
  /** What of it was done during an inspection. Default: nothing. */
  steps?: readonly BoxStep[] | undefined;
}

/**
 * Writes what was changed about hives as dated events: the build with all numbers, the move with both places. Old
 * clients find them among the inspections; nothing counts them as one.
 * Nothing for a hive of which neither has changed.
 * @param happenedAt when. Default: now
 */
export async function noteChanges(
  context: SignedInContext,
  changes: readonly HiveChange[],
  timeZone: string,
  happenedAt: Date = context.clock.now(),
): Promise<void> {
  const notes = changes.flatMap((change) => noteOf(context, change, timeZone, happenedAt) ?? []);
  await insertInspections(context, notes, context.clock.now());
}

function noteOf(
  { locale }: SignedInContext,
  { before, after, steps = [] }: HiveChange,
  timeZone: string,
  happenedAt: Date,
): NewInspection | undefined {
  const isMoved = before.apiaryId !== after.apiaryId;
  const isBuilt = steps.length > 0 || isBuiltOtherwise(before.layers, after.layers);
  if (!isMoved && !isBuilt) return undefined;
  const what = isMoved ? (isBuilt ? 'moved_and_built' : 'moved') : 'built';
  const inspectedAt = new Date(Math.floor(happenedAt.getTime() / minuteMs) * minuteMs);
  return {
    ownerId: after.ownerId,
    hiveId: after.id,
    apiaryId: after.apiaryId,
    clientId: undefined,
    isEvent: true,
    checklistId: undefined,
    inspectedAt,
    timeZone,
    inspectedLocal: wireTimeOf(inspectedAt, timeZone),
    reminderLocal: undefined,
    impression: undefined,
    needsAttention: undefined,
    reminder: undefined,
    notes: [
      text(locale, `hives.note.${what}`, {
        hive: after.name,
        from: before.apiaryName,
        to: after.apiaryName,
      }),
      ...doneToBoxes(editedLayers(before.layers), steps).map(({ act, layers }) =>
        text(locale, `hives.note.boxes.${act}`, { boxes: boxesText(locale, layers) }),
      ),
    ].join('\n'),
    items: [...(isMoved ? moveOf(before, after) : []), ...(isBuilt ? buildOf(after) : [])],
  };
}

/** Such as “Honey super, 2 × Brood box”. */
function boxesText(locale: string, layers: readonly Pick<EditedLayer, 'kind'>[]): string {
  return layerKinds
    .map((kind) => ({ name: text(locale, `hives.note.box.${kind}`), count: countOf(layers, kind) }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => (count === 1 ? name : `${count} × ${name}`))
    .join(', ');
}

function countOf(layers: readonly Pick<EditedLayer, 'kind'>[], kind: LayerKind): number {
  return layers.filter((layer) => layer.kind === kind).length;
}

function moveOf(before: DescribedHive, after: DescribedHive): ItemAnswer[] {
  return [
    { categoryId: categoryIds.previousApiary, value: String(before.apiaryId) },
    { categoryId: categoryIds.currentApiary, value: String(after.apiaryId) },
  ];
}

function buildOf({ layers }: DescribedHive): ItemAnswer[] {
  const count = (kind: LayerKind) => countOf(layers, kind);
  const frameCount = Math.max(0, ...layers.map((layer) => layer.frameCount ?? 0));
  return [
    { categoryId: categoryIds.broodLayers, value: String(count('brood')) },
    { categoryId: categoryIds.supers, value: String(count('honey')) },
    { categoryId: categoryIds.framesPerLayer, value: String(frameCount) },
    { categoryId: categoryIds.feedingBox, value: count('feeding_box') > 0 ? '1' : '0' },
    { categoryId: categoryIds.queenExcluder, value: count('queen_excluder') > 0 ? '1' : '0' },
  ];
}
