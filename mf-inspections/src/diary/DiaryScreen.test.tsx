import { screen, waitFor, within } from '@testing-library/react';
import { DeleteInspectionMutation } from '../inspection-form/saved-inspection.graphql.ts';
import { aFailure, aHive, anInspection } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { manyInspections } from '../testing/sample-inspections.ts';
import { visit } from '../testing/visit.ts';
import { DiaryScreen } from './DiaryScreen.tsx';

const inspections = [
  anInspection({
    id: '1',
    inspectedAt: '2026-06-03T14:05:00+02:00',
    hive: aHive({ id: '11', name: 'Hive 1', apiary: { id: '1', name: 'By the lake' } }),
    impression: 9,
    notes: 'Calm on the comb',
    reminder: 'Second super',
    reminderAt: '2020-06-08T09:00:00+02:00',
  }),
  anInspection({
    id: '2',
    inspectedAt: '2026-06-01T10:00:00+02:00',
    hive: aHive({ id: '12', name: 'Hive 2' }),
    impression: 2,
    needsAttention: true,
  }),
];

const answers = fakeServer({ inspections });
const rowOf = (name: string) => {
  const row = screen.getByRole('link', { name }).closest('li');
  if (!row) throw new Error(`${name} stands in no row`);
  return within(row);
};

async function visitDiary(surroundings: Parameters<typeof visit>[1] = {}) {
  const visited = visit(<DiaryScreen />, { answers, path: '/diary', ...surroundings });
  await screen.findByRole('link', { name: 'Hive 1' });
  return visited;
}

test('a visit is shown with its hive, its moment on the clock of the hive, and what is still to do', async () => {
  await visitDiary();
  const row = rowOf('Hive 1');
  expect(row.getByRole('link', { name: 'Hive 1' }).getAttribute('href')).toBe('/hives/11/inspections');
  row.getByText('By the lake');
  row.getByText('3 Jun 2026, 14:05');
  row.getByRole('img', { name: 'Impression 9 of 10: good' });
  row.getByText('Calm on the comb');
  row.getByText('Due since 8 Jun 2020: Second super');
  rowOf('Hive 2').getByText('Needs attention');
});

test('a change that was noted differs from a visit', async () => {
  const moved = anInspection({ notes: 'Hive 1: moved from Orchard to Heath', isEvent: true });
  visit(<DiaryScreen />, { answers: fakeServer({ inspections: [moved] }), path: '/diary' });
  await screen.findByText('Hive 1: moved from Orchard to Heath');
  screen.getByText('Change to the hive');
  screen.getByText('1 of 1 entry');
});

test('filters narrow the diary at once, and can all be taken back', async () => {
  const { user } = await visitDiary();
  await user.click(screen.getByRole('button', { name: 'Needs attention' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Hive 1' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Good impression' }));
  await user.click(await screen.findByRole('button', { name: 'Show all inspections' }));
  await screen.findByRole('link', { name: 'Hive 1' });
  screen.getByRole('button', { name: 'Needs attention', pressed: false });
});

test('apiary, author and period stand behind a button, and are in the address', async () => {
  const hives = [
    aHive({ apiary: { id: '1', name: 'By the lake' } }),
    aHive({ id: '12', apiary: { id: '2', name: 'Orchard' } }),
  ];
  const written = [
    anInspection({
      id: '1',
      hive: hives[0] ?? null,
      notes: 'Lake',
      inspectedAt: '2026-04-01T10:00:00+02:00',
      authorName: 'Anna',
    }),
    anInspection({
      id: '2',
      hive: hives[1] ?? null,
      notes: 'Trees',
      inspectedAt: '2026-05-01T10:00:00+02:00',
      authorName: 'Bram',
    }),
  ];
  const answers = fakeServer({ hives, inspections: written });
  const { user } = visit(<DiaryScreen />, { answers, path: '/diary?from=2026-04-15' });
  await screen.findByText('Trees');
  expect(screen.queryByText('Lake')).toBeNull();
  screen.getByRole('button', { name: 'More filters (1 in use)', expanded: true });
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  await screen.findByText('Lake');
  expect(screen.queryByRole('button', { name: 'Clear all filters' })).toBeNull();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Written by' }), 'Anna');
  await waitFor(() => expect(screen.queryByText('Trees')).toBeNull());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Written by' }), 'Everyone');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Apiary' }), 'Orchard');
  await waitFor(() => expect(screen.queryByText('Lake')).toBeNull());
  screen.getByText('1 of 1 entry');
});

