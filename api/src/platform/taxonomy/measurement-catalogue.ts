import { isAlertWeather } from '@skep/domain';
import * as v from 'valibot';
import { action } from '#platform/http/v1.ts';
import { categoryIds, choicesBelow } from './catalogue.ts';
import { physicals, quantities } from './quantities.ts';
import { quantityName, weatherName } from './quantity-names.ts';
import { weatherNames, weatherQuantities } from './weather-quantities.ts';
import { categoryName } from './words.ts';

const named = {
  key: v.pipe(v.string(), v.description('The same in every language.')),
  name: v.pipe(v.string(), v.description('In the language of the request.')),
};

const QuantityAnswer = v.object({
  ...named,
  unit: v.pipe(v.optional(v.string()), v.description('Of stored values; absent: a count, or a bare number.')),
  isCharted: v.pipe(v.boolean(), v.description('Whether it is useful as a curve.')),
});

/** The old API has signs for numbers and for counts: nobody reads them as a unit. */
const unitOf = (unit: string) => (unit === '-' || unit === '#' ? undefined : unit);

/** What devices measure, and what an alert rule can look at in the weather: one call for all of it. */
export const measurementCatalogueRoute = action(
  'GET',
  '/measurement-catalogue',
  {
    id: 'readMeasurementCatalogue',
    summary: 'Quantities that devices measure, those of the weather for alert rules, and types of devices',
    answer: v.object({
      quantities: v.array(QuantityAnswer),
      weatherQuantities: v.array(QuantityAnswer),
      deviceTypes: v.array(v.object(named)),
    }),
  },
  async ({ locale }) => ({
    quantities: quantities.map(({ abbreviation: key, unit, isCharted }) => ({
      ...{ key, isCharted, name: quantityName(locale, key), unit: unitOf(unit) },
    })),
    weatherQuantities: weatherNames.filter(isAlertWeather).map((key) => {
      const { unit } = physicals[weatherQuantities[key].physical];
      return { key, isCharted: true, name: weatherName(locale, key), unit: unitOf(unit) };
    }),
    deviceTypes: choicesBelow(categoryIds.deviceTypes).map((type) => ({
      ...{ key: type.key, name: categoryName(locale, type) },
    })),
  }),
);
