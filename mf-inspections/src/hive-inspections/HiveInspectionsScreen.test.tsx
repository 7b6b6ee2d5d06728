import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer } from '../testing/fake-server.ts';
import { manyInspections, sampleHives } from '../testing/sample-inspections.ts';
import { visit } from '../testing/visit.ts';
import { HiveInspectionsScreen } from './HiveInspectionsScreen.tsx';

async function visitHive(answers = fakeServer(), path = '/hives/11/inspections') {
  const visited = visit(<HiveInspectionsScreen />, { route: '/hives/:id/inspections', path, answers });
  await screen.findByRole('heading', { level: 1, name: 'Inspections of Hive 1' });
  return visited;
}

/** Ten years of visits to the first hive. */
function oneHive() {
  const [hive] = sampleHives;
  if (!hive) throw new Error('The samples have no hive');
  return fakeServer({ inspections: manyInspections(12).map((inspection) => ({ ...inspection, hive })) });
}

const cellsOf = (question: string) => {
  const row = screen.getByRole('rowheader', { name: question }).closest('tr');
  if (!row) throw new Error(`${question} stands in no row`);
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

test('inspections are columns, newest first, with a row for each question', async () => {
  await visitHive();
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  expect(cellsOf('Behaviour')).toEqual(['Calm', 'CalmNervous']);
  expect(cellsOf('Strength')).toEqual(['High', 'Medium']);
});

test('a zero is shown, and what was not answered stays empty', async () => {
  await visitHive();
  const [newest, former] = cellsOf('Sugar given');
  expect(newest).toContain('0');
  expect(former).toBe('');
});

test('whether a hive needs attention is shown in words', async () => {
  await visitHive();
  expect(cellsOf('Needs attention')).toEqual(['No', '']);
});

test('on paper there are as many columns as a sheet has room for, the others below them', async () => {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => Object.assign(new EventTarget(), { matches: query === 'print' }),
  });
  try {
    await visitHive(oneHive(), '/hives/11/inspections?per=20');
    const tables = screen.getAllByRole('table').map((table) => within(table).getAllByRole('columnheader'));
    expect(tables.map((heads) => heads.length)).toEqual([8, 6]);
  } finally {
    Reflect.deleteProperty(window, 'matchMedia');
  }
});

test('a category can be folded away', async () => {
  const { user } = await visitHive();
  await user.click(screen.getByRole('button', { name: 'Colony', expanded: true }));
  expect(screen.queryByRole('rowheader', { name: 'Behaviour' })).toBeNull();
  screen.getByRole('rowheader', { name: 'Needs attention' });
});

test('the page of the address is shown, and another one can be turned to', async () => {
  const { user } = await visitHive(oneHive(), '/hives/11/inspections?page=3');
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: /previous/i }));
  await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(6));
});

test('a deleted inspection leaves the table', async () => {
  const { user, services } = await visitHive();
  const [menu] = screen.getAllByRole('button', { name: /^Actions for the inspection/ });
  if (!menu) throw new Error('There is no menu');
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Delete inspection' }));
  await waitFor(() => expect(cellsOf('Behaviour')).toEqual(['CalmNervous']));
  expect(services.seen.questions).toMatchObject([{ isDestructive: true }]);
});

test('a hive that was never inspected leads to the first inspection', async () => {
  await visitHive(fakeServer({ inspections: [] }));
  await screen.findByText('Not inspected yet');
  const links = screen.getAllByRole('link', { name: 'New inspection' });
  expect(links[0]?.getAttribute('href')).toBe('/inspect?hiveId=11');
});

test('a hive that is gone leads to the diary', async () => {
  visit(<HiveInspectionsScreen />, {
    route: '/hives/:id/inspections',
    path: '/hives/999/inspections',
    answers: fakeServer(),
  });
  await screen.findByText('Hive not found');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Inspections');
  expect(screen.getByRole('link', { name: 'Go to the diary' }).getAttribute('href')).toBe('/diary');
});

const menuOf = (index: number) => {
  const menu = screen.getAllByRole('button', { name: /^Actions for the inspection/ })[index];
  if (!menu) throw new Error('There is no such column');
  return menu;
};

test('two inspections stand side by side, by the address, and only what differs if so wished', async () => {
  const { user } = await visitHive();
  await user.click(menuOf(0));
  await user.click(screen.getByRole('menuitem', { name: 'Compare with another' }));
  await screen.findByText(/^Now choose/);
  await user.click(menuOf(1));
  await user.click(screen.getByRole('menuitem', { name: 'Compare with another' }));
  await screen.findByRole('switch', { name: 'Only differences' });
  await screen.findByRole('rowheader', { name: /^Sugar given/ });
  await user.click(screen.getByRole('switch', { name: 'Only differences' }));
  expect(cellsOf('Strength')).toEqual(['High', 'Medium']);
  await user.click(screen.getByRole('button', { name: 'Back to all' }));
  await waitFor(() => expect(screen.queryByRole('switch')).toBeNull());
});

test('a numeric item is a curve over all seasons, which are loaded when it is opened', async () => {
  const { user } = await visitHive(oneHive());
  await user.click(screen.getByRole('button', { name: 'Overall impression over the seasons' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('heading', { level: 2, name: 'Overall impression' });
});

test('the number of columns is a choice, which is in the address', async () => {
  const { user } = await visitHive(oneHive());
  expect(screen.getAllByRole('columnheader')).toHaveLength(6);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Inspections on a page' }), '20');
  await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(13));
});

test('each inspection leads to where it is read', async () => {
  await visitHive();
  const [head] = within(screen.getAllByRole('columnheader')[1] ?? document.body).getAllByRole('link');
  expect(head?.getAttribute('href')).toBe('/hives/11/inspections/501');
});
