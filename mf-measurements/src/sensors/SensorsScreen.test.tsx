import { answering } from '@skep/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aFailure } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { visit } from '../testing/visit.tsx';
import { UpdateSensorDefinitionMutation } from './SensorsScreen.graphql.ts';
import { SensorsScreen } from './SensorsScreen.tsx';

const visitSensors = (id = '7', answers = fakeServer()) =>
  visit(<SensorsScreen />, { path: `/devices/${id}/sensors`, route: '/devices/:id/sensors', answers });
const offset = (row: HTMLElement) => within(row).getByLabelText<HTMLInputElement>('Offset');
const confirm = (row: HTMLElement) => within(row).getByRole('button', { name: 'Confirm' });

test('a new row begins with an offset of 0 and a multiplier of 1, and what goes in comes out', async () => {
  const { user } = visitSensors('8');
  expect(await screen.findByText(/No rows yet/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add a sensor' }));
  const row = screen.getByRole('form', { name: 'Sensor 1' });
  expect(offset(row).value).toBe('0');
  expect(within(row).getByLabelText<HTMLInputElement>('Multiplier').value).toBe('1');
  await user.selectOptions(within(row).getByRole('combobox', { name: /^Raw value/ }), 't_0');
  expect(within(row).getByRole<HTMLSelectElement>('combobox', { name: /^Becomes/ }).value).toBe('t_0');
});

test('confirming one row saves it, and leaves what others hold unsaved', async () => {
  const { user, services } = visitSensors();
  const scale = await screen.findByRole('form', { name: 'Scale' });
  await user.clear(offset(scale));
  await user.type(offset(scale), '950');
  await user.click(screen.getByRole('button', { name: 'Add a sensor' }));
  const added = screen.getByRole('form', { name: 'Sensor 2' });
  await user.selectOptions(within(added).getByRole('combobox', { name: /^Raw value/ }), 't_0');
  await user.click(confirm(added));
  await waitFor(() => expect(services.seen.notices.map(({ text }) => text)).toEqual(['Sensor 2 is saved.']));
  expect(screen.getAllByRole('form')).toHaveLength(2);
  expect(offset(screen.getByRole('form', { name: 'Scale' })).value).toBe('950');
  expect(services.seen.isUnsaved).toBe(true);
  await user.click(confirm(screen.getByRole('form', { name: 'Scale' })));
  await waitFor(() => expect(services.seen.isUnsaved).toBe(false));
});

test('what is wrong stands at its field, and nothing is sent', async () => {
  const { user, services } = visitSensors('8');
  await user.click(await screen.findByRole('button', { name: 'Add a sensor' }));
  await user.click(confirm(screen.getByRole('form', { name: 'Sensor 1' })));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Raw value/ }).getAttribute('aria-invalid')).toBe('true'),
  );
  expect(services.seen.notices).toEqual([]);
});

test('a failure is told in its row, with everything that was typed', async () => {
  const failing = answering(UpdateSensorDefinitionMutation, () => ({
    updateSensorDefinition: aFailure('MAINTENANCE'),
  }));
  const { user } = visitSensors('7', [...fakeServer(), failing]);
  const scale = await screen.findByRole('form', { name: 'Scale' });
  await user.clear(offset(scale));
  await user.type(offset(scale), '12,5');
  await user.click(confirm(scale));
  expect(await within(scale).findByRole('alert')).toBeTruthy();
  expect(offset(scale).value).toMatch(/12[.,]5/);
});

test('a row is deleted after a question', async () => {
  const { user, services } = visitSensors();
  const scale = await screen.findByRole('form', { name: 'Scale' });
  await user.click(within(scale).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(services.seen.questions).toHaveLength(1);
});
