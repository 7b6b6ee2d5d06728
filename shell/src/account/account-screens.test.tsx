import { termsVersion } from '@skep/domain';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { answering } from '../testing/gateway.ts';
import { ForgottenPasswordScreen } from './ForgottenPasswordScreen.tsx';
import { type AccountSurroundings, aDone, aFailure, aSignedIn, inAccountPage } from './in-account-page.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { requestPasswordResetMutation } from './RequestPasswordReset.graphql.ts';
import { ResendMail } from './ResendMail.tsx';
import { resetPasswordMutation } from './ResetPassword.graphql.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';
import { signInMutation } from './SignIn.graphql.ts';
import { SignInScreen } from './SignInScreen.tsx';
import { signUpMutation } from './SignUp.graphql.ts';
import { SignUpScreen } from './SignUpScreen.tsx';
import { verifyEmailMutation } from './VerifyEmail.graphql.ts';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';
import { alarm, alarmHasFocus, descriptionOf, field, fill, press } from './visitor.ts';

const screens: Record<string, ReactNode> = {
  '/sign-in': <SignInScreen />,
  '/sign-up': <SignUpScreen />,
  '/verify-email': <VerifyEmailScreen />,
  '/password-forgot': <ForgottenPasswordScreen />,
  '/password-reset': <ResetPasswordScreen />,
  '/404': <NotFoundScreen />,
};

const show = (path: string, surroundings: AccountSurroundings = {}) => {
  const { element, visit } = inAccountPage(screens[path.split('?')[0] ?? ''], { path, ...surroundings });
  render(element);
  return visit;
};

const name = /^Name/;
const email = /^E-mail address/;
const code = /^Code from the e-mail/;
const password = /^Password(?!, once)/;
const newPassword = /^New password/;
const repeated = /^Repeat password/;
const terms = /I agree to the terms/;

const aNewPassword: [RegExp, string][] = [
  [newPassword, 'Zomer-2026'],
  [repeated, 'Zomer-2026'],
];

const aVisitor: [RegExp, string][] = [
  [name, 'Anna Imker'],
  [email, 'anna@skep.example'],
  [password, 'Zomer-2026'],
  [repeated, 'Zomer-2026'],
];

async function signUp() {
  await fill(aVisitor);
  act(() => field(terms).click());
  await press('Create my account');
}

test('somebody who signs in before confirming the address is led to the code', async () => {
  const visit = show('/sign-in', {
    answers: [answering(signInMutation, () => ({ signIn: aFailure('EMAIL_NOT_VERIFIED') }))],
  });
  await fill([
    [email, 'anna@skep.example'],
    [password, 'Zomer-2026'],
  ]);
  await press('Sign in');
  expect(visit.opened).toEqual(['/verify-email?email=anna%40skep.example&from=sign-in']);
});

