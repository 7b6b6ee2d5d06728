import type { ChecklistTemplate } from '@skep/domain';
import { defaultChecklistItems } from '#platform/taxonomy/catalogue/default-checklist.ts';
import { ancestorsOf, categoryById, descendantsOf } from './catalogue.ts';

/** An entry with everything below it. */
function branches(...ids: readonly number[]): number[] {
  return ids.flatMap((id) => {
    const category = categoryById(id);
    return category === undefined ? [] : [id, ...descendantsOf(category).map((below) => below.id)];
  });
}

const items: Record<ChecklistTemplate, readonly number[]> = {
  // Ten questions, each a tap or two: what a visit of a minute shows.
  quick: [774, 264, 270, 399, 417, 214, ...branches(866), 794, 831, 463],
  standard: defaultChecklistItems,
  disease: [279, 286, 463, 464, ...branches(830, 514), 582, ...branches(589, 594, 902), 320],
  winter: [774, 399, 463, 464, ...branches(465, 876), 769, 770, ...branches(493, 476), 911, 615, 620],
};

/** What a checklist begins with that begins with a template, each item below its headings. */
export function templateItems(template: ChecklistTemplate): number[] {
  return withAncestors(items[template]);
}

/**
 * The same ids, each once and behind everything above it. What only holds the taxonomy together is not added.
 * @param find knows also what people made.
 */
export function withAncestors(ids: readonly number[], find = categoryById): number[] {
  const all = ids.flatMap((id) => {
    const category = find(id);
    const above = category === undefined ? [] : ancestorsOf(category).filter(({ isSystem }) => !isSystem);
    return [...above.map((ancestor) => ancestor.id), id];
  });
  return [...new Set(all)];
}
