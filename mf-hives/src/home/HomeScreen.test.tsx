import { screen, waitFor, within } from '@testing-library/react';
import declaration from '../../remote.json';
import { DeleteHiveMutation } from '../delete-hive/useDeleteHive.graphql.ts';
import { aFailure, aHive, anApiary, anInspection, aQueen, layersOf } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { HomeQuery } from './HomeScreen.graphql.ts';
import { HomeScreen } from './HomeScreen.tsx';

const lake = { id: '1', name: 'By the lake' };
const orchard = { id: '2', name: 'Orchard' };

const weak = aHive({
  id: '12',
  name: 'Hive 2',
  order: 2,
  apiary: lake,
  layers: layersOf('12', ['HONEY', 'HONEY', 'QUEEN_EXCLUDER', 'BROOD']),
  queen: aQueen({ name: 'Beatrix', color: '#d0021b' }),
  lastInspection: anInspection({
    inspectedAt: new Date(Date.now() - 3 * 86_400_000).toISOString(),
    impression: 3,
    needsAttention: true,
    notes: 'Look for mites',
    reminder: 'Count mites',
    reminderAt: '2020-01-02T09:00:00+01:00',
  }),
  inspectionCount: 4,
});
const apiaries = [
  anApiary({ ...orchard, hives: [aHive({ id: '21', name: 'Hive 7', apiary: orchard })] }),
  anApiary({ ...lake, hives: [aHive({ id: '13', name: 'Hive 10', apiary: lake }), weak] }),
];

const namesOf = (level: number) => screen.getAllByRole('heading', { level }).map((name) => name.textContent);
const cardOf = (name: string) => {
  const card = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!card) throw new Error(`${name} stands on no card`);
  return within(card);
};

async function visitHome({
  heading = 'By the lake',
  ...surroundings
}: Parameters<typeof visit>[1] & { heading?: string } = {}) {
  const visited = visit(<HomeScreen />, { answers: fakeServer(apiaries), ...surroundings });
  await screen.findByRole('heading', { name: heading });
  return visited;
}

test('what matters today is one press away', async () => {
  await visitHome();
  expect(screen.getByRole('link', { name: 'Today' }).getAttribute('href')).toBe('/today');
});

test('apiaries stand by name, hives by their place', async () => {
  await visitHome();
  expect(namesOf(2)).toEqual(['By the lake', 'Orchard']);
  expect(namesOf(3)).toEqual(['Hive 2', 'Hive 10', 'Hive 7']);
});

test('a card tells what matters, and each line leads to where it comes from', async () => {
  await visitHome();
  const card = cardOf('Hive 2');
  const linkTo = (name: RegExp) => card.getByRole('link', { name }).getAttribute('href');
  expect(linkTo(/^Edit Hive 2: 2 honey supers, 1 queen excluder, 1 brood box/)).toBe('/hives/12/edit');
  expect(linkTo(/Beatrix/)).toBe('/hives/12/edit?queenEdit=true');
  expect(linkTo(/Impression: bad Inspected 3 days ago/)).toBe('/hives/12/inspections');
  expect(linkTo(/Look for mites/)).toBe('/hives/12/inspections');
  expect(linkTo(/Due since 2 Jan 2020: Count mites/)).toBe('/hives/12/inspections');
  expect(card.getByText('Needs attention')).toBeTruthy();
});

test('a hive without an inspection asks for the first one', async () => {
  await visitHome();
  const link = cardOf('Hive 10').getByRole('link', { name: 'Add the first inspection' });
  expect(link.getAttribute('href')).toBe('/inspect?hiveId=13');
});

test('a search narrows the hives, and is found in the address again', async () => {
  const { user } = await visitHome();
  await user.type(screen.getByRole('searchbox'), 'mites');
  await waitFor(() => expect(namesOf(3)).toEqual(['Hive 2']));
  expect(screen.getByRole('status').textContent).toBe('1 of 3 hives');
  await user.type(screen.getByRole('searchbox'), ' nowhere');
  await user.click(await screen.findByRole('button', { name: 'Show all hives' }));
  await waitFor(() => expect(namesOf(3)).toHaveLength(3));
});

test.each([
  ['the word for what it is', 'apiary'],
  ['a colour', '27820e'],
  ['a kind of layer', 'honey'],
  ['a state', 'active'],
  ['the year in which it was entered', '2019'],
])('a search for %s does not find everything that has one', async (_what, search) => {
  await visitHome({
    path: `/?search=${search}`,
    answers: fakeServer([
      anApiary({ ...lake, color: '#27820e', hives: [aHive({ id: '13', color: '#27820e', apiary: lake })] }),
      anApiary({ id: '9', name: `About ${search}` }),
    ]),
    heading: `About ${search}`,
  });
  expect(namesOf(2)).toEqual([`About ${search}`]);
});

