import { createFakeServices, fakeApolloClient, fakePerson, inFakeShell } from '@skep/remote-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aChange, aPerson, type FakePerson, fakePeople } from './fake-people.ts';
import { Screen, texts } from './UsersScreen.tsx';

const bram = aPerson('7', { rights: ['DASHBOARD'], emailVerified: false });
const clara = aPerson('8', { name: 'Clara Linden', rights: ['TRANSLATOR'], lastSignInAt: null });

async function show(people: readonly FakePerson[] = [bram, clara], path = '/administration/users') {
  const services = createFakeServices({
    apolloClient: fakeApolloClient(fakePeople(people, [aChange('1', { adminName: null, right: 'ADMIN' })])),
    session: { kind: 'signedIn', person: { ...fakePerson, id: '1', isAdmin: true } },
  });
  const { element } = inFakeShell(<Screen />, texts, { services, path });
  render(element);
  await screen.findByText(/^\d+ people|^1 person|^Nobody/);
  return services;
}

const cardOf = (name: string) => {
  const card = screen.getByText(name).closest('li');
  if (card === null) throw new Error(`${name} stands in no card.`);
  return within(card);
};

const openRightsOf = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Change rights', description: name }));
  return within(screen.getByRole('dialog', { name }));
};

test('each person is shown with what is open to them, and whether their address is confirmed', async () => {
  await show();
  expect(cardOf('Bram Korf').getByText('Public dashboards')).toBeTruthy();
  expect(cardOf('Bram Korf').getByText('Address not confirmed')).toBeTruthy();
  expect(cardOf('Bram Korf').getByText(/Last sign-in: 19 Nov 2026/)).toBeTruthy();
  expect(cardOf('Clara Linden').getByText('Translator')).toBeTruthy();
  expect(cardOf('Clara Linden').queryByText('Address not confirmed')).toBeNull();
  expect(cardOf('Clara Linden').getByText(/Never signed in/)).toBeTruthy();
});

test('a right is given by its switch, at once, and is in the log', async () => {
  const { seen } = await show();
  const dialog = await openRightsOf('Bram Korf');
  await userEvent.click(dialog.getByRole('switch', { name: 'Translator' }));
  expect(await dialog.findByText(/Ada Beeker gave Bram Korf the right “Translator”/)).toBeTruthy();
  expect(dialog.getByRole('switch', { name: 'Translator' })).toHaveProperty('checked', true);
  expect(seen.notices).toEqual([{ kind: 'success', text: 'Bram Korf now has: Translator.' }]);
});

test('a right is taken in the same way', async () => {
  const { seen } = await show();
  const dialog = await openRightsOf('Clara Linden');
  await userEvent.click(dialog.getByRole('switch', { name: 'Translator' }));
  expect(await dialog.findByText(/Ada Beeker took the right “Translator” from Clara Linden/)).toBeTruthy();
  expect(seen.notices).toEqual([{ kind: 'success', text: 'Clara Linden no longer has: Translator.' }]);
});

describe('who asks to become a translator', () => {
  const dora = aPerson('9', { name: 'Dora', askedToTranslateAt: '2026-11-18T08:00:00+00:00' });

  async function openRequest() {
    const { seen } = await show([bram, dora]);
    expect(cardOf('Dora').getByText('Asks to be a translator')).toBeTruthy();
    const dialog = await openRightsOf('Dora');
    expect(dialog.getByText(/^Dora asked on 18 November 2026/)).toBeTruthy();
    return { seen, dialog };
  }

  test('is made one', async () => {
    const { seen, dialog } = await openRequest();
    await userEvent.click(dialog.getByRole('button', { name: 'Make translator' }));
    await waitFor(() => expect(dialog.queryByText(/^Dora asked/)).toBeNull());
    expect(dialog.getByRole('switch', { name: 'Translator' })).toHaveProperty('checked', true);
    expect(seen.notices).toEqual([{ kind: 'success', text: 'Dora now has: Translator.' }]);
  });

  test('is declined', async () => {
    const { seen, dialog } = await openRequest();
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(dialog.queryByText(/^Dora asked/)).toBeNull());
    expect(dialog.getByRole('switch', { name: 'Translator' })).toHaveProperty('checked', false);
    expect(seen.notices).toEqual([{ kind: 'success', text: 'Dora was not given: Translator.' }]);
    expect(screen.queryByText('Asks to be a translator')).toBeNull();
  });
});

test('nobody takes the role of admin from themselves', async () => {
  await show([aPerson('1', { name: 'Ada', rights: ['ADMIN'] })]);
  const dialog = await openRightsOf('Ada');
  const own = dialog.getByRole('switch', { name: 'Admin' });
  await userEvent.click(own);
  expect(own).toHaveProperty('checked', true);
  expect(dialog.getByText(/^Only another admin can take this from you/)).toBeTruthy();
});

test('what the server refuses is shown, and the switch stays', async () => {
  const { seen, ...services } = await show();
  const dialog = await openRightsOf('Bram Korf');
  services.apolloClient.setLink(fakeApolloClient([]).link);
  const right = dialog.getByRole('switch', { name: 'Compare hives' });
  await userEvent.click(right);
  expect(seen.notices).toMatchObject([{ kind: 'problem' }]);
  expect(right).toHaveProperty('checked', false);
});

test('a search and a right narrow the list', async () => {
  await show();
  await userEvent.type(screen.getByRole('searchbox'), 'clara{Enter}');
  expect(await screen.findByText('1 person')).toBeTruthy();
  expect(screen.queryByText('Bram Korf')).toBeNull();
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'With the right' }),
    'Public dashboards',
  );
  expect(await screen.findByText(/^Nobody found/)).toBeTruthy();
});

test('the address holds search and page', async () => {
  const many = Array.from({ length: 60 }, (_, index) => aPerson(String(index), { name: `Keeper ${index}` }));
  await show(many, '/administration/users?search=keeper&page=3');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'keeper');
  expect(screen.getByText('Keeper 59')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Page 1' }));
  expect(await screen.findByText('Keeper 0')).toBeTruthy();
});

test('without an answer it can be tried again', async () => {
  const { element } = inFakeShell(<Screen />, texts);
  render(element);
  expect((await screen.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0);
});
