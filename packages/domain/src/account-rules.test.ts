import * as v from 'valibot';
import { hasName, newPassword, resetPasswordForm, signInForm, signUpForm } from './account-rules.ts';
import { fieldProblemsOf } from './field-problems.ts';

const person = {
  name: 'Anna Imker',
  email: 'anna@example.org',
  password: 'Zomer-2026',
  passwordConfirmation: 'Zomer-2026',
  areTermsAccepted: true,
};

const problemsOf = (schema: v.GenericSchema, input: unknown) => {
  const result = v.safeParse(schema, input);
  return result.success ? [] : fieldProblemsOf(result.issues);
};

test('a complete sign-up has no problem', () => {
  expect(problemsOf(signUpForm, person)).toEqual([]);
});

test('an empty sign-up names every missing field once', () => {
  expect(problemsOf(signUpForm, {})).toEqual([
    { path: 'name', code: 'required' },
    { path: 'email', code: 'required' },
    { path: 'password', code: 'required' },
    { path: 'passwordConfirmation', code: 'required' },
    { path: 'areTermsAccepted', code: 'required' },
  ]);
});

test('terms that are shown and not accepted stop the sign-up', () => {
  expect(problemsOf(signUpForm, { ...person, areTermsAccepted: false })).toEqual([
    { path: 'areTermsAccepted', code: 'terms_not_accepted' },
  ]);
});

test.each([
  ['Kort-1a', { code: 'too_short', params: { min: 8 } }],
  ['geen-hoofd1', { code: 'password_too_simple' }],
  ['GEEN-KLEIN1', { code: 'password_too_simple' }],
  ['Geen-cijfer', { code: 'password_too_simple' }],
  ['Geenteken12', { code: 'password_too_simple' }],
  [`Aa1-${'x'.repeat(125)}`, { code: 'too_long', params: { max: 128 } }],
])('the password %s is refused', (password, expected) => {
  expect(problemsOf(newPassword, password)).toEqual([{ path: '', ...expected }]);
});

test.each(['Honey-2026!', 'Μέλισσα-1', 'a A 1 🐝 b'])('the password %s is good enough', (password) => {
  expect(problemsOf(newPassword, password)).toEqual([]);
});

test('a password that is typed differently the second time is reported at the second field', () => {
  expect(problemsOf(signUpForm, { ...person, passwordConfirmation: 'Zomer-2027' })).toEqual([
    { path: 'passwordConfirmation', code: 'passwords_differ' },
  ]);
  expect(
    problemsOf(resetPasswordForm, {
      email: 'anna@example.org',
      code: '123456',
      password: 'Zomer-2026',
      passwordConfirmation: '',
    }),
  ).toEqual([{ path: 'passwordConfirmation', code: 'passwords_differ' }]);
});

test.each([
  "o'brien@example.org",
  'anna+bees@sub.example.org',
  'anna@xn--bcher-kva.example',
  'anna@bücher.example',
  'žofie.včelařová@včely.example',
  'μέλισσα@παράδειγμα.example',
  'anna@example.xn--p1ai',
  'a/b=c@example.org',
])('%s is an e-mail address', (email) => {
  expect(problemsOf(signInForm, { email, password: 'x' })).toEqual([]);
});

test.each([
  'anna',
  'anna@',
  'anna@example',
  'a b@example.org',
  '<script>@example.org',
  '.anna@example.org',
  'anna.@example.org',
  'an..na@example.org',
  'anna@example..org',
  'anna@-example.org',
  'anna@127.0.0.1',
  'anna@b@example.org',
  'anna@example.org, berta@example.org',
  'anna\u200b@example.org',
  'anna@exam\nple.org',
])('%s is no e-mail address', (email) => {
  expect(problemsOf(signInForm, { email, password: 'x' })).toEqual([{ path: 'email', code: 'not_an_email' }]);
});

test('signing in accepts a password that would be too simple today', () => {
  expect(problemsOf(signInForm, { email: 'anna@example.org', password: 'old' })).toEqual([]);
});

test.each([
  ['Magda-2026!', ['Magda Imker'], true],
  ['my-MAGDA-1', ['magda@skep.example'], true],
  ['Ｍａｇｄａ-2026!', ['Magda'], true],
  ['Jo-is-here-1', ['Jo', 'jo@skep.example'], false],
  ['Clover-2026!', ['Magda Imker', 'magda@bees.example'], false],
])('whether %s has a name of %j: %s', (password, names, expected) => {
  expect(hasName(password, names)).toBe(expected);
});
