import { isLanguageCode, type LanguageCode } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import type { SignedIn, Viewer } from '../../generated/schema.ts';
import { isoFromWire } from '../wire-values.ts';

type WireUser = AnswerOf<'login'>;

/** Its units are asked for by themselves. */
export function viewerFromWire(user: WireUser): Viewer {
  return {
    id: String(user.id),
    name: user.name,
    email: user.email,
    // The wire takes the time away while another address waits, as the old apps expect.
    emailVerified: user.email_verified_at !== null || user.new_email !== null,
    newEmail: user.new_email,
    language: languageFromWire(user.locale),
    isAdmin: user.admin,
    // The wire says null for nobody special.
    permissions: user.permissions ?? [],
    // Devices come with routes of their own; until then nobody has one.
    deviceTypes: [],
    acceptedTermsVersion: user.policy_accepted,
    memberSince: isoFromWire(user.created_at, 'UTC'),
  };
}

/** Every answer that holds a person holds the token of their sign-in. */
export function signedInFromWire(user: WireUser): SignedIn & { __typename: 'SignedIn' } {
  return { __typename: 'SignedIn', token: user.api_token, viewer: viewerFromWire(user) };
}

/** Old clients may have stored a language that no screen has. */
function languageFromWire(locale: string | null): LanguageCode | undefined {
  const code = locale?.toLowerCase();
  return code !== undefined && isLanguageCode(code) ? code : undefined;
}
