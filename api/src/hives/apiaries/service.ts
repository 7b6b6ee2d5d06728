import { requireRoomForApiary, requireRoomForHives } from '#hive-core/room-store.ts';
import { insertLayers } from '#hives/hive/layer-store.ts';
import { markHivesAndContentsDeleted } from '#hives/hive/service.ts';
import { hiveIdsOfApiary, insertHives } from '#hives/hive/store.ts';
import { type HiveToChoose, hivesToChoose } from '#hives/queries/brief-store.ts';
import type { Hive } from '#hives/queries/hive.ts';
import { hivesOfApiaries } from '#hives/queries/store.ts';
import { requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId } from '#platform/context/ids.ts';
import { createOrFind } from '#platform/database/client-id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { changesIn, type Edit } from '#platform/input/edits.ts';
import type { Apiary, ApiaryChanges } from './apiary.ts';
import { changedApiary, type NewHivesInput, newHives } from './fields.ts';
import {
  type ApiaryFilter,
  apiaryByClientId,
  apiaryById,
  apiaryForEdit,
  countApiaries,
  earlierApiary,
  insertApiary,
  markApiaryDeleted,
  type Slice,
  seenApiaries,
  updateApiary,
} from './store.ts';

export interface ApiaryWithHives {
  apiary: Apiary;
  hives: readonly Hive[];
}

export interface ApiaryQuery {
  filter: ApiaryFilter;
  slice: Slice | undefined;
  isWithHives: boolean;
}

/** The apiaries that the person sees by name, each with the hives that they see: six queries, and four more for each 250 hives. */
export async function ownApiaries(
  context: SignedInContext,
  { filter, slice, isWithHives }: ApiaryQuery,
): Promise<ApiaryWithHives[]> {
  const apiaries = await seenApiaries(context, filter, slice);
  const hives = isWithHives
    ? await hivesOfApiaries(
        context,
        apiaries.map(({ id }) => id),
      )
    : [];
  const byApiary = Map.groupBy(hives, ({ apiaryId }) => apiaryId);
  return apiaries.map((apiary) => ({ apiary, hives: byApiary.get(apiary.id) ?? [] }));
}

export interface ApiaryInBrief {
  apiary: Apiary;
  hives: readonly HiveToChoose[];
}

/** The same without what costs the most of a hive: what was found in it, what it is built of and what hangs in it. */
export async function apiariesInBrief(
  context: SignedInContext,
  options: { hasQueens: boolean },
): Promise<ApiaryInBrief[]> {
  const apiaries = await seenApiaries(context, {}, undefined);
  const byApiary = Map.groupBy(await hivesToChoose(context, options), ({ apiaryId }) => apiaryId);
  return apiaries.map((apiary) => ({ apiary, hives: byApiary.get(apiary.id) ?? [] }));
}

export function countOwnApiaries(context: SignedInContext, filter: ApiaryFilter): Promise<number> {
  return countApiaries(context, filter);
}

export async function showApiary(context: SignedInContext, id: ApiaryId): Promise<ApiaryWithHives> {
  return withHives(context, requireRight(context, 'see', await apiaryById(context, id)));
}

async function withHives(context: SignedInContext, apiary: Apiary): Promise<ApiaryWithHives> {
  return { apiary, hives: await hivesOfApiaries(context, [apiary.id]) };
}

/** Makes an apiary with its hives, all or nothing. @throws AppError invalid_input */
export async function createApiary(
  context: SignedInContext,
  changes: ApiaryChanges,
  hives: NewHivesInput,
  clientId: string | undefined,
): Promise<ApiaryWithHives> {
  const ownerId = context.user.id;
  const fields = changedApiary(undefined, changes);
  const planned = newHives(hives);
  return createOrFind(context, clientId, {
    async find(inner, id) {
      const found = await apiaryByClientId(inner, ownerId, id);
      return found && withHives(inner, found);
    },
    async create(inner) {
      const at = inner.clock.now();
      await requireRoomForApiary(inner, ownerId);
      const apiaryId = await insertApiary(inner, { ...fields, ownerId, clientId }, at);
      const wanted = { ownerId, apiaryId, count: planned.length, path: 'hives.amount' };
      await requireRoomForHives(inner, wanted);
      const place = { ownerId, apiaryId, clientId: undefined };
      const ids = await insertHives(
        inner,
        planned.map((hive) => ({ ...hive, ...place })),
        at,
      );
      const layers = ids.flatMap((hiveId, index) =>
        (planned[index]?.layers ?? []).map((layer) => ({ ...layer, hiveId })),
      );
      await insertLayers(inner, layers);
      return showApiary(inner, apiaryId);
    },
  });
}

export interface ApiaryEdit extends Edit<Apiary, ApiaryChanges> {
  /** The apiary as GET sends it, for 412. */
  toWire: (apiary: ApiaryWithHives) => unknown;
}

/** What is left out stays as it is. @throws AppError invalid_input, not_found, not_allowed, changed_meanwhile */
export function editApiary(context: SignedInContext, id: ApiaryId, edit: ApiaryEdit): Promise<void> {
  return inTransaction(context, async (inner) => {
    const before = requireRight(inner, 'edit', await apiaryForEdit(inner, id));
    const changes = await changesIn(edit, {
      held: before,
      earlier: (rev) => earlierApiary(inner, before, rev),
      toWire: async () => edit.toWire(await withHives(inner, before)),
    });
    if (changes === undefined) return;
    await updateApiary(inner, id, changedApiary(before, changes), inner.clock.now());
  });
}

/** The apiary goes with its hives, their queens and their inspections. */
export function deleteApiary(context: SignedInContext, id: ApiaryId): Promise<void> {
  return inTransaction(context, async (inner) => {
    requireRight(inner, 'manage', await apiaryForEdit(inner, id));
    await markHivesAndContentsDeleted(inner, await hiveIdsOfApiary(inner, id));
    await markApiaryDeleted(inner, id, inner.clock.now());
  });
}
