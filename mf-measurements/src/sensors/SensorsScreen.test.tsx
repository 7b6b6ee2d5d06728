import { screen, waitFor, within } from '@testing-library/react';
import { aDefinition, aDevice, aFailure, newestValues } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { UpdateSensorDefinitionMutation } from './SensorsScreen.graphql.ts';
import { SensorsScreen } from './SensorsScreen.tsx';

const visitSensors = (id = '7', answers = fakeServer()) =>
  visit(<SensorsScreen />, { path: `/devices/${id}/sensors`, route: '/devices/:id/sensors', answers });
const offset = (row: HTMLElement) => within(row).getByLabelText<HTMLInputElement>('Offset');
/** Opens a row that is saved. */
async function openRow(user: ReturnType<typeof visitSensors>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  return screen.getByRole('form', { name });
}
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
  const scale = await openRow(user, 'Scale');
  await user.clear(offset(scale));
  await user.type(offset(scale), '950');
  await user.click(screen.getByRole('button', { name: 'Add a sensor' }));
  const added = screen.getByRole('form', { name: 'Sensor 2' });
  await user.selectOptions(within(added).getByRole('combobox', { name: /^Raw value/ }), 't_0');
  await user.click(confirm(added));
  await waitFor(() => expect(services.seen.notices.map(({ text }) => text)).toEqual(['Sensor 2 saved.']));
  expect(await screen.findByRole('heading', { name: 'Sensor 2' })).toBeTruthy();
  expect(screen.getAllByRole('form')).toHaveLength(1);
  expect(offset(screen.getByRole('form', { name: 'Scale' })).value).toBe('950');
  expect(services.seen.isUnsaved).toBe(true);
  await user.click(confirm(screen.getByRole('form', { name: 'Scale' })));
  await waitFor(() => expect(services.seen.isUnsaved).toBe(false));
});

test('a fault is shown at its field, and nothing is sent', async () => {
  const { user, services } = visitSensors('8');
  await user.click(await screen.findByRole('button', { name: 'Add a sensor' }));
  await user.click(confirm(screen.getByRole('form', { name: 'Sensor 1' })));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Raw value/ }).getAttribute('aria-invalid')).toBe('true'),
  );
  expect(services.seen.notices).toEqual([]);
});

test('a failure is shown in its row, with everything that was typed', async () => {
  const failing = answering(UpdateSensorDefinitionMutation, () => ({
    updateSensorDefinition: aFailure('MAINTENANCE'),
  }));
  const { user } = visitSensors('7', [...fakeServer(), failing]);
  const scale = await openRow(user, 'Scale');
  await user.clear(offset(scale));
  await user.type(offset(scale), '12,5');
  await user.click(confirm(scale));
  expect(await within(scale).findByRole('alert')).toBeTruthy();
  expect(offset(scale).value).toMatch(/12[.,]5/);
});

