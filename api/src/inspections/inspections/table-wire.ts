import { checklistInputKinds, formatLocaleOf } from '@skep/domain';
import Type from 'typebox';
import type { InspectionId } from '#platform/context/ids.ts';
import { nullable, oneOf } from '#platform/http/schemas.ts';
import { catalogueInputs } from '#platform/taxonomy/catalogue/inputs.ts';
import { ancestorsOf, type Category, categoryById } from '#platform/taxonomy/catalogue.ts';
import { categoryName } from '#platform/taxonomy/words.ts';
import type { InspectionItem } from './inspection.ts';
import { ItemBody, type ItemWire, itemToWire } from './item-wire.ts';
import { type PlaceNames, rangeText } from './rendering.ts';

/** What is answered, by whichever inspection. */
export const AnsweredBody = Type.Object({
  anc: nullable(Type.String({ description: 'Names of its ancestors, each followed by ` > `.' })),
  name: Type.String(),
  category_id: Type.Optional(Type.Integer()),
  type: Type.Optional(oneOf(checklistInputKinds)),
  range: Type.Optional(nullable(Type.String())),
});

/** Items as rows under inspections as columns; a row without items is the heading of a main category. */
export const TableRowBody = Type.Object({
  ...AnsweredBody.properties,
  items: nullable(Type.Array(Type.Union([ItemBody, Type.Literal('')]))),
});

type TableRow = Type.Static<typeof TableRowBody>;

interface FilledRow {
  root: string;
  anc: string;
  name: string;
  category: Category;
}

/** The rows of `items_by_date`: a cell for each column, empty text where that inspection lacks the item. */
export function inspectionTable(
  columns: readonly InspectionId[],
  items: ReadonlyMap<InspectionId, readonly InspectionItem[]>,
  language: string,
  names: PlaceNames,
): TableRow[] {
  const answered = new Map(
    [...items.values()].flat().map(({ categoryId, own }) => [categoryId, own ?? categoryById(categoryId)]),
  );
  const cells = new Map<string, ItemWire>();
  for (const [id, list] of items) {
    for (const item of list) cells.set(`${id} ${item.categoryId}`, itemToWire(item, language, names));
  }
  let lastRoot: string | undefined;
  return [...answered.values()]
    .flatMap((category) => rowOf(category, language))
    .sort(byPlaceAndName(language))
    .flatMap(({ root, anc, name, category }) => {
      const heading: TableRow[] = root === lastRoot ? [] : [{ anc: null, name: root, items: null }];
      lastRoot = root;
      return [
        ...heading,
        {
          anc,
          name,
          category_id: category.id,
          type: category.input,
          range: rangeText(category, language, boundsOf(category)),
          items: columns.map((column) => cells.get(`${column} ${category.id}`) ?? ('' as const)),
        },
      ];
    });
}

function rowOf(category: Category | undefined, language: string): FilledRow[] {
  if (category === undefined) return [];
  const ancestors = ancestorsOf(category).map((ancestor) => categoryName(language, ancestor));
  const name = categoryName(language, category);
  return [
    { root: ancestors[0] ?? name, anc: ancestors.map((text) => `${text} > `).join(''), name, category },
  ];
}

/** Without regard to case, as a person looks things up. */
function byPlaceAndName(language: string) {
  const { compare } = new Intl.Collator(formatLocaleOf(language), { sensitivity: 'base' });
  return (a: FilledRow, b: FilledRow) =>
    compare(a.root, b.root) || compare(a.anc + a.name, b.anc + b.name) || a.category.id - b.category.id;
}

function boundsOf({ input, own }: Category) {
  const bounds = catalogueInputs.find(({ type }) => type === input) ?? { min: null, max: null };
  const text = (bound: number | undefined) => (bound === undefined ? undefined : String(bound));
  return { min: text(own?.minimum) ?? bounds.min, max: text(own?.maximum) ?? bounds.max };
}
