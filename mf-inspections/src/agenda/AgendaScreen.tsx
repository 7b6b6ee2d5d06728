import { Link, useNow, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import {
  ChoiceField,
  Grid,
  Heading,
  LinkButton,
  Page,
  Row,
  type ScreenState,
  ScreenStates,
  Stack,
  Text,
} from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { readFragment } from '../generated/fragment-masking.ts';
import { OffPaper } from '../inspection-form/print.ts';
import { AgendaTaskFragment } from '../tasks/task.graphql.ts';
import { useIntl } from '../tasks/use-task-intl.ts';
import { AgendaCalendar } from './AgendaCalendar.tsx';
import { AgendaRows } from './AgendaRows.tsx';
import { AgendaQuery, AgendaReminderFragment } from './AgendaScreen.graphql.ts';
import { type AgendaItem, agendaItems, apiariesOf } from './agenda-items.ts';
import {
  type AgendaPart,
  type AgendaPeriod,
  agendaPartsOf,
  agendaPeriods,
  isAgendaPeriod,
  isWithin,
} from './agenda-parts.ts';
import { CalendarFeed } from './CalendarFeed.tsx';
import { DoneTasks } from './DoneTasks.tsx';
import { useDueBadge } from './due-badge.ts';
import { ReminderMails } from './ReminderMails.tsx';
import { useAgendaAddress, views } from './useAgendaAddress.ts';

const partTitles = {
  overdue: 'inspections.agendaOverdue',
  today: 'inspections.agendaToday',
  thisWeek: 'inspections.agendaThisWeek',
  later: 'inspections.agendaLater',
  someDay: 'inspections.agendaSomeDay',
} as const satisfies Record<AgendaPart, string>;

const periodTexts = { week: 'diary.agendaWeek', month: 'diary.agendaMonth' } as const;
const viewTexts = {
  list: 'tasks.view.list',
  week: 'tasks.view.week',
  month: 'tasks.view.month',
} as const;
const periods = Object.keys(agendaPeriods).filter(isAgendaPeriod);

/** Reminders of inspections and tasks, by when they are due. */
export function AgendaScreen() {
  const { formatMessage } = useIntl();
  const result = useQuery(AgendaQuery, { fetchPolicy: 'cache-and-network' });
  const reminders = (result.data?.reminders ?? [])
    .map((reminder) => readFragment(AgendaReminderFragment, reminder))
    .filter(({ isDone }) => !isDone);
  const tasks = (result.data?.tasks ?? [])
    .map((task) => readFragment(AgendaTaskFragment, task))
    .filter(({ doneAt }) => !doneAt);
  const items = agendaItems(reminders, tasks);
  const state = useAgendaState(useScreenState(result), items.length);
  const title = formatMessage({ id: 'inspections.agenda' });
  useTitle(title);
  useDueBadge();
  const { view } = useAgendaAddress();
  return (
    <Page title={title} maxWidth={view === 'month' ? 'wide' : 'readable'}>
      <Stack gap={24}>
        <ScreenStates state={state}>
          <OffPaper>
            <Row>
              <NewTaskButton />
            </Row>
          </OffPaper>
          <AgendaList items={items} />
        </ScreenStates>
        {result.data && (
          <OffPaper>
            <Stack gap={24}>
              <DoneTasks />
              <ReminderMails areWanted={result.data.hasReminderMails} />
              <CalendarFeed link={result.data.calendarLink} />
            </Stack>
          </OffPaper>
        )}
      </Stack>
    </Page>
  );
}

function NewTaskButton() {
  const { formatMessage } = useIntl();
  return (
    <LinkButton to="/tasks/create" as={Link} icon="add">
      {formatMessage({ id: 'inspections.newTask' })}
    </LinkButton>
  );
}

function AgendaList({ items }: { items: readonly AgendaItem[] }) {
  const { formatMessage } = useIntl();
  const address = useAgendaAddress();
  const apiaries = [...new Map(items.flatMap(apiariesOf))];
  // An apiary whose last item was ticked off narrows nothing any more.
  const chosen = apiaries.find(([id]) => id === address.apiary)?.[0];
  const shown = items.filter((one) => chosen === undefined || apiariesOf(one).some(([id]) => id === chosen));
  return (
    <Stack gap={24}>
      <OffPaper>
        <Stack gap={12}>
          <ChoiceField
            label={formatMessage({ id: 'tasks.view' })}
            options={views.map((value) => ({ value, label: formatMessage({ id: viewTexts[value] }) }))}
            value={address.view}
            onChange={(view) => address.show({ view: view === 'list' ? undefined : view })}
          />
          <Grid minColumn={220} gap={12}>
            {address.view === 'list' && (
              <SelectField
                label={formatMessage({ id: 'diary.agendaPeriod' })}
                placeholder={formatMessage({ id: 'diary.agendaEverything' })}
                options={periods.map((value) => ({
                  value,
                  label: formatMessage({ id: periodTexts[value] }),
                }))}
                value={address.period}
                onChange={(period) => address.show({ period })}
              />
            )}
            {apiaries.length > 1 && (
              <SelectField
                label={formatMessage({ id: 'inspections.agendaApiary' })}
                placeholder={formatMessage({ id: 'inspections.agendaEveryApiary' })}
                options={apiaries.map(([value, label]) => ({ value, label }))}
                value={chosen}
                onChange={(apiary) => address.show({ apiary })}
              />
            )}
          </Grid>
        </Stack>
      </OffPaper>
      {address.view === 'list' ? (
        <Parts items={shown} period={address.period} />
      ) : (
        <AgendaCalendar
          items={shown}
          view={address.view}
          day={address.day}
          onDay={(day) => address.show({ day })}
        />
      )}
    </Stack>
  );
}

function Parts({ items, period }: { items: readonly AgendaItem[]; period: AgendaPeriod | undefined }) {
  const { formatMessage } = useIntl();
  const now = useNow();
  const shown = items.filter((one) => isWithin(one, period, now));
  return (
    <>
      {shown.length === 0 && <Text tone="muted">{formatMessage({ id: 'diary.agendaNothing' })}</Text>}
      {agendaPartsOf(shown, now).map(({ part, items: own }) => (
        <Stack key={part} gap={12} as="section">
          <Heading level={2} look={3}>
            {formatMessage({ id: partTitles[part] })}
          </Heading>
          <AgendaRows items={own} isOverdue={part === 'overdue'} />
        </Stack>
      ))}
    </>
  );
}

function useAgendaState(state: ScreenState, count: number): ScreenState {
  const { formatMessage } = useIntl();
  if (state.kind !== 'ready' || count > 0) return state;
  return {
    kind: 'empty',
    icon: 'reminder',
    title: formatMessage({ id: 'inspections.agendaEmptyTitle' }),
    text: formatMessage({ id: 'tasks.emptyText' }),
    action: <NewTaskButton />,
  };
}
