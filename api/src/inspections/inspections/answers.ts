import {
  AppError,
  chosenIds,
  type FieldProblem,
  type FieldProblemCode,
  inspectionLimits,
  isChoice,
  isForOneHive,
  parseItemValue,
} from '@skep/domain';
import { type Category, categoryById, descendantsOf } from '#platform/taxonomy/catalogue.ts';
import type { ItemAnswer } from './inspection.ts';

/** Answers as they were sent, by the id of their item. */
export type SentAnswers = Readonly<Record<string, unknown>>;

export interface AnswerRules {
  /** More than one: what belongs to one hive cannot be said of several at once. */
  hiveCount: number;
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

function readAnswer(key: string, sent: unknown, { hiveCount }: AnswerRules): ReadAnswer {
  const path = `items.${key}`;
  const fault = (code: FieldProblemCode): ReadAnswer => ({ kind: 'problem', problem: { path, code } });
  const category = /^[1-9]\d{0,8}$/.test(key) ? categoryById(Number(key)) : undefined;
  if (category === undefined) return fault('unknown_choice');
  const parsed = parseItemValue(category.input, sent);
  if (parsed.kind === 'unanswered') return parsed;
  if (parsed.kind === 'problem') return { kind: 'problem', problem: { path, ...parsed.problem } };
  if (hiveCount > 1 && isForOneHive(category.input)) return fault('invalid');
  if (!isOffered(category, parsed.value)) return fault('unknown_choice');
  return { kind: 'answered', answer: { categoryId: category.id, value: parsed.value } };
}

/** A choice must be one of those below its item. Of pictures there are none yet that could be the person's own. */
function isOffered(category: Category, value: string): boolean {
  if (category.input === 'image' || category.input === 'file') return false;
  if (!isChoice(category.input)) return true;
  const offered = new Set(descendantsOf(category).map(({ id }) => id));
  return chosenIds(value).every((id) => offered.has(id));
}
