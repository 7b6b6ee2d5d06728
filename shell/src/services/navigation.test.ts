import { createNavigation } from './navigation.ts';
import { createPlaces } from './navigation-history.ts';

beforeEach(() => sessionStorage.clear());

const address = () => window.location.pathname + window.location.search;

/** A tab at the page by which the person came; before it the tab's history has a page that is not of this visit. */
function comeTo(path: string) {
  window.history.pushState(null, '', '/another-site');
  window.history.pushState(null, '', path);
  return loadPage();
}

/** The shell begins at the present page, as after a reload. */
function loadPage() {
  const expectReturn = jest.fn();
  const places = createPlaces();
  const navigation = createNavigation(async () => true, places, { expectReturn });
  return { navigation, places, expectReturn };
}

/** Presses a button of the browser. Resolves once the tab is there. */
async function press(move: 'back' | 'forward'): Promise<void> {
  const arrived = untilMoved();
  window.history[move]();
  await arrived;
}

const untilMoved = () =>
  new Promise<void>((resolve) => window.addEventListener('popstate', () => resolve(), { once: true }));

/** Goes back as Save and Cancel do. @returns where that leads */
async function goBack({ navigation }: ReturnType<typeof loadPage>, fallback: string): Promise<string> {
  const moved = untilMoved();
  navigation.back(fallback);
  await moved;
  return address();
}

test('back leads to the page before', async () => {
  const visit = comeTo('/');
  visit.navigation.goAtOnce('/diary?search=queen');
  visit.navigation.goAtOnce('/inspect');
  expect(await goBack(visit, '/hives')).toBe('/diary?search=queen');
});

test('the page by which a person came leads to its fallback, and not out of the app', async () => {
  expect(await goBack(comeTo('/inspect?hiveId=7'), '/hives/7/inspections')).toBe('/hives/7/inspections');
});

test('the first page has no way back, though the tab has been to others since', async () => {
  const visit = comeTo('/inspect?hiveId=7');
  visit.navigation.goAtOnce('/diary');
  await press('back');
  expect(address()).toBe('/inspect?hiveId=7');
  expect(await goBack(visit, '/hives/7/inspections')).toBe('/hives/7/inspections');
  // The form that has done its work is replaced: the way forward still leads on from there.
  await press('forward');
  expect(address()).toBe('/diary');
  await press('back');
  expect(address()).toBe('/hives/7/inspections');
});

test('a reload changes nothing about the way back', async () => {
  const visit = comeTo('/inspect?hiveId=7');
  visit.navigation.goAtOnce('/diary');
  visit.navigation.goAtOnce('/apiaries/create');
  expect(await goBack(loadPage(), '/')).toBe('/diary');
  await press('back');
  expect(await goBack(loadPage(), '/hives/7/inspections')).toBe('/hives/7/inspections');
});

test('a page in place of another one has its way back', async () => {
  const visit = comeTo('/groups');
  visit.navigation.goAtOnce('/groups/create');
  visit.navigation.goAtOnce('/groups/7/edit', { replace: true });
  expect(await goBack(visit, '/')).toBe('/groups');
  visit.navigation.goAtOnce('/diary', { replace: true });
  expect(await goBack(visit, '/')).toBe('/');
});

test('a page of a router counts like one of ours', async () => {
  const visit = comeTo('/');
  // As react-router marks the entries that it makes.
  window.history.pushState({ usr: null, key: 'abc', idx: 1 }, '', '/diary');
  visit.navigation.goAtOnce('/inspect');
  expect(window.history.state).toMatchObject({ idx: 2 });
  expect(await goBack(visit, '/hives')).toBe('/diary');
  expect(await goBack(visit, '/hives')).toBe('/');
});

test('a page that is not left stays', async () => {
  comeTo('/inspect');
  const navigation = createNavigation(async () => false, createPlaces(), { expectReturn: jest.fn() });
  await navigation.back('/diary');
  await navigation.up(1);
  expect(address()).toBe('/inspect');
});

describe('the arrow', () => {
  const arrive = ({ places }: ReturnType<typeof loadPage>, depth: number) => places.arrive(address(), depth);

  async function goUp({ navigation }: ReturnType<typeof loadPage>, depth: number): Promise<string> {
    const moved = untilMoved();
    navigation.up(depth);
    await moved;
    return address();
  }

  test('of a list leads to the top tab that was left last, though it was left after the list', async () => {
    const visit = comeTo('/');
    arrive(visit, 0);
    visit.navigation.goAtOnce('/inspect');
    arrive(visit, 1);
    visit.navigation.goAtOnce('/diary');
    arrive(visit, 0);
    await press('back');
    arrive(visit, 1);
    expect(await goUp(visit, 1)).toBe('/diary');
  });

  test("goes by the browser's own way where that leads to the tab", async () => {
    const visit = comeTo('/diary');
    arrive(visit, 0);
    visit.navigation.goAtOnce('/help');
    arrive(visit, 1);
    expect(await goUp(visit, 1)).toBe('/diary');
    expect(window.history.state?.idx ?? 0).toBe(0);
  });

  test('of a detail leads to a top tab when the person came straight to it', async () => {
    const visit = comeTo('/hives/7');
    arrive(visit, 2);
    visit.navigation.goAtOnce('/diary');
    arrive(visit, 0);
    await press('back');
    arrive(visit, 2);
    expect(await goUp(visit, 2)).toBe('/diary');
  });
});
