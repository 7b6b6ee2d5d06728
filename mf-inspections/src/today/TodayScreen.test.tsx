import { dayAfter, seasonOfDay } from '@skep/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { dayOf } from '../agenda/calendar-days.ts';
import { aReminder, aTask } from '../testing/builders.ts';
import { aBloom } from '../testing/fake-season.ts';
import { type FakeData, fakeServer } from '../testing/fake-server.ts';
import { aTodayApiary, aTodayHive } from '../testing/fake-today.ts';
import { visit } from '../testing/visit.ts';
import { TodayScreen } from './TodayScreen.tsx';

const today = dayOf(new Date());
const inDays = (days: number) => dayAfter(today, days);

function visitToday(data: FakeData) {
  return visit(<TodayScreen />, { answers: fakeServer({ reminders: [], ...data }), path: '/today' });
}
const titlesOf = (shown: readonly string[]) =>
  screen
    .getAllByRole('listitem')
    .flatMap(({ textContent }) => shown.find((title) => textContent.startsWith(title)) ?? []);
const lineOf = (title: string) => {
  const line = screen.getByText(title).closest('li');
  if (!line) throw new Error(`${title} is in no line`);
  return within(line);
};

const lake = aTodayApiary({
  hives: [
    aTodayHive({
      lastInspection: {
        ...{
          __typename: 'LastInspection',
          id: '501',
          inspectedAt: `${today}T08:00:00Z`,
          needsAttention: false,
        },
      },
    }),
  ],
});
const heath = aTodayApiary({ id: '2', name: 'Heath', hives: [] });
const task = (id: string, title: string, part: Partial<Parameters<typeof aTask>[0]> = {}) =>
  aTask({ id, title, day: today, apiaryId: '1', apiaryName: 'By the lake', ...part });

test('a day without anything is a good day', async () => {
  visitToday({ today: { apiaries: [lake] } });
  await screen.findByText('A good day');
  expect(screen.queryByRole('heading', { name: 'Round' })).toBeNull();
});

test('somebody without an apiary is shown the way to the first one', async () => {
  visitToday({});
  const link = await screen.findByRole('link', { name: 'New apiary' });
  expect(link.getAttribute('href')).toBe('/apiaries/create');
});

test('lines are in the order of urgency, each with its reason and the way to deal with it', async () => {
  visitToday({
    reminders: [aReminder({ id: '7', text: 'Strips out', dueAt: `${inDays(-2)}T12:00:00Z` })],
    tasks: [task('1', 'Mow'), task('2', 'Later', { day: inDays(1) }), task('3', 'Some day', { day: null })],
    today: {
      apiaries: [lake],
      openAlerts: [
        {
          ...{ __typename: 'Alert', id: '71', ruleName: 'Weight falls fast', hiveId: '11' },
          ...{ firstAt: `${today}T08:00:00Z`, endedAt: null },
        },
      ],
      flows: [{ __typename: 'HiveFlow', hiveId: '11', from: inDays(-5), to: inDays(-1), kg: 7.43 }],
      waits: [{ __typename: 'HoneyWait', hiveId: '11', from: inDays(-9), honeyFrom: today }],
    },
  });
  await screen.findByText('Weight falls fast');
  const shown = ['Weight falls fast', 'Strips out', 'Mow', 'Nectar flow', 'One hive may be harvested again'];
  expect(titlesOf(shown)).toEqual(shown);
  expect(screen.queryByText('Later')).toBeNull();
  lineOf('Nectar flow').getByText(/^7\.4\skg since /);
  expect(lineOf('Weight falls fast').getByRole('link', { name: 'Show alert' }).getAttribute('href')).toBe(
    '/alerts',
  );
  const harvest = lineOf('One hive may be harvested again').getByRole('link', { name: 'Enter harvest' });
  expect(harvest.getAttribute('href')).toBe('/registers/harvests/create?hiveIds=11');
  expect(lineOf('Strips out').getByText(/^Planned for /)).toBeTruthy();
});

test('chosen rules of the season are hints with their reason, also on a good day', async () => {
  const firstDay = dayAfter(today, -1);
  const blooms = [
    // Of the season of its first day, which on 1 January is the one before.
    aBloom({ season: seasonOfDay(firstDay, false), plant: 'WILLOW', firstDay, lastDay: null }),
  ];
  const { services } = visitToday({
    today: {
      apiaries: [lake],
      apiarySeasons: [{ __typename: 'ApiarySeason', id: '1', zone: 'NORTHERN' }],
      blooms,
    },
  });
  await screen.findByText('A good day');
  expect(screen.queryByRole('heading', { name: 'Season' })).toBeNull();
  act(() => services.preference('inspections:seasonRules').set('spring'));
  await screen.findByText('First inspection');
  screen.getByText(/^In bloom since .*: Willow$/);
});

