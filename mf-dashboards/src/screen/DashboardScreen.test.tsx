import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aScreen, aShownHive } from '../testing/dashboards.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { DashboardScreenQuery } from './DashboardScreen.graphql.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import type { Shown } from './shown.ts';

const open = (answers = fakeServer()) =>
  visit(<DashboardScreen />, { path: '/dashboard/K7TM2XQ9PA', route: '/dashboard/:code', answers });

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
  expect(screen.getByText('Bees keep their brood at 34–36\u00a0°C, whatever the weather.')).toBeTruthy();
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
  expect(screen.getByRole('button', { name: 'Go on' })).toBeTruthy();
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
  /** Lets so many seconds pass, and what was asked in them come. */
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
    let told: Shown | null = aScreen({ renewSeconds: 60 });
    jest.useFakeTimers();
    open(fakeServer({ screen: () => told }));
    await pass(1);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Linden');
    told = aScreen({ title: 'At the door', hives: [aShownHive(2, 'Acacia')], renewSeconds: 60 });
    await pass(61);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Acacia');
    told = null;
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

test('a code that nobody has leads to where one is typed', async () => {
  open(fakeServer({ screen: () => null }));
  expect(await screen.findByText('Nothing to see here')).toBeTruthy();
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
