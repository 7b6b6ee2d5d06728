import { colonyCountRules, countDay, isCalendarDate, isFutureDay } from '@skep/domain';
import { countriesIn } from '@skep/i18n/countries';
import { usePerson, useQuery, useScreenState, useSearchParams, useTitle } from '@skep/remote-kit';
import { Button, Page, Row, ScreenStates, Stack, Text } from '@skep/ui';
import { csvText, download, fileName } from '@skep/ui/download';
import { DateField, SelectField } from '@skep/ui/form';
import { useMemo } from 'react';
import { useDays } from '../entries/useEntryTexts.ts';
import { today } from '../entry-forms/begun-with.ts';
import type { ColonyCountQuery as Answer } from '../generated/graphql.ts';
import { OffPaper } from '../printable-register/OffPaper.tsx';
import { PlainTable } from '../printable-register/PlainTable.tsx';
import { useIntl } from '../use-honey-intl.ts';
import { ColonyCountQuery } from './ColonyCountScreen.graphql.ts';
import { CountRule } from './CountRule.tsx';

/** How many colonies there were on the day that a country asks about, by apiary: a sheet to copy from. */
export function ColonyCountScreen() {
  const { formatMessage } = useIntl();
  const days = useDays();
  const person = usePerson();
  const [parameters, setParameters] = useSearchParams();
  const country = parameters.get('country') ?? undefined;
  const rule = colonyCountRules.find((each) => each.country === country);
  const requestedDay = parameters.get('day') ?? '';
  const proposed = rule && proposedDay(rule, today());
  // Nobody knows yet how many there will be.
  const day =
    isCalendarDate(requestedDay) && !isFutureDay(requestedDay, new Date())
      ? requestedDay
      : (proposed ?? today());
  const result = useQuery(ColonyCountQuery, { variables: { day }, fetchPolicy: 'cache-and-network' });
  const state = useScreenState(result);
  const count = result.data?.colonyCount;
  const title = formatMessage({ id: 'count.of' }, { day: days(day, day) });
  useTitle(title);
  return (
    <Page title={title}>
      <OffPaper>
        <Stack gap={8}>
          <Row gap={16} align="end">
            <CountryField
              value={country}
              onChange={(next) => setParameters(next === undefined ? {} : { country: next })}
            />
            <DateField
              label={formatMessage({ id: 'count.day' })}
              value={day}
              onChange={(next) =>
                setParameters({
                  ...(country !== undefined && { country }),
                  ...(next !== undefined && { day: next }),
                })
              }
            />
          </Row>
          {country !== undefined && <CountRule rule={rule} />}
        </Stack>
      </OffPaper>
      <ScreenStates state={state}>
        {count && <Sheet count={count} title={[title, person?.name].filter(Boolean).join(' · ')} />}
      </ScreenStates>
    </Page>
  );
}

/** That of this year, or of the last one while it lies ahead. */
function proposedDay(rule: (typeof colonyCountRules)[number], now: string): string | undefined {
  const year = Number(now.slice(0, 4));
  const day = countDay(rule, year, now);
  return day !== undefined && day > now ? countDay(rule, year - 1, now) : day;
}

function CountryField({
  value,
  onChange,
}: {
  value: string | undefined;
  onChange: (country: string | undefined) => void;
}) {
  const { formatMessage, locale } = useIntl();
  const countries = useMemo(() => countriesIn(locale), [locale]);
  return (
    <SelectField
      label={formatMessage({ id: 'count.country' })}
      hint={formatMessage({ id: 'count.marked' })}
      options={countries.map(({ code, name }) => ({
        value: code,
        label: colonyCountRules.some(({ country }) => country === code)
          ? formatMessage({ id: 'count.withForm' }, { country: name })
          : name,
      }))}
      value={value}
      onChange={onChange}
    />
  );
}

function Sheet({ count, title }: { count: Answer['colonyCount']; title: string }) {
  const { formatMessage, locale } = useIntl();
  const isRegistered = count.apiaries.some(({ registrationNumber }) => registrationNumber !== null);
  const headings = [
    formatMessage({ id: 'book.apiary' }),
    ...(isRegistered ? [formatMessage({ id: 'count.registration' })] : []),
    formatMessage({ id: 'count.address' }),
    formatMessage({ id: 'count.colonies' }),
    formatMessage({ id: 'count.nuclei' }),
  ];
  const addressOf = useAddress();
  const lines = count.apiaries.map((apiary) => [
    apiary.name,
    ...(isRegistered ? [apiary.registrationNumber ?? ''] : []),
    addressOf(apiary),
    String(apiary.hiveNames.length),
    String(apiary.nuclei),
  ]);
  const withHives = [
    [...headings, formatMessage({ id: 'book.hives' })],
    ...lines.map((line, index) => [...line, count.apiaries[index]?.hiveNames.join(', ') ?? '']),
  ];
  const save = () => download(fileName(title, 'csv'), new Blob(['\uFEFF', csvText(withHives, locale)]));
  return (
    <Stack gap={24}>
      {lines.length === 0 ? (
        <Text>{formatMessage({ id: 'count.empty' })}</Text>
      ) : (
        <>
          <PlainTable label={title} headings={headings} lines={lines} numbersFrom={headings.length - 2} />
          <Text isBold>{formatMessage({ id: 'count.total' }, { count: count.total })}</Text>
          <OffPaper>
            <Row>
              <Button kind="main" icon="print" onClick={() => window.print()}>
                {formatMessage({ id: 'book.print' })}
              </Button>
              <Button icon="download" onClick={save}>
                {formatMessage({ id: 'book.csv' })}
              </Button>
            </Row>
          </OffPaper>
        </>
      )}
      <Text tone="muted" size="small">
        {formatMessage({ id: 'count.law' })}
      </Text>
    </Stack>
  );
}

/** Address and coordinates, as far as they are known. */
function useAddress() {
  const { formatMessage } = useIntl();
  return (apiary: Answer['colonyCount']['apiaries'][number]): string => {
    const { street, streetNumber, postalCode, city, latitude, longitude } = apiary;
    const lines = [
      [street, streetNumber].filter(Boolean).join(' '),
      [postalCode, city].filter(Boolean).join(' '),
      latitude === null || longitude === null ? '' : `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`,
    ].filter((line) => line !== '');
    return lines.length === 0 ? formatMessage({ id: 'count.noAddress' }) : lines.join(' · ');
  };
}