test('a task that is done leaves the list, and what it needs leaves the packing list', async () => {
  const pack = (count: number) => [{ __typename: 'PackedItem' as const, item: 'SUPER' as const, count }];
  const { user } = visitToday({
    tasks: [task('1', 'First', { pack: pack(2) }), task('2', 'Second', { pack: pack(3) })],
    today: { apiaries: [lake] },
  });
  await screen.findByRole('checkbox', { name: '5 supers' });
  await user.click(lineOf('First').getByRole('button', { name: 'Done' }));
  await screen.findByRole('checkbox', { name: '3 supers' });
  expect(screen.queryByText('First')).toBeNull();
});

test('ticks of the round are stored on the device until the next day', async () => {
  const data = {
    tasks: [task('1', 'Mow', { day: inDays(-1) }), task('2', 'Feed', { apiaryId: '2', apiaryName: 'Heath' })],
    today: { apiaries: [heath, lake] },
  };
  const { user, services } = visitToday(data);
  await screen.findByText('Go to By the lake first');
  const stops = screen.getAllByRole('checkbox');
  expect(stops.map((stop) => (stop as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    'By the lake',
    'Heath',
  ]);
  await user.click(screen.getByRole('checkbox', { name: 'Heath' }));
  const stored = services.preference('inspections:today');
  await waitFor(() => expect(stored.get()).toBe(`${today} apiary:2`));
  screen.getByRole('checkbox', { name: 'Heath', checked: true });
});

test('the weather says whether hives can be opened, and on which day otherwise', async () => {
  const day = (days: number, greatestCelsius: number, rainMm = 0) => ({
    ...{ __typename: 'ForecastDay' as const, day: inDays(days), greatestCelsius, rainMm, windMs: null },
  });
  const days = [day(0, 9), day(1, 20, 5), day(2, 20)];
  visitToday({
    tasks: [task('1', 'Mow')],
    today: { apiaries: [lake], apiaryForecasts: [{ __typename: 'ApiaryForecast', apiaryId: '1', days }] },
  });
  const weekday = new Date(`${inDays(2)}T12:00`).toLocaleDateString('en', { weekday: 'long' });
  await screen.findByText(`Too cold for opening hives, up to 9°C. Better: ${weekday}, up to 20°C.`);
});

test('stores that may run short say from what that is known, how old it is, and lead to a feeding', async () => {
  const stores = { frames: null, isLow: true, fedKg: 0, day: inDays(-21) };
  visitToday({
    today: { apiaries: [lake], stores: [{ __typename: 'HiveStores', hiveId: '11', ...stores }] },
  });
  await screen.findByText('Stores of one hive may run short');
  const line = lineOf('Stores of one hive may run short');
  line.getByText('Estimated from inspections and feeding, not weighed. Oldest figure: 3 weeks ago');
  const link = line.getByRole('link', { name: 'Enter feeding' });
  expect(link.getAttribute('href')).toBe('/registers/feedings/create?hiveIds=11');
});

test('a scale with a fault leads to its device', async () => {
  const device = { id: '62', name: 'Scale 62', lastMessageAt: `${inDays(0)}T06:00:00Z`, isOnline: true };
  const hive = aTodayHive({ ...lake.hives[0], devices: [{ __typename: 'HiveDevice', ...device }] });
  visitToday({
    today: {
      apiaries: [aTodayApiary({ hives: [hive] })],
      faultyScales: [{ __typename: 'FaultyScale', deviceId: '62', hiveId: hive.id }],
    },
  });
  await screen.findByText('Scale 62: check the scale');
  const line = lineOf('Scale 62: check the scale');
  line.getByText('It may be stuck or have shifted, or its battery is nearly empty');
  expect(line.getByRole('link').getAttribute('href')).toBe('/devices/62');
});

test('good days for mating flights are named where a hive has no queen', async () => {
  const queenless = aTodayApiary({ hives: [aTodayHive({ ...lake.hives[0], state: 'QUEENLESS' })] });
  const days = [0, 1, 2].map((index) => ({
    ...{ __typename: 'ForecastDay' as const, day: inDays(index), greatestCelsius: index === 1 ? 12 : 23 },
    ...{ rainMm: 0, windMs: 2 },
  }));
  visitToday({
    today: {
      apiaries: [queenless],
      apiaryForecasts: [{ __typename: 'ApiaryForecast', apiaryId: '1', days }],
    },
  });
  await screen.findByText('Good weather for mating flights');
  const weekday = (day: string) => new Date(`${day}T12:00`).toLocaleDateString('en-GB', { weekday: 'long' });
  lineOf('Good weather for mating flights').getByText(
    `${weekday(inDays(0))} and ${weekday(inDays(2))}: 20°C or more, no rain, little wind`,
  );
});
