import { screen, waitFor, within } from '@testing-library/react';
import { aDevice, apiaries, deviceTypes } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { EditDeviceQuery } from './DeviceForm.graphql.ts';
import { EditDeviceScreen } from './EditDeviceScreen.tsx';
import { NewDeviceScreen } from './NewDeviceScreen.tsx';

const visitNew = () => visit(<NewDeviceScreen />, { path: '/devices/create', answers: fakeServer() });
const visitEdit = (id: string) =>
  visit(<EditDeviceScreen />, {
    path: `/devices/${id}/edit`,
    route: '/devices/:id/edit',
    answers: fakeServer(),
  });
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ });

test('a new device leads to its set-up help', async () => {
  const { user, services } = visitNew();
  await user.type(await name(), 'Scale 2');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Hive/ }), 'Willow');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/devices/20/setup']));
  expect(services.seen.notices.map(({ text }) => text)).toEqual(['Scale 2 saved.']);
});

test('a fault is shown at the field and above the form, and nothing typed is lost', async () => {
  const { user } = visitNew();
  await user.type(await screen.findByRole('textbox', { name: /^Key/ }), 'abc');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Some answers are missing or need correcting')).toBeTruthy();
  expect((await name()).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Key/ }).value).toBe('abc');
});

test('a key that a device has is a fault of its field', async () => {
  const { user, services } = visitNew();
  await user.type(await name(), 'Scale 2');
  await user.type(screen.getByRole('textbox', { name: /^Key/ }), 'mf3k9q2w7hxa4zt8');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^Key/ }).getAttribute('aria-invalid')).toBe('true'),
  );
  expect(services.seen.paths).toEqual([]);
});

test('a device is moved to another hive; what it tells itself is left to it', async () => {
  const { user, services } = visitEdit('7');
  expect((await name()).value).toBe('Scale under Linden');
  expect(screen.getByText(/come from the device itself/)).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: /^Hive/ }), 'Willow');
  expect(services.seen.isUnsaved).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/devices/7']));
});

test('after saving a device one lands where one came from', async () => {
  const { user, services } = visit(<EditDeviceScreen />, {
    path: '/devices/7/edit',
    route: '/devices/:id/edit',
    answers: fakeServer(),
    cameFrom: '/devices',
  });
  await user.type(await name(), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/devices']));
});

test('what somebody else saved meanwhile is next to what was entered, and the person chooses', async () => {
  const answers = [
    ...fakeServer([aDevice({ revision: 4, name: 'Scale of Bram' })]),
    answering(EditDeviceQuery, () => ({
      device: aDevice({ revision: 3 }),
      deviceTypes,
      apiaries,
      deviceCodecs: [],
    })),
  ];
  const { user, services } = visit(<EditDeviceScreen />, {
    path: '/devices/7/edit',
    route: '/devices/:id/edit',
    answers,
  });
  await user.type(await name(), ' tree');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Someone else changed this while you were working' }),
  );
  expect(dialog.getByText('Scale of Bram')).toBeTruthy();
  expect(dialog.getByText('Scale under Linden tree')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/devices/7']));
});

test('of other devices a person says how often they measure', async () => {
  const { user, services } = visitEdit('9');
  const minutes = await screen
    .findByRole('spinbutton', { name: /^Minutes between/ })
    .catch(() => screen.getByRole('textbox', { name: /^Minutes between/ }));
  await user.clear(minutes);
  await user.type(minutes, '30');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/devices/9']));
});

test("somebody else's device is not found", async () => {
  visitEdit('404');
  expect(await screen.findByRole('heading', { name: 'Device not found' })).toBeTruthy();
  // No sentence that lacks its name.
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Device');
});
