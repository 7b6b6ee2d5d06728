import {
  type ColonySizeMethod,
  type CombPlace,
  type CountedHive,
  colonySizeKeys,
  combPlaceOf,
  inCombOrder,
  isCombCounted,
  liebefeldSize,
  topPhotoSize,
} from '@skep/domain';
import { type Answers, fieldKey } from './answers.ts';
import type { ChecklistItem, ChecklistNode } from './checklist-tree.ts';

/** A comb side, or a whole super, with the question that counts it. */
export interface Comb {
  place: CombPlace;
  heading: ChecklistItem;
  question: ChecklistItem;
  /** The question by the name of its comb. */
  questionNode: ChecklistNode;
}

/** All that a checklist can count, in the order in which a hive is taken apart. */
export function combsOf({ children }: ChecklistNode): Comb[] {
  return children
    .flatMap(({ item, children: below }) => {
      const place = combPlaceOf(item.key);
      const question = below.find((child) => child.item.key === colonySizeKeys.squares)?.item;
      if (!place || !question) return [];
      const questionNode = { item: { ...question, name: item.name }, children: [] };
      return [{ place, heading: item, question, questionNode }];
    })
    .toSorted((one, other) => inCombOrder(one.place, other.place));
}

/** Those of the counted boxes, and whatever else is answered: nothing that counts is out of sight. */
export function shownCombs(combs: readonly Comb[], counted: CountedHive, answers: Answers): Comb[] {
  return combs.filter(
    ({ place, question }) => isCombCounted(place, counted) || numberIn(answers, question.id) !== undefined,
  );
}

export function numberIn(answers: Answers, id: string | undefined): number | undefined {
  const text = id === undefined ? '' : (answers[fieldKey(id)] ?? '');
  const number = Number(text.replace(',', '.'));
  return text === '' || Number.isNaN(number) ? undefined : number;
}

export interface CountingHive {
  counted: CountedHive;
  frameWidthCm: number | undefined;
  frameHeightCm: number | undefined;
}

/** Bees by what is answered; undefined while that says nothing. */
export function sizeOf(
  method: ColonySizeMethod,
  node: ChecklistNode,
  answers: Answers,
  { counted, ...frame }: CountingHive,
): number | undefined {
  if (method === 'liebefelder_method') {
    return liebefeldSize(combsOf(node).map(({ question }) => numberIn(answers, question.id)));
  }
  const pixels = (key: string) =>
    numberIn(answers, node.children.find(({ item }) => item.key === key)?.item.id);
  return topPhotoSize({
    ...frame,
    pixelsWithBees: pixels(colonySizeKeys.pixelsWithBees),
    pixelsInAll: pixels(colonySizeKeys.pixelsInAll),
    frames: counted.frames,
    broodLayers: counted.broodLayers,
  });
}
