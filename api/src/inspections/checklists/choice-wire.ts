import Type from 'typebox';
import { nullable } from '#platform/http/schemas.ts';
import { CategoryTreeRef } from '#platform/taxonomy/wire.ts';
import type { ChecklistChoice } from './service.ts';
import { checklistTree } from './tree.ts';
import { ChecklistBody, checklistToWire } from './wire.ts';

/** Its CategoryTree is declared by the routes of the taxonomy. */
export const ChecklistChoiceBody = Type.Object({
  checklists: Type.Array(ChecklistBody),
  checklist: nullable(Type.Object({ ...ChecklistBody.properties, categories: Type.Array(CategoryTreeRef) })),
});

export function checklistChoiceToWire(
  { checklists, chosen }: ChecklistChoice,
  language: string,
): Type.Static<typeof ChecklistChoiceBody> {
  return {
    checklists: checklists.map(checklistToWire),
    checklist:
      chosen === undefined
        ? null
        : { ...checklistToWire(chosen.checklist), categories: checklistTree(chosen, language) },
  };
}
