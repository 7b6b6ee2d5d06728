import { type ChecklistInputKind, chosenIds, isChoice, type LanguageCode } from '@skep/domain';
import type { InspectionItem } from '#inspections/inspections/inspection.ts';
import type { ExportRow } from '#platform/exporting/export-table.ts';
import { ancestorsOf, categoryById } from '#platform/taxonomy/catalogue.ts';
import { categoryName } from '#platform/taxonomy/words.ts';

/** What people write in their own words, and pictures and numbers that lead to them, says who they are. */
const exportedKinds: ReadonlySet<ChecklistInputKind> = new Set([
  ...(['list', 'list_item', 'options', 'select', 'boolean', 'boolean_yes_red', 'smileys_3'] as const),
  ...(['score', 'score_quality', 'score_amount', 'grade', 'slider', 'date', 'square_25cm2'] as const),
  ...(['number', 'number_percentage', 'number_degrees', 'number_positive', 'number_negative'] as const),
  ...(['number_0_decimals', 'number_1_decimals', 'number_2_decimals', 'number_3_decimals'] as const),
]);

/** An answer as a row has it, with choices by their names; undefined for what is nobody's business. */
export function answerCells(
  { categoryId, value }: Pick<InspectionItem, 'categoryId' | 'value'>,
  language: LanguageCode,
): ExportRow | undefined {
  const category = categoryById(categoryId);
  if (category === undefined || !exportedKinds.has(category.input)) return undefined;
  const item = [...ancestorsOf(category), category].map((part) => categoryName(language, part)).join(' > ');
  if (!isChoice(category.input)) return { item_id: categoryId, item, value };
  const chosen = chosenIds(value).map(categoryById);
  return {
    item_id: categoryId,
    item,
    value: chosen.map((choice) => choice && categoryName(language, choice)).join('; '),
  };
}
