import type { FakeAnswer } from '@skep/remote-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { aFailure, aSignedIn, inAccountPage } from '../account/in-account-page.tsx';
import { SignInScreen } from '../account/SignInScreen.tsx';
import { alarm, field, fill, press } from '../account/visitor.ts';
import { answering } from '../testing/gateway.ts';
import { signInWithProviderMutation, startProviderSignInMutation } from './Provider.graphql.ts';
import { ProviderReturnScreen } from './ProviderReturnScreen.tsx';
import { providerAttempt } from './provider-attempt.ts';

beforeEach(() => localStorage.clear());

const address = 'https://login.club.example/auth?state=a-state';
const starts = answering(startProviderSignInMutation, () => ({
  startProviderSignIn: { __typename: 'StartedProviderSignIn', address, browserKey: 'a-key' },
}));

function showSignIn(answers: FakeAnswer[], path = '/sign-in') {
  const { element, visit } = inAccountPage(<SignInScreen />, {
    answers,
    path,
    signInProvider: 'the bee club',
  });
  render(element);
  return visit;
}

function comeBack(answers: FakeAnswer[]) {
  const path = '/sign-in-return?code=a-code&state=a-state';
  const { element, visit } = inAccountPage(<ProviderReturnScreen />, { answers, path });
  render(element);
  return visit;
}

const signsIn = answering(signInWithProviderMutation, ({ query, browserKey }) => ({
  signInWithProvider:
    browserKey === 'a-key' && query === '?code=a-code&state=a-state'
      ? aSignedIn
      : aFailure('PROVIDER_SIGN_IN_EXPIRED'),
}));

test('a press goes to the provider, and back to the page that was wanted', async () => {
  const visit = showSignIn([starts], '/sign-in?redirectFrom=/diary');
  await press('Sign in with the bee club');
  await waitFor(() => expect(visit.opened).toEqual([address]));
  const back = comeBack([signsIn]);
  await waitFor(() => expect(back).toMatchObject({ token: 'a-token', opened: ['/diary'] }));
});

test('a provider that cannot be reached is said in words, and a press tries again', async () => {
  const fails = answering(startProviderSignInMutation, () => ({
    startProviderSignIn: aFailure('PROVIDER_UNREACHABLE'),
  }));
  const visit = showSignIn([fails]);
  await press('Sign in with the bee club');
  expect(await alarm()).toContain('The sign-in service cannot be reached.');
  expect(screen.getByRole('button', { name: 'Sign in with the bee club' })).toBeTruthy();
  expect(visit.opened).toEqual([]);
});

test('without a provider there is no button', () => {
  const { element } = inAccountPage(<SignInScreen />);
  render(element);
  expect(screen.queryByRole('button', { name: /^Sign in with/ })).toBeNull();
});

test('who comes back from what began in another browser reads so, and finds the sign-in page', async () => {
  const requested = jest.fn();
  comeBack([answering(signInWithProviderMutation, requested)]);
  expect(await alarm()).toContain('began in another browser');
  expect(requested).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Go to sign in' }).getAttribute('href')).toBe('/sign-in');
});

test('a second factor is still required, with what the provider gave', async () => {
  providerAttempt.keep('sign-in', { browserKey: 'a-key', path: '/' });
  const requires = answering(signInWithProviderMutation, ({ secondFactorCode }) => ({
    signInWithProvider: secondFactorCode === '123456' ? aSignedIn : aFailure('SECOND_FACTOR_REQUIRED'),
  }));
  const visit = comeBack([requires]);
  await waitFor(() => field(/^Code/));
  await fill([[/^Code/, '123456']]);
  await press('Sign in');
  await waitFor(() => expect(visit.token).toBe('a-token'));
});
