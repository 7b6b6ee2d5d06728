import { offeredHiveTagNumbers } from '@skep/domain';
import { screen, waitFor } from '@testing-library/react';
import { aFailure } from '../../testing/builders.ts';
import { answering } from '../../testing/gateway.ts';
import { visit } from '../../testing/visit.ts';
import { aTag, fakeTagServer, linden } from '../testing/fake-tags.ts';
import { EditHiveTagScreen } from './EditHiveTagScreen.tsx';
import { NewHiveTagScreen } from './NewHiveTagScreen.tsx';
import { CreateHiveTagMutation } from './useSaveTag.graphql.ts';

const visitNew = (path = '/hivetags/create', answers = fakeTagServer(), confirms = true) =>
  visit(<NewHiveTagScreen />, {
    path,
    route: /\/\w+\/create/.test(path.slice(9)) ? '/hivetags/:id/create' : '/hivetags/create',
    answers,
    confirms,
  });
const visitEdit = (number: string, answers = fakeTagServer()) =>
  visit(<EditHiveTagScreen />, { path: `/hivetags/${number}/edit`, route: '/hivetags/:id/edit', answers });

const optionsOf = (name: string) =>
  Array.from(screen.getByRole<HTMLSelectElement>('combobox', { name }).options, ({ text }) => text);
const chosenIn = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value;
const actions = () =>
  screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.labels?.[0]?.textContent);

test('the free numbers of 01 to 40 are offered, the first of them is chosen', async () => {
  visitNew();
  await screen.findByRole('combobox', { name: 'Number' });
  const numbers = optionsOf('Number');
  expect([numbers.length, numbers[0], numbers.at(-1), chosenIn('Number')]).toEqual([36, '03', '40', '03']);
});

test('a tag is made: first the hive, then what the hive can do; in this order too', async () => {
  const { user, services } = visitNew();
  expect(await screen.findByText(/Choose a hive first/)).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Hive' }), 'Linden');
  expect(actions()).toEqual([
    'Show the hive',
    'New inspection',
    'View inspections',
    'Edit the hive',
    'Add to its records',
  ]);
  await user.click(screen.getByRole('radio', { name: 'Edit the hive' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/hivetags']));
  expect(services.seen.notices.map(({ text }) => text)).toEqual(['Tag 03 saved for Linden.']);
});

test('each hive offers what it can do, and another hive keeps the action where it can', async () => {
  const { user } = visitNew('/hivetags/create?hiveId=12');
  await user.click(await screen.findByRole('radio', { name: 'View measurements' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Hive' }), 'Hazel of Bram');
  expect(actions()).toEqual(['Show the hive', 'View inspections']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Show the hive' }).checked).toBe(true);
});

test('nothing is sent without a hive', async () => {
  const { user, services } = visitNew();
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(
    await screen.findByRole('alert', { name: 'Some answers are missing or need correcting' }),
  ).toBeTruthy();
  expect(services.seen.paths).toEqual([]);
});

test('a scanned number up to 80 comes along and is offered', async () => {
  visitNew('/hivetags/77/create');
  await screen.findByRole('combobox', { name: 'Number' });
  expect([chosenIn('Number'), optionsOf('Number').at(-1)]).toEqual(['77', '77']);
});

test('a number outside of the range is a fault of its field at once', async () => {
  visitNew('/hivetags/99/create');
  const field = await screen.findByRole('combobox', { name: 'Number' });
  expect(screen.getByText('Tags are numbered 1 to 80.')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('a number that was taken meanwhile is a fault of its field, and nothing chosen is lost', async () => {
  const taken = aFailure('INVALID_INPUT', [{ path: 'number', code: 'already_taken' }]);
  const refusing = answering(CreateHiveTagMutation, () => ({ createHiveTag: taken }));
  const { user, services } = visitNew('/hivetags/create?hiveId=11', [...fakeTagServer(), refusing]);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  // At the field and in the summary.
  expect(await screen.findAllByText(/is already on another hive/)).toHaveLength(2);
  expect([chosenIn('Hive'), services.seen.paths]).toEqual(['11', []]);
});

test('with all forty in use none is left; a scanned one still finds its hive', async () => {
  const all = offeredHiveTagNumbers.map((number) => aTag(number, linden));
  const { unmount } = visitNew('/hivetags/create', fakeTagServer(all));
  expect(await screen.findByRole('heading', { name: 'No hive tags left' })).toBeTruthy();
  expect(screen.getByText(/All 40 tags are in use/)).toBeTruthy();
  unmount();
  visitNew('/hivetags/41/create', fakeTagServer(all));
  expect(await screen.findByRole('combobox', { name: 'Number' })).toBeTruthy();
});

test('a new tag whose number hangs on a hive already is that tag', async () => {
  visitNew('/hivetags/07/create');
  await screen.findByRole('combobox', { name: 'Number' });
  expect([chosenIn('Number'), chosenIn('Hive')]).toEqual(['07', '13']);
});

test('an edit begins with what the tag is, and can give it another number', async () => {
  const { user, services } = visitEdit('02');
  const field = await screen.findByRole('combobox', { name: 'Number' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'View measurements' }).checked).toBe(true);
  await user.selectOptions(field, '40');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/hivetags']));
  expect(services.seen.notices.map(({ text }) => text)).toEqual(['Tag 40 saved for Willow.']);
});

test('a tag that is not there can be given a hive', async () => {
  visitEdit('30');
  expect(await screen.findByRole('heading', { name: 'Tag 30 is not in use' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Put it on a hive' }).getAttribute('href')).toBe(
    '/hivetags/30/create',
  );
});

test('unsaved work is guarded, also here', async () => {
  const { user, services } = visitNew('/hivetags/create', fakeTagServer(), false);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Hive' }), 'Linden');
  expect(services.seen.isUnsaved).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(services.seen.paths).toEqual([]);
});

test('without a hive there is nothing to hang a tag on', async () => {
  visitNew('/hivetags/create', fakeTagServer([], []));
  expect(await screen.findByRole('heading', { name: 'You need a hive first' })).toBeTruthy();
});
