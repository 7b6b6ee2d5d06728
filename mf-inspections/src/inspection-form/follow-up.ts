import type { Answers } from '../checklist-inputs/answers.ts';
import { fieldKey } from '../checklist-inputs/answers.ts';

interface QuestionItem {
  id: string;
  parentId: string | null;
}

/** What a yes-no item holds when it was answered with no. */
const no = '0';

/** Whether somebody has answered one of these items with more than no, or one below them. */
export function isAnswered(
  wanted: readonly number[],
  items: readonly QuestionItem[],
  answers: Answers,
): boolean {
  const byId = new Map(items.map((item) => [item.id, item]));
  const roots = new Set(wanted.map(String));
  const isBelow = (id: string | null): boolean =>
    id !== null && (roots.has(id) || isBelow(byId.get(id)?.parentId ?? null));
  return items.some(({ id }) => {
    const answer = answers[fieldKey(id)]?.trim() ?? '';
    return answer !== '' && answer !== no && isBelow(id);
  });
}
