import { visiting } from '@skep/remote-kit/visit';
import { screen, waitFor, within } from '@testing-library/react';
import { anOutline, fakeChecklists } from '../testing/fake-checklists.ts';
import { answering } from '../testing/gateway.ts';
import { UpdateChecklistMutation } from './checklists.graphql.ts';
import { checklistsMessages } from './checklists-messages.ts';
import { EditChecklistScreen } from './EditChecklistScreen.tsx';

const visit = visiting(checklistsMessages);
const open = (answers = fakeChecklists()) =>
  visit(<EditChecklistScreen />, { answers, path: '/checklist/1/edit', route: '/checklist/:id/edit' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const box = (name: string) => screen.findByRole('checkbox', { name });

test('a branch is ticked whole, seen as the form will be, undone and saved', async () => {
  const { user, services } = open();
  await user.click(await box('Weather'));
  await user.click(await button('Preview'));
  await screen.findByRole('button', { name: /^Weather/ });
  await user.click(await button('Preview'));
  await user.click(await button('Undo'));
  expect(((await box('Weather')) as HTMLInputElement).checked).toBe(false);
  await user.click(await button('Redo'));
  await user.click(await button('Save'));
  await waitFor(() => expect(services.seen.notices).toMatchObject([{ kind: 'success' }]));
});

test('main categories change places by buttons', async () => {
  const { user } = open();
  await user.click(await button('Move Food up'));
  const names = screen.getAllByRole('checkbox').map((each) => each.closest('label')?.textContent);
  expect(names.slice(0, 2)).toEqual(['Food', 'Colony']);
});

test('what is required cannot be unticked', async () => {
  const { user } = open(fakeChecklists([anOutline({ requiredIds: ['202'] })]));
  await user.click(await box('Food'));
  await user.click(await button('Show what is below Food'));
  expect(await screen.findByText('Required')).toBeTruthy();
  expect(((await box('Sugar given')) as HTMLInputElement).checked).toBe(true);
});

test('an own item is made and appears at once', async () => {
  const { user } = open();
  await user.click(await button('Own item'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /What do you want to note down/ }), 'Wax moths');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(((await box('Wax moths')) as HTMLInputElement).checked).toBe(true);
});

test('an item of one’s own can be answered with one’s own words', async () => {
  const { user } = open();
  await user.click(await button('Own item'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /What do you want to note down/ }), 'Guards');
  await user.selectOptions(
    dialog.getByRole('combobox', { name: 'How is it answered?' }),
    'One of your own answers',
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const words = dialog.getByRole('textbox', { name: /^Answers/ });
  expect(words.getAttribute('aria-invalid')).toBe('true');
  await user.type(words, 'Calm{enter}{enter}Nervous');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await user.click(await button('Preview'));
  await user.click(await button(/^Guards|^Your own/));
  const group = within(screen.getByRole('radiogroup', { name: 'Guards' }));
  expect(group.getAllByRole('radio').map((each) => each.closest('label')?.textContent)).toEqual([
    'Calm',
    'Nervous',
  ]);
});

test('two editors: whoever is late is shown both', async () => {
  const theirs = anOutline({ name: 'Theirs' });
  const conflict = answering(UpdateChecklistMutation, () => ({
    updateChecklist: { __typename: 'ChecklistConflict', current: { ...theirs, revision: 2 } },
  }));
  const { user } = open([...fakeChecklists(), conflict]);
  await user.click(await box('Weather'));
  await user.click(await button('Save'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Theirs')).toBeTruthy();
});

test('somebody else’s is shown as in an inspection, to be copied and not changed', async () => {
  open(fakeChecklists([anOutline({ isOwner: false })]));
  expect(await screen.findByText(/Bram made this checklist/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await button('Make a copy');
  await button(/^Colony/);
});
