import { screen, waitFor, within } from '@testing-library/react';
import { FavouriteGroupMutation } from '../favourite/useFavourite.graphql.ts';
import { aGroupInvitation, aHive, aHiveGroup, anApiary } from '../testing/builders.ts';
import { type FakeSharing, fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { HomeScreen } from './HomeScreen.tsx';

const lake = { id: '1', name: 'By the lake' };
const theirs = { id: '9', name: 'Heath' };
const shared = { apiary: theirs, isOwner: false, canEdit: false };
const apiaries = [
  anApiary({ ...lake, hives: [aHive({ id: '11', name: 'Mine', apiary: lake, groupIds: ['1'] })] }),
  anApiary({
    ...theirs,
    isOwner: false,
    hives: [
      aHive({ ...shared, id: '91', name: 'Looked at', groupIds: ['1', '2'] }),
      aHive({ ...shared, id: '92', name: 'Edited', canEdit: true, groupIds: ['2'] }),
    ],
  }),
];
const groups = [
  aHiveGroup({ id: '2', name: 'Valley club', memberCount: 12 }),
  aHiveGroup({ id: '1', name: 'Anna and Bram' }),
];

const favourite = answering(FavouriteGroupMutation, ({ id, isFavourite }) => ({
  setFavouriteGroup: { __typename: 'FavouriteGroup', id, isFavourite },
}));

async function visitHome(path = '/', sharing: FakeSharing = { groups }) {
  const visited = visit(<HomeScreen />, { answers: [...fakeServer(apiaries, sharing), favourite], path });
  await screen.findByRole('heading', { name: path === '/' ? 'By the lake' : 'Valley club' });
  return visited;
}

const namesOf = (level: number) =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);
const setOf = (name: string) => within(screen.getByRole('region', { name }));

async function menuOf(user: Awaited<ReturnType<typeof visitHome>>['user'], name: string) {
  await user.click(screen.getByRole('button', { name }));
  const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  return entries;
}

test('groups are below own apiaries, and a hive appears once', async () => {
  await visitHome();
  expect(namesOf(2)).toEqual(['By the lake', 'Anna and Bram', 'Valley club']);
  expect(namesOf(3)).toEqual(['Mine', 'Looked at', 'Edited']);
  expect(setOf('Valley club').getByText('Members: 12. Shared hives: 1.')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('1 apiary, 3 hives, 2 groups');
});

test('a favourite comes first among the groups', async () => {
  const { user } = await visitHome();
  await user.click(screen.getByRole('button', { name: 'Actions for the group Valley club' }));
  await user.click(screen.getByRole('menuitem', { name: /favourite/i }));
  await waitFor(() => expect(namesOf(2)).toEqual(['By the lake', 'Valley club', 'Anna and Bram']));
});

test('the filter goes from all to groups, to own, and back to all', async () => {
  const { user } = await visitHome();
  const seen: (string | null)[][] = [];
  for (const name of ['Own and groups', 'Only groups', 'Only own']) {
    seen.push(namesOf(2));
    await user.click(screen.getByRole('button', { name }));
    await screen.findByRole('button', { name: /Only groups|Only own|Own and groups/ });
    await waitFor(() => expect(namesOf(2)).not.toEqual(seen.at(-1)));
  }
  expect(seen).toEqual([
    ['By the lake', 'Anna and Bram', 'Valley club'],
    ['Anna and Bram', 'Valley club'],
    ['By the lake'],
  ]);
  expect(namesOf(2)).toEqual(seen[0]);
});

test('a filter in the address holds, and a search finds hives by every group that has them', async () => {
  await visitHome('/?group=shared-by-nobody&search=valley');
  expect(namesOf(3)).toEqual(['Looked at', 'Edited']);
});

test('a person without groups sends no query about them', async () => {
  await visitHome('/', {});
  expect(screen.queryByRole('button', { name: 'Own and groups' })).toBeNull();
  // What no group explains stays in sight.
  expect(namesOf(2)).toEqual(['By the lake', 'Heath']);
});

test('menus offer what the right allows', async () => {
  const { user } = await visitHome();
  const looked = await menuOf(user, 'Actions for the hive Looked at');
  expect(looked).toEqual([
    'View inspections',
    'View hive',
    'Colony history',
    'Location',
    'Hive tag',
    expect.stringMatching(/favourite/i),
  ]);
  const edited = await menuOf(user, 'Actions for the hive Edited');
  expect(edited).toEqual(expect.arrayContaining(['New inspection', 'Edit hive', 'Queen']));
  expect(edited).not.toContain('Delete hive');
  expect(await menuOf(user, 'Actions for the group Anna and Bram')).not.toContain('New inspection');
  expect(await menuOf(user, 'Actions for the group Valley club')).toContain('New inspection');
});

test('only hives that may be edited are chosen of a group', async () => {
  const { user } = await visitHome();
  await user.click(screen.getByRole('button', { name: 'Select hives' }));
  const boxes = (await screen.findAllByRole('checkbox')).map((box) => box.getAttribute('aria-label'));
  expect(boxes.filter(Boolean)).toEqual(['Mine', 'Edited']);
});

test('the rough place of a hive is shown, and that its owner could show more', async () => {
  const { user } = await visitHome();
  await user.click(screen.getByRole('button', { name: 'Actions for the hive Looked at' }));
  await user.click(screen.getByRole('menuitem', { name: 'Location' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Location of Looked at' }));
  expect(await dialog.findByText('Heath')).toBeTruthy();
  expect(dialog.getByText(/This is within about 1 km/)).toBeTruthy();
});

describe('an invitation', () => {
  const invitations = [aGroupInvitation()];

  test('is above the hives and at the tab, and a yes leads to the group', async () => {
    const { user, services } = await visitHome('/', { groups, invitations });
    expect(await screen.findByRole('heading', { name: 'Dora invites you to Heath and honey' })).toBeTruthy();
    expect(services.tabBadges?.get().get('hives')).toEqual({ count: 1, label: '1 invitation' });
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(services.seen.paths).toEqual(['/groups/7/edit']));
  });

  test('that is declined goes, from the tab too', async () => {
    const { user, services } = await visitHome('/', { groups, invitations });
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull());
    expect(services.seen.notices.map(({ text }) => text)).toEqual([
      'You have declined the invitation to Heath and honey.',
    ]);
  });
});
