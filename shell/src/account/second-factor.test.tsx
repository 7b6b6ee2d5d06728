import type { FakeAnswer } from '@skep/remote-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { answering } from '../testing/gateway.ts';
import { aFailure, aSignedIn, inAccountPage } from './in-account-page.tsx';
import { resetPasswordMutation } from './ResetPassword.graphql.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';
import { signInMutation } from './SignIn.graphql.ts';
import { SignInScreen } from './SignInScreen.tsx';
import { verifyEmailMutation } from './VerifyEmail.graphql.ts';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';
import { alarm, alarmHasFocus, descriptionOf, field, fill, isMarkedWrong, press } from './visitor.ts';

const show = (element: ReactNode, path: string, answers: FakeAnswer[]) => {
  const page = inAccountPage(element, { path, answers });
  render(page.element);
  return page.visit;
};

/** A server that wants a code, and takes one. */
const answerTo = (code: string | null | undefined) => {
  if (code === '123456' || code === 'ABCDE23456') return aSignedIn;
  return aFailure(code ? 'INVALID_CODE' : 'SECOND_FACTOR_REQUIRED');
};
const signsIn = answering(signInMutation, ({ input }) => ({ signIn: answerTo(input.secondFactorCode) }));

const appCode = /^Code from the app/;

async function giveThePassword() {
  await fill([
    [/^E-mail address/, 'anna@skep.example'],
    [/^Password/, 'Zomer-2026'],
  ]);
  await press('Sign in');
  await screen.findByRole('heading', { name: 'One more step' });
}

test('a person with a second factor enters its code after the password, and is then signed in', async () => {
  const visit = show(<SignInScreen />, '/sign-in', [signsIn]);
  await giveThePassword();
  expect(screen.getByText(/anna@skep\.example/)).toBeTruthy();
  expect(field(appCode)).toBe(document.activeElement);
  expect(visit.token).toBeUndefined();
  await userEvent.keyboard('123456{Enter}');
  expect(visit.token).toBe('a-token');
});

test('a wrong code is marked, the focus is on what is said about it, and what was typed stays', async () => {
  show(<SignInScreen />, '/sign-in', [signsIn]);
  await giveThePassword();
  await userEvent.keyboard('000000{Enter}');
  expect(await alarm()).toContain('Check the code');
  expect([alarmHasFocus(), isMarkedWrong(field(appCode)), field(appCode).value]).toEqual([
    true,
    true,
    '000000',
  ]);
});

test('a code that is left out is required again', async () => {
  show(<SignInScreen />, '/sign-in', [signsIn]);
  await giveThePassword();
  await press('Sign in');
  expect(descriptionOf(field(appCode))).toBe('Fill this in.');
});

test('a recovery code is typed in its place', async () => {
  const visit = show(<SignInScreen />, '/sign-in', [signsIn]);
  await giveThePassword();
  await press('Use a recovery code instead');
  expect(field(/^Recovery code/)).toBe(document.activeElement);
  await userEvent.keyboard('ABCDE23456{Enter}');
  expect(visit.token).toBe('a-token');
});

test('the way back finds address and password as they were typed', async () => {
  show(<SignInScreen />, '/sign-in', [signsIn]);
  await giveThePassword();
  await press('Back');
  expect([field(/^E-mail address/).value, field(/^Password/).value]).toEqual([
    'anna@skep.example',
    'Zomer-2026',
  ]);
});

test('a new password by mail asks for the code too', async () => {
  const visit = show(<ResetPasswordScreen />, '/password-reset?code=ABC&email=anna@skep.example', [
    answering(resetPasswordMutation, ({ input }) => ({ resetPassword: answerTo(input.secondFactorCode) })),
  ]);
  await fill([
    [/^New password/, 'Honing-2026!'],
    [/^Repeat password/, 'Honing-2026!'],
  ]);
  await press('Save and sign in');
  await userEvent.type(await screen.findByLabelText(appCode), '123456{Enter}');
  expect(visit.token).toBe('a-token');
});

test('proving an address by the mailed code asks for the code of the app too', async () => {
  const visit = show(<VerifyEmailScreen />, '/verify-email?email=anna@skep.example', [
    answering(verifyEmailMutation, ({ secondFactorCode }) => ({ verifyEmail: answerTo(secondFactorCode) })),
  ]);
  await fill([[/^Code from the e-mail/, '654321']]);
  await press('Confirm');
  await userEvent.type(await screen.findByLabelText(appCode), '123456{Enter}');
  expect(visit.token).toBe('a-token');
});
