import { usePerson, useQuery, useScreenState, useSearchParams, useTitle } from '@skep/remote-kit';
import { Button, Notice, Page, Row, ScreenStates, Stack, Text } from '@skep/ui';
import { csvText, download, fileName } from '@skep/ui/download';
import { SelectField } from '@skep/ui/form';
import { EntryFragment } from '../entries/EntryCard.graphql.ts';
import { hiveName } from '../entries/hive-name.ts';
import { useKilograms } from '../entries/useHoneyFacts.ts';
import { thisYear, yearIn } from '../entry-forms/begun-with.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import { useIntl } from '../use-book-intl.ts';
import { YearField } from '../YearField.tsx';
import { Duties, useDutyLines } from './Duties.tsx';
import { OffPaper } from './OffPaper.tsx';
import { SheetQuery } from './SheetScreen.graphql.ts';
import { SheetTable } from './SheetTable.tsx';
import { honeyOf, tableOf } from './sheet-lines.ts';
import { useSheetLines } from './useSheetLines.ts';

/**
 * The register of a year and apiary, or all of one hive for whoever takes it over, to print or to take along, and whether
 * it is as it was written.
 */
export function SheetScreen() {
  const { formatMessage, locale } = useIntl();
  const kilograms = useKilograms();
  const person = usePerson();
  const [parameters] = useSearchParams();
  const year = yearIn(parameters) ?? thisYear();
  const apiaryId = parameters.get('apiaryId') ?? undefined;
  const hiveId = parameters.get('hiveId') ?? undefined;
  const result = useQuery(SheetQuery, {
    variables: hiveId === undefined ? { year, ...(apiaryId !== undefined && { apiaryId }) } : { hiveId },
    fetchPolicy: 'cache-and-network',
  });
  const state = useScreenState(result);
  const entries = readFragment(EntryFragment, result.data?.registerSheet.entries ?? []);
  const lines = useSheetLines()(entries);
  const own = (result.data?.apiaries ?? []).filter(({ isOwner }) => isOwner);
  // Countries ask their keepers, and nobody who takes over a hive.
  const shownApiaries =
    hiveId === undefined ? own.filter(({ id }) => apiaryId === undefined || id === apiaryId) : [];
  const registrations = useRegistrations()(
    hiveId === undefined ? shownApiaries : [result.data?.registerSheet.hive?.apiary],
  );
  const apiary = own.find(({ id }) => id === apiaryId);
  const duties = useDutyLines(
    shownApiaries.map(({ address }) => address.country),
    entries,
  );
  const about = () => {
    if (hiveId === undefined) return formatMessage({ id: 'book.sheetOf' }, { year: String(year) });
    const hive = hiveName(hiveId, result.data?.registerSheet.hive, entries.toReversed());
    if (hive === undefined) return formatMessage({ id: 'book.hiveSheet' });
    return formatMessage({ id: 'book.sheetOfHive' }, { hive });
  };
  const title = [about(), apiary?.name, person?.name].filter(Boolean).join(' · ');
  useTitle(title);
  const headings = useHeadings();
  const save = () => {
    const below = duties.flatMap(({ asks, besides, missing }) =>
      [asks, ...besides, ...missing].map((line) => [line]),
    );
    const table = [...tableOf(lines, headings), ...registrations.map((line) => [line]), ...below];
    download(fileName(title, 'csv'), new Blob(['\uFEFF', csvText(table, locale)]));
  };
  const honey = honeyOf(entries);
  return (
    <Page title={title}>
      {hiveId === undefined && (
        <OffPaper>
          <Choices year={year} apiaryId={apiaryId} apiaries={own} />
        </OffPaper>
      )}
      <ScreenStates state={state}>
        <Stack>
          {lines.length > 0 && (
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
          )}
          <Intactness broken={result.data?.registerSheet.broken} hash={result.data?.registerSheet.hash} />
          {registrations.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
          {lines.length === 0 && (
            <Text>{formatMessage({ id: hiveId === undefined ? 'book.sheetEmpty' : 'book.noneFound' })}</Text>
          )}
          <SheetTable lines={lines} />
          {hiveId === undefined && honey > 0 && (
            <Text isBold>{formatMessage({ id: 'book.honeyOfYear' }, { amount: kilograms(honey) })}</Text>
          )}
          <Duties duties={duties} />
          <Text tone="muted" size="small">
            {formatMessage({ id: 'book.law' })}
          </Text>
        </Stack>
      </ScreenStates>
    </Page>
  );
}

interface ChoicesProps {
  year: number;
  apiaryId: string | undefined;
  apiaries: readonly { id: string; name: string }[];
}

function Choices({ year, apiaryId, apiaries }: ChoicesProps) {
  const { formatMessage } = useIntl();
  const [, setParameters] = useSearchParams();
  const go = (next: { year: string; apiaryId: string | undefined }) =>
    setParameters({ year: next.year, ...(next.apiaryId !== undefined && { apiaryId: next.apiaryId }) });
  return (
    <Row gap={16}>
      <YearField
        newest={thisYear()}
        label={formatMessage({ id: 'book.year' })}
        year={year}
        onYear={(chosen) => go({ year: chosen, apiaryId })}
      />
      <SelectField
        label={formatMessage({ id: 'book.apiary' })}
        placeholder={formatMessage({ id: 'book.allApiaries' })}
        options={apiaries.map(({ id, name }) => ({ value: id, label: name }))}
        value={apiaryId}
        onChange={(value) => go({ year: String(year), apiaryId: value })}
      />
    </Row>
  );
}

function Intactness({
  broken,
  hash,
}: {
  broken: number | null | undefined;
  hash: string | null | undefined;
}) {
  const { formatMessage } = useIntl();
  if (broken != null) {
    return <Notice kind="problem">{formatMessage({ id: 'book.broken' }, { number: broken })}</Notice>;
  }
  if (hash == null) return null;
  return <Notice kind="success">{formatMessage({ id: 'book.intact' }, { hash: hash.slice(0, 16) })}</Notice>;
}

type Registered = { name: string; registrationNumber: string | null };

/** The official numbers of apiaries that have one. */
function useRegistrations() {
  const { formatMessage } = useIntl();
  return (apiaries: readonly (Registered | undefined)[]): string[] =>
    apiaries.flatMap((apiary) => {
      if (!apiary?.registrationNumber) return [];
      const { name, registrationNumber: registration } = apiary;
      return [formatMessage({ id: 'book.registrationOf' }, { apiary: name, registration })];
    });
}

function useHeadings() {
  const { formatMessage } = useIntl();
  return {
    number: formatMessage({ id: 'book.column.number' }),
    days: formatMessage({ id: 'book.days' }),
    title: formatMessage({ id: 'book.column.title' }),
    hives: formatMessage({ id: 'book.hives' }),
    standing: formatMessage({ id: 'book.column.standing' }),
    written: formatMessage({ id: 'book.column.written' }),
    hash: 'SHA-256',
  };
}
