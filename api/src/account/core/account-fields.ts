import { isOfferedLanguage, languages } from '@skep/domain';
import * as v from 'valibot';
import type { UserId } from '#platform/context/ids.ts';
import { idJson } from '#platform/http/json-schema.ts';
import type { Account } from './account.ts';

/** An account as its person is sent it. */
export const AccountAnswer = v.object({
  id: idJson<UserId>('person'),
  name: v.string(),
  email: v.string(),
  emailVerified: v.boolean(),
  newEmail: v.pipe(v.optional(v.string()), v.description('Address that is not confirmed yet.')),
  language: v.pipe(
    v.optional(v.picklist(languages.map(({ code }) => code))),
    v.description('Language of screens and mails; absent: the person has not chosen one that is offered.'),
  ),
  isAdmin: v.boolean(),
  permissions: v.pipe(v.array(v.string()), v.description('Parts that an admin opened to the person.')),
  acceptedTermsVersion: v.string(),
  memberSince: v.date(),
});

export function accountJson({ emailVerifiedAt, locale = '', createdAt, ...account }: Account) {
  // Old clients may have stored a language that no screen has.
  const code = locale.toLowerCase();
  return {
    ...account,
    emailVerified: emailVerifiedAt !== undefined,
    language: isOfferedLanguage(code) ? code : undefined,
    memberSince: createdAt,
  };
}
