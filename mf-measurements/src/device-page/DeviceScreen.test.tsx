import { createFakeServices, fakeApolloClient, fakePerson } from '@skep/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { CalibrateScreen } from '../calibrate/CalibrateScreen.tsx';
import { EditDeviceScreen } from '../device-form/EditDeviceScreen.tsx';
import { InboxScreen } from '../message-log/InboxScreen.tsx';
import { ScaleCheckScreen } from '../scale-check/ScaleCheckScreen.tsx';
import { SensorsScreen } from '../sensors/SensorsScreen.tsx';
import { SetupScreen } from '../setup/SetupScreen.tsx';
import { aDevice, aFailure, done } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { AnswerDevicePastMutation, RotateDeviceKeyMutation } from './DeviceScreen.graphql.ts';
import { DeviceScreen } from './DeviceScreen.tsx';

const visitDevice = (id = '7', answers = fakeServer(), confirms = true) =>
  visit(<DeviceScreen />, { path: `/devices/${id}`, route: '/devices/:id', answers, confirms });

test('a device tells where it stood, and when', async () => {
  visitDevice();
  expect(await screen.findByText('Linden: since 1 Jun 2026')).toBeTruthy();
  expect(screen.getByText('Willow: 1 Apr 2026 to 1 Jun 2026')).toBeTruthy();
});

test('the other pages about it are one press away', async () => {
  visitDevice();
  const ways = await screen.findByRole('navigation', { name: 'More about this device' });
  expect([...ways.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/devices/7/setup',
    '/devices/7/inbox',
    '/devices/7/sensors',
    '/devices/7/calibrate',
    '/devices/7/scale',
  ]);
});

test('who may only look gets nothing that the service would refuse them', async () => {
  visitDevice('7', fakeServer([aDevice({ isOwner: false, key: '' })]));
  expect(await screen.findByRole('heading', { name: 'Latest values' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'More about this device' })).toBeNull();
  expect(screen.queryByRole('button', { name: /New key|Copy/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});

test.each([
  ['setup', <SetupScreen key="setup" />],
  ['inbox', <InboxScreen key="inbox" />],
  ['sensors', <SensorsScreen key="sensors" />],
  ['calibrate', <CalibrateScreen key="calibrate" />],
  ['scale', <ScaleCheckScreen key="scale" />],
  ['edit', <EditDeviceScreen key="edit" />],
])('the page %s of somebody else’s device is not found, by its address', async (part, page) => {
  const answers = fakeServer([aDevice({ isOwner: false, key: '' })]);
  visit(page, { path: `/devices/7/${part}`, route: `/devices/:id/${part}`, answers });
  expect(await screen.findByRole('heading', { name: 'Device not found' })).toBeTruthy();
});

test('a new key comes after a question, and is shown', async () => {
  const { user, services } = visitDevice();
  await user.click(await screen.findByRole('button', { name: 'New key' }));
  expect(await screen.findByText('a-new-key-0123')).toBeTruthy();
  expect(services.seen.questions).toHaveLength(1);
});

test('without a yes the key stays', async () => {
  const { user } = visitDevice('7', fakeServer(), false);
  await user.click(await screen.findByRole('button', { name: 'New key' }));
  expect(screen.getByText('mf3k9q2w7hxa4zt8')).toBeTruthy();
});

test('a key that could not be changed is reported', async () => {
  const failing = answering(RotateDeviceKeyMutation, () => ({ rotateDeviceKey: aFailure('MAINTENANCE') }));
  const { user, services } = visitDevice('7', [...fakeServer(), failing]);
  await user.click(await screen.findByRole('button', { name: 'New key' }));
  await waitFor(() => expect(services.seen.notices.map(({ kind }) => kind)).toEqual(['problem']));
});

test('the latest readings have their units', async () => {
  visitDevice();
  const card = (await screen.findByRole('heading', { name: 'Latest values' })).closest('section');
  expect([...(card?.querySelectorAll('dl > div') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Weight42\u00a0kg',
    'Temperature in the hive34.6\u00a0°C',
    'Humidity61%',
    'Weight of all cells (raw)5,200',
  ]);
});

test('who reads pounds and Fahrenheit sees those', async () => {
  const person = { ...fakePerson, units: { weight: 'lb', temperature: 'fahrenheit' } } as const;
  visit(<DeviceScreen />, {
    path: '/devices/7',
    route: '/devices/:id',
    services: createFakeServices({
      apolloClient: fakeApolloClient(fakeServer()),
      session: { kind: 'signedIn', person },
    }),
  });
  // Above the curve, and among what was measured last.
  expect(await screen.findAllByText('92.6 lb')).toHaveLength(2);
  expect(screen.getByText('94.3 °F')).toBeTruthy();
  expect(screen.getByText(/^Weight in the last three days: \S+ lb to \S+ lb$/)).toBeTruthy();
});

test('messages that nothing proves wait for one press, which stores them', async () => {
  const { user, services } = visitDevice('8');
  expect(await screen.findByRole('heading', { name: '12 messages wait for your answer' })).toBeTruthy();
  expect(screen.getByText(/^Received from 2 Jun 2026/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Accept messages' }));
  await waitFor(() => expect(services.seen.notices.map(({ kind }) => kind)).toEqual(['success']));
});

test('they can be deleted instead, after a question', async () => {
  const { user, services } = visitDevice('8');
  await user.click(await screen.findByRole('button', { name: 'Delete messages' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept messages' })).toBeNull());
  expect(services.seen.questions).toHaveLength(1);
});

test('a device whose messages all count asks nothing', async () => {
  visitDevice();
  await screen.findByRole('heading', { name: 'Latest values' });
  expect(screen.queryByRole('button', { name: 'Accept messages' })).toBeNull();
});

test('what a device measured before it came to its hive is asked about once, and a part of it can be said', async () => {
  const sent: unknown[] = [];
  const [...answers] = fakeServer();
  const { user, services } = visitDevice('9', [
    ...answers,
    answering(AnswerDevicePastMutation, (variables) => {
      sent.push(variables);
      return { answerDevicePast: done };
    }),
  ]);
  expect(
    await screen.findByRole('heading', { name: 'Did earlier measurements come from Willow too?' }),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Yes, add them' }));
  await waitFor(() => expect(services.seen.notices.map(({ kind }) => kind)).toEqual(['success']));
  expect(sent).toEqual([{ deviceId: '9', since: '2026-03-01T09:00:00.000Z' }]);
});

test('with a no the question goes', async () => {
  const { user } = visitDevice('9');
  await user.click(await screen.findByRole('button', { name: 'No, of no hive' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'No, of no hive' })).toBeNull());
});
