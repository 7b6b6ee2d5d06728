import { visiting } from '@skep/remote-kit/visit';
import { screen, waitFor, within } from '@testing-library/react';
import { measuredApiaries, quantities, sampleDevices } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { aHiveSeries } from '../testing/series.ts';
import { CompareQuery } from './CompareScreen.graphql.ts';
import { CompareScreen } from './CompareScreen.tsx';
import { compareMessages } from './compare-messages.ts';

const visit = visiting(compareMessages);
const open = (path: string, surroundings: object = {}) =>
  visit(<CompareScreen />, {
    path,
    route: path.includes('/apiary/') ? '/measurements/apiary/:apiaryId' : '/measurements/compare',
    answers: fakeServer(),
    ...surroundings,
  });
const lines = async () => {
  await screen.findByRole('button', { name: 'Weight as a table' });
  return screen
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent?.split(' ')[0]);
};
const lists = { devices: sampleDevices, measuredApiaries, quantities };

test('an apiary has a line for each of its hives, and is remembered', async () => {
  const { services } = open('/measurements/apiary/1?interval=week');
  expect(await lines()).toEqual(['Linden', 'Willow']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Orchard');
  expect(services.preference('measurements:source').get()).toBe('apiary:1');
});

test('all hives are queried at once, in the period of the address', async () => {
  const requests: object[] = [];
  const answer = answering(CompareQuery, (variables) => {
    requests.push(variables);
    return { ...lists, hiveSeries: aHiveSeries(['12', '21']) };
  });
  open('/measurements/compare?interval=month&hives=12,21&quantity=t_i', { answers: [answer] });
  expect(await screen.findByRole('button', { name: 'Choose hives' })).toBeTruthy();
  expect(requests).toEqual([
    expect.objectContaining({
      hiveIds: ['12', '21'],
      apiaryId: null,
      quantities: ['t_i'],
      period: { interval: 'MONTH', back: 0 },
    }),
  ]);
});

test('of many hives too each is a line under its name', async () => {
  const ids = Array.from({ length: 20 }, (_, index) => String(100 + index));
  const hives = ids.map((id) => ({
    ...measuredApiaries[0]?.hives[0],
    id,
    name: `Hive${id}`,
    deviceIds: [],
  }));
  const apiary = { ...measuredApiaries[0], hives };
  const answer = answering(CompareQuery, () => ({
    ...lists,
    measuredApiaries: [apiary],
    hiveSeries: aHiveSeries(ids),
  }));
  open(`/measurements/compare?interval=week&hives=${ids.join(',')}`, { answers: [answer] });
  expect(await lines()).toEqual(ids.map((id) => `Hive${id}`));
});

test('one hive is compared with the average of the others, and another one is a choice away', async () => {
  const { user, services } = open('/measurements/compare?interval=week&hives=11,12,21&view=mean');
  expect(await lines()).toEqual(['Linden', 'Average']);
  expect(screen.getByText(/one standard deviation/)).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: /^Hive/ }), '12');
  expect(services.seen.paths).toEqual([
    '/measurements/compare?interval=week&hives=11,12,21&view=mean&own=12',
  ]);
});

test('one hive alone needs another', async () => {
  open('/measurements/compare?interval=week&hives=11&view=mean');
  expect(await screen.findByText('One hive alone has no average')).toBeTruthy();
});

test('years of one hive are one query, from the first of them to the end of the last', async () => {
  const requests: object[] = [];
  const answer = answering(CompareQuery, (variables) => {
    requests.push({ period: variables.period, hiveIds: variables.hiveIds });
    return { ...lists, hiveSeries: aHiveSeries(['11']) };
  });
  open('/measurements/apiary/1?interval=year&date=2026-01-01&view=years&own=11&years=5', {
    answers: [answer],
  });
  expect((await lines()).every((name) => /^20\d\d/.test(name ?? ''))).toBe(true);
  expect(requests).toEqual([{ period: { start: '2022-01-01', end: '2027-01-01' }, hiveIds: ['11'] }]);
});

test('years of a hive in the south begin in July, and are named by both of their years', async () => {
  const requests: object[] = [];
  const answer = answering(CompareQuery, (variables) => {
    requests.push(variables.period);
    const measuredApiaries = lists.measuredApiaries.map((each) => ({ ...each, isSouthern: true }));
    return { ...lists, measuredApiaries, hiveSeries: aHiveSeries(['11']) };
  });
  open('/measurements/apiary/1?interval=year&date=2025-03-01&view=years&own=11&years=2', {
    answers: [answer],
  });
  await screen.findByText('2024/25');
  await waitFor(() => expect(requests.at(-1)).toEqual({ start: '2023-07-01', end: '2025-07-01' }));
});

test('gains are sorted by any of their columns, either way, and the order is in the address', async () => {
  const { user, services } = open('/measurements/apiary/1?interval=month&view=gains');
  const table = await screen.findByRole('region', { name: 'Gains' });
  const names = within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Willow', 'Linden']);
  expect(within(table).getAllByRole('cell')[0]?.textContent).toMatch(/^\+\d\.?\d?\u00a0kg$/);
  await user.click(within(table).getByRole('button', { name: 'Last day' }));
  expect(within(table).getByRole('columnheader', { name: 'Whole period' }).ariaSort).toBe('descending');
  await user.click(within(table).getByRole('button', { name: 'Whole period' }));
  await user.click(within(table).getByRole('button', { name: 'Hive' }));
  expect(services.seen.paths.map((path) => path.split('gains')[1])).toEqual([
    '&sort=day',
    '&sort=period-rising',
    '&sort=name-rising',
  ]);
});

test('hives of the address are named where apiaries and devices are chosen', async () => {
  open('/measurements/compare?interval=week&hives=11,12');
  const choice = await screen.findByRole('combobox', { name: /^Apiary, hive/ });
  expect(within(choice).getByRole('option', { selected: true }).textContent).toBe('Linden and Willow');
});

test('hives are chosen by apiary, shared ones too, and stand in the address', async () => {
  const { user, services } = open('/measurements/compare?interval=week');
  expect(await screen.findByText('Which hives do you want to compare?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Choose hives' }));
  await user.click(screen.getByRole('checkbox', { name: 'Willow' }));
  await user.click(screen.getByRole('checkbox', { name: 'Hazel (shared)' }));
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(services.seen.paths).toEqual(['/measurements/compare?interval=week&hives=12,21']);
});

test('a period in which nothing was measured leads to the nearest that has something', async () => {
  const hiveSeries = aHiveSeries([], {
    hives: [{ __typename: 'SeriesOfHive', hiveId: '11', quantities: [] }],
    nearestBefore: '2026-06-03T12:00:00Z',
  });
  const { user, services } = open('/measurements/compare?interval=month&date=2026-11-01&hives=11', {
    answers: [answering(CompareQuery, () => ({ ...lists, hiveSeries }))],
  });
  await user.click(await screen.findByRole('button', { name: '3 Jun 2026' }));
  expect(services.seen.paths[0]).toMatch(/interval=month&date=2026-06-03.*&hives=11$/);
});

test('a person without measurements, or with deleted hives in the address, reads that', async () => {
  const nothing = answering(CompareQuery, () => ({ ...lists, measuredApiaries: [], hiveSeries: null }));
  open('/measurements/compare', { answers: [nothing] });
  expect(await screen.findByRole('link', { name: 'Add a device' })).toBeTruthy();
  open('/measurements/compare?hives=404');
  expect(await screen.findByRole('heading', { name: 'Hives not found' })).toBeTruthy();
});
