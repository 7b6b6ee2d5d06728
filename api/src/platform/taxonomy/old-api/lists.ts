import { type HiveDimensions, hiveDimensionsByType, hiveTypeGroups } from '@skep/domain';
import Type from 'typebox';
import { oneOf } from '#platform/http/schemas.ts';
import { type Category, categoryById, categoryIds, choicesBelow } from '../catalogue.ts';
import { groupKeyOf } from '../hive-catalogue.ts';
import { quantities } from '../quantities.ts';
import { weatherNames } from '../weather-quantities.ts';
import { CategoryBody, type CategoryWire, categoryToWire, namesByLanguage } from './category-json.ts';
import { comparedToWire, QuantityBody, quantityToWire, weatherToWire } from './quantity-json.ts';

const DimensionsBody = Type.Object({
  fr_width_cm: Type.Number(),
  fr_height_cm: Type.Number(),
  bb_width_cm: Type.Number(),
  bb_depth_cm: Type.Number(),
  bb_height_cm: Type.Number(),
});

const Words = Type.Record(Type.String(), Type.String());

const HiveTypeBody = Type.Object({
  ...CategoryBody.properties,
  group: Type.Record(Type.String(), Type.String(), { description: 'Name of its group by language.' }),
  group_key: oneOf(hiveTypeGroups, { description: 'Id of its group (an addition).' }),
});

/** What a hive, a queen, a device and an alert rule can be made of. */
export const TaxonomyListsBody = Type.Object({
  hivetypes: Type.Array(HiveTypeBody),
  beeraces: Type.Array(CategoryBody),
  sensortypes: Type.Array(CategoryBody),
  hivedimensions: Type.Record(Type.String(), DimensionsBody, {
    description: 'Sizes in centimetres by key of the hive type; 0 if unknown.',
  }),
  sensormeasurements: Type.Array(QuantityBody),
  alert_rules: Type.Object({
    calculations: Words,
    comparators: Words,
    comparisons: Words,
    exclude_hours: Type.Array(Type.String()),
    calc_minutes: Type.Array(Type.Integer()),
  }),
});

/** Values that an alert rule is built of. */
const alertRuleLists = {
  // Old clients translate these words; what they send back is the key.
  calculations: { min: 'Minimum', max: 'Maximum', ave: 'Average', cnt: 'Count' },
  comparators: {
    '=': 'equal_to',
    '<': 'less_than',
    '>': 'greater_than',
    '<=': 'less_than_or_equal',
    '>=': 'greater_than_or_equal',
  },
  comparisons: { val: 'Value', inc: 'Increase', dec: 'Decrease', abs_dif: 'Absolute_value_of_dif' },
  exclude_hours: Array.from({ length: 24 }, (_, hour) => `${hour}:00 - ${hour}:59`),
  calc_minutes: [0, 60, 180, 360, 720, 1440, 2880, 10080],
};

export function taxonomyLists(language: string): Type.Static<typeof TaxonomyListsBody> {
  const list = (id: number): CategoryWire[] =>
    choicesBelow(id).map((category) => categoryToWire(category, { language }));
  return {
    hivetypes: choicesBelow(categoryIds.hiveType).map((category) => ({
      ...categoryToWire(category, { language }),
      group: groupOf(category),
      group_key: groupKeyOf(category),
    })),
    beeraces: list(categoryIds.beeRaces),
    sensortypes: list(categoryIds.deviceTypes),
    hivedimensions: Object.fromEntries(
      Object.entries(hiveDimensionsByType).map(([key, dimensions]) => [key, dimensionsToWire(dimensions)]),
    ),
    sensormeasurements: [
      ...quantities.map((quantity) => quantityToWire(quantity, language)),
      ...weatherNames.map((name) => weatherToWire(name, language)),
      ...comparedToWire(language),
    ],
    alert_rules: alertRuleLists,
  };
}

function groupOf({ parentId = 0 }: Category): Record<string, string> {
  const parent = categoryById(parentId);
  return parent === undefined ? {} : namesByLanguage(parent);
}

function dimensionsToWire(dimensions: HiveDimensions) {
  return {
    fr_width_cm: dimensions.frameWidthCm ?? 0,
    fr_height_cm: dimensions.frameHeightCm ?? 0,
    bb_width_cm: dimensions.broodBoxWidthCm ?? 0,
    bb_depth_cm: dimensions.broodBoxDepthCm ?? 0,
    bb_height_cm: dimensions.broodBoxHeightCm ?? 0,
  };
}
