import { AppError, type FieldProblem, isAppError } from '@skep/domain';
import { audit } from '#audit-log/audit-log.ts';
import { hivesInBrief } from '#hive-core/store.ts';
import { answerableItems } from '#inspections/checklists/own-item-store.ts';
import { attachAnswered, attachGeneral, requireOwnPhotos } from '#inspections/photos/attach-awaited.ts';
import { awaitPhotos } from '#inspections/photos/awaited.ts';
import { tickInspected } from '#inspections/tasks/inspection-tasks.ts';
import { mayDo, requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId, InspectionId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { ownItemIdsIn, readAnswers, requireAnswers, type SentAnswers } from './answers.ts';
import { type Checked, checked, type InspectionInput, readSaid, type Said } from './checking.ts';
import { updateColonySize } from './colony-size.ts';
import type { InspectionFields, ItemAnswer, NewInspection } from './inspection.ts';
import { requireOwnPlaces } from './places.ts';
import { readingsOfMany } from './readings.ts';
import { insertInspections } from './store.ts';

/** What is said of one hive in place of what is said of all; absent keys are as for all, null answers are none. */
export interface OwnInput extends Partial<Said> {
  hiveId: HiveId;
  answers: SentAnswers;
}

export interface ManyInput {
  /** Of all of them; its hives are not looked at. */
  all: InspectionInput;
  hives: readonly OwnInput[];
}

export interface RecordedInspection {
  id: InspectionId;
  hiveId: HiveId;
}

/**
 * Records an inspection of each of these hives, or of none: a fixed number of queries, however many there are. Faults of
 * a hive's own part are named by its place, as `hives.3.items.774`.
 * @throws AppError invalid_input; not_found, not_allowed when none of the hives can be edited.
 */
export function recordMany(
  context: SignedInContext,
  { all, hives }: ManyInput,
): Promise<RecordedInspection[]> {
  return inTransaction(context, async (inner) => {
    const hiveIds = hives.map(({ hiveId }) => hiveId);
    requireEachOnce(hiveIds);
    const common = await checked(inner, { ...all, hiveIds }, undefined);
    const owned = await requireEditable(inner, hiveIds);
    const rows = await ownParts(inner, hives, common);
    const whose = new Map(owned.map((hive) => [hive.hiveId, hive]));
    const readings = await readingsOfMany(inner, owned, common.fields.inspectedAt, common.wanted);
    const inspections = rows.flatMap(({ hiveId, ...row }): NewInspection[] => {
      const hive = whose.get(hiveId);
      if (hive === undefined) return [];
      return [{ ...row, ...hive, clientId: undefined, readings: readings.get(hiveId) }];
    });
    const ids = await insertInspections(inner, inspections, inner.clock.now());
    await audit(inner, 'inspection_written', hiveIds, ids);
    const [only, ...others] = inspections;
    const [inspectionId] = ids;
    // Bees are counted hive by hive, and a photo is of one: for several all of it is refused before.
    if (only && inspectionId !== undefined && others.length === 0) {
      const itemIds = only.items.map(({ categoryId }) => categoryId);
      await updateColonySize(inner, only.hiveId, itemIds);
      await attachAnswered(inner, { ...only, inspectionId }, only.items);
      await attachGeneral(inner, { ...only, inspectionId }, common.photos.photoIds);
      await awaitPhotos(inner, { ...only, inspectionId }, common.photos.awaited);
    }
    await tickInspected(inner, hiveIds);
    return ids.flatMap((id, index) => {
      const hiveId = hiveIds[index];
      return hiveId === undefined ? [] : [{ id, hiveId }];
    });
  });
}

function requireEachOnce(hiveIds: readonly HiveId[]): void {
  const fields = hiveIds.flatMap((hiveId, index): FieldProblem[] =>
    hiveIds.indexOf(hiveId) === index ? [] : [{ path: `hives.${index}.hiveId`, code: 'already_taken' }],
  );
  if (fields.length > 0) throw new AppError('invalid_input', { fields });
}

/**
 * @returns the hive and the place of each, in their order.
 * @throws AppError invalid_input that tells which of them cannot be edited; not_found, not_allowed when none can.
 */
async function requireEditable(context: SignedInContext, hiveIds: readonly HiveId[]) {
  const known = new Map((await hivesInBrief(context, hiveIds)).map((hive) => [hive.id, hive]));
  const owned = hiveIds.flatMap((hiveId) => {
    const hive = known.get(hiveId);
    if (hive === undefined || !mayDo('edit', hive)) return [];
    return [{ hiveId, ownerId: hive.ownerId, apiaryId: hive.apiaryId }];
  });
  if (owned.length === 0) requireRight(context, 'edit', hiveIds[0] && known.get(hiveIds[0]));
  const editable = new Set(owned.map(({ hiveId }) => hiveId));
  const fields = hiveIds.flatMap((hiveId, index): FieldProblem[] =>
    editable.has(hiveId) ? [] : [{ path: `hives.${index}.hiveId`, code: 'hive_gone' }],
  );
  if (fields.length > 0) throw new AppError('invalid_input', { fields });
  return owned;
}

interface Row extends InspectionFields {
  hiveId: HiveId;
  items: ItemAnswer[];
}

/** Each hive's inspection: what is said of all, but for what is said of it alone. */
async function ownParts(
  context: SignedInContext,
  hives: readonly OwnInput[],
  { fields, answers, checklist }: Checked,
): Promise<Row[]> {
  const problems: FieldProblem[] = [];
  const ownIds = new Set(hives.flatMap((hive) => ownItemIdsIn(hive.answers)));
  const rules = { hiveCount: hives.length, ownItems: await answerableItems(context, [...ownIds]) };
  const rows = hives.map(({ hiveId, answers: sent, ...own }, index): Row => {
    const inside = `hives.${index}.`;
    const said = orProblems(problems, () => readSaid(own, inside)) ?? {};
    const read = orProblems(problems, () => readAnswers(sent, rules), inside) ?? [];
    const sentIds = new Set(Object.keys(sent));
    const remaining = answers.filter(({ categoryId }) => !sentIds.has(String(categoryId)));
    const items = [...remaining, ...read];
    const demanded = { checklist, answers: items, hiveCount: hives.length };
    orProblems(problems, () => requireAnswers(demanded), inside);
    return { ...fields, ...said, hiveId, items };
  });
  if (problems.length > 0) throw new AppError('invalid_input', { fields: problems.slice(0, 50) });
  const all = rows.flatMap(({ items }) => items);
  await requireOwnPlaces(context, all, answers);
  await requireOwnPhotos(context, { answers: all, photoIds: [] }, undefined);
  return rows;
}

/** What is read, or undefined when it has faults, which are reported together with those of the others. */
function orProblems<Read>(problems: FieldProblem[], read: () => Read, inside = ''): Read | undefined {
  try {
    return read();
  } catch (error) {
    if (!isAppError(error) || error.code !== 'invalid_input') throw error;
    for (const problem of error.details.fields ?? []) {
      problems.push({ ...problem, path: `${inside}${problem.path}` });
    }
    return undefined;
  }
}
