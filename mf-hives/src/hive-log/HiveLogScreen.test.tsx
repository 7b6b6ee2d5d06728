import { screen } from '@testing-library/react';
import { aLog, logServer } from '../testing/log-server.ts';
import { visit } from '../testing/visit.ts';
import { HiveLogScreen } from './HiveLogScreen.tsx';

const open = (path = '/hives/12/log', entries = aLog()) =>
  visit(<HiveLogScreen />, { path, route: '/hives/:id/log', answers: logServer(entries) });

test('each line tells what was done, by whom and when, also of who is gone', async () => {
  open();
  const [first, , third] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toMatch(/^Inspection addedBram, /);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toContainEqual(['Inspection added', '/hives/12/inspections/7']);
  expect(third?.textContent).toMatch(/^Queen changedSomeone whose account is gone, /);
});

test('it comes page by page', async () => {
  open('/hives/12/log', aLog(60));
  const older = await screen.findByRole('link', { name: 'Older entries' });
  expect(older.getAttribute('href')).toBe('/hives/12/log?before=11');
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
});

test('the last page leads back to the newest', async () => {
  open('/hives/12/log?before=11', aLog(60));
  const newest = await screen.findByRole('link', { name: 'Newest entries' });
  expect(newest.getAttribute('href')).toBe('/hives/12/log');
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
  expect(screen.queryByRole('link', { name: 'Older entries' })).toBeNull();
});

test('everyone but the owner of the hive reads that it is not found', async () => {
  open('/hives/99/log');
  expect(await screen.findByRole('heading', { name: /not|gone|cannot/i })).toBeTruthy();
});
