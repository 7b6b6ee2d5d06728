import { seasonDays, seasonName, seasonOfDay } from '@skep/domain';
import {
  notFoundState,
  usePerson,
  useQuery,
  useScreenState,
  useSearchParams,
  useTitle,
} from '@skep/remote-kit';
import { Button, Page, Row, ScreenStates, Stack, Text } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { useDays } from '../entries/useEntryTexts.ts';
import { thisYear, today, yearIn } from '../entry-forms/begun-with.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import { ThresholdsFragment } from '../mites/thresholds.graphql.ts';
import { thresholdsOf } from '../mites/thresholds.ts';
import { OffPaper } from '../printable-register/OffPaper.tsx';
import { YearField } from '../YearField.tsx';
import { MitesOfReport } from './MitesOfReport.tsx';
import {
  ColoniesOfReport,
  HoneyOfReport,
  QueensOfReport,
  type ReportPartProps,
  TreatmentsOfReport,
} from './ReportParts.tsx';
import { SeasonReportQuery } from './SeasonReportScreen.graphql.ts';
import { useIntl } from './use-report-intl.ts';

/** What happened in a season in one apiary or in all of them, to read, to print or to store as a PDF. */
export function SeasonReportScreen() {
  const { formatMessage } = useIntl();
  const person = usePerson();
  const [parameters] = useSearchParams();
  const requestedYear = yearIn(parameters);
  const apiaryId = parameters.get('apiaryId') ?? undefined;
  const result = useQuery(SeasonReportQuery, {
    variables: { year: requestedYear, ...(apiaryId !== undefined && { apiaryId }) },
    fetchPolicy: 'cache-and-network',
  });
  const report = result.data?.seasonReport;
  const thresholds = readFragment(ThresholdsFragment, result.data?.miteThresholds);
  const own = (result.data?.apiaries ?? []).filter(({ isOwner }) => isOwner);
  const apiary = own.find(({ id }) => id === apiaryId);
  const { year = requestedYear ?? thisYear(), isSouthern = false } = report?.season ?? {};
  const season = formatMessage({ id: 'report.title' }, { year: seasonName(year, isSouthern) });
  const title = [season, apiary?.name, person?.name].filter(Boolean).join(' · ');
  // An address may name an apiary that is not there, or not the person's.
  const state = notFoundState(useScreenState(result), report === null, {
    icon: 'apiary',
    title: formatMessage({ id: 'report.notFound' }),
    text: formatMessage({ id: 'report.notFoundText' }),
    link: { to: '/registers/season-report', label: formatMessage({ id: 'book.allApiaries' }) },
  });
  useTitle(title);
  return (
    <Page title={title}>
      <Choices season={{ year, isSouthern }} apiaryId={apiaryId} apiaries={own} />
      <ScreenStates state={state}>
        {report && (
          <Stack gap={24}>
            <OffPaper>
              <Button kind="main" icon="print" onClick={() => window.print()}>
                {formatMessage({ id: 'book.print' })}
              </Button>
            </OffPaper>
            <ReportHead report={report} apiary={apiary} />
            <ColoniesOfReport report={report} />
            <HoneyOfReport report={report} />
            <QueensOfReport report={report} />
            <TreatmentsOfReport report={report} />
            {thresholds && <MitesOfReport report={report} thresholds={thresholdsOf(thresholds)} />}
            <Text tone="muted" size="small">
              {formatMessage({ id: 'report.help' })}
            </Text>
          </Stack>
        )}
      </ScreenStates>
    </Page>
  );
}

interface ChoicesProps {
  season: { year: number; isSouthern: boolean };
  apiaryId: string | undefined;
  apiaries: readonly { id: string; name: string }[];
}

function Choices({ season: { year, isSouthern }, apiaryId, apiaries }: ChoicesProps) {
  const { formatMessage } = useIntl();
  const [parameters, setParameters] = useSearchParams();
  const go = (next: { year: string | undefined; apiaryId: string | undefined }) =>
    setParameters({
      ...(next.year !== undefined && { year: next.year }),
      ...(next.apiaryId !== undefined && { apiaryId: next.apiaryId }),
    });
  return (
    <OffPaper>
      <Row gap={16}>
        <YearField
          newest={seasonOfDay(today(), isSouthern)}
          label={formatMessage({ id: 'book.year' })}
          year={year}
          isSouthern={isSouthern}
          onYear={(chosen) => go({ year: chosen, apiaryId })}
        />
        <SelectField
          label={formatMessage({ id: 'book.apiary' })}
          placeholder={formatMessage({ id: 'book.allApiaries' })}
          options={apiaries.map(({ id, name }) => ({ value: id, label: name }))}
          value={apiaryId}
          onChange={(value) => go({ year: parameters.get('year') ?? undefined, apiaryId: value })}
        />
      </Row>
    </OffPaper>
  );
}

interface ReportHeadProps extends ReportPartProps {
  apiary: { name: string; registrationNumber: string | null } | undefined;
}

/** Which days it is about, and the official number of the apiary. */
function ReportHead({ report: { season, from, until }, apiary }: ReportHeadProps) {
  const { formatMessage } = useIntl();
  const days = useDays();
  return (
    <Stack gap={4}>
      <Text>{days(from, until)}</Text>
      {until < seasonDays(season.year, season.isSouthern).until && (
        <Text tone="muted" size="small">
          {formatMessage({ id: 'report.notOver' }, { day: days(until, until) })}
        </Text>
      )}
      {apiary?.registrationNumber && (
        <Text>
          {formatMessage(
            { id: 'book.registrationOf' },
            { apiary: apiary.name, registration: apiary.registrationNumber },
          )}
        </Text>
      )}
    </Stack>
  );
}