test('half a day narrows nothing and stays as it was typed', async () => {
  const { user } = await visitDiary();
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  const until = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Until' });
  await user.type(until, '06/0');
  expect([until.value, screen.getAllByRole('listitem')]).toMatchObject(['06/0', { length: 2 }]);
  await user.type(until, '2/2026');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Hive 1' })).toBeNull());
  screen.getByRole('link', { name: 'Hive 2' });
});

test('a search begins when it is sent', async () => {
  const { user } = await visitDiary();
  await user.type(screen.getByRole('searchbox'), 'comb');
  screen.getByRole('link', { name: 'Hive 2' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Hive 2' })).toBeNull());
  screen.getByRole('link', { name: 'Hive 1' });
});

test('the address narrows from the start', async () => {
  await visitDiary({ path: '/diary?moods=happy' });
  screen.getByRole('button', { name: 'Good impression', pressed: true });
  expect(screen.queryByRole('link', { name: 'Hive 2' })).toBeNull();
});

test('more is shown below what is there, until everything is', async () => {
  const hive = aHive({ name: 'Hive 1' });
  const many = manyInspections(35).map((inspection, index) => ({ ...inspection, hive, id: String(index) }));
  const { user } = visit(<DiaryScreen />, { answers: fakeServer({ inspections: many }) });
  expect(await screen.findAllByRole('link', { name: 'Hive 1' })).toHaveLength(30);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('35 of 35 entries');
  expect(screen.getAllByRole('link', { name: 'Hive 1' })).toHaveLength(35);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a deleted inspection is gone after a question', async () => {
  const { user, services } = await visitDiary({ answers: fakeServer({ inspections }) });
  await user.click(rowOf('Hive 2').getByRole('button', { name: /Actions for the inspection of Hive 2/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete inspection' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Hive 2' })).toBeNull());
  expect(services.seen.questions).toMatchObject([{ title: 'Delete this inspection?', isDestructive: true }]);
  expect(services.seen.notices).toMatchObject([{ kind: 'success' }]);
});

test('nothing is deleted without agreement', async () => {
  const { user, services } = await visitDiary({ confirms: false });
  await user.click(rowOf('Hive 2').getByRole('button', { name: /Actions/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete inspection' }));
  expect(services.seen.questions).toHaveLength(1);
  screen.getByRole('link', { name: 'Hive 2' });
});

test('an inspection that could not be deleted stays, and why is said', async () => {
  const refusing = answering(DeleteInspectionMutation, () => ({ deleteInspection: aFailure('NOT_ALLOWED') }));
  const { user, services } = await visitDiary({ answers: [...answers, refusing] });
  await user.click(rowOf('Hive 2').getByRole('button', { name: /Actions/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete inspection' }));
  await waitFor(() => expect(services.seen.notices).toMatchObject([{ kind: 'problem' }]));
  screen.getByRole('link', { name: 'Hive 2' });
});

test('what somebody else made can be viewed only', async () => {
  const [own, theirs] = inspections;
  if (!own || !theirs) throw new Error('two inspections');
  const { user } = await visitDiary({
    answers: fakeServer({ inspections: [own, { ...theirs, canEdit: false, canDelete: false }] }),
  });
  await user.click(rowOf('Hive 2').getByRole('button', { name: /Actions/ }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'View this inspection',
    'All inspections of this hive',
  ]);
});

test('the author of an inspection of a shared hive is shown, and shared hives are shown alone', async () => {
  const hive = aHive({ id: '91', name: 'Teaching hive', isShared: true, groupIds: ['1'] });
  const shared = anInspection({ id: '901', hive, authorName: 'Bram' });
  const { user } = await visitDiary({
    answers: fakeServer({
      inspections: [...inspections, shared],
      groups: [{ __typename: 'HiveGroup', id: '1', name: 'Valley club' }],
    }),
  });
  expect(screen.getByText('by Bram')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Own and groups' }));
  await screen.findByRole('button', { name: 'Only groups', pressed: true });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Hive 2' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Teaching hive' })).toBeTruthy();
});

test('an empty diary says how to begin', async () => {
  visit(<DiaryScreen />, { answers: fakeServer({ inspections: [] }) });
  await screen.findByText('No inspections yet');
  expect(screen.getByRole('link', { name: 'New inspection' }).getAttribute('href')).toBe('/inspect');
});

test('a server out of reach can be queried again', async () => {
  visit(<DiaryScreen />);
  await screen.findByRole('button', { name: 'Try again' });
});
