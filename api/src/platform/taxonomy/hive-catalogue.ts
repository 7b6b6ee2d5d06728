import { hiveDimensionsByType, hiveTypeGroups } from '@skep/domain';
import * as v from 'valibot';
import { idJson } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { type Category, categoryIds, choicesBelow } from './catalogue.ts';
import { groupKeyOf } from './lists.ts';
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
