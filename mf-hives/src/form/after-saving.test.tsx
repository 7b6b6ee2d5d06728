import { createFakeServices, type FakeAnswer, fakeApolloClient } from '@skep/remote-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { EditHiveScreen } from '../edit-hive/EditHiveScreen.tsx';
import { HomeScreen } from '../home/HomeScreen.tsx';
import { MoveHivesScreen } from '../move-hives/MoveHivesScreen.tsx';
import { aHive, anApiary } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { visit } from '../testing/visit.ts';

const orchard = { id: '5', name: 'Orchard' };
const apiaries = [
  anApiary({
    ...orchard,
    hives: [
      aHive({ id: '12', name: 'Linden', apiary: orchard }),
      aHive({ id: '13', name: 'Willow', apiary: orchard }),
    ],
  }),
  anApiary({ id: '6', name: 'Heath' }),
];

const servicesOf = (answers: readonly FakeAnswer[]) =>
  createFakeServices({ apolloClient: fakeApolloClient(answers) });

const namesOf = (level: number) => screen.getAllByRole('heading', { level }).map((name) => name.textContent);

// The old app waited 500 ms, whatever the server did.
test('hives that a slow server moves are awaited, then stand in their place without asking again', async () => {
  const answers = fakeServer(apiaries).map((answer) =>
    answer.operationName === 'MoveHives' ? { ...answer, afterMs: 1500 } : answer,
  );
  const services = servicesOf(answers);
  const home = visit(<HomeScreen />, { services });
  await screen.findByRole('heading', { name: 'Orchard' });
  home.unmount();

  const path = '/apiaries/5/management';
  const { user, unmount } = visit(<MoveHivesScreen />, { services, path, route: '/apiaries/:id/management' });
  await user.click(await screen.findByRole('checkbox', { name: 'Willow' }));
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Move 1 hive' }));
  await act(() => jest.advanceTimersByTimeAsync(1400));
  expect(services.seen.paths).toEqual([]);
  expect(screen.getByRole('button', { name: /Move 1 hive/ }).getAttribute('aria-busy')).toBe('true');
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(services.seen.paths).toEqual(['/']);
  jest.useRealTimers();
  unmount();

  visit(<HomeScreen />, { services });
  // At once, out of the cache: nothing is awaited.
  expect(namesOf(3)).toEqual(['Linden', 'Willow']);
  expect(namesOf(2)).toEqual(['Heath', 'Orchard']);
});

// The old app set a search after saving, which hid everything else.
test('after a save home hides nothing, and a search goes with its address', async () => {
  const services = servicesOf(fakeServer(apiaries));
  const searched = visit(<HomeScreen />, { services, path: '/?search=linden' });
  await waitFor(() => expect(namesOf(3)).toEqual(['Linden']));
  searched.unmount();

  const edit = visit(<EditHiveScreen />, { services, path: '/hives/12/edit', route: '/hives/:id/edit' });
  await edit.user.type(await screen.findByRole('textbox', { name: 'Name of the hive' }), ' tree');
  await edit.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/']));
  edit.unmount();

  visit(<HomeScreen />, { services, path: services.seen.paths[0] ?? '' });
  await waitFor(() => expect(namesOf(3)).toEqual(['Linden tree', 'Willow']));
  expect(namesOf(2)).toEqual(['Heath', 'Orchard']);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});