test('a search in the address is applied at once', async () => {
  await visitHome({ path: '/?search=beatrix' });
  expect(namesOf(3)).toEqual(['Hive 2']);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('beatrix');
});

test('filters are combined, stand in the address, and apiaries without such a hive go', async () => {
  const { user } = await visitHome();
  await user.click(screen.getByRole('button', { name: 'Needs attention' }));
  await waitFor(() => expect(namesOf(2)).toEqual(['By the lake']));
  expect(namesOf(3)).toEqual(['Hive 2']);
  expect(screen.getByRole('status').textContent).toBe('1 of 3 hives');
  await user.click(screen.getByRole('button', { name: 'Good impression' }));
  expect(await screen.findByText('No hives match')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all hives' }));
  await waitFor(() => expect(namesOf(3)).toHaveLength(3));
  expect(screen.getByRole('button', { name: 'Needs attention', pressed: false })).toBeTruthy();
});

test('what is overdue stands on its card, and a filter finds it', async () => {
  const late = aHive({ id: '14', name: 'Hive 11', apiary: lake, inspectionDueOn: '2026-01-02' });
  const { user } = await visitHome({
    answers: fakeServer([anApiary({ ...lake, hives: [late, ...apiaries.flatMap(({ hives }) => hives)] })]),
  });
  const line = cardOf('Hive 11').getByRole('link', { name: /^Inspection due/ });
  expect(line.getAttribute('href')).toBe('/inspect?hiveId=14');
  await user.click(screen.getByRole('button', { name: 'Overdue' }));
  // The reminder of Hive 2 has come, too.
  await waitFor(() => expect(namesOf(3)).toEqual(['Hive 2', 'Hive 11']));
});

test('a date as it is read finds its hive', async () => {
  await visitHome({ path: '/?search=january%202020' });
  expect(namesOf(3)).toEqual(['Hive 2']);
});

test('a device remembers how much of each hive it shows', async () => {
  const { user, services } = await visitHome();
  await user.click(screen.getByRole('button', { name: 'Level of detail' }));
  await user.click(screen.getByRole('menuitem', { name: 'Cards with symbols' }));
  const signs = cardOf('Hive 2');
  expect(signs.getByRole('link', { name: 'Due since 2 Jan: Count mites' })).toBeTruthy();
  expect(signs.getByRole('link', { name: /^Inspected on .*, bad impression$/ })).toBeTruthy();
  expect(services.preference('hives:view').get()).toBe('m');
  await user.click(screen.getByRole('button', { name: 'Level of detail' }));
  await user.click(screen.getByRole('menuitem', { name: 'Drawings only' }));
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  const tile = screen.getByRole('link', { name: /^Needs attention Edit Hive 2: .* Hive 2$/ });
  expect(tile.getAttribute('href')).toBe('/hives/12/edit');
});

test('the hives of an apiary can be folded away, and a filter still finds them', async () => {
  const { user, services } = await visitHome({ preferences: { 'hives:collapsed': '2' } });
  expect(namesOf(3)).toEqual(['Hive 2', 'Hive 10']);
  await user.click(screen.getByRole('button', { name: 'Hide the hives of By the lake' }));
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  expect(services.preference('hives:collapsed').get()).toBe('2,1');
  await user.type(screen.getByRole('searchbox'), 'orchard');
  await waitFor(() => expect(namesOf(3)).toEqual(['Hive 7']));
  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('button', { name: 'Show the hives of Orchard' }));
  await waitFor(() => expect(namesOf(3)).toEqual(['Hive 7']));
});

