import { createFakeServices, fakeApolloClient, fakePerson } from '@skep/remote-kit/testing';
import { visiting } from '@skep/remote-kit/visit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aDevice, measuredApiaries, quantities, sampleDevices, silentDevice } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { aSeries, emptySeries } from '../testing/series.ts';
import { DataQuery, EvenWeightQuery } from './DataScreen.graphql.ts';
import { DataScreen } from './DataScreen.tsx';
import { dataMessages } from './data-messages.ts';

const visit = visiting(dataMessages);
const open = (path = '/measurements/7', surroundings: object = {}) =>
  visit(<DataScreen />, {
    path,
    route: path.startsWith('/measurements/') ? '/measurements/:id' : '/measurements',
    answers: fakeServer(),
    ...surroundings,
  });
const charts = async () =>
  (await screen.findAllByRole('button', { name: /as a table$/ })).map((button) =>
    button.getAttribute('aria-label')?.replace(' as a table', ''),
  );

test('everything that was measured is drawn, by groups, also what nobody knows', async () => {
  open();
  expect(await charts()).toEqual([
    'Weight',
    'Temperature',
    'Humidity',
    'Sound by frequency',
    'Bees in and out',
    'Battery voltage',
    'new_key',
  ]);
});

test('below the temperature stands what it says of brood, by days', async () => {
  const hours = Array.from({ length: 96 }, (_, hour) => hour);
  const day = new Date(2026, 5, 1).getTime();
  // Two days of brood, and two on which the hive is as warm as the air.
  const mean = hours.map((hour) => (hour < 48 ? 35 : 20 + 8 * Math.sin(hour / 4)));
  const inside = { __typename: 'SeriesOfQuantity', quantity: 't_i', unit: '°C', mean, min: mean, max: mean };
  const times = hours.map((hour) => new Date(day + hour * 3_600_000).toISOString());
  const series = aSeries({ start: times[0], end: times.at(-1), times, quantities: [inside] });
  const answer = { devices: sampleDevices, measuredApiaries, quantities, marks: [], series };
  open('/measurements/7', { answers: [...fakeServer(), answering(DataQuery, () => answer)] });
  const strip = await screen.findByRole('list', { name: 'Brood, by temperature inside' });
  expect(
    within(strip)
      .getAllByTitle(/./)
      .map(({ title }) => title),
  ).toEqual(['1 Jun 2026 – 2 Jun 2026: Brood', '3 Jun 2026 – 4 Jun 2026: No brood']);
});

test('where a correction was accepted, the weight at one temperature is drawn next to the weight, once it is wanted', async () => {
  const series = aSeries();
  const queried: string[] = [];
  const even = answering(EvenWeightQuery, ({ deviceId }) => {
    queried.push(String(deviceId));
    const corrected = series.times.map(() => 40.5);
    return { scaleCheck: { __typename: 'ScaleCheck', id: '7', times: series.times, corrected } };
  });
  const data = (isTemperatureCorrected: boolean) =>
    answering(DataQuery, () => ({
      devices: [aDevice({ isTemperatureCorrected })],
      ...{ measuredApiaries, quantities, marks: [], series },
    }));
  const { user } = open('/measurements/7', { answers: [...fakeServer(), data(true), even] });
  const choice = await screen.findByRole('checkbox', { name: 'Weight at one temperature' });
  expect(queried).toEqual([]);
  await user.click(choice);
  expect(await screen.findByRole('button', { name: /^Weight at one temperature 40.50/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Weight 42.94/ })).toBeTruthy();
  expect(queried).toEqual(['7']);
  await user.click(choice);
  expect(screen.queryByRole('button', { name: /^Weight at one temperature/ })).toBeNull();
});

test('without an accepted correction there is no such choice', async () => {
  open();
  await screen.findByRole('heading', { name: 'Technical and other' });
  expect(screen.queryByRole('checkbox', { name: 'Weight at one temperature' })).toBeNull();
});

