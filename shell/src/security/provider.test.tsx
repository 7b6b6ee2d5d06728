import { inFakeShell } from '@skep/remote-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, press } from '../account/visitor.ts';
import { providerAttempt } from '../provider/provider-attempt.ts';
import { aDevice, aProvider, fakeSecurity } from './fake-security.ts';
import { Screen, texts } from './SecurityScreen.tsx';

beforeEach(() => localStorage.clear());

async function show(start: Parameters<typeof fakeSecurity>[0], path?: string) {
  const { element } = inFakeShell(<Screen />, texts, { answers: fakeSecurity(start), ...(path && { path }) });
  render(element);
  await screen.findByRole('heading', { name: 'Passkeys' });
}

const linkedAt = '2026-11-20T06:00:00+00:00';

test('where the service has no provider, nothing is said of one', async () => {
  await show({});
  expect(screen.queryByRole('heading', { name: /^Sign-in with/ })).toBeNull();
});

test('who comes back from the provider is linked, once', async () => {
  providerAttempt.keep('link', { browserKey: 'a-key', path: '/security' });
  await show({ provider: aProvider() }, '/security?code=a-code&state=a-state');
  expect(await screen.findByText(/^Linked with anna@club\.example since/)).toBeTruthy();
  expect(providerAttempt.take('link')).toBeUndefined();
});

test('an address with a code links nothing in a browser that did not begin', async () => {
  await show({ provider: aProvider() }, '/security?code=a-code&state=a-state');
  expect(screen.getByRole('button', { name: 'Link your account' })).toBeTruthy();
});

test('the account is unlinked by the password', async () => {
  await show({ provider: aProvider({ linkedAt, canUnlink: true }) });
  await press('Unlink');
  await userEvent.type(field(/^Your password/), 'Zomer-2026');
  await press('Unlink');
  expect(await screen.findByRole('button', { name: 'Link your account' })).toBeTruthy();
});

test('who has no password reads how to get one, and cannot unlink', async () => {
  await show({ provider: aProvider({ linkedAt, hasPassword: false }) });
  expect(screen.getByText(/^Your account has no password yet\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Unlink' })).toBeNull();
});

test('a session that the provider opened says so', async () => {
  await show({ provider: aProvider({ linkedAt }), signIns: [aDevice('1', { method: 'PROVIDER' })] });
  expect(screen.getByText('Signed in with the bee club')).toBeTruthy();
});
