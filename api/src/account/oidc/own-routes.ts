import * as v from 'valibot';
import { guarded, Reauthentication } from '#account/second-factor/reauthentication.ts';
import { inOneScope } from '#platform/http/http.ts';
import { action } from '#platform/http/v1.ts';
import { beginLink, finishLink, ownProvider, unlink } from './own-service.ts';

const ProviderAnswer = v.object({
  name: v.pipe(v.string(), v.description('As people know the provider.')),
  linkedAt: v.pipe(v.optional(v.date()), v.description('Absent: not linked.')),
  email: v.pipe(v.optional(v.string()), v.description('Address at the provider; absent: unknown.')),
  hasPassword: v.pipe(v.boolean(), v.description('Whether the person has chosen a password.')),
  canUnlink: v.pipe(v.boolean(), v.description('Whether a password or a passkey remains to sign in with.')),
});

export const AttemptAnswer = v.object({
  address: v.pipe(v.string(), v.description('Where the browser goes to sign in at the provider.')),
  browserKey: v.pipe(
    v.string(),
    v.description('For the browser to keep, and to send with what the provider returns.'),
  ),
});

const text = (max: number) => v.pipe(v.string('required'), v.maxLength(max, 'too_long'));

export const ReturnedBody = v.object({
  query: v.pipe(
    text(10_000),
    v.description('Query of the address at which the browser came back from the provider.'),
  ),
  browserKey: text(100),
});

/** The identity provider of the person. */
export const ownOidcRoutes = inOneScope([
  action(
    'GET',
    '/account/provider',
    {
      ...{ id: 'readProvider', access: 'inPerson' },
      summary: 'The identity provider of this service, and whether it opens the account',
      answer: v.object({ provider: v.optional(ProviderAnswer) }),
    },
    async (context) => ({ provider: await ownProvider(context) }),
  ),
  action(
    'POST',
    '/account/provider/start',
    {
      id: 'startProviderLink',
      summary: 'Starts to link the account with the identity provider',
      ...{ ...guarded, body: Reauthentication, answer: AttemptAnswer },
    },
    (context, { body }) => beginLink(context, body),
  ),
  action(
    'POST',
    '/account/provider',
    {
      id: 'addProvider',
      summary: 'Links the account with the person that the identity provider returned',
      ...{ ...guarded, body: ReturnedBody },
    },
    (context, { body }) => finishLink(context, body),
  ),
  action(
    'DELETE',
    '/account/provider',
    {
      id: 'removeProvider',
      summary: 'Ends the sign-in by the identity provider; a password or a passkey must remain',
      ...{ ...guarded, body: Reauthentication },
    },
    (context, { body }) => unlink(context, body),
  ),
]);
