import { languageTag } from '@skep/domain';
import { useShellLanguage } from '@skep/remote-kit';
import { Stack, Text } from '@skep/ui';
import type { EntryFragment as Entry } from '../generated/graphql.ts';
import { useIntl } from '../use-book-intl.ts';
import { dutiesOf, missingFacts } from './duties/register-duties.ts';

export interface DutyLines {
  country: string;
  /** What it asks, by which source. */
  asks: string;
  /** What it asks besides a sheet, a line each. */
  besides: readonly string[];
  /** What the sheet does not say, a line for each fact. */
  missing: readonly string[];
}

/**
 * What the apiaries' countries ask of this sheet, by which source, and what it does not say.
 * @param countries of the apiaries that the sheet is about
 */
export function useDutyLines(
  countries: readonly (string | null | undefined)[],
  entries: readonly Entry[],
): DutyLines[] {
  const { formatMessage, formatList } = useIntl();
  const language = useShellLanguage();
  const names = new Intl.DisplayNames([languageTag(language)], { type: 'region' });
  return dutiesOf(countries).map((duty) => {
    const sources = duty.sources.map(({ name, year }) => `${name} (${year})`).join('; ');
    const country = names.of(duty.country.toUpperCase()) ?? duty.country;
    return {
      country,
      asks: formatMessage({ id: 'book.duty' }, { country, years: duty.keepYears, sources }),
      besides: duty.besides.map((beside) => formatMessage({ id: `book.dutyBesides.${beside}` })),
      missing: missingFacts(duty, entries).map(({ fact, numbers }) =>
        formatMessage(
          { id: 'book.dutyMissing' },
          { fact: formatMessage({ id: `book.${fact}` }), numbers: formatList(numbers.map(String)) },
        ),
      ),
    };
  });
}

export function Duties({ duties }: { duties: readonly DutyLines[] }) {
  return duties.map(({ country, asks, besides, missing }) => (
    <Stack key={country} gap={4}>
      <Text size="small">{[asks, ...besides].join(' ')}</Text>
      {missing.map((line) => (
        <Text key={line} isBold>
          {line}
        </Text>
      ))}
    </Stack>
  ));
}
