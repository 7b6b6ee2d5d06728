import { screen, waitFor } from '@testing-library/react';
import { aDevice, aFailure } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { DeleteDevicesMutation } from './DevicesScreen.graphql.ts';
import { DevicesScreen } from './DevicesScreen.tsx';

const visitDevices = (answers = fakeServer()) => visit(<DevicesScreen />, { path: '/devices', answers });
const removeScale = 'Delete Scale under Linden';

test('each device shows where it is, how it is and when its last message came', async () => {
  visitDevices();
  expect(await screen.findByRole('heading', { name: 'Scale under Linden' })).toBeTruthy();
  expect(screen.getByText('Linden (Orchard)')).toBeTruthy();
  expect(screen.getByText('3.20 V')).toBeTruthy();
  expect(screen.getByText('Every 15 minutes')).toBeTruthy();
  expect(screen.getByText('Every 15 minutes, sends 4 at a time')).toBeTruthy();
  expect(screen.getByText('Not on a hive')).toBeTruthy();
  expect(
    ['Sends via a network', 'Offline', 'Sends directly'].map((text) => screen.getByText(text).tagName),
  ).toHaveLength(3);
});

test('a device whose messages wait for their owner says so', async () => {
  visitDevices();
  expect((await screen.findAllByText(/wait for your answer/)).map(({ textContent }) => textContent)).toEqual([
    '12 messages wait for your answer',
  ]);
});

test('a device of somebody else can be opened and not deleted, and has no key', async () => {
  visitDevices(fakeServer([aDevice({ isOwner: false, key: '' })]));
  expect(await screen.findByRole('link', { name: 'Open Scale under Linden' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the key is copied by one press', async () => {
  const { user, services } = visitDevices();
  const [copy] = await screen.findAllByRole('button', { name: 'Copy: Key' });
  if (!copy) throw new Error('No button.');
  await user.click(copy);
  expect(await navigator.clipboard.readText()).toBe('mf3k9q2w7hxa4zt8');
  expect(services.seen.notices.map(({ text }) => text)).toEqual(['Copied: Key']);
});

test('what is removed stays until it is saved, and can be taken back', async () => {
  const { user, services } = visitDevices();
  await user.click(await screen.findByRole('button', { name: removeScale }));
  expect(services.seen.isUnsaved).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Keep Scale under Linden' }));
  expect(services.seen.isUnsaved).toBe(false);
  expect(screen.queryByRole('button', { name: 'Save and delete' })).toBeNull();

  await user.click(screen.getByRole('button', { name: removeScale }));
  await user.click(screen.getByRole('button', { name: 'Delete New sensor' }));
  expect(screen.getByText(/2 devices will be deleted when you save/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save and delete' }));
  await waitFor(() => expect(screen.queryByText(/Scale under Linden/)).toBeNull());
  expect(services.seen.notices.map(({ text }) => text)).toEqual(['2 devices deleted.']);
  expect(services.seen.isUnsaved).toBe(false);
});

test('a deletion that fails is reported, and nothing is lost of the choice', async () => {
  const failing = answering(DeleteDevicesMutation, () => ({ deleteDevices: aFailure('MAINTENANCE') }));
  const { user } = visitDevices([...fakeServer(), failing]);
  await user.click(await screen.findByRole('button', { name: removeScale }));
  await user.click(screen.getByRole('button', { name: 'Save and delete' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Keep Scale under Linden' })).toBeTruthy();
});

test('a person without devices reads how to begin', async () => {
  visitDevices(fakeServer([]));
  expect(await screen.findByRole('heading', { name: 'No devices yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add a device' }).getAttribute('href')).toBe('/devices/create');
});
