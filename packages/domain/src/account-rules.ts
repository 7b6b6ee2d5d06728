import * as v from 'valibot';
import { code, requiredLine } from './text-rules.ts';

export const accountLimits = { nameLength: 100, emailLength: 254, passwordMin: 8, passwordMax: 128 } as const;

/** An e-mail address; surrounding blanks are dropped, its case is not changed. */
export const emailAddress = v.pipe(
  v.string(code('required')),
  v.trim(),
  v.nonEmpty(code('required')),
  v.maxCodePoints(accountLimits.emailLength, code('too_long')),
  v.check(isEmailAddress, code('not_an_email')),
);

/**
 * What RFC 5321 and 6531 let stand on both sides of the @, quoted names left out: an apostrophe, letters of every
 * script, domains as `xn--` or as people write them. Whether somebody reads there, only a mail can tell.
 */
function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [name, labels] = [text.slice(0, at).split('.'), text.slice(at + 1).split('.')];
  return (
    at > 0 &&
    name.every((part) => /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u.test(part)) &&
    labels.length > 1 &&
    labels.every((label) => /^[\p{L}\p{M}\p{N}-]{1,63}$/u.test(label) && !/^-|-$/.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
}

/** A new password: 8 characters or more, with a lower and an upper case letter, a digit and a special character. */
export const newPassword = v.pipe(
  v.string(code('required')),
  v.nonEmpty(code('required')),
  v.minCodePoints(accountLimits.passwordMin, code('too_short')),
  v.maxCodePoints(accountLimits.passwordMax, code('too_long')),
  v.check(isVariedPassword, code('password_too_simple')),
);

/** What a new password needs, each part by itself, for a form that tells while it is typed. */
export const passwordRules = [
  { id: 'length', isMet: (password: string) => [...password].length >= accountLimits.passwordMin },
  { id: 'lowerCase', isMet: (password: string) => /\p{Ll}/u.test(password) },
  { id: 'upperCase', isMet: (password: string) => /\p{Lu}/u.test(password) },
  { id: 'digit', isMet: (password: string) => /\p{Nd}/u.test(password) },
  { id: 'special', isMet: (password: string) => /[^\p{L}\p{Nd}\p{C}]/u.test(password) },
] as const;

function isVariedPassword(password: string): boolean {
  return passwordRules.every(({ isMet }) => isMet(password));
}

/** Not yet met by an empty password: nothing is ticked off before something is typed. */
export const isWithoutName = (password: string, names: readonly string[]): boolean =>
  password !== '' && !hasName(password, names);

/** Shorter names stand in many a word by chance. */
const namePartMin = 4;

/** Whether a password contains a name, a part of one, or what is before the @ of an address. */
export function hasName(password: string, names: readonly string[]): boolean {
  const typed = password.normalize('NFKC').toLowerCase();
  return names
    .flatMap((name) => [name, ...name.split(/[\s@]/)])
    .map((part) => part.trim().normalize('NFKC').toLowerCase())
    .some((part) => [...part].length >= namePartMin && typed.includes(part));
}

const givenPassword = v.pipe(
  v.string(code('required')),
  v.nonEmpty(code('required')),
  v.maxCodePoints(accountLimits.passwordMax, code('too_long')),
);

interface PasswordTwice {
  password: string;
  passwordConfirmation: string;
}

/** True when both fields hold the same. */
export const samePasswords = ({ password, passwordConfirmation }: PasswordTwice) =>
  password === passwordConfirmation;

const passwordTwice = { password: newPassword, passwordConfirmation: v.string(code('required')) };

export const signInForm = v.object({ email: emailAddress, password: givenPassword });

/** Of every form that makes an account. */
export const newPerson = {
  name: requiredLine(accountLimits.nameLength),
  email: emailAddress,
  ...passwordTwice,
};

export const signUpForm = v.pipe(
  v.object({ ...newPerson, areTermsAccepted: v.literal(true, code('terms_not_accepted')) }),
  v.forward(
    v.partialCheck([['password'], ['passwordConfirmation']], samePasswords, code('passwords_differ')),
    ['passwordConfirmation'],
  ),
);

export const resetPasswordForm = v.pipe(
  v.object({ email: emailAddress, code: requiredLine(128), ...passwordTwice }),
  v.forward(
    v.partialCheck([['password'], ['passwordConfirmation']], samePasswords, code('passwords_differ')),
    ['passwordConfirmation'],
  ),
);

export type SignInForm = v.InferOutput<typeof signInForm>;
export type SignUpForm = v.InferOutput<typeof signUpForm>;
export type ResetPasswordForm = v.InferOutput<typeof resetPasswordForm>;