test('deleting a hive asks first, says what goes, and takes the hive away', async () => {
  const { user, services } = await visitHome();
  await user.click(screen.getByRole('button', { name: 'Actions for the hive Hive 2' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete hive' }));
  await waitFor(() => expect(namesOf(3)).toEqual(['Hive 10', 'Hive 7']));
  expect(services.seen.questions).toMatchObject([
    { title: 'Delete Hive 2?', text: expect.stringContaining('its 4 inspections'), isDestructive: true },
  ]);
  expect(services.seen.notices).toMatchObject([{ kind: 'success', text: 'Hive 2 deleted.' }]);
});

test('a hive that could not be deleted stays, and the reason is shown', async () => {
  const answers = [
    ...fakeServer(apiaries),
    answering(DeleteHiveMutation, () => ({ deleteHive: aFailure('NOT_ALLOWED') })),
  ];
  const { user, services } = await visitHome({ answers });
  await user.click(screen.getByRole('button', { name: 'Actions for the hive Hive 2' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete hive' }));
  await waitFor(() => expect(services.seen.notices).toMatchObject([{ kind: 'problem' }]));
  expect(namesOf(3)).toContain('Hive 2');
});

test('a hive that is lost leaves the list, and is found by the filter for lost hives', async () => {
  const lost = aHive({ id: '41', name: 'Gone', apiary: lake, state: 'LOST', stateSince: '2026-05-03' });
  const queenless = aHive({
    id: '42',
    name: 'Here',
    apiary: lake,
    state: 'QUEENLESS',
    stateSince: '2026-05-03',
  });
  const { user } = await visitHome({
    answers: fakeServer([anApiary({ ...lake, hives: [lost, queenless] })]),
  });
  expect(namesOf(3)).toEqual(['Here']);
  expect(cardOf('Here').getByRole('link', { name: 'Queenless since 3 May 2026' })).toBeTruthy();
  expect(screen.getByText('1 apiary, 1 hive')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Lost, sold or united' }));
  expect(namesOf(3)).toEqual(['Gone']);
  await user.click(screen.getByRole('button', { name: 'Actions for the hive Gone' }));
  expect(screen.queryByRole('menuitem', { name: 'New inspection' })).toBeNull();
  expect(screen.getByRole('menuitem', { name: 'View inspections' })).toBeTruthy();
});

test('what a person may not do is not offered', async () => {
  const shared = aHive({ id: '31', name: 'Shared', apiary: lake, isOwner: false, canEdit: false });
  const { user } = await visitHome({
    answers: fakeServer([anApiary({ ...lake, isOwner: false, hives: [shared] })]),
  });
  expect(cardOf('Shared').getByText('Not inspected yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Actions for the hive Shared' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'View inspections',
    'View hive',
    'Colony history',
    'Location',
    'Hive tag',
    'Mark as favourite',
  ]);
});

test('an apiary offers what can be done with it and its hives', async () => {
  const { user } = await visitHome();
  await user.click(screen.getByRole('button', { name: 'Actions for the apiary By the lake' }));
  const items = screen.getAllByRole('menuitem').map((item) => item.getAttribute('href') ?? item.textContent);
  expect(items).toEqual([
    '/inspect?apiaryId=1',
    '/diary?search=By%20the%20lake',
    '/hives/create?apiaryId=1',
    '/tasks/create?apiaryId=1',
    '/apiaries/1/edit',
    '/apiaries/1/management',
    'Select hives',
    'Mark as favourite',
    'Delete apiary',
  ]);
});

test('an apiary is deleted from its menu once it is said what goes with it', async () => {
  const { user, services } = await visitHome();
  await user.click(screen.getByRole('button', { name: 'Actions for the apiary By the lake' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete apiary' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete the apiary By the lake?' }));
  expect(
    dialog.getByText(/Its 2 hives, their queens and 4 inspections will be deleted with it/),
  ).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Move the hives first' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Delete apiary' }));
  await waitFor(() => expect(namesOf(2)).toEqual(['Orchard']));
  expect(services.seen.notices.map(({ text }) => text)).toEqual(['By the lake deleted.']);
});

test('without an apiary the screen says what to do next, and every link leads to a page that is there', async () => {
  visit(<HomeScreen />, { answers: fakeServer([]) });
  await screen.findByRole('heading', { name: 'No apiaries yet' });
  const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(paths.length).toBeGreaterThan(0);
  expect(declaration.routes.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
  expect(screen.getByRole('link', { name: 'New apiary' }).getAttribute('href')).toBe('/apiaries/create');
});

test('what could not be loaded can be tried again', async () => {
  let isDown = true;
  const { user } = visit(<HomeScreen />, {
    answers: [
      answering(HomeQuery, () => {
        if (isDown) throw new TypeError('Failed to fetch');
        return { apiaries, hiveGroups: [], groupInvitations: [] };
      }),
    ],
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Skep cannot be reached');
  isDown = false;
  await user.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByRole('heading', { name: 'By the lake' })).toBeTruthy();
});

test('a thousand hives are all there', async () => {
  const many = Array.from({ length: 20 }, (_, index) =>
    anApiary({
      id: `a${index}`,
      hives: Array.from({ length: 50 }, (__, hive) =>
        aHive({ id: `${index}-${hive}`, name: `Hive ${hive}` }),
      ),
    }),
  );
  visit(<HomeScreen />, { answers: fakeServer(many) });
  expect(await screen.findByText('20 apiaries, 1,000 hives')).toBeTruthy();
  // By the document itself: working out roles of so many takes the test library longer than drawing them.
  const cards = () => document.querySelectorAll('li svg[role=img][aria-label^=Edit]');
  await waitFor(() => expect(cards()).toHaveLength(1000), { timeout: 45_000 });
}, 60_000);
