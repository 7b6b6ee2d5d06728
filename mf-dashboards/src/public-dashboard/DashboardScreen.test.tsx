import type { FakeSurroundings } from '@skep/remote-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aScreen, aShownHive } from '../testing/dashboards.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { DashboardScreenQuery } from './DashboardScreen.graphql.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import type { Shown } from './shown.ts';

const open = (answers = fakeServer(), surroundings: FakeSurroundings = {}) =>
  visit(<DashboardScreen />, {
    ...{ path: '/dashboard/K7TM2XQ9PA', route: '/dashboard/:code', answers },
    ...surroundings,
  });

const shownHive = async () => (await screen.findByRole('heading', { level: 1 })).textContent;

afterEach(() => jest.useRealTimers());

test('the first hive is shown with its newest values, its last visit and two curves with what they mean', async () => {
  open();
  expect(await shownHive()).toBe('Linden');
  expect(screen.getByText('Brood nest', { selector: 'dt' }).nextSibling?.textContent).toBe('34.9\u00a0°C');
  expect(screen.getAllByText('12 minutes ago')).toHaveLength(4);
  expect(screen.getByText('The colony is doing well')).toBeTruthy();
  expect(screen.getByText('23 °C · Partly cloudy')).toBeTruthy();
  expect(screen.getByRole('img', { name: /^Weight\. Weight/ })).toBeTruthy();
  expect(screen.getByText('Bees keep their brood at 34–36 °C, whatever the weather.')).toBeTruthy();
});

