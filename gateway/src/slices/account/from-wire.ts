import { isOfferedLanguage, type LanguageCode } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import { isoFromWire } from '../wire-values.ts';
import type { ViewerModel } from './models.ts';

type WireUser = AnswerOf<'authenticate'>;
type WireSignedIn = AnswerOf<'login'>;

export function viewerFromWire(user: WireUser): ViewerModel {
  return {
    token: user.api_token,
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
    acceptedTermsVersion: user.policy_accepted,
    memberSince: isoFromWire(user.created_at, 'UTC'),
  };
}

/** Every answer that holds a person holds the token of their sign-in. */
export function signedInFromWire(user: WireSignedIn) {
  return {
    __typename: 'SignedIn' as const,
    token: user.api_token,
    knownBrowser: user.known_browser,
    viewer: viewerFromWire(user),
  };
}

/** Old clients may have stored a language that no screen has. */
function languageFromWire(locale: string | null): LanguageCode | undefined {
  const code = locale?.toLowerCase();
  return code !== undefined && isOfferedLanguage(code) ? code : undefined;
}
