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

test('inspections stand beside each other, newest first, a row for each question', async () => {
  await visitHive();
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  expect(cellsOf('Behaviour')).toEqual(['Calm', 'Calm, Nervous']);
  expect(cellsOf('Strength')).toEqual(['High', 'Medium']);
});

test('a zero is told, and what was not answered stays empty', async () => {
  await visitHive();
  const [newest, former] = cellsOf('Sugar given');
  expect(newest).toContain('0');
  expect(former).toBe('');
});

test('whether a hive needs attention is told in words', async () => {
  await visitHive();
  expect(cellsOf('Needs attention')).toEqual(['No', '']);
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
  await waitFor(() => expect(cellsOf('Behaviour')).toEqual(['Calm, Nervous']));
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