test('what the weight says of the bees stands above what concerns the device', async () => {
  open();
  const question = await screen.findByRole('heading', { name: /^What happened on / });
  const technical = screen.getByRole('heading', { name: 'Technical and other' });
  expect(question.compareDocumentPosition(technical)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('colours of sound mean the same in every period, and the person chooses the darkest', async () => {
  const { user } = open();
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Darkest colour from/ });
  expect(choice.value).toBe('500');
  await user.selectOptions(choice, '2000');
  expect(choice.value).toBe('2000');
  expect(screen.getByText('2,000', { selector: 'span' })).toBeTruthy();
});

test('what was measured last stands above, and what is beyond the usual says so', async () => {
  open();
  const weight = await screen.findByRole('meter', { name: 'Weight' });
  expect(weight.getAttribute('aria-valuetext')).toBe('42\u00a0kg');
});

test('without a device in the address the one of the last visit is shown, and another is one choice away', async () => {
  const { user, services } = open('/measurements?interval=week', {
    preferences: { 'measurements:source': 'device:9' },
  });
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Apiary, hive or device' });
  expect(choice.value).toBe('device:9');
  await user.selectOptions(choice, 'device:7');
  expect(services.seen.paths).toEqual(['/measurements/7?interval=week']);
});

test('a remembered device that is gone is forgotten', async () => {
  const { services } = open('/measurements', { preferences: { 'measurements:source': 'device:404' } });
  await waitFor(() => expect(services.preference('measurements:source').get()).toBe('device:7'));
});

test('a period is chosen and is in the address', async () => {
  const { user, services } = open('/measurements/7?interval=week&date=2026-06-03');
  await user.click(await screen.findByRole('button', { name: 'Earlier' }));
  await user.click(screen.getByRole('radio', { name: 'Month' }));
  expect(screen.queryByRole('switch')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Choose days' }));
  await user.click(screen.getByRole('switch', { name: 'Whole days, weeks and months' }));
  expect(services.seen.paths.slice(0, 2)).toEqual([
    '/measurements/7?interval=week&date=2026-05-25',
    '/measurements/7?interval=month&date=2026-06-01',
  ]);
  expect(screen.getByText(/1\s–\s7 Jun 2026/)).toBeTruthy();
});

test('there is nothing later than now', async () => {
  open();
  expect((await screen.findByRole('button', { name: 'Later' })).getAttribute('aria-disabled')).toBe('true');
});

test('whole days are requested by the clock of the person', async () => {
  const requests: object[] = [];
  const answer = answering(DataQuery, ({ period }) => {
    requests.push(period);
    return { devices: sampleDevices, measuredApiaries, quantities, marks: [], series: aSeries() };
  });
  open('/measurements/7?start=2026-06-01&end=2026-06-02', { answers: [answer] });
  await charts();
  expect(requests).toEqual([{ start: '2026-06-01', end: '2026-06-03' }]);
});

describe('as time goes by', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  test.each([
    ['that goes on is requested again, as often as devices send', '/measurements/7?interval=day', 3],
    ['that is over is not', '/measurements/7?interval=day&index=3', 1],
    ['of days that are over is not', '/measurements/7?start=2026-06-01&end=2026-06-02', 1],
  ])('a period %s', async (_what, path, times) => {
    let requests = 0;
    const answer = answering(DataQuery, () => {
      requests += 1;
      return { devices: sampleDevices, measuredApiaries, quantities, marks: [], series: aSeries() };
    });
    jest.useFakeTimers();
    open(path, { answers: [answer] });
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(requests).toBe(1);
    for (let round = 0; round < 2; round += 1)
      await act(() => jest.advanceTimersByTimeAsync(5 * 60_000 + 1000));
    expect(requests).toBe(times);
  });
});

test('a period in which nothing was measured leads to the nearest that has something', async () => {
  const series = emptySeries({ nearestBefore: '2026-06-03T12:00:00Z' });
  const answer = answering(DataQuery, () => ({
    devices: sampleDevices,
    measuredApiaries,
    quantities,
    marks: [],
    series,
  }));
  const { user, services } = open('/measurements/7?interval=month&date=2026-11-01', { answers: [answer] });
  await user.click(await screen.findByRole('button', { name: '3 Jun 2026' }));
  expect(services.seen.paths[0]).toMatch(/^\/measurements\/7\?interval=month&date=2026-06-03/);
});

test('a hive on which nothing was measured yet leads to what its device measured before', async () => {
  const answer = answering(DataQuery, () => ({
    ...{ devices: sampleDevices, measuredApiaries, quantities, marks: [] },
    series: emptySeries({}),
  }));
  open('/measurements/hive/11?interval=week', { route: '/measurements/hive/:hiveId', answers: [answer] });
  const way = await screen.findByRole('link', { name: 'All measurements of Scale under Linden' });
  expect(way.getAttribute('href')).toBe('/measurements/7?interval=week');
  expect(screen.getByText(/since a device was put on this hive/)).toBeTruthy();
});

test.each([
  ['leads to its set-up', true, ['/devices/8/setup']],
  ['of somebody else leads nowhere', false, []],
])('a device that has never sent anything %s', async (_what, isOwner, paths) => {
  const answer = answering(DataQuery, () => ({
    ...{ devices: [{ ...silentDevice, isOwner }], measuredApiaries, quantities, marks: [] },
    series: emptySeries({ deviceId: '8' }),
  }));
  open('/measurements/8', { answers: [answer] });
  expect(await screen.findByText('This device has not sent a measurement yet.')).toBeTruthy();
  const links = screen.queryAllByRole('link', { name: 'Set-up help' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(paths);
});

test('who has no device reads what there would be, and how to begin', async () => {
  open('/measurements', { answers: fakeServer([]) });
  const way = await screen.findByRole('link', { name: 'Add a device' });
  expect(way.getAttribute('href')).toBe('/devices/create');
});

test('a device that is not found is reported in words', async () => {
  open('/measurements/404');
  expect(await screen.findByRole('heading', { name: 'Device not found' })).toBeTruthy();
});

test('figures are in the units of the person', async () => {
  const person = { ...fakePerson, units: { weight: 'lb', temperature: 'fahrenheit' } } as const;
  const apolloClient = fakeApolloClient(fakeServer());
  const { user } = open('/measurements/7', {
    services: createFakeServices({ apolloClient, session: { kind: 'signedIn', person } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Weight as a table' }));
  const rows = within(screen.getByRole('region', { name: 'Weight' })).getAllByRole('cell');
  expect(rows[0]?.textContent).toMatch(/^9\d\.\d\u00a0lb$/);
});

test('the ground of a chart says at what warmth brood is raised, and when it was night', async () => {
  open();
  const drawn = await charts();
  expect(screen.getAllByText('Brood', { ignore: '[aria-hidden]' })).toHaveLength(1);
  // A map of sound has colours of its own.
  expect(screen.getAllByText('Night')).toHaveLength(drawn.length - 1);
});

test('marks stand at the charts and lead to what they mean', async () => {
  const { user, services } = open();
  await user.click(await screen.findByRole('button', { name: 'Weight as a table' }));
  const marks = within(screen.getByRole('list', { name: 'Marks' })).getAllByRole('button');
  expect(marks.map(({ textContent }) => textContent?.replace(/^.*?\d\d:\d\d: /, ''))).toEqual([
    'Alert: Light hive',
    'Super on',
    'Boxes changed',
    'Inspection: Eggs seen',
    'Treatment: Formic acid 60 %',
    'New queen',
  ]);
  for (const mark of marks.filter((_, index) => index !== 1)) await user.click(mark);
  expect(services.seen.paths).toEqual([
    '/alerts?alert=9',
    '/hives/11/life',
    '/hives/11/inspections/31',
    '/registers?hiveId=11',
    '/hives/11/life',
  ]);
});

test('a note is changed and deleted at its place', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Weight as a table' }));
  const note = (text: RegExp) =>
    within(screen.getByRole('list', { name: 'Marks' })).getByRole('button', { name: text });
  await user.click(note(/: Super on$/));
  const field = await screen.findByRole('textbox', { name: 'Note' });
  await user.clear(field);
  await user.type(field, 'Two supers on');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(note(/: Two supers on$/));
  await user.click(await screen.findByRole('button', { name: 'Delete note' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /: Two supers on$/ })).toBeNull());
});

test('a hive is a source as a device is, also one that others share, and leads to a comparison with its neighbours', async () => {
  const { user, services } = open('/measurements/hive/11?interval=week', {
    route: '/measurements/hive/:hiveId',
  });
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Apiary, hive or device' });
  expect([...choice.options].map(({ text }) => text)).toEqual([
    'Orchard: all hives',
    'Linden',
    'Linden – Scale under Linden',
    'Willow',
    'Willow – Weather box with a name as long as names of devices may be',
    'Club garden: all hives',
    'Hazel (shared)',
    'New sensor',
  ]);
  expect(choice.value).toBe('hive:11');
  expect(services.preference('measurements:source').get()).toBe('hive:11');
  expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe(
    '/measurements/compare?interval=week&hives=11,12&view=mean&own=11',
  );
  await user.selectOptions(choice, 'hive:21');
  expect(services.seen.paths).toEqual(['/measurements/hive/21?interval=week']);
});

test('an apiary that was looked at last has its own screen', async () => {
  const { services } = open('/measurements?interval=week', {
    preferences: { 'measurements:source': 'apiary:1' },
  });
  await waitFor(() => expect(services.seen.paths).toEqual(['/measurements/apiary/1?interval=week']));
});

test('a hive that is not found is reported in words', async () => {
  open('/measurements/hive/404', { route: '/measurements/hive/:hiveId' });
  expect(await screen.findByRole('heading', { name: /not found/ })).toBeTruthy();
});

test('a person orders and hides charts, and draws one over another; that is stored on their device', async () => {
  const { user, services } = open();
  await charts();
  await user.click(screen.getByRole('button', { name: 'Arrange charts' }));
  await user.click(await screen.findByRole('button', { name: 'Humidity further up' }));
  await user.click(screen.getByRole('switch', { name: 'Show Sound by frequency' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Overlay on Weight' }), 'Humidity');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect((await charts()).slice(0, 4)).toEqual(['Weight', 'Humidity', 'Temperature', 'Bees in and out']);
  expect(screen.getAllByRole('button', { name: /^Humidity \d.*%/ })).toHaveLength(2);
  expect(JSON.parse(services.preference('measurements:charts').get() ?? '')).toMatchObject({
    hidden: ['soundSpectrum'],
    over: { weight: 'h' },
  });
});
