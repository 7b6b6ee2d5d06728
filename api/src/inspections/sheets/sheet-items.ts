import type { ChecklistInputKind } from '@skep/domain';
import type { FullChecklist } from '#inspections/checklists/checklist.ts';
import { type ChecklistNode, checklistNodes } from '#inspections/checklists/tree.ts';
import { categoryName, categoryUnit } from '#platform/taxonomy/words.ts';

/** How a question is answered on paper. */
export interface PaperQuestion {
  input: ChecklistInputKind;
  /** Word after the name; undefined for what is measured in nothing. */
  unit?: string | undefined;
  /** Limits of a custom item. Default: those of its input. */
  min?: number | undefined;
  max?: number | undefined;
  children: readonly SheetItem[];
}

/** An item of a checklist as a sheet prints it, with what is below it. */
export interface SheetItem extends PaperQuestion {
  id: number;
  /** In the language of the sheet. */
  name: string;
  /** The unit in which answers are stored, the same in every language. */
  storedUnit: string | undefined;
  children: readonly SheetItem[];
}

/** The items of a checklist in its order, named in a language. */
export function sheetItems(full: FullChecklist, language: string): SheetItem[] {
  const itemOf = ({ category, children }: ChecklistNode): SheetItem => ({
    id: category.id,
    name: categoryName(language, category),
    input: category.input,
    unit: categoryUnit(language, category),
    storedUnit: category.unit,
    min: category.own?.minimum,
    max: category.own?.maximum,
    children: children.map(itemOf),
  });
  return checklistNodes(full).map(itemOf);
}
