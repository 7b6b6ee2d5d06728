import { inFakeShell } from '@skep/remote-kit/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { alarm, field, press } from '../account/visitor.ts';
import { fakeAuthenticator } from '../passkeys/fake-authenticator.ts';
import { aDevice, aPasskey, fakeSecurity, recoveryCodes } from './fake-security.ts';
import { Screen, texts } from './SecurityScreen.tsx';

let authenticator: ReturnType<typeof fakeAuthenticator>;
beforeEach(() => {
  authenticator = fakeAuthenticator();
});
afterEach(() => authenticator.remove());

async function show(start: Parameters<typeof fakeSecurity>[0] = {}) {
  const { element } = inFakeShell(<Screen />, texts, { answers: fakeSecurity(start) });
  render(element);
  await screen.findByRole('heading', { name: 'Passkeys' });
}

const card = () => {
  const section = screen.getByRole('heading', { name: 'Passkeys' }).closest('section');
  if (section === null) throw new Error('The passkeys stand in no card.');
  return within(section);
};

test('a passkey is added by the password and a name, and is then in the list', async () => {
  await show();
  await press('Add a passkey');
  await userEvent.type(field(/^Your password/), 'Wrong-1234!');
  await press('Next');
  expect(await alarm()).toContain('Some answers are missing');
  await userEvent.clear(field(/^Your password/));
  await userEvent.type(field(/^Your password/), 'Zomer-2026');
  await press('Next');
  await userEvent.type(await screen.findByLabelText(/^Name of the passkey/), 'Blue key');
  await press('Add a passkey');
  expect(await card().findByText('Blue key')).toBeTruthy();
  expect(authenticator.requested).toEqual(['create']);
});

test('who closes the window of the browser can press again', async () => {
  authenticator.answer = undefined;
  await show();
  await press('Add a passkey');
  await userEvent.type(field(/^Your password/), 'Zomer-2026');
  await press('Next');
  await userEvent.type(await screen.findByLabelText(/^Name of the passkey/), 'Blue key');
  await press('Add a passkey');
  authenticator.answer = { id: 'a-passkey' };
  await press('Add a passkey');
  expect(await card().findByText('Blue key')).toBeTruthy();
});

test('a passkey is renamed', async () => {
  await show({ passkeys: [aPasskey('3')] });
  await press('Rename');
  await userEvent.clear(field(/^Name of the passkey/));
  await userEvent.type(field(/^Name of the passkey/), 'Old phone');
  await press('Save');
  expect(await card().findByText('Old phone')).toBeTruthy();
});

test('a passkey is deleted by a passkey instead of the password', async () => {
  await show({ passkeys: [aPasskey('3')] });
  await press('Delete');
  expect(screen.getByText(/^You will no longer be able to sign in with this passkey/)).toBeTruthy();
  await press('Use a passkey');
  await screen.findByRole('button', { name: 'Add a passkey' });
  expect(card().queryByText('My phone')).toBeNull();
});

test('two-step sign-in is switched on with passkeys alone, and shows its recovery codes', async () => {
  await show({ passkeys: [aPasskey('3')] });
  await press('Use my passkeys');
  await press('Use a passkey');
  for (const code of recoveryCodes) expect(await screen.findByText(code)).toBeTruthy();
  await press('I have saved it');
  expect(
    await screen.findByText('When you sign in with your password, you also use a passkey.'),
  ).toBeTruthy();
});

test('a browser without passkeys says so', async () => {
  authenticator.remove();
  await show();
  expect(screen.getByText('This browser cannot use passkeys here.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

test('a session that a passkey opened is marked', async () => {
  await show({ signIns: [aDevice('1', { isCurrent: true, method: 'PASSKEY' })] });
  expect(screen.getByText('Signed in with a passkey')).toBeTruthy();
});