test('what somebody else saved meanwhile is next to what was entered, and the person chooses', async () => {
  const theirs = aDefinition({ revision: 2, offset: 950 });
  let saves = 0;
  const failing = answering(UpdateSensorDefinitionMutation, ({ revision }) => {
    saves += 1;
    return revision === 1
      ? { updateSensorDefinition: { __typename: 'SensorDefinitionConflict', current: theirs } }
      : { updateSensorDefinition: aDefinition({ revision: 3, offset: 12 }) };
  });
  const { user } = visitSensors('7', [...fakeServer(), failing]);
  const scale = await openRow(user, 'Scale');
  await user.clear(offset(scale));
  await user.type(offset(scale), '12');
  await user.click(confirm(scale));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Someone else changed this while you were working' }),
  );
  expect(dialog.getByRole('row', { name: 'Offset 950 12' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(saves).toBe(2);
  // Opened again it is saved over what it became.
  await user.click(confirm(await openRow(user, 'Scale')));
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(saves).toBe(3);
});

test('a row is deleted after a question', async () => {
  const { user, services } = visitSensors();
  await user.click(await screen.findByRole('button', { name: 'Delete Scale' }));
  expect(await screen.findByText(/No rows yet/)).toBeTruthy();
  expect(services.seen.questions).toHaveLength(1);
});

test('a saved row says what it makes of what, and when it holds; a former one until when', async () => {
  const definitions = [
    aDefinition(),
    aDefinition({ id: '72', name: 'Former', validFrom: '2026-04-01T12:00:00+00:00', isInside: true }),
    aDefinition({ id: '73', name: 'Coming', output: 't_i', validFrom: '2099-01-01T12:00:00+00:00' }),
  ];
  visitSensors('7', fakeServer([aDevice({ definitions })]));
  const cardOf = async (name: string) => {
    const card = (await screen.findByRole('heading', { name })).closest('section');
    if (!card) throw new Error(`${name} stands in no card.`);
    return within(card);
  };
  const scale = await cardOf('Scale');
  expect(scale.getByText('Weight of all cells (raw), minus 1,000, times 0.01, becomes Weight.')).toBeTruthy();
  expect(scale.getByText(/^Since 3 May 2026/)).toBeTruthy();
  expect((await cardOf('Former')).getByText(/^1 Apr 2026.* to 3 May 2026/)).toBeTruthy();
  expect((await cardOf('Former')).getByText('Inside the hive')).toBeTruthy();
  expect((await cardOf('Coming')).getByText(/^From 1 Jan 2099/)).toBeTruthy();
});

test('a row that is left keeps what is saved', async () => {
  const { user, services } = visitSensors();
  const scale = await openRow(user, 'Scale');
  await user.clear(offset(scale));
  await user.type(offset(scale), '7');
  await user.click(within(scale).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('form')).toBeNull();
  expect(services.seen.isUnsaved).toBe(false);
  expect(offset(await openRow(user, 'Scale')).value).toBe('1000');
});

test('factors have as many decimals as they need, with a comma or a dot', async () => {
  const { user } = visitSensors();
  const scale = await openRow(user, 'Scale');
  const multiplier = within(scale).getByLabelText<HTMLInputElement>('Multiplier');
  await user.clear(multiplier);
  await user.type(multiplier, '0,0046511628');
  await user.tab();
  expect(multiplier.value).toBe('0.0046511628');
  await user.clear(multiplier);
  await user.type(multiplier, 'much');
  await user.click(confirm(scale));
  await waitFor(() => expect(multiplier.getAttribute('aria-invalid')).toBe('true'));
  expect(multiplier.value).toBe('much');
});

test('a value that nobody knows gets its meaning by one press, with unit and what it becomes', async () => {
  const unknown = (name: string, quantity: string | null) =>
    ({ __typename: 'UnknownQuantity', name, quantity, unit: null }) as const;
  const scale = aDevice({
    newest: { ...newestValues, values: [{ __typename: 'NamedValue', name: 'scale', value: 21_500 }] },
    unknownQuantities: [unknown('scale', 'weight_kg'), unknown('foo', null)],
  });
  const { user, services } = visitSensors('7', fakeServer([scale]));
  const region = (await screen.findByRole('heading', { name: 'scale' })).closest('section');
  if (!region) throw new Error('The value stands alone.');
  // So many kilograms weighs no hive.
  expect(within(region).getByRole<HTMLSelectElement>('combobox', { name: 'Sent in' }).value).toBe('g');
  within(region).getByText('Latest value: 21,500, which becomes 21.5 kg');
  await user.selectOptions(within(region).getByRole('combobox', { name: 'Sent in' }), 'oz');
  within(region).getByText('Latest value: 21,500, which becomes 609.5 kg');
  await user.selectOptions(within(region).getByRole('combobox', { name: 'Sent in' }), 'g');
  await user.click(within(region).getByRole('button', { name: 'Use' }));
  await waitFor(() => expect(services.seen.notices.map(({ text }) => text)).toEqual(['scale saved.']));
  await waitFor(() => expect(screen.queryByText(/which becomes/)).toBeNull());
  await screen.findByText(/0\.001/);
  expect(screen.getByRole('button', { name: 'Use' }).getAttribute('aria-disabled')).toBe('true');
});
