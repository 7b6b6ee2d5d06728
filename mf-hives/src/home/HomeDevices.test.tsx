import { screen, waitFor, within } from '@testing-library/react';
import { aDevice, aHive, anApiary, anInspection } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { visit } from '../testing/visit.ts';
import { HomeScreen } from './HomeScreen.tsx';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const needsAttention = anInspection({ needsAttention: true });

const heard = aHive({
  id: '11',
  name: 'Linden',
  devices: [aDevice({ id: '90', name: 'Lake scale', lastMessageAt: minutesAgo(7), isOnline: true })],
});
const silent = aHive({
  id: '12',
  name: 'Willow',
  lastInspection: needsAttention,
  devices: [
    aDevice({ id: '91', name: 'Thermometer', lastMessageAt: minutesAgo(3 * 60) }),
    aDevice({ id: '92', name: 'Spare' }),
  ],
});
const bare = aHive({ id: '13', name: 'Hazel', lastInspection: { ...needsAttention, id: 'i13' } });

async function visitHome(path = '/', preferences = {}, hives = [heard, silent, bare]) {
  const answers = fakeServer([anApiary({ name: 'Orchard', hives })]);
  const visited = visit(<HomeScreen />, { answers, path, preferences });
  await screen.findByRole('heading', { name: 'Orchard' });
  return visited;
}
const cardOf = (name: string) =>
  within(screen.getByRole('heading', { level: 3, name }).closest('li') ?? document.body);
const deviceLinks = (name: string) =>
  cardOf(name)
    .queryAllByRole('link')
    .map((link) => [link.textContent || link.getAttribute('aria-label'), link.getAttribute('href')])
    .filter(([, href]) => href?.startsWith('/measurements/'));
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

const lines = [
  ['Silent, last message 3 hours ago: Thermometer', '/measurements/91'],
  ['No message yet: Spare', '/measurements/92'],
];

test.each(['xl', 'm'])('a card tells when its devices were heard of, and leads to each: %s', async (view) => {
  await visitHome('/', { 'hives:view': view });
  expect(deviceLinks('Linden')).toEqual([['Message 7 minutes ago: Lake scale', '/measurements/90']]);
  expect(deviceLinks('Willow')).toEqual(lines);
  expect(deviceLinks('Hazel')).toEqual([]);
});

test('the menu of a hive leads to the measurements of its first device, where it has one', async () => {
  const { user } = await visitHome();
  await user.click(screen.getByRole('button', { name: 'Actions for the hive Willow' }));
  expect(screen.getByRole('menuitem', { name: 'View measurements' }).getAttribute('href')).toBe(
    '/measurements/91',
  );
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Actions for the hive Hazel' }));
  expect(screen.queryByRole('menuitem', { name: 'View measurements' })).toBeNull();
});

test('the filters of devices narrow the hives, also together with others, and say how many are left', async () => {
  const { user } = await visitHome();
  const status = () => screen.getByRole('status').textContent;
  await user.click(screen.getByRole('button', { name: 'With a device' }));
  await waitFor(() => expect([names(), status()]).toEqual([['Linden', 'Willow'], '2 of 3 hives']));
  await user.click(screen.getByRole('button', { name: 'Needs attention' }));
  await waitFor(() => expect([names(), status()]).toEqual([['Willow'], '1 of 3 hives']));
  await user.click(screen.getByRole('button', { name: 'Needs attention' }));
  await user.click(screen.getByRole('button', { name: 'Silent device' }));
  await waitFor(() => expect(names()).toEqual(['Willow']));
});

test.each([
  ['/?base=1', ['Linden', 'Willow']],
  ['/?silent=1', ['Willow']],
  ['/?base=1&search=linden', ['Linden']],
  ['/?search=lake%20scale', ['Linden']],
])('an address filters at once: %s', async (path, found) => {
  await visitHome(path);
  expect(names()).toEqual(found);
});

test('who has no device is not offered filters of devices', async () => {
  await visitHome('/', {}, [bare]);
  expect(screen.queryByRole('button', { name: 'With a device' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Silent device' })).toBeNull();
});

test('a filter of devices that leaves nothing can be taken off', async () => {
  const answers = fakeServer([anApiary({ name: 'Orchard', hives: [bare] })]);
  const { user } = visit(<HomeScreen />, { answers, path: '/?base=1' });
  await user.click(await screen.findByRole('button', { name: 'With a device', pressed: true }));
  await waitFor(() => expect(names()).toEqual(['Hazel']));
});
