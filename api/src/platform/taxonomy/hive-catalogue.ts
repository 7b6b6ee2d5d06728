import { type HiveTypeGroup, hiveDimensionsByType, hiveTypeGroups } from '@skep/domain';
import * as v from 'valibot';
import { idJson } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { type Category, categoryById, categoryIds, choicesBelow } from './catalogue.ts';
import { categoryName } from './words.ts';

const entry = {
  id: idJson<number>('entry'),
  key: v.pipe(v.string(), v.description('The same in every language.')),
  name: v.pipe(v.string(), v.description('In the language of the request.')),
};
const centimetres = v.optional(v.number());
const sizes = v.object({
  broodBoxWidthCm: centimetres,
  broodBoxDepthCm: centimetres,
  broodBoxHeightCm: centimetres,
  frameWidthCm: centimetres,
  frameHeightCm: centimetres,
});

export const hiveCatalogueRoute = action(
  'GET',
  '/hive-catalogue',
  {
    id: 'readHiveCatalogue',
    summary: 'Hive types with their sizes, and bee races',
    answer: v.object({
      hiveTypes: v.array(
        v.object({ ...entry, group: v.picklist(hiveTypeGroups), dimensions: v.optional(sizes) }),
      ),
      beeRaces: v.array(v.object(entry)),
    }),
  },
  async ({ locale }) => {
    const named = (category: Category) => ({ ...category, name: categoryName(locale, category) });
    return {
      hiveTypes: choicesBelow(categoryIds.hiveType).map((type) => ({
        ...named(type),
        group: groupKeyOf(type),
        dimensions: hiveDimensionsByType[type.key],
      })),
      beeRaces: choicesBelow(categoryIds.beeRaces).map(named),
    };
  },
);

const groupsByKey = new Map<string | undefined, HiveTypeGroup>([
  ['traditional', 'traditional'],
  ['modern', 'modern'],
  ['mating_hive', 'mating'],
]);

/** @throws Error for a catalogue with a group that packages/domain does not know. */
export function groupKeyOf({ key, parentId = 0 }: Category): HiveTypeGroup {
  const group = groupsByKey.get(categoryById(parentId)?.key);
  if (group === undefined) throw new Error(`The type of hive ${key} is in no known group.`);
  return group;
}
