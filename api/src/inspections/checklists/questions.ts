import { isChoice, numberRangeOf } from '@skep/domain';
import type { Category } from '#platform/taxonomy/catalogue.ts';
import { categoryName, categoryUnit } from '#platform/taxonomy/words.ts';
import type { FullChecklist } from './checklist.ts';
import { type ChecklistNode, checklistNodes } from './tree.ts';

/** What people read of an item, and which numbers answer it. */
export function shownItem(category: Category, language: string) {
  const { id, key, input, unit, own } = category;
  const range = numberRangeOf(input);
  return {
    id: String(id),
    key,
    name: categoryName(language, category),
    input,
    unit: categoryUnit(language, category),
    unitKey: unit,
    minimum: own?.minimum ?? range?.min,
    maximum: own?.maximum ?? range?.max,
    decimals: range?.decimals,
  };
}

interface Option {
  id: string;
  parentId: string | undefined;
  name: string;
}

export interface Question extends ReturnType<typeof shownItem> {
  parentId: string | undefined;
  isRequired: boolean;
  options: Option[];
}

/** The items of a checklist, parents before their children. What is below a choice are its options. */
export function questionsOf(full: FullChecklist, language: string): Question[] {
  return checklistNodes(full).flatMap((node) => questionsBelow(node, undefined, language));
}

function questionsBelow(node: ChecklistNode, parentId: string | undefined, language: string): Question[] {
  const { category, isRequired, children } = node;
  const isChosen = isChoice(category.input);
  const options = isChosen ? children.flatMap((child) => optionsOf(child, undefined, language)) : [];
  const question = { ...shownItem(category, language), parentId, isRequired, options };
  if (isChosen) return [question];
  return [question, ...children.flatMap((child) => questionsBelow(child, question.id, language))];
}

function optionsOf(
  { category, children }: ChecklistNode,
  parentId: string | undefined,
  language: string,
): Option[] {
  const option = { id: String(category.id), parentId, name: categoryName(language, category) };
  return [option, ...children.flatMap((child) => optionsOf(child, option.id, language))];
}

/** Checklists with the places of their items in one list: an item that two of them have alike is there once. */
export function checklistForms(all: readonly FullChecklist[], language: string) {
  const items: Question[] = [];
  const places = new Map<string, number>();

  function placeOf(question: Question): number {
    // With other choices, or below another heading, it is another item.
    const item = { ...question, isRequired: false };
    const text = JSON.stringify(item);
    const place = places.get(text) ?? items.push(item) - 1;
    places.set(text, place);
    return place;
  }

  const checklists = all.map((full) => {
    const questions = questionsOf(full, language);
    const { id, name, access } = full.checklist;
    const requiredIds = questions.filter(({ isRequired }) => isRequired).map((question) => question.id);
    return { id, name, access, places: questions.map(placeOf), requiredIds };
  });
  return { checklists, items };
}
