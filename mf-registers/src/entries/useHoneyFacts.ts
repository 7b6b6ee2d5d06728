import { inUnits, kilogramsInJars, type SugarRatio } from '@skep/domain';
import { useUnits } from '@skep/remote-kit';
import type { EntryFragment as Entry } from '../generated/graphql.ts';
import { useIntl } from '../use-book-intl.ts';

type Feeding = NonNullable<Entry['feeding']>;

interface Fact {
  label: string;
  text: string;
}

const parts: Readonly<Record<SugarRatio, { sugar: string; water: string }>> = {
  one_to_one: { sugar: '1', water: '1' },
  three_to_two: { sugar: '3', water: '2' },
  two_to_one: { sugar: '2', water: '1' },
};

/** Sugar to water, as `3:2`. */
export function useRatioText(): (ratio: SugarRatio) => string {
  const { formatMessage } = useIntl();
  return (ratio) => formatMessage({ id: 'book.ratioOf' }, parts[ratio]);
}

/** What was fed, as `Sugar syrup, 3 kg per hive`. */
export function useFeedTitle(): (feeding: Feeding) => string {
  const { formatMessage, formatList } = useIntl();
  const amountText = useAmountText();
  return ({ feed, words, amount, unit, isPerHive }) => {
    const kind = formatMessage({ id: `book.feed.${feed}` });
    const given = amountText(amount, unit === 'LITRES' ? 'l' : 'kg', 2);
    return formatList(
      [
        feed === 'OTHER' && words !== null ? words : kind,
        formatMessage({ id: isPerHive ? 'book.feedEach' : 'book.feedTogether' }, { amount: given }),
      ],
      { type: 'unit' },
    );
  };
}

export function useFeedingFacts() {
  const { formatMessage } = useIntl();
  const ratioText = useRatioText();
  const kilograms = useKilograms();
  return ({ feeding }: Entry): Fact[] => {
    if (!feeding) return [];
    const { feed, words, ratio, storedEstimateKg } = feeding;
    return [
      { label: formatMessage({ id: 'book.feed' }), text: formatMessage({ id: `book.feed.${feed}` }) },
      { label: formatMessage({ id: 'book.feedWords' }), text: words ?? '' },
      {
        label: formatMessage({ id: 'book.ratio' }),
        text: ratio === null ? '' : ratioText(ratio.toLowerCase() as Lowercase<typeof ratio>),
      },
      {
        label: formatMessage({ id: 'book.stored' }),
        text: storedEstimateKg === null ? '' : kilograms(storedEstimateKg),
      },
    ];
  };
}

/** Jars of one size, as `20 × 500 g`. */
export function useJarsTitle(): (jars: { count: number; sizeGrams: number }) => string {
  const { formatMessage } = useIntl();
  const amountText = useAmountText();
  return ({ count, sizeGrams }) =>
    formatMessage({ id: 'book.jarsOf' }, { count, size: amountText(sizeGrams, 'g', 1) });
}

export function useJarsFacts() {
  const { formatMessage, formatDate } = useIntl();
  const kilograms = useKilograms();
  return ({ jars }: Entry): Fact[] =>
    jars
      ? [
          { label: formatMessage({ id: 'book.lot' }), text: jars.lot },
          { label: formatMessage({ id: 'book.inJars' }), text: kilograms(kilogramsInJars(jars)) },
          {
            label: formatMessage({ id: 'book.bestBefore' }),
            text: formatDate(`${jars.bestBefore}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' }),
          },
          { label: formatMessage({ id: 'book.origin' }), text: jars.origin },
        ]
      : [];
}

/** A weight of honey; of a share no more than a tenth. */
export function useKilograms(): (kilograms: number) => string {
  const amountText = useAmountText();
  return (kilograms) => amountText(kilograms, 'kg', 1);
}

/** As `12.5 °C`. */
export function useCelsius(): (degrees: number) => string {
  const amountText = useAmountText();
  return (degrees) => amountText(degrees, '°C', 1);
}

/** Units as `Intl` calls them. */
const intlUnits: Readonly<Record<string, string>> = {
  ...{ kg: 'kilogram', lb: 'pound', g: 'gram', oz: 'ounce', l: 'liter', gal: 'gallon' },
  ...{ '°C': 'celsius', '°F': 'fahrenheit' },
};

/** An amount that is stored in a unit, in the unit of the person. */
export function useAmountText(): (value: number, unit: 'kg' | 'g' | 'l' | '°C', decimals: number) => string {
  const { formatNumber } = useIntl();
  const units = useUnits();
  return (stored, storedUnit, decimals) => {
    const { value, unit = storedUnit } = inUnits({ value: stored, unit: storedUnit }, units);
    return formatNumber(value, {
      style: 'unit',
      unit: intlUnits[unit] ?? unit,
      maximumFractionDigits: decimals,
    });
  };
}
