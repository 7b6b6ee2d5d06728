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

beforeAll(() => {
  Object.assign(globalThis, { ContentVisibilityAutoStateChangeEvent: SightEvent });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'ContentVisibilityAutoStateChangeEvent');
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
const tell = (name: string, sight: { skipped: boolean }) =>
  act(async () => cellOf(name).dispatchEvent(new SightEvent(sight)));

test('hives that fill a screen are drawn whole, those below by name and with all that is told of them', async () => {
  await visitHome();
  expect([isWhole('Hive 24'), isWhole('Hive 25')]).toEqual([true, false]);
  const outline = within(cellOf('Hive 30'));
  expect(outline.getByRole('link', { name: 'Hive 30' }).getAttribute('href')).toBe('/hives/30/edit');
  expect(outline.getByText(/^Frames of brood: 30/)).toBeTruthy();
});

test('a hive is drawn when it comes into sight, and leaves its height when it goes', async () => {
  await visitHome();
  await tell('Hive 30', { skipped: false });
  expect(isWhole('Hive 30')).toBe(true);
  Object.defineProperty(cellOf('Hive 30'), 'offsetHeight', { value: 317 });
  await tell('Hive 30', { skipped: true });
  expect(isWhole('Hive 30')).toBe(false);
  expect(cellOf('Hive 30').querySelector('div')?.style.minHeight).toBe('317px');
});

test('who comes to a hive by tab before it is drawn stays there', async () => {
  await visitHome();
  within(cellOf('Hive 30')).getByRole('link', { name: 'Hive 30' }).focus();
  await tell('Hive 30', { skipped: false });
  expect(cellOf('Hive 30').contains(document.activeElement)).toBe(true);
});

test('on paper all hives are whole', async () => {
  await visitHome();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(isWhole('Hive 30')).toBe(true);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(isWhole('Hive 30')).toBe(false);
});

test('hives out of sight can be selected', async () => {
  const { user } = await visitHome();
  await user.click(screen.getByRole('button', { name: 'Select hives' }));
  const box = await within(cellOf('Hive 30')).findByRole<HTMLInputElement>('checkbox', { name: 'Hive 30' });
  await user.click(box);
  await waitFor(() => expect(box.checked).toBe(true));
  expect(await screen.findByText('1 hive selected')).toBeTruthy();
});
