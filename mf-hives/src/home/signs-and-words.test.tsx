import { screen, within } from '@testing-library/react';
import { aDevice, aHive, anApiary, anInspection, aQueen } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { visit } from '../testing/visit.ts';
import { HomeScreen } from './HomeScreen.tsx';

const hive = aHive({
  id: '12',
  name: 'Linden',
  devices: [aDevice({ name: 'Lake scale', lastMessageAt: '2026-05-01T09:00:00+02:00' })],
  queen: aQueen({ name: 'Beatrix', color: '#d0021b' }),
  lastInspection: anInspection({
    inspectedAt: '2026-05-03T09:00:00+02:00',
    impression: 3,
    needsAttention: true,
    reminder: 'Count mites',
    reminderAt: '2020-01-02T09:00:00+01:00',
  }),
});

async function visitHome(view: string) {
  const answers = fakeServer([anApiary({ name: 'Orchard', hives: [hive] })]);
  const visited = visit(<HomeScreen />, { answers, preferences: { 'hives:view': view } });
  await screen.findByRole('heading', { name: 'Orchard' });
  return visited;
}

// The old app had plain icons to press, without names.
test.each(['xl', 'm', 'xs'])('everything that can be pressed has a name: %s', async (view) => {
  await visitHome(view);
  for (const role of ['button', 'link', 'searchbox', 'checkbox'])
    expect([role, screen.queryAllByRole(role, { name: '' })]).toEqual([role, []]);
  for (const picture of screen.queryAllByRole('img')) expect(picture.getAttribute('aria-label')).toBeTruthy();
});

test.each(['xl', 'm'])('what a colour says of a hive is there in words too: %s', async (view) => {
  await visitHome(view);
  const card = within(screen.getByRole('heading', { name: 'Linden' }).closest('li') ?? document.body);
  expect(card.getByText('Needs attention')).toBeTruthy();
  for (const name of [
    /^Silent, last message .*: Lake scale/,
    /bad/i,
    /Due since 2 Jan( 2020)?: Count mites/,
    /Beatrix/,
  ])
    expect(card.getByRole('link', { name })).toBeTruthy();
});

test('filters and views say what they are: by a name, by a word where one points, and whether they are on', async () => {
  const { user } = await visitHome('xl');
  for (const name of [
    'Needs attention',
    'With a reminder',
    'With a device',
    'Silent device',
    'Bad impression',
    'Fair impression',
    'Good impression',
  ]) {
    const filter = screen.getByRole('button', { name, pressed: false });
    expect(filter.title).toBe(name);
    await user.click(filter);
    await user.click(await screen.findByRole('button', { name, pressed: true }));
  }
  await user.click(screen.getByRole('button', { name: 'Level of detail' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Cards with words',
    'Cards with symbols',
    'Drawings only',
  ]);
});
