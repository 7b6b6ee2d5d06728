import {
  AppError,
  chosenIds,
  type FieldProblem,
  type FieldProblemCode,
  firstOwnItemId,
  inspectionLimits,
  isChoice,
  isColonySizeMethod,
  isForOneHive,
  missingAnswers,
  parseItemValue,
  type QuestionItem,
} from '@skep/domain';
import type { Checklist } from '#inspections/checklists/checklist.ts';
import { finder } from '#inspections/checklists/items.ts';
import { isPhotoItem, photosText } from '#inspections/photos/items.ts';
import { ancestorsOf, type Category, categoryById, descendantsOf } from '#platform/taxonomy/catalogue.ts';
import type { ItemAnswer, OwnItem } from './inspection.ts';

/** Answers as they were sent, by the id of their item. */
export type SentAnswers = Readonly<Record<string, unknown>>;

export interface AnswerRules {
  /** More than one: what belongs to one hive cannot be said of several at once. */
  hiveCount: number;
  /** Items that people made, as far as the person may answer them. Default: none. */
  ownItems?: ReadonlyMap<number, OwnItem>;
}

/**
 * Reads the answers of a checklist; items without an answer are left out.
 * @throws AppError invalid_input that tells every fault by its item, as `items.774`.
 */
export function readAnswers(sent: SentAnswers, rules: AnswerRules): ItemAnswer[] {
  const entries = Object.entries(sent).filter(([, value]) => value !== null && value !== undefined);
  if (entries.length > inspectionLimits.itemsMax) {
    const tooMany: FieldProblem = {
      path: 'items',
      code: 'too_many',
      params: { max: inspectionLimits.itemsMax },
    };
    throw new AppError('invalid_input', { fields: [tooMany] });
  }
  const read = entries.map(([key, value]) => readAnswer(key, value, rules));
  const problems = read.flatMap((result) => (result.kind === 'problem' ? [result.problem] : []));
  if (problems.length > 0) throw new AppError('invalid_input', { fields: problems.slice(0, 50) });
  return read.flatMap((result) => (result.kind === 'answered' ? [result.answer] : []));
}

type ReadAnswer =
  | { kind: 'answered'; answer: ItemAnswer }
  | { kind: 'unanswered' }
  | { kind: 'problem'; problem: FieldProblem };

/** Which items that people made are answered. */
export function ownItemIdsIn(sent: SentAnswers): number[] {
  return Object.keys(sent)
    .filter((key) => isId.test(key))
    .map(Number)
    .filter((id) => id >= firstOwnItemId)
    .slice(0, inspectionLimits.itemsMax);
}

const isId = /^[1-9]\d{0,8}$/;

function readAnswer(
  key: string,
  sent: unknown,
  { hiveCount, ownItems = new Map() }: AnswerRules,
): ReadAnswer {
  const path = `items.${key}`;
  const fault = (code: FieldProblemCode): ReadAnswer => ({ kind: 'problem', problem: { path, code } });
  const category = isId.test(key) ? finder(ownItems)(Number(key)) : undefined;
  if (category === undefined) return fault('unknown_choice');
  if (isPhotoItem(category.id)) return hiveCount > 1 ? fault('invalid') : readPhotos(category, sent);
  const parsed = parseItemValue(category.input, sent, category.unit, category.own);
  if (parsed.kind === 'unanswered') return parsed;
  if (parsed.kind === 'problem') return { kind: 'problem', problem: { path, ...parsed.problem } };
  if (hiveCount > 1 && isOfOneHive(category)) return fault('invalid');
  if (!isOffered(category, parsed.value)) return fault('unknown_choice');
  return { kind: 'answered', answer: { categoryId: category.id, value: parsed.value } };
}

/** Also whatever counts the bees of one colony. */
function isOfOneHive(category: Category): boolean {
  return isForOneHive(category.input) || ancestorsOf(category).some(({ key }) => isColonySizeMethod(key));
}

interface Demanded {
  /** Undefined: nothing is requested. */
  checklist: Pick<Checklist, 'itemIds' | 'requiredIds'> | undefined;
  /** All that the inspection says now. */
  answers: readonly ItemAnswer[];
  hiveCount: number;
  /** Ids of those that are looked at. Default: all. */
  among?: readonly string[];
}

/** @throws AppError invalid_input that names each item that must be answered and is not. */
export function requireAnswers({ checklist, answers, hiveCount, among }: Demanded): void {
  if (checklist === undefined || checklist.requiredIds.length === 0) return;
  const listed = new Map(
    checklist.itemIds.flatMap((id) => {
      const category = categoryById(id);
      return category ? [...ancestorsOf(category), category].map((each) => [each.id, each] as const) : [];
    }),
  );
  const items = [...listed.values()].map(
    (category): QuestionItem => ({
      id: String(category.id),
      parentId: category.parentId === undefined ? undefined : String(category.parentId),
      kind: category.input,
      isRequired: checklist.requiredIds.includes(category.id) && !(hiveCount > 1 && isOfOneHive(category)),
    }),
  );
  // Items of people are below a heading, so that nothing removes them.
  const made = checklist.requiredIds.filter((id) => id >= firstOwnItemId && checklist.itemIds.includes(id));
  for (const id of made) items.push({ id: String(id), parentId: undefined, kind: 'text', isRequired: true });
  const values = new Map(answers.map(({ categoryId, value }) => [String(categoryId), value]));
  const missing = missingAnswers(items, (id) => values.get(id)).filter((id) => among?.includes(id) ?? true);
  if (missing.length === 0) return;
  const fields = missing.slice(0, 50).map((id): FieldProblem => ({ path: `items.${id}`, code: 'required' }));
  throw new AppError('invalid_input', { fields });
}

/** Photos by their ids; their owner is checked when the inspection is written. */
function readPhotos({ id: categoryId }: Category, sent: unknown): ReadAnswer {
  const path = `items.${categoryId}`;
  const value = photosText(sent);
  if (value === '') return { kind: 'unanswered' };
  if (value === undefined) return { kind: 'problem', problem: { path, code: 'unknown_choice' } };
  return { kind: 'answered', answer: { categoryId, value } };
}

/** A choice must be one of those below its item. Files of other kinds are not taken yet. */
function isOffered(category: Category, value: string): boolean {
  if (category.input === 'file') return false;
  if (!isChoice(category.input)) return true;
  // What an own item offers no longer may still stand in an answer that is written again, or was written offline.
  const offered = new Set((category.own?.choices ?? descendantsOf(category)).map(({ id }) => id));
  return chosenIds(value).every((id) => offered.has(id));
}
