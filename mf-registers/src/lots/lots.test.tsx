import { screen, waitFor, within } from '@testing-library/react';
import type { JarsInput } from '../generated/graphql.ts';
import { fakeHoney } from '../testing/honey.ts';
import { visit } from '../testing/visit.ts';
import { JarsScreen } from './JarsScreen.tsx';
import { LabelsScreen } from './LabelsScreen.tsx';
import { LotsScreen } from './LotsScreen.tsx';

test('a lot says what is left of it, and carries the mark of honey that had to wait', async () => {
  visit(<LotsScreen />, { path: '/registers/lots', answers: fakeHoney() });
  const [, jars, marked] = [
    await screen.findByRole('heading', { name: 'Lot 2026-L1' }),
    screen.getByText(/20 Jun 2026.*10 × 500 g/),
    screen.getByText('Some of it was taken during the withdrawal period'),
  ];
  expect(jars && marked).toBeTruthy();
  expect(screen.getByText('7 kg left')).toBeTruthy();
  expect(screen.getAllByText('Water content: 17.2%').length).toBeGreaterThan(0);
  expect(screen.getByText('Not weighed, so what is left is unknown')).toBeTruthy();
  const labels = screen.getByRole('link', { name: 'Labels' });
  expect(labels.getAttribute('href')).toBe('/registers/jars/4/labels');
});

test('lots are those of a year: of the newest with a harvest, or of another that is chosen', async () => {
  const { user } = visit(<LotsScreen />, { path: '/registers/lots', answers: fakeHoney() });
  const year = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Year' });
  expect(year.value).toBe('2026');
  await user.selectOptions(year, '2025');
  expect(await screen.findByText(/^No harvests entered/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Lot 2026-L1' })).toBeNull();
});

test('jars are filled as they were the last time, and the form knows how many the lot is enough for', async () => {
  const sent: JarsInput[] = [];
  const { user, services } = visit(<JarsScreen />, {
    path: '/registers/jars/create?lot=2026-L1',
    answers: fakeHoney({ onJars: (input) => sent.push(input) }),
  });
  const count = await screen.findByRole('spinbutton', { name: /^Number of jars/ });
  expect(screen.getByText('Maximum for this lot: 14')).toBeTruthy();
  await user.type(count, '14');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/registers/lots']));
  const filled = { lot: '2026-L1', sizeGrams: 500, count: 14, origin: 'The Netherlands' };
  expect(sent).toEqual([expect.objectContaining(filled)]);
});

test('there are as many labels as jars, and as many as somebody asks for', async () => {
  const { user } = visit(<LabelsScreen />, {
    ...{ path: '/registers/jars/4/labels', route: '/registers/jars/:id/labels' },
    answers: fakeHoney(),
  });
  const labels = await screen.findAllByRole('listitem');
  expect(labels).toHaveLength(10);
  const [first] = labels;
  if (first === undefined) throw new Error('There is no label');
  for (const text of ['500 g', 'Lot 2026-L1']) expect(within(first).getByText(text)).toBeTruthy();
  expect(first.textContent).toMatch(/20 Jun 2028.*The Netherlands/);
  const field = screen.getByRole('spinbutton');
  await user.clear(field);
  await user.type(field, '3');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('labels of jars that are not in the records are reported as missing', async () => {
  visit(<LabelsScreen />, {
    ...{ path: '/registers/jars/5/labels', route: '/registers/jars/:id/labels' },
    answers: fakeHoney(),
  });
  expect(await screen.findByText('Jars not found')).toBeTruthy();
});
