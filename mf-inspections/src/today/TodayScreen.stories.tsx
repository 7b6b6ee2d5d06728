import { dayAfter, seasonOfDay, seasonRuleSets } from '@skep/domain';
import { dayOf } from '../agenda/calendar-days.ts';
import { aReminder, aTask } from '../testing/builders.ts';
import { aBloom } from '../testing/fake-season.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { aTodayApiary, aTodayHive } from '../testing/fake-today.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { InspectionsStory } from '../testing/InspectionsStory.tsx';
import { TodayQuery } from './TodayScreen.graphql.ts';
import { TodayScreen } from './TodayScreen.tsx';

export default { title: 'Inspections/Today', parameters: { frame: 'none' } };

const today = dayOf(new Date());
const inDays = (days: number) => dayAfter(today, days);
const momentIn = (days: number) => `${inDays(days)}T12:00:00Z`;

const apiaries = [
  aTodayApiary({
    ...{ id: '1', name: 'By the lake' },
    coordinates: { __typename: 'Coordinates', latitude: 52.1, longitude: 5 },
    hives: [
      aTodayHive({
        id: '11',
        name: 'Hive 1',
        devices: [
          {
            ...{ __typename: 'HiveDevice', id: '61', name: 'Scale 61' },
            ...{ lastMessageAt: momentIn(-3), isOnline: false },
          },
        ],
      }),
      aTodayHive({
        ...{ id: '12', name: 'Hive 2' },
        devices: [
          {
            ...{ __typename: 'HiveDevice', id: '62', name: 'Scale 62' },
            ...{ lastMessageAt: momentIn(0), isOnline: true },
          },
        ],
      }),
      aTodayHive({ id: '13', name: 'Nucleus 1', state: 'QUEENLESS' }),
    ],
  }),
  aTodayApiary({
    ...{ id: '2', name: 'Heath' },
    coordinates: { __typename: 'Coordinates', latitude: 52.4, longitude: 5.2 },
    hives: Array.from({ length: 9 }, (_, index) =>
      aTodayHive({
        ...{ id: String(21 + index), name: `Heath ${index + 1}` },
        lastInspection: {
          ...{ __typename: 'LastInspection', id: String(501 + index), inspectedAt: momentIn(-14) },
          needsAttention: true,
        },
      }),
    ),
  }),
];
const forecastOf = (apiaryId: string, celsius: readonly number[]) => ({
  ...{ __typename: 'ApiaryForecast' as const, apiaryId },
  days: celsius.map((greatestCelsius, index) => ({
    ...{ __typename: 'ForecastDay' as const, day: inDays(index), greatestCelsius },
    ...{ rainMm: index === 1 ? 4 : 0, windMs: 3 },
  })),
});
const answers = fakeServer({
  reminders: [aReminder({ id: '501', text: 'Strips out', dueAt: momentIn(-2), apiaryId: '2', hiveId: '21' })],
  tasks: [
    aTask({
      ...{ id: '801', title: 'Add supers', day: today, apiaryId: '2', apiaryName: 'Heath' },
      pack: [
        { __typename: 'PackedItem', item: 'SUPER', count: 3 },
        { __typename: 'PackedItem', item: 'FRAME', count: 30 },
      ],
    }),
    aTask({
      ...{ id: '802', title: 'Feed the nuclei', day: inDays(-1), apiaryId: '1', apiaryName: 'By the lake' },
      pack: [{ __typename: 'PackedItem', item: 'FONDANT', count: 1 }],
    }),
  ],
  today: {
    apiaries,
    openAlerts: [
      {
        ...{ __typename: 'Alert', id: '71', ruleName: 'Weight falls fast', hiveId: '21' },
        ...{ firstAt: momentIn(0), endedAt: null },
      },
    ],
    waits: [
      { __typename: 'HoneyWait', hiveId: '11', from: inDays(-40), honeyFrom: inDays(-1) },
      { __typename: 'HoneyWait', hiveId: '12', from: inDays(-40), honeyFrom: inDays(-1) },
    ],
    plannedCounts: [{ __typename: 'PlannedCount', hiveId: '12', day: inDays(-1) }],
    flows: [{ __typename: 'HiveFlow', hiveId: '11', from: inDays(-5), to: inDays(-1), kg: 7.43 }],
    stores: [{ __typename: 'HiveStores', hiveId: '11', day: inDays(-20), frames: 2, isLow: true, fedKg: 0 }],
    faultyScales: [{ __typename: 'FaultyScale', deviceId: '62', hiveId: '12' }],
    apiaryForecasts: [forecastOf('1', [11, 16, 19, 21]), forecastOf('2', [18, 16, 19, 21])],
  },
});

