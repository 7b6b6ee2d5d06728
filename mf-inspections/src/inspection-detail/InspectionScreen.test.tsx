import { screen, waitFor } from '@testing-library/react';
import { aHive, anInspection, aPhoto } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { visit } from '../testing/visit.ts';
import { InspectionScreen } from './InspectionScreen.tsx';

const read = (answers = fakeServer(), path = '/hives/11/inspections/501') =>
  visit(<InspectionScreen />, { route: '/hives/:id/inspections/:inspectionId', path, answers });

const withOne = (overrides: Parameters<typeof anInspection>[0], hive = aHive()) =>
  fakeServer({ hives: [hive], inspections: [anInspection({ hive, ...overrides })] });

test('an inspection is read whole: hive, time, author, notes and answers under their categories', async () => {
  read(
    withOne({
      authorName: 'Bram',
      impression: 9,
      needsAttention: false,
      notes: 'Calm\nQueen seen',
      items: [{ itemId: '202', input: 'NUMBER_1_DECIMALS', value: '0', text: '0' }],
    }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Inspection of Hive 1' });
  screen.getByText('3 Jun 2026, 14:05');
  screen.getByText('by Bram');
  screen.getByText(/Queen seen/);
  screen.getByText('Needs no attention');
  screen.getByRole('heading', { level: 2, name: 'Food' });
  expect(screen.getByText('Sugar given').closest('div')?.querySelector('dd')?.textContent).toContain('0');
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
    '/hives/11/inspections/501/edit',
  );
});

test('photos of the inspection as a whole stand before its answers, those of items among them', async () => {
  const photos = [aPhoto({ id: '7', caption: 'The stand' }), aPhoto({ id: '8', itemId: '407' })];
  read(withOne({ photos, items: [{ itemId: '407', input: 'IMAGE', value: '8' }] }));
  const general = await screen.findByRole('button', { name: 'The stand' });
  const answer = await screen.findByRole('button', { name: 'Photo 1' });
  expect(general.compareDocumentPosition(answer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('who may only see the hive reads it, and is offered no way to change it', async () => {
  read(withOne({ canEdit: false, canDelete: false }));
  await screen.findByText('No checklist items were filled in.');
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete inspection' })).toBeNull();
});

test('a change that was noted is called one', async () => {
  read(withOne({ isEvent: true, notes: 'Moved to Heath' }));
  await screen.findByRole('heading', { level: 1, name: 'Change to Hive 1' });
});

test.each([
  [true, 'Link copied. It opens for everyone who can see this hive, and for nobody else.'],
  [false, 'Link copied. So far nobody but you can see this hive: share it in a group first.'],
])('where the hive is shared (%s) the copied link says for whom it opens', async (isShared, text) => {
  const { user, services } = read(withOne({}, aHive({ isShared })));
  await user.click(await screen.findByRole('button', { name: 'Share the link' }));
  await waitFor(() => expect(services.seen.notices).toMatchObject([{ kind: 'success', text }]));
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
});

test('a deleted inspection leads back to its hive, after a question', async () => {
  const { user, services } = read();
  await user.click(await screen.findByRole('button', { name: 'Delete inspection' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/hives/11/inspections']));
  expect(services.seen.questions).toMatchObject([{ isDestructive: true }]);
});

test.each(['/hives/11/inspections/999', '/hives/999/inspections/501'])('%s is not there', async (path) => {
  read(fakeServer(), path);
  await screen.findByText('Inspection not found');
});
