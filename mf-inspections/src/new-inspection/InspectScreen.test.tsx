import { screen } from '@testing-library/react';
import { fakeServer } from '../testing/fake-server.ts';
import { visit } from '../testing/visit.ts';
import { InspectScreen } from './InspectScreen.tsx';

test('without a hive in the address, the hives are offered by apiary', async () => {
  visit(<InspectScreen />, { answers: fakeServer() });
  const hive = await screen.findByRole('link', { name: 'Hive 10' });
  expect(hive.getAttribute('href')).toBe('/inspect?hiveId=13');
  const apiaries = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(apiaries).toEqual(['By the lake', 'Orchard of Aunt Saskia']);
});

test('an apiary in the address narrows the choice to its hives, with a way to the others', async () => {
  visit(<InspectScreen />, { path: '/?apiaryId=1', answers: fakeServer() });
  await screen.findByRole('link', { name: 'Hive 10' });
  const apiaries = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(apiaries).toEqual(['By the lake']);
  expect(screen.getByRole('link', { name: 'Other hives' }).getAttribute('href')).toBe('/inspect');
});

test('an apiary that is not there narrows nothing', async () => {
  visit(<InspectScreen />, { path: '/?apiaryId=404', answers: fakeServer() });
  expect(await screen.findByRole('link', { name: 'Hive 10' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Other hives' })).toBeNull();
});

test('who has no hive is led to making an apiary', async () => {
  visit(<InspectScreen />, { answers: fakeServer({ hives: [] }) });
  const link = await screen.findByRole('link', { name: 'New apiary' });
  expect(link.getAttribute('href')).toBe('/apiaries/create');
});

test('an address that asks for paper leads to printing, and opens the form all the same', async () => {
  visit(<InspectScreen />, { path: '/?hiveId=11&mode=paper', answers: fakeServer() });
  const link = await screen.findByRole('link', { name: 'Print the checklist' });
  expect(link.getAttribute('href')).toMatch(/^\/checklist\/\w+\/print\?hiveIds=11$/);
  expect(screen.getByRole('textbox', { name: 'Notes' })).toBeTruthy();
});