export const Filled = () => <InspectionsStory screen={<TodayScreen />} answers={answers} />;

export const Dark = () => <InspectionsStory screen={<TodayScreen />} answers={answers} theme="dark" />;

export const Narrow = () => <InspectionsStory screen={<TodayScreen />} answers={answers} isNarrow />;

export const NarrowDark = () => (
  <InspectionsStory screen={<TodayScreen />} answers={answers} isNarrow theme="dark" />
);

export const Greek = () => (
  <InspectionsStory screen={<TodayScreen />} answers={answers} language="el" isNarrow />
);

export const GoodDay = () => (
  <InspectionsStory
    screen={<TodayScreen />}
    answers={fakeServer({ reminders: [], today: { apiaries: [aTodayApiary()] } })}
  />
);

export const NoApiary = () => (
  <InspectionsStory screen={<TodayScreen />} answers={fakeServer({ reminders: [] })} />
);

export const Loading = () => (
  <InspectionsStory screen={<TodayScreen />} answers={[neverAnswering(TodayQuery)]} />
);

export const Failed = () => (
  <InspectionsStory
    screen={<TodayScreen />}
    answers={[
      answering(TodayQuery, () => {
        throw Object.assign(new Error('broken'), { statusCode: 500 });
      }),
    ]}
  />
);

export const Offline = () => <InspectionsStory screen={<TodayScreen />} isOffline />;

export const VeryFull = () => (
  <InspectionsStory
    isNarrow
    screen={<TodayScreen />}
    answers={fakeServer({
      reminders: [],
      tasks: Array.from({ length: 60 }, (_, index) =>
        aTask({
          ...{ id: String(900 + index), day: today, apiaryId: '1', apiaryName: 'By the lake' },
          title: 'Bienenvolkwirtschaftsgemeinschaftsanlage '.repeat(1 + (index % 3)),
        }),
      ),
      today: { apiaries },
    })}
  />
);

export const FirstSteps = () => (
  <InspectionsStory
    screen={<TodayScreen />}
    answers={fakeServer({ reminders: [], today: { apiaries: [aTodayApiary({ hives: [aTodayHive()] })] } })}
  />
);

const sinceYesterday = { firstDay: inDays(-1), season: seasonOfDay(inDays(-1), false), lastDay: null };
const hinted = fakeServer({
  reminders: [],
  today: {
    apiaries,
    apiarySeasons: apiaries.map(({ id }) => ({ __typename: 'ApiarySeason', id, zone: 'NORTHERN' })),
    blooms: [
      aBloom({ plant: 'FRUIT_TREES', ...sinceYesterday }),
      aBloom({ apiaryId: '2', plant: 'WILLOW', ...sinceYesterday }),
    ],
  },
});
const allSets = { 'inspections:seasonRules': seasonRuleSets.join(' ') };

export const SeasonHints = () => (
  <InspectionsStory screen={<TodayScreen />} answers={hinted} preferences={allSets} />
);

export const SeasonHintsNarrowDark = () => (
  <InspectionsStory screen={<TodayScreen />} answers={hinted} preferences={allSets} isNarrow theme="dark" />
);
