import { isAlertWeather } from '@skep/domain';
import * as v from 'valibot';
import { inOneScope } from '#platform/http/http.ts';
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

/** What devices measure, and what an alert rule can look at in the weather. */
export const measuredCatalogueRoutes = inOneScope([
  action(
    'GET',
    '/quantities',
    {
      id: 'listQuantities',
      summary: 'Quantities that devices measure',
      answer: v.array(QuantityAnswer),
    },
    async ({ locale }) =>
      quantities.map(({ abbreviation: key, unit, isCharted }) => ({
        ...{ key, isCharted, name: quantityName(locale, key), unit: unitOf(unit) },
      })),
  ),
  action(
    'GET',
    '/quantities/weather',
    {
      id: 'listWeatherQuantities',
      summary: 'Quantities of the weather that an alert rule can look at',
      answer: v.array(QuantityAnswer),
    },
    async ({ locale }) =>
      weatherNames.filter(isAlertWeather).map((key) => {
        const { unit } = physicals[weatherQuantities[key].physical];
        return { key, isCharted: true, name: weatherName(locale, key), unit: unitOf(unit) };
      }),
  ),
  action(
    'GET',
    '/device-types',
    { id: 'listDeviceTypes', summary: 'Types of devices', answer: v.array(v.object(named)) },
    async ({ locale }) =>
      choicesBelow(categoryIds.deviceTypes).map((type) => ({
        ...{ key: type.key, name: categoryName(locale, type) },
      })),
  ),
]);
