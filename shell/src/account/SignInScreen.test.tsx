import type { FakeAnswer } from '@skep/remote-kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { answering } from '../testing/gateway.ts';
import {
  type AccountSurroundings,
  aFailure,
  aSignedIn,
  demoAccount,
  inAccountPage,
} from './in-account-page.tsx';
import { signInMutation } from './SignIn.graphql.ts';
import { SignInScreen } from './SignInScreen.tsx';
import { alarm, alarmHasFocus, descriptionOf, field, fill, isMarkedWrong, press } from './visitor.ts';

const show = (surroundings: AccountSurroundings = {}) => {
  const { element, visit } = inAccountPage(<SignInScreen />, surroundings);
  render(element);
  return visit;
};

beforeEach(() => localStorage.clear());

const signsIn = answering(signInMutation, () => ({ signIn: aSignedIn }));
const fails = (code: string, details?: object): FakeAnswer =>
  answering(signInMutation, () => ({ signIn: aFailure(code, details) }));

const email = /^E-mail address/;
const password = /^Password/;

async function signIn() {
  await fill([
    [email, 'anna@skep.example'],
    [password, 'Zomer-2026'],
  ]);
  await press('Sign in');
}

test('signing in begins the session in the language of the person and goes to the start', async () => {
  const visit = show({ answers: [signsIn] });
  await signIn();
  expect(visit).toMatchObject({ token: 'a-token', opened: ['/'] });
  expect(visit.language.get()).toBe('nl');
});

test('a browser that has signed in before says so, so that strangers’ guesses do not bar it', async () => {
  const seen: unknown[] = [];
  const answers = [
    answering(signInMutation, ({ input }) => {
      seen.push(input.knownBrowser);
      return { signIn: aSignedIn };
    }),
  ];
  show({ answers });
  await signIn();
  cleanup();
  show({ answers });
  await signIn();
  expect(seen).toEqual([undefined, 'a-known-browser']);
});

test('signing in goes on to the page that was wanted', async () => {
  const visit = show({ path: '/sign-in?redirectFrom=%2Fhives%2F7%3Fpage%3D2', answers: [signsIn] });
  await signIn();
  expect(visit.opened).toEqual(['/hives/7?page=2']);
});

test('signing in never leads to another site', async () => {
  const visit = show({ path: '/sign-in?redirectFrom=%2F%2Fevil.example', answers: [signsIn] });
  await signIn();
  expect(visit.opened).toEqual(['/']);
});

test('an empty form is not sent, and the summary that names both fields has the focus', async () => {
  show();
  await press('Sign in');
  expect(await alarm()).toContain('Some answers are missing');
  expect(alarmHasFocus()).toBe(true);
  expect(descriptionOf(field(email))).toBe('Fill this in.');
  expect(descriptionOf(field(password))).toBe('Fill this in.');
});

test('wrong credentials mark both fields, say so, and keep what was typed', async () => {
  const visit = show({ answers: [fails('WRONG_CREDENTIALS')] });
  await signIn();
  expect(await alarm()).toContain('The e-mail address or password is wrong.');
  expect(alarmHasFocus()).toBe(true);
  expect([email, password].map((label) => isMarkedWrong(field(label)))).toEqual([true, true]);
  expect([email, password].map((label) => field(label).value)).toEqual(['anna@skep.example', 'Zomer-2026']);
  expect(visit.token).toBeUndefined();
});

test.each([
  [fails('TOO_MANY_REQUESTS', { retryAfterSeconds: 42 }), 'Try again in 42 seconds'],
  [
    answering(signInMutation, () => {
      throw new TypeError('offline');
    }),
    'Skep cannot be reached',
  ],
])('what stops a sign-in is said in words, and what was typed stays (%#)', async (answer, words) => {
  show({ answers: [answer] });
  await signIn();
  expect(await alarm()).toContain(words);
  expect(field(password).value).toBe('Zomer-2026');
});

test('the demo account is offered where there is one, and signs in', async () => {
  const seen: unknown[] = [];
  const visit = show({
    isDemo: true,
    answers: [
      answering(signInMutation, ({ input }) => {
        seen.push(input);
        return { signIn: aSignedIn };
      }),
    ],
  });
  await press('Look around with the demo account');
  expect(seen).toEqual([demoAccount]);
  expect(visit.token).toBe('a-token');
});

test('the demo account is not spoken of elsewhere', () => {
  show();
  expect(screen.queryByRole('button', { name: /demo/ })).toBeNull();
});

test.each([
  ['email_verified', 'Your e-mail address is confirmed. You can now sign in.'],
  ['email_link_invalid', 'This link no longer works. Sign in, and we will send you a new one.'],
])('a visitor from a mail reads how it went: %s', (outcome, words) => {
  show({ path: `/sign-in?msg=${outcome}&email=anna@skep.example` });
  expect(screen.getByRole('status').textContent).toBe(words);
  expect(field(email).value).toBe('anna@skep.example');
});

test('a browser that stores nothing says why nobody stays signed in', () => {
  show({ path: '/sign-in?msg=nothing_is_kept' });
  expect(screen.getByRole('alert').textContent).toMatch(/does not let Skep remember/);
});

test('the address that was typed goes along to the other screens', async () => {
  show();
  await fill([[email, 'anna@skep.example']]);
  const link = screen.getByRole('link', { name: 'Forgot your password?' });
  expect(link.getAttribute('href')).toBe('/password-forgot?email=anna%40skep.example');
});

test('password managers know the fields', () => {
  show();
  expect([email, password].map((label) => field(label).autocomplete)).toEqual([
    'username webauthn',
    'current-password',
  ]);
});

test('the sign-in page says that something waits in this browser, and not whose it is', () => {
  localStorage.setItem('skep.waiting|7', JSON.stringify({ waiting: 2, refused: 1 }));
  localStorage.setItem('skep.waiting|8', JSON.stringify({ waiting: 1, refused: 0 }));
  show();
  expect(screen.getByText(/^3 entries on this device have not been sent yet\./)).toBeTruthy();
  cleanup();
  localStorage.clear();
  show();
  expect(screen.queryByText(/on this device/)).toBeNull();
});
