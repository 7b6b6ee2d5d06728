import { termsVersion } from '@skep/domain';
import type { TestApi } from '#testing/test-api.ts';

let people = 0;

/** A sign-up that is right, for a new person each time. */
export function aForm(overrides: Record<string, unknown> = {}) {
  people += 1;
  const name = `anna${people}`;
  return {
    name,
    email: `${name}@skep.example`,
    password: 'Bees-are-2-nice',
    password_confirmation: 'Bees-are-2-nice',
    policy_accepted: termsVersion,
    locale: 'nl',
    ...overrides,
  };
}

/** The same for our own API. */
export function aSignUp() {
  const { name, email, password, policy_accepted: acceptedTermsVersion, locale: language } = aForm();
  return { name, email, password, passwordConfirmation: password, acceptedTermsVersion, language };
}

/** Newest first. */
export function mailsTo(api: TestApi, email: string) {
  return api.database.db
    .selectFrom('outbox_mails')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .execute();
}

/** @throws Error when there is none: the test then says so. */
export async function newestMailTo(api: TestApi, email: string) {
  const [mail] = await mailsTo(api, email);
  if (mail === undefined) throw new Error(`There is no mail to ${email}.`);
  return mail;
}

/** The part of a text that a pattern finds in its brackets. */
export const codeIn = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
