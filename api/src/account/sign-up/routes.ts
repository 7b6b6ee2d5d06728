import { accountLimits, isOfferedLanguage, languages } from '@skep/domain';
import * as v from 'valibot';
import { AccountAnswer, accountJson } from '#account/core/account-fields.ts';
import { inOneScope } from '#platform/http/http.ts';
import { action, publicAction } from '#platform/http/v1.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { login, logout, register, setLocale } from './service.ts';
import {
  Email,
  knownBrowser,
  Password,
  SignedInAnswer,
  secondFactorCode,
  signedInJson,
  text,
} from './signed-in.ts';

export const language = v.pipe(
  v.picklist(
    languages.map(({ code }) => code),
    'unknown_choice',
  ),
  v.check((code) => isOfferedLanguage(code), 'unknown_choice'),
);

export const redirectFrom = v.optional(
  v.pipe(
    text(500),
    v.regex(/^\//, 'invalid'),
    v.description('Page of the web app that the person was on the way to.'),
  ),
);

/** Signing up, in and out. */
export const signInRoutes = inOneScope([
  publicAction(
    'POST',
    '/sign-up',
    {
      id: 'signUp',
      summary: 'Creates an account and mails the proof of its address',
      limits: [rateLimits.register],
      body: v.object({
        name: text(accountLimits.nameLength),
        ...{ email: Email, password: Password, passwordConfirmation: Password },
        acceptedTermsVersion: text(100),
        ...{ language: v.optional(language), redirectFrom },
      }),
    },
    (context, { body }) => register(context, body),
  ),
  publicAction(
    'POST',
    '/sign-in',
    {
      id: 'signIn',
      summary: 'Signs in; each sign-in has a token of its own',
      limits: [rateLimits.login],
      body: v.object({
        ...{ email: Email, password: Password },
        ...{ secondFactorCode, knownBrowser: v.optional(knownBrowser) },
      }),
      answer: SignedInAnswer,
    },
    (context, { body }) => signedInJson(context, login(context, body)),
  ),
  action(
    'POST',
    '/sign-out',
    { id: 'signOut', access: 'inPerson', notIdempotent: 'harmless', summary: 'Ends this sign-in' },
    logout,
  ),
  action(
    'PUT',
    '/account/language',
    {
      id: 'changeLanguage',
      summary: 'Sets the language of screens and mails',
      body: v.object({ language }),
      answer: AccountAnswer,
    },
    async (context, { body }) => accountJson((await setLocale(context, body.language)).account),
  ),
]);
