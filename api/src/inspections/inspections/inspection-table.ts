import { formatLocaleOf } from '@skep/domain';
import type { InspectionId } from '#platform/context/ids.ts';
import { ancestorsOf, type Category, categoryById } from '#platform/taxonomy/catalogue.ts';
import { categoryName } from '#platform/taxonomy/words.ts';
import type { InspectionItem } from './inspection.ts';

/** An item that inspections answer, with the answer of each column; undefined: it has none. */
export interface AnsweredRow {
  /** Main category. */
  category: string;
  /** Names of what is between the main category and the item. */
  ancestors: string[];
  name: string;
  question: Category;
  answers: (InspectionItem | undefined)[];
}

/** Items as rows under inspections as columns, by their place in the catalogue and their name. */
export function inspectionTable(
  columns: readonly InspectionId[],
  items: ReadonlyMap<InspectionId, readonly InspectionItem[]>,
  language: string,
): AnsweredRow[] {
  const answered = new Map(
    [...items.values()].flat().map(({ categoryId, own }) => [categoryId, own ?? categoryById(categoryId)]),
  );
  const given = new Map(
    [...items].flatMap(([id, list]) => list.map((item) => [`${id} ${item.categoryId}`, item] as const)),
  );
  return [...answered.values()]
    .flatMap((question): AnsweredRow[] => {
      if (question === undefined) return [];
      const name = categoryName(language, question);
      const [category = name, ...ancestors] = ancestorsOf(question).map((above) =>
        categoryName(language, above),
      );
      const answers = columns.map((id) => given.get(`${id} ${question.id}`));
      return [{ category, ancestors, name, question, answers }];
    })
    .sort(byPlaceAndName(language));
}

/** Without regard to case, as a person looks things up. */
function byPlaceAndName(language: string) {
  const { compare } = new Intl.Collator(formatLocaleOf(language), { sensitivity: 'base' });
  const placeOf = ({ ancestors, name }: AnsweredRow) =>
    ancestors.map((above) => `${above} > `).join('') + name;
  return (a: AnsweredRow, b: AnsweredRow) =>
    compare(a.category, b.category) || compare(placeOf(a), placeOf(b)) || a.question.id - b.question.id;
}