test('the screen remembers its code until somebody leaves the dashboard', async () => {
  const { user, services } = open();
  await shownHive();
  const remembered = async () => (await services.offlineStorage?.read('dashboard-code'))?.data;
  await waitFor(async () => expect(await remembered()).toEqual({ code: 'K7TM2XQ9PA' }));
  await user.click(screen.getByRole('button', { name: 'Leave this dashboard' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/dashboard']));
  expect(await remembered()).toBeUndefined();
});

test('buttons, arrow keys and a press on a hive show another one', async () => {
  const { user } = open();
  await shownHive();
  await user.click(screen.getByRole('button', { name: 'Next hive' }));
  expect(await shownHive()).toBe('Acacia');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(await shownHive()).toBe('Old pear tree');
  await user.click(screen.getByRole('button', { name: 'Acacia' }));
  expect(await shownHive()).toBe('Acacia');
  fireEvent.keyDown(document.body, { key: ' ' });
  expect(screen.getByRole('button', { name: 'Resume' })).toBeTruthy();
});

test('a finger that is drawn over the picture shows the next one, and a mouse does not', async () => {
  open();
  const heading = await screen.findByRole('heading', { level: 1 });
  const drawOver = (pointerType: string) => {
    fireEvent(heading, pointer('pointerdown', { pointerType, clientX: 300, clientY: 100 }));
    fireEvent(heading, pointer('pointerup', { pointerType, clientX: 100, clientY: 110 }));
  };
  drawOver('mouse');
  expect(await shownHive()).toBe('Linden');
  drawOver('touch');
  expect(await shownHive()).toBe('Acacia');
});

/** jsdom has no PointerEvent. */
function pointer(type: string, { pointerType, ...place }: MouseEventInit & { pointerType: string }) {
  return Object.assign(new MouseEvent(type, { bubbles: true, ...place }), { pointerType });
}

describe('as time goes by', () => {
  /** Lets so many seconds pass, and answers the queries of that time. */
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

  test('each hive has its time, round and round, but while it is paused', async () => {
    open();
    await shownHive();
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Old pear tree' }));
    await pass(30);
    expect(await shownHive()).toBe('Linden');
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await pass(300);
    expect(await shownHive()).toBe('Linden');
  });

  test('what is new is shown by itself; a code that was withdrawn ends with kind words', async () => {
    let nextScreen: Shown | null = aScreen({ renewSeconds: 60 });
    jest.useFakeTimers();
    open(fakeServer({ screen: () => nextScreen }));
    await pass(1);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Linden');
    nextScreen = aScreen({ title: 'At the door', hives: [aShownHive(2, 'Acacia')], renewSeconds: 60 });
    await pass(61);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Acacia');
    nextScreen = null;
    await pass(61);
    expect(screen.getByText('Thank you for watching')).toBeTruthy();
  });

  test('a lost network leaves what was known, and says since when', async () => {
    let isThere = true;
    const others = fakeServer().filter(({ operationName }) => operationName !== 'DashboardScreen');
    const answers = [
      answering(DashboardScreenQuery, () => {
        if (!isThere) throw new Error('no network');
        return {
          dashboardScreen: {
            __typename: 'DashboardScreenAnswer',
            version: String(Math.random()),
            screen: aScreen({ renewSeconds: 60 }),
          },
        };
      }),
      ...others,
    ];
    jest.useFakeTimers();
    open(answers);
    await pass(1);
    isThere = false;
    await pass(61);
    expect(screen.getByText(/^No connection\. As of /)).toBeTruthy();
    // The hives go on all the while.
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Acacia');
    isThere = true;
    await pass(31);
    expect(screen.queryByText(/^No connection/)).toBeNull();
  });
});

test('a browser that is started again without a network shows what was known, and since when', async () => {
  const at = new Date('2026-06-09T08:00:00Z');
  const data = { version: '1', screen: aScreen() };
  open([], { offlineStorage: { 'dashboard-1 K7TM2XQ9PA': { data, at } } });
  expect(await shownHive()).toBe('Linden');
  expect(screen.getByText(/^No connection\. As of 9 Jun 2026/)).toBeTruthy();
});

test('what a code showed is known to the next visit, and nothing of one that has ended', async () => {
  const key = 'dashboard-1 K7TM2XQ9PA';
  const { services, unmount } = open();
  await shownHive();
  await waitFor(async () => expect(await services.offlineStorage?.read(key)).toBeTruthy());
  unmount();
  const before = { data: { version: '1', screen: aScreen() }, at: new Date() };
  const next = open(fakeServer({ screen: () => null }), { offlineStorage: { [key]: before } });
  expect(await screen.findByText('Dashboard not found')).toBeTruthy();
  expect(await next.services.offlineStorage?.read(key)).toBeUndefined();
});

test('figures have the units of the dashboard', async () => {
  open(fakeServer({ screen: () => aScreen({ weightUnit: 'LB', temperatureUnit: 'FAHRENHEIT' }) }));
  await shownHive();
  expect(screen.getByText('Brood nest', { selector: 'dt' }).nextSibling?.textContent).toBe('94.8\u00a0°F');
  expect(screen.getByText('73 °F · Partly cloudy')).toBeTruthy();
  expect(screen.getByText('Bees keep their brood at 93–97 °F, whatever the weather.')).toBeTruthy();
  expect(screen.getByRole('img', { name: /^Weight\. .*lb/ })).toBeTruthy();
});

describe('a page that hangs for a year', () => {
  const pass = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));

  beforeEach(() => jest.useFakeTimers());

  test('takes its newest version by night, once it is a day old', async () => {
    jest.setSystemTime(new Date(2026, 5, 3, 9));
    const { services } = open(fakeServer({ screen: () => aScreen({ renewSeconds: 3600 }) }));
    await pass(12 * 60);
    expect(services.seen.reloads).toEqual([]);
    await pass(5 * 60 + 20);
    expect(new Date().getHours()).toBe(2);
    expect(services.seen.reloads).toEqual([]);
    // At five past five it has been there for twenty hours.
    await pass(2 * 60 + 30);
    expect(services.seen.reloads).toEqual([]);
    await pass(22 * 60);
    expect(services.seen.reloads[0]).toBe('now');
  });

  test('stays as it is while the newest version cannot be had', async () => {
    jest.setSystemTime(new Date(2026, 5, 3, 2));
    let isThere = true;
    const { services } = open([
      answering(DashboardScreenQuery, () => {
        if (!isThere) throw new Error('no network');
        const answer = { version: '1', screen: aScreen({ renewSeconds: 3600 }) };
        return { dashboardScreen: { __typename: 'DashboardScreenAnswer', ...answer } };
      }),
    ]);
    await pass(1);
    isThere = false;
    await pass(61);
    await pass(25 * 60);
    expect(services.seen.reloads).toEqual([]);
    isThere = true;
    await pass(1);
    await pass(20);
    expect(services.seen.reloads[0]).toBe('now');
  });
});

test('a code that nobody has leads to where one is typed', async () => {
  open(fakeServer({ screen: () => null }));
  expect(await screen.findByText('Dashboard not found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Enter a code' }).getAttribute('href')).toBe('/dashboard');
});

test('a title with markup is a text', async () => {
  open(fakeServer({ screen: () => aScreen({ title: '<b>Hall</b>' }) }));
  expect(await screen.findByText('<b>Hall</b>')).toBeTruthy();
});

test('it speaks the language of the dashboard, whoever looks', async () => {
  open(fakeServer({ screen: () => aScreen({ language: 'NL' }) }));
  await waitFor(() => expect(screen.getByText('Laatste bezoek van de imker')).toBeTruthy());
});
