import type { FakeAnswer } from '@skep/remote-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFailure, aSignedIn, inAccountPage } from '../account/in-account-page.tsx';
import { signInMutation } from '../account/SignIn.graphql.ts';
import { SignInScreen } from '../account/SignInScreen.tsx';
import { alarm, field, fill, press } from '../account/visitor.ts';
import { answering } from '../testing/gateway.ts';
import { fakeAuthenticator } from './fake-authenticator.ts';
import {
  exchangePasskeyMutation,
  requestPasskeyMutation,
  signInWithPasskeyMutation,
} from './Passkeys.graphql.ts';

let authenticator: ReturnType<typeof fakeAuthenticator>;
beforeEach(() => {
  authenticator = fakeAuthenticator();
});
afterEach(() => authenticator.remove());

const options = { __typename: 'PasskeyOptions', options: '{}' };
const requests = answering(requestPasskeyMutation, () => ({ requestPasskey: options }));
const signsIn = answering(signInWithPasskeyMutation, () => ({ signInWithPasskey: aSignedIn }));
const refuses = answering(signInWithPasskeyMutation, () => ({
  signInWithPasskey: aFailure('PASSKEY_REJECTED'),
}));

function show(answers: FakeAnswer[]) {
  const { element, visit } = inAccountPage(<SignInScreen />, { answers });
  render(element);
  return visit;
}

test('a press signs in with a passkey, without an address and a password', async () => {
  const visit = show([requests, signsIn]);
  await press('Use a passkey');
  await waitFor(() => expect(visit).toMatchObject({ token: 'a-token', opened: ['/'] }));
});

test('who closes the window of the browser is on the page as before', async () => {
  authenticator.answer = undefined;
  const visit = show([requests, signsIn]);
  await press('Use a passkey');
  await waitFor(() => expect(authenticator.requested).toContain('get'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(visit.token).toBeUndefined();
});

test('a passkey that the service refuses is said in words', async () => {
  show([requests, refuses]);
  await press('Use a passkey');
  expect(await alarm()).toContain('This passkey was not accepted.');
});

test('the browser offers passkeys in the fields once the visitor begins to act, and a press takes its place', async () => {
  const visit = show([requests, signsIn]);
  expect(authenticator.requested).toEqual([]);
  await userEvent.click(field(/^E-mail address/));
  await waitFor(() => expect(authenticator.requested).toEqual(['conditional']));
  await press('Use a passkey');
  await waitFor(() => expect(visit.token).toBe('a-token'));
});

test('a browser without passkeys is offered none', async () => {
  authenticator.remove();
  show([]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull());
});

test('a passkey passes the second step instead of a code', async () => {
  const seen: unknown[] = [];
  const visit = show([
    requests,
    answering(exchangePasskeyMutation, () => ({
      exchangePasskey: { __typename: 'PasskeyCode', oneTimeCode: 'CODE' },
    })),
    answering(signInMutation, ({ input }) => {
      seen.push(input.secondFactorCode);
      return { signIn: input.secondFactorCode ? aSignedIn : aFailure('SECOND_FACTOR_REQUIRED') };
    }),
  ]);
  await fill([
    [/^E-mail address/, 'anna@skep.example'],
    [/^Password/, 'Zomer-2026'],
  ]);
  await press('Sign in');
  await screen.findByRole('heading', { name: 'One more step' });
  await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }));
  await waitFor(() => expect(visit.token).toBe('a-token'));
  expect(seen).toEqual([undefined, 'CODE']);
});