test('who comes from the sign-in may have the code sent again at once', () => {
  show('/verify-email?email=anna@skep.example&from=sign-in');
  expect(screen.getByRole('heading', { name: 'Confirm your e-mail address' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send a new e-mail' })).toBeTruthy();
});

test('who has just signed up reads where the code was sent', () => {
  show('/verify-email?email=anna@skep.example');
  expect(screen.getByText(/We sent an e-mail with a code to anna@skep.example/)).toBeTruthy();
});

test('a sign-up sends the terms that were shown, and leads to the code', async () => {
  const sent: unknown[] = [];
  const visit = show('/sign-up', {
    answers: [
      answering(signUpMutation, ({ input }) => {
        sent.push(input);
        return { signUp: aDone };
      }),
    ],
  });
  await signUp();
  expect(visit.opened).toEqual(['/verify-email?email=anna%40skep.example']);
  expect(sent).toEqual([
    {
      name: 'Anna Imker',
      email: 'anna@skep.example',
      password: 'Zomer-2026',
      passwordConfirmation: 'Zomer-2026',
      acceptedTermsVersion: termsVersion,
      language: 'EN',
    },
  ]);
});

test('an account that could not be made says so in its own sentence', async () => {
  show('/sign-up', { answers: [answering(signUpMutation, () => ({ signUp: aFailure('UNEXPECTED') }))] });
  await signUp();
  expect(await alarm()).toContain('Your account could not be created. Try again later.');
});

const invitation = '/groups/5/token/abc';
const redirect = `redirectFrom=${encodeURIComponent(invitation)}`;

test('what a visitor wanted first goes along from page to page, into the mail, and to the end of the way in', async () => {
  const sent: object[] = [];
  const visit = show(`/sign-up?${redirect}`, {
    answers: [
      answering(signUpMutation, ({ input }) => {
        sent.push(input);
        return { signUp: aDone };
      }),
    ],
  });
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(`/sign-in?${redirect}`);
  await signUp();
  expect(visit.opened).toEqual([`/verify-email?email=anna%40skep.example&${redirect}`]);
  expect(sent).toMatchObject([{ redirectFrom: invitation }]);
});

test('a confirmed address leads on to what was wanted first', async () => {
  const visit = show(`/verify-email?email=anna@skep.example&${redirect}`, {
    answers: [answering(verifyEmailMutation, () => ({ verifyEmail: aSignedIn }))],
  });
  await fill([[code, '482915']]);
  await press('Confirm');
  expect(visit.opened).toEqual([invitation]);
});

test('who forgot their password comes back to what was wanted first, by the mail’s own link', async () => {
  const requests: unknown[] = [];
  show(`/sign-in?${redirect}`);
  const forgot = screen.getByRole('link', { name: 'Forgot your password?' });
  expect(forgot.getAttribute('href')).toBe(`/password-forgot?${redirect}`);
  cleanup();
  const answer = answering(requestPasswordResetMutation, (variables) => {
    requests.push(variables);
    return { requestPasswordReset: aDone };
  });
  show(`/password-forgot?email=anna@skep.example&${redirect}`, { answers: [answer] });
  await press('Send me a code');
  await screen.findByText(/If there is an account/);
  expect(requests).toEqual([{ email: 'anna@skep.example', redirectFrom: invitation }]);
  cleanup();
  const visit = show(`/password-reset?code=482915&email=anna@skep.example&${redirect}`, {
    answers: [answering(resetPasswordMutation, () => ({ resetPassword: aSignedIn }))],
  });
  await fill(aNewPassword);
  await press('Save and sign in');
  expect(visit.opened).toEqual([invitation]);
});

test('an empty sign-up names every fault in the summary, which has the focus', async () => {
  show('/sign-up');
  await press('Create my account');
  const words = await alarm();
  for (const label of ['Name', 'E-mail address', 'Password', 'Terms of use']) expect(words).toContain(label);
  expect(alarmHasFocus()).toBe(true);
});

test('a password is measured while it is typed', async () => {
  show('/sign-up');
  await fill([[password, 'zomer2']]);
  expect(screen.getByText('a digit: done')).toBeTruthy();
  expect(screen.getByText('a capital letter: still to do')).toBeTruthy();
  await fill([[password, '-ZOMER']]);
  expect(screen.queryByText(/still to do/)).toBeNull();
});

test('that a password may not hold the name is said from the beginning, and checked while it is typed', async () => {
  show('/sign-up');
  screen.getByText('no part of your name or e-mail address: still to do');
  await fill([
    [name, 'Zomer Imker'],
    [password, 'zomer2-ZOMER'],
  ]);
  screen.getByText('no part of your name or e-mail address: still to do');
  await fill([[password, '{Backspace>12}honing2-BIJ']]);
  screen.getByText('no part of your name or e-mail address: done');
});

test("the server's error about an address is shown at its field, and nothing typed is lost", async () => {
  const fields = [{ __typename: 'FieldProblem', path: 'email', code: 'already_taken', limit: null }];
  show('/sign-up', {
    answers: [answering(signUpMutation, () => ({ signUp: aFailure('INVALID_INPUT', { fields }) }))],
  });
  await signUp();
  expect(await alarm()).toContain('E-mail address');
  expect(descriptionOf(field(email))).toContain('This is already in use.');
  expect(aVisitor.map(([label]) => field(label).value)).toEqual(aVisitor.map(([, text]) => text));
  expect(field(terms).checked).toBe(true);
});

test('a code that was copied with blanks is read, and signs in', async () => {
  const sent: unknown[] = [];
  const visit = show('/verify-email?email=anna@skep.example', {
    answers: [
      answering(verifyEmailMutation, (variables) => {
        sent.push(variables);
        return { verifyEmail: aSignedIn };
      }),
    ],
  });
  expect(field(code).autocomplete).toBe('one-time-code');
  await fill([[code, ' 482 915']]);
  await press('Confirm');
  expect(sent).toEqual([{ email: 'anna@skep.example', code: '482915' }]);
  expect(visit.token).toBe('a-token');
});

test('a wrong code marks its field and stays', async () => {
  show('/verify-email?email=anna@skep.example', {
    answers: [answering(verifyEmailMutation, () => ({ verifyEmail: aFailure('INVALID_CODE') }))],
  });
  await fill([[code, '000000']]);
  await press('Confirm');
  expect(await alarm()).toContain('wrong, has been used or has expired');
  expect(descriptionOf(field(code))).toContain('Use the code from the newest e-mail.');
  expect(field(code).value).toBe('000000');
});

test('a new mail is offered after five minutes, and again five minutes after it', async () => {
  jest.useFakeTimers({ now: 0 });
  try {
    const send = async () => aDone;
    render(inAccountPage(<ResendMail send={send} isSending={false} />).element);
    expect(screen.getByText(/a new one in 5:00/)).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(241_000));
    expect(screen.getByText(/a new one in 0:59/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send a new e-mail' })).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(59_000));
    act(() => screen.getByRole('button', { name: 'Send a new e-mail' }).click());
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(screen.getByRole('status').textContent).toContain('a new e-mail is on its way');
    expect(screen.getByText(/a new one in 5:00/)).toBeTruthy();
  } finally {
    jest.useRealTimers();
  }
});

test('a forgotten password: the answer is the same for every address, and leads to the code', async () => {
  show('/password-forgot?email=anna@skep.example', {
    answers: [answering(requestPasswordResetMutation, () => ({ requestPasswordReset: aDone }))],
  });
  await press('Send me a code');
  expect(await screen.findByText(/If there is an account for anna@skep.example/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'I have the code' });
  expect(link.getAttribute('href')).toBe('/password-reset?email=anna%40skep.example');
  await press('Use a different address');
  expect(field(email).value).toBe('anna@skep.example');
});

test('a code that did not come is offered again after five minutes', async () => {
  jest.useFakeTimers({ now: 0 });
  try {
    let requests = 0;
    const request = answering(requestPasswordResetMutation, () => {
      requests += 1;
      return { requestPasswordReset: aDone };
    });
    show('/password-forgot?email=anna@skep.example', { answers: [request] });
    act(() => screen.getByRole('button', { name: 'Send me a code' }).click());
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText(/a new one in 5:00/)).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(300_000));
    act(() => screen.getByRole('button', { name: 'Send a new e-mail' }).click());
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(requests).toBe(2);
  } finally {
    jest.useRealTimers();
  }
});

test('a request for a code that cannot be sent says so and keeps the address', async () => {
  show('/password-forgot?email=anna@skep.example');
  await press('Send me a code');
  expect(await alarm()).toContain('Skep cannot be reached');
  expect(field(email).value).toBe('anna@skep.example');
});

test('the link of the mail fills in the code, and a new password signs in', async () => {
  const visit = show('/password-reset?email=anna@skep.example&code=482915', {
    answers: [answering(resetPasswordMutation, () => ({ resetPassword: aSignedIn }))],
  });
  expect(field(code).value).toBe('482915');
  await fill(aNewPassword);
  await press('Save and sign in');
  expect(visit.token).toBe('a-token');
});

test('a code that is too old offers a new one and keeps the password', async () => {
  show('/password-reset?email=anna@skep.example&code=482915', {
    answers: [answering(resetPasswordMutation, () => ({ resetPassword: aFailure('INVALID_CODE') }))],
  });
  await fill(aNewPassword);
  await press('Save and sign in');
  await alarm();
  const link = screen.getByRole('link', { name: 'Send me a new code' });
  expect(link.getAttribute('href')).toBe('/password-forgot?email=anna%40skep.example');
  expect(field(newPassword).value).toBe('Zomer-2026');
});

test('two passwords that differ are a fault of the second', async () => {
  show('/password-reset?email=anna@skep.example&code=482915');
  await fill([
    [newPassword, 'Zomer-2026'],
    [repeated, 'Zomer-2027'],
  ]);
  await press('Save and sign in');
  expect(await alarm()).toContain('Repeat password');
  expect(descriptionOf(field(repeated))).toContain('The two passwords are different.');
});

test('a wrong address leads to the start', () => {
  show('/404');
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/');
});

test('where the operator lets nobody sign up, the sign-in page does not offer it', () => {
  show('/sign-in', { signUp: 'closed' });
  expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
  cleanup();
  show('/sign-in');
  expect(screen.getByRole('link', { name: 'Create an account' })).toBeTruthy();
});

test('who needs an invitation reads so before filling in the form', () => {
  show('/sign-up', { signUp: 'invitation' });
  expect(screen.getByText(/You need an invitation to create an account here/)).toBeTruthy();
});
