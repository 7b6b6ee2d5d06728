import { isChoice, type LanguageCode, numberRangeOf } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import type { Checklist, ChecklistItem, ChecklistOption } from '../../generated/schema.ts';
import { inputKindOf } from './input-kinds.ts';

type WireChecklist = NonNullable<AnswerOf<'getInspectionLists'>['checklist']>;
export type WireNode = WireChecklist['categories'][number];

export function checklistFromWire(checklist: WireChecklist, language: LanguageCode): Checklist {
  return {
    id: String(checklist.id),
    name: checklist.name,
    isOwner: checklist.owner,
    items: itemsFromWire(checklist.categories, language),
  };
}

export function itemsFromWire(nodes: readonly WireNode[], language: LanguageCode): ChecklistItem[] {
  return nodes.flatMap((node) => itemsOf(node, undefined, language));
}

/** An item and what is below it, parents first. What is below a choice are its options. */
function itemsOf(node: WireNode, parentId: string | undefined, language: LanguageCode): ChecklistItem[] {
  const input = inputKindOf(node.input);
  const range = input === 'other' ? undefined : numberRangeOf(input);
  const isChosen = input !== 'other' && isChoice(input);
  const item: ChecklistItem = {
    id: String(node.id),
    parentId,
    key: node.name,
    name: nameOf(node, language),
    description: node.description,
    input,
    isRequired: node.required === 1,
    unit: node.unit,
    unitKey: node.unit_key,
    minimum: node.min ?? range?.min,
    maximum: node.max ?? range?.max,
    decimals: range?.decimals,
    options: isChosen ? node.children.flatMap((child) => optionsOf(child, undefined, language)) : [],
  };
  if (isChosen) return [item];
  return [item, ...node.children.flatMap((child) => itemsOf(child, item.id, language))];
}

function optionsOf(node: WireNode, parentId: string | undefined, language: LanguageCode): ChecklistOption[] {
  const option = { id: String(node.id), parentId, name: nameOf(node, language) };
  return [option, ...node.children.flatMap((child) => optionsOf(child, option.id, language))];
}

function nameOf({ trans, name }: WireNode, language: LanguageCode): string {
  return trans[language] ?? trans.en ?? name;
}
