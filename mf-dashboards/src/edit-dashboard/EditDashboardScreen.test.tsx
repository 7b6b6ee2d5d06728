import { screen, waitFor, within } from '@testing-library/react';
import { aDashboard } from '../testing/dashboards.ts';
import { type FakeDashboards, fakeServer } from '../testing/fake-server.ts';
import { visit } from '../testing/visit.ts';
import { EditDashboardScreen } from './EditDashboardScreen.tsx';
import { NewDashboardScreen } from './NewDashboardScreen.tsx';

const open = (given: FakeDashboards = {}) =>
  visit(<EditDashboardScreen />, {
    path: '/dashboards/1/edit',
    route: '/dashboards/:id/edit',
    answers: fakeServer(given),
  });

const chosen = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('button', { name: /: remove$/ }))
    .map((item) => item.textContent.replace(/^\d+/, ''));

test('hives are added, put in another order by buttons, and taken off', async () => {
  const { user, services } = open();
  await screen.findByRole('button', { name: 'Hive 1: later' });
  await user.selectOptions(screen.getByRole('combobox', { name: /Add a hive/ }), 'Hive 3');
  await user.click(screen.getByRole('button', { name: 'Hive 3: earlier' }));
  await user.click(screen.getByRole('button', { name: 'Hive 1: later' }));
  expect(chosen()).toEqual(['Hive 3', 'Hive 1', 'Hive 2']);
  await user.click(screen.getByRole('button', { name: 'Hive 2: remove' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(services.seen.notices.map(({ text }) => text)).toEqual(['“Bees of the school” saved.']),
  );
  expect(chosen()).toEqual(['Hive 3', 'Hive 1']);
});

test('with twelve hives there is a warning, and no thirteenth to choose', async () => {
  const hiveIds = Array.from({ length: 12 }, (_, index) => String(index + 1));
  open({ dashboards: [aDashboard({ hiveIds })] });
  expect(await screen.findByText('A dashboard shows at most 12 hives.')).toBeTruthy();
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: /Add a hive/ });
  expect(list.disabled).toBe(true);
});

test('a period of its own asks for its days, and refuses an end before its beginning', async () => {
  const { user } = open();
  await user.selectOptions(
    await screen.findByRole('combobox', { name: /Period of the charts/ }),
    'Between two days',
  );
  await user.type(screen.getByRole('textbox', { name: /First day/ }), '06/02/2026');
  await user.type(screen.getByRole('textbox', { name: /Last day/ }), '06/01/2026');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /Last day/ }).getAttribute('aria-invalid')).toBe('true'),
  );
});

test('what is typed is shown as it will be, in its language and units, before it is saved', async () => {
  const { user } = open();
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  await user.clear(title);
  await user.type(title, 'At the door');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Language/ }), 'Nederlands');
  await user.click(screen.getByRole('radio', { name: 'Pounds (lb)' }));
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('At the door')).toBeTruthy();
  expect(await dialog.findByText('Laatste bezoek van de imker')).toBeTruthy();
  expect(dialog.getByText('Gewicht', { selector: 'dt' }).nextSibling?.textContent).toMatch(
    /^9\d,\d\u00a0lb$/,
  );
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ }).value).toBe('At the door');
});

test('what cannot be saved is shown at its field, and not in the preview', async () => {
  const { user } = open();
  const pace = await screen.findByRole('spinbutton', { name: /seconds|Seconds/ });
  await user.clear(pace);
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await waitFor(() => expect(pace.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a new code needs a confirmation, and is shown', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'New code' }));
  expect(await screen.findByText('Code: NEWCODE234')).toBeTruthy();
});

test('a new dashboard begins with what is usual, without notes and map', async () => {
  const { user } = visit(<NewDashboardScreen />, {
    path: '/dashboards/create',
    route: '/dashboards/create',
    answers: fakeServer(),
  });
  const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
  expect((await box('Notes of the last inspection')).checked).toBe(false);
  expect((await box('Region, to about 10 km')).checked).toBe(false);
  expect((await box('Weight')).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('combobox', { name: /Add a hive/, description: /.+/ })).toBeTruthy();
});
