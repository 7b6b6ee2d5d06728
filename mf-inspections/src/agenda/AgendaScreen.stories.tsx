import { dayAfter } from '@skep/domain';
import { press } from '@skep/remote-kit/testing';
import { aReminder, aTask } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { InspectionsStory } from '../testing/InspectionsStory.tsx';
import { AgendaQuery } from './AgendaScreen.graphql.ts';
import { AgendaScreen } from './AgendaScreen.tsx';
import { dayOf } from './calendar-days.ts';

export default { title: 'Inspections/Agenda', parameters: { frame: 'none' } };

const today = dayOf(new Date());
const tasks = [
  aTask({
    id: '1',
    title: 'Mow the grass',
    day: dayAfter(today, -3),
    apiaryId: '1',
    apiaryName: 'By the lake',
  }),
  aTask({
    ...{ id: '2', title: 'Feed the nuclei', day: today, repeat: 'FREQ=WEEKLY', hiveIds: ['11', '12'] },
    hives: ['11', '12'].map((id) => ({
      ...{
        __typename: 'TaskHive' as const,
        id,
        name: `Hive ${id}`,
        apiaryId: '1',
        apiaryName: 'By the lake',
      },
    })),
    steps: ['Warm the syrup', 'Two litres each'].map((text, index) => ({
      ...{ __typename: 'TaskStep' as const, text, isDone: index === 0 },
    })),
    assigneeName: 'Bram',
  }),
  aTask({ id: '3', title: 'Build frames', note: 'Forty of them, with wire', canEdit: false }),
];
const answers = fakeServer({ tasks });

export const Filled = () => <InspectionsStory screen={<AgendaScreen />} answers={answers} />;

export const Dark = () => <InspectionsStory screen={<AgendaScreen />} answers={answers} theme="dark" />;

export const Narrow = () => <InspectionsStory screen={<AgendaScreen />} answers={answers} isNarrow />;

export const Greek = () => (
  <InspectionsStory screen={<AgendaScreen />} answers={answers} language="el" isNarrow />
);

/** Its button, below all reminders. */
const makeAddress = 'section:last-child > div:last-child > button';

export const CalendarAddress = () => (
  <InspectionsStory screen={<AgendaScreen />} answers={fakeServer()} isNarrow />
);
CalendarAddress.play = press(makeAddress);

export const CalendarAddressDark = () => (
  <InspectionsStory screen={<AgendaScreen />} answers={fakeServer()} theme="dark" />
);
CalendarAddressDark.play = press(makeAddress);

export const CalendarThatReads = () => (
  <InspectionsStory
    screen={<AgendaScreen />}
    answers={fakeServer({
      reminders: [],
      calendarLink: {
        __typename: 'CalendarLink',
        madeAt: '2026-04-02T08:00:00Z',
        lastReadAt: '2026-06-03T12:00:00Z',
      },
    })}
  />
);

export const Loading = () => (
  <InspectionsStory screen={<AgendaScreen />} answers={[neverAnswering(AgendaQuery)]} />
);

export const Empty = () => (
  <InspectionsStory screen={<AgendaScreen />} answers={fakeServer({ reminders: [] })} />
);

export const Failed = () => (
  <InspectionsStory
    screen={<AgendaScreen />}
    answers={[
      answering(AgendaQuery, () => {
        throw Object.assign(new Error('broken'), { statusCode: 500 });
      }),
    ]}
  />
);

export const VeryFull = () => (
  <InspectionsStory
    isNarrow
    screen={<AgendaScreen />}
    answers={fakeServer({
      reminders: Array.from({ length: 60 }, (_, index) =>
        aReminder({
          id: String(700 + index),
          text: 'Bienenvolkwirtschaftsgemeinschaftsanlage '.repeat(1 + (index % 3)),
          hiveName: `Μελισσοκομικόςσταθμόςπαρατηρήσεων ${index}`,
        }),
      ),
    })}
  />
);

export const Offline = () => <InspectionsStory screen={<AgendaScreen />} isOffline />;

export const Month = () => (
  <InspectionsStory screen={<AgendaScreen />} answers={answers} path="/agenda?view=month" />
);

export const MonthDark = () => (
  <InspectionsStory screen={<AgendaScreen />} answers={answers} path="/agenda?view=month" theme="dark" />
);

export const MonthNarrow = () => (
  <InspectionsStory screen={<AgendaScreen />} answers={answers} path="/agenda?view=month" isNarrow />
);

export const Week = () => (
  <InspectionsStory screen={<AgendaScreen />} answers={answers} path="/agenda?view=week" isNarrow />
);
