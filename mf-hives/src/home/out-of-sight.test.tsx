import { act, screen, waitFor, within } from '@testing-library/react';
import { aHive, anApiary, anInspection } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { visit } from '../testing/visit.ts';
import { HomeScreen } from './HomeScreen.tsx';

/** As browsers tell that they leave a part of a page out, or draw it. */
class SightEvent extends Event {
  readonly skipped: boolean;
  constructor({ skipped }: { skipped: boolean }) {
    super('contentvisibilityautostatechange');
    this.skipped = skipped;
  }
}

/** What waits for the browser to have nothing else to do. */
let whenIdle: (() => void) | undefined;

// Of browsers, and not of jsdom.
const ofBrowsers = {
  ContentVisibilityAutoStateChangeEvent: SightEvent,
  requestIdleCallback: (call: () => void) => {
    whenIdle = call;
    return 1;
  },
  cancelIdleCallback: () => {
    whenIdle = undefined;
  },
};

beforeAll(() => void Object.assign(globalThis, ofBrowsers));
afterAll(() => {
  for (const name of Object.keys(ofBrowsers)) Reflect.deleteProperty(globalThis, name);
});

const lake = { id: '1', name: 'By the lake' };
const hives = Array.from({ length: 30 }, (_, index) =>
  aHive({
    id: `${index + 1}`,
    name: `Hive ${index + 1}`,
    apiary: lake,
    lastInspection: anInspection({ notes: `Frames of brood: ${index + 1}` }),
  }),
);

async function visitHome() {
  const visited = visit(<HomeScreen />, { answers: fakeServer([anApiary({ ...lake, hives })]) });
  await screen.findByRole('heading', { name: 'Hive 30' });
  return visited;
}

function cellOf(name: string): HTMLElement {
  const cell = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!cell) throw new Error(`${name} stands in no list`);
  return cell;
}
const isWhole = (name: string) => within(cellOf(name)).queryByRole('img', { name: /^Edit/ }) !== null;
const setSight = (name: string, sight: { skipped: boolean }) =>
  act(async () => cellOf(name).dispatchEvent(new SightEvent(sight)));

test('hives that fill a screen are drawn whole, those below by name and with all their facts', async () => {
  await visitHome();
  // 1024 × 768
  expect([isWhole('Hive 14'), isWhole('Hive 15')]).toEqual([true, false]);
  const outline = within(cellOf('Hive 30'));
  expect(outline.getByRole('link', { name: 'Hive 30' }).getAttribute('href')).toBe('/hives/30/edit');
  expect(outline.getByText(/^Frames of brood: 30/)).toBeTruthy();
});

test('a hive is drawn when it comes into sight, and stays', async () => {
  await visitHome();
  await setSight('Hive 30', { skipped: true });
  expect(isWhole('Hive 30')).toBe(false);
  await setSight('Hive 30', { skipped: false });
  expect(isWhole('Hive 30')).toBe(true);
  await setSight('Hive 30', { skipped: true });
  expect(isWhole('Hive 30')).toBe(true);
});

test('hives that are next are drawn while the browser has nothing else to do', async () => {
  await visitHome();
  expect(isWhole('Hive 16')).toBe(false);
  await act(async () => whenIdle?.());
  expect([isWhole('Hive 16'), isWhole('Hive 17')]).toEqual([true, false]);
  await act(async () => whenIdle?.());
  expect(isWhole('Hive 18')).toBe(true);
});

test('who comes to a hive by tab before it is drawn stays there', async () => {
  await visitHome();
  within(cellOf('Hive 30')).getByRole('link', { name: 'Hive 30' }).focus();
  await setSight('Hive 30', { skipped: false });
  expect(cellOf('Hive 30').contains(document.activeElement)).toBe(true);
});

test('on paper all hives are whole', async () => {
  await visitHome();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(isWhole('Hive 30')).toBe(true);
});

test('hives out of sight can be selected', async () => {
  const { user } = await visitHome();
  await user.click(screen.getByRole('button', { name: 'Select hives' }));
  const box = await within(cellOf('Hive 30')).findByRole<HTMLInputElement>('checkbox', { name: 'Hive 30' });
  await user.click(box);
  await waitFor(() => expect(box.checked).toBe(true));
  expect(await screen.findByText('1 hive selected')).toBeTruthy();
});
