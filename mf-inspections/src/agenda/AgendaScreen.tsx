import { Link, useNow, useQuery, useScreenState, useSearchParams, useTitle } from '@skep/remote-kit';
import { Grid, Heading, LinkButton, Page, type ScreenState, ScreenStates, Stack, Text } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { useIntl } from '../diary/use-diary-intl.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type { AgendaReminderFragment as Reminder } from '../generated/graphql.ts';
import { OffPaper } from '../inspection-form/print.ts';
import { AgendaQuery, AgendaReminderFragment } from './AgendaScreen.graphql.ts';
import { type AgendaPart, agendaPeriods, isAgendaPeriod, isWithin, reminderParts } from './agenda-parts.ts';
import { CalendarFeed } from './CalendarFeed.tsx';
import { useDueBadge } from './due-badge.ts';
import { ReminderMails } from './ReminderMails.tsx';
import { ReminderRow } from './ReminderRow.tsx';

const partTitles = {
  overdue: 'inspections.agendaOverdue',
  today: 'inspections.agendaToday',
  thisWeek: 'inspections.agendaThisWeek',
  later: 'inspections.agendaLater',
  someDay: 'inspections.agendaSomeDay',
} as const satisfies Record<AgendaPart, string>;

const periodTexts = { week: 'diary.agendaWeek', month: 'diary.agendaMonth' } as const;
const periods = Object.keys(agendaPeriods).filter(isAgendaPeriod);

/** What beekeepers wanted to be reminded of, by when it is due. */
export function AgendaScreen() {
  const { formatMessage } = useIntl();
  const result = useQuery(AgendaQuery, { fetchPolicy: 'cache-and-network' });
  const reminders = (result.data?.reminders ?? [])
    .map((reminder) => readFragment(AgendaReminderFragment, reminder))
    .filter(({ isDone }) => !isDone);
  const state = useAgendaState(useScreenState(result), reminders.length);
  const title = formatMessage({ id: 'inspections.agenda' });
  useTitle(title);
  useDueBadge();
  return (
    <Page title={title} maxWidth="readable">
      <Stack gap={24}>
        <ScreenStates state={state}>
          <Reminders reminders={reminders} />
        </ScreenStates>
        {result.data && (
          <OffPaper>
            <Stack gap={24}>
              <ReminderMails areWanted={result.data.hasReminderMails} />
              <CalendarFeed link={result.data.calendarLink} />
            </Stack>
          </OffPaper>
        )}
      </Stack>
    </Page>
  );
}

function Reminders({ reminders }: { reminders: readonly Reminder[] }) {
  const { formatMessage } = useIntl();
  const now = useNow();
  const [parameters, setParameters] = useSearchParams();
  const apiaries = [...new Map(reminders.map(({ apiaryId, apiaryName }) => [apiaryId, apiaryName]))];
  // An apiary whose last reminder was ticked off narrows nothing any more.
  const chosen = apiaries.find(([id]) => id === parameters.get('apiary'))?.[0];
  const requestedPeriod = parameters.get('period');
  const period = isAgendaPeriod(requestedPeriod) ? requestedPeriod : undefined;
  const shown = reminders.filter(
    (one) => (chosen === undefined || one.apiaryId === chosen) && isWithin(one, period, now),
  );
  const show = (wanted: { apiary: string | undefined; period: string | undefined }) =>
    setParameters(
      { ...(wanted.apiary && { apiary: wanted.apiary }), ...(wanted.period && { period: wanted.period }) },
      { replace: true },
    );
  return (
    <Stack gap={24}>
      <OffPaper>
        <Grid minColumn={220} gap={12}>
          <SelectField
            label={formatMessage({ id: 'diary.agendaPeriod' })}
            placeholder={formatMessage({ id: 'diary.agendaEverything' })}
            options={periods.map((value) => ({ value, label: formatMessage({ id: periodTexts[value] }) }))}
            value={period}
            onChange={(next) => show({ apiary: chosen, period: next })}
          />
          {apiaries.length > 1 && (
            <SelectField
              label={formatMessage({ id: 'inspections.agendaApiary' })}
              placeholder={formatMessage({ id: 'inspections.agendaEveryApiary' })}
              options={apiaries.map(([value, label]) => ({ value, label }))}
              value={chosen}
              onChange={(apiary) => show({ apiary, period })}
            />
          )}
        </Grid>
      </OffPaper>
      {shown.length === 0 && <Text tone="muted">{formatMessage({ id: 'diary.agendaNothing' })}</Text>}
      {reminderParts(shown, now).map(({ part, reminders: own }) => (
        <Stack key={part} gap={12} as="section">
          <Heading level={2} look={3}>
            {formatMessage({ id: partTitles[part] })}
          </Heading>
          <Stack as="ul" gap={12}>
            {own.map((reminder) => (
              <ReminderRow key={reminder.id} reminder={reminder} isOverdue={part === 'overdue'} />
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}

function useAgendaState(state: ScreenState, count: number): ScreenState {
  const { formatMessage } = useIntl();
  if (state.kind !== 'ready' || count > 0) return state;
  return {
    kind: 'empty',
    icon: 'reminder',
    title: formatMessage({ id: 'inspections.agendaEmptyTitle' }),
    text: formatMessage({ id: 'inspections.agendaEmptyText' }),
    action: (
      <LinkButton to="/inspect" as={Link} icon="add">
        {formatMessage({ id: 'inspections.new' })}
      </LinkButton>
    ),
  };
}
