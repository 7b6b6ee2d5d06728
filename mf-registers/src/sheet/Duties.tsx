import { useShellLanguage } from '@skep/remote-kit';
import { Stack, Text } from '@skep/ui';
import type { EntryFragment as Entry } from '../generated/graphql.ts';
import { useIntl } from '../use-book-intl.ts';
import { dutiesOf, missingFacts } from './duties/register-duties.ts';

export interface DutiesProps {
  /** Of the apiaries that the sheet is about. */
  countries: readonly (string | null | undefined)[];
  entries: readonly Entry[];
}

/** What the apiaries' countries ask of this sheet, by which source, and what it does not say. */
export function Duties({ countries, entries }: DutiesProps) {
  const { formatMessage, formatList } = useIntl();
  const language = useShellLanguage();
  const names = new Intl.DisplayNames([language === 'ua' ? 'uk' : language], { type: 'region' });
  return dutiesOf(countries).map((duty) => {
    const sources = duty.sources.map(({ name, year }) => `${name} (${year})`).join('; ');
    const country = names.of(duty.country.toUpperCase()) ?? duty.country;
    return (
      <Stack key={duty.country} gap={4}>
        <Text size="small">
          {formatMessage({ id: 'book.duty' }, { country, years: duty.keepYears, sources })}
        </Text>
        {missingFacts(duty, entries).map(({ fact, numbers }) => (
          <Text key={fact} isBold>
            {formatMessage(
              { id: 'book.dutyMissing' },
              { fact: formatMessage({ id: `book.${fact}` }), numbers: formatList(numbers.map(String)) },
            )}
          </Text>
        ))}
      </Stack>
    );
  });
}
