import { createFakeServices, fakeApolloClient } from '@skep/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import type { CreateHiveInput } from '../generated/graphql.ts';
import { HomeScreen } from '../home/HomeScreen.tsx';
import { aFailure, aHive, anApiary } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { NewHiveScreen } from './NewHiveScreen.tsx';
import { CreateHiveMutation } from './useSaveHive.graphql.ts';

const lake = { id: '1', name: 'By the lake' };
const apiaries = [
  anApiary({ ...lake, hives: [aHive({ id: '11', apiary: lake })] }),
  anApiary({ id: '2', name: 'Orchard' }),
];

const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of the hive' });

test('a new hive begins as the next one of its apiary', async () => {
  visit(<NewHiveScreen />, { answers: fakeServer(apiaries), path: '/?apiaryId=1' });
  expect((await nameField()).value).toBe('Hive 2');
  expect(screen.getByRole('combobox', { name: 'Apiary' })).toHaveProperty('value', '1');
  expect(screen.getByRole('spinbutton', { name: 'Position in the apiary' })).toHaveProperty('value', '2');
  expect(screen.getByRole('img', { name: '1 honey super, 2 brood boxes' })).toBeTruthy();
});

test('a new hive is in its apiary on the home screen without another query', async () => {
  const services = createFakeServices({ apolloClient: fakeApolloClient(fakeServer(apiaries)) });
  const home = visit(<HomeScreen />, { services });
  await screen.findByRole('heading', { name: 'Orchard' });
  home.unmount();
  const { user, unmount } = visit(<NewHiveScreen />, { services, path: '/?apiaryId=2' });
  const name = await nameField();
  await user.clear(name);
  await user.type(name, 'Swarm of May');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/']));
  unmount();
  visit(<HomeScreen />, { services });
  // At once, out of the cache: nothing is awaited.
  expect(screen.getByRole('heading', { name: 'Swarm of May' })).toBeTruthy();
});

test('the apiary that is chosen says which hive is the next; what was typed stays', async () => {
  const { user } = visit(<NewHiveScreen />, { answers: fakeServer(apiaries) });
  const name = await nameField();
  const place = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Position in the apiary' });
  const apiary = screen.getByRole('combobox', { name: 'Apiary' });
  expect(name.value).toBe('Hive 1');
  await user.selectOptions(apiary, 'By the lake');
  await waitFor(() => expect([name.value, place.value]).toEqual(['Hive 2', '2']));
  await user.clear(name);
  await user.type(name, 'Swarm of May');
  await user.selectOptions(apiary, 'Orchard');
  await waitFor(() => expect(place).toHaveProperty('value', '1'));
  expect(name.value).toBe('Swarm of May');
});

test('among several apiaries one must be chosen', async () => {
  const { user } = visit(<NewHiveScreen />, { answers: fakeServer(apiaries), path: '/?apiaryId=elsewhere' });
  await nameField();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('combobox', { name: 'Apiary', description: 'Fill this in.' })).toBeTruthy();
});

test('sending twice, as after a lost answer, is the same attempt', async () => {
  const sent: CreateHiveInput[] = [];
  const answers = [
    ...fakeServer(apiaries),
    answering(CreateHiveMutation, ({ input }) => {
      sent.push(input);
      return { createHive: sent.length === 1 ? aFailure('UNREACHABLE') : aHive({ id: '77', apiary: lake }) };
    }),
  ];
  const { user, services } = visit(<NewHiveScreen />, { answers, path: '/?apiaryId=1' });
  await nameField();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Skep cannot be reached');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/']));
  expect(sent[1]).toEqual(sent[0]);
});

test('without an apiary that comes first', async () => {
  visit(<NewHiveScreen />, { answers: fakeServer([]) });
  expect(await screen.findByRole('heading', { name: 'You need an apiary first' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'New apiary' }).getAttribute('href')).toBe('/apiaries/create');
});
