import Type from 'typebox';
import { ReauthenticationBody } from '#account/second-factor/routes.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { nullable, wireTime } from '#platform/http/schemas.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { beginLink, finishLink, type OwnProvider, ownProvider, unlink } from './own-service.ts';
import { BegunAttemptBody, begunToWire, returnedProperties } from './sign-in-routes.ts';

const ProviderBody = Type.Object({
  name: Type.String({ description: 'As people know the provider.' }),
  linked_at: nullable(Type.String({ description: 'YYYY-MM-DD HH:MM:SS, UTC; null: not linked.' })),
  email: nullable(Type.String({ description: 'Address at the provider; null: unknown.' })),
  has_password: Type.Boolean({ description: 'Whether the person has chosen a password.' }),
  can_unlink: Type.Boolean({ description: 'Whether a password or a passkey remains to sign in with.' }),
});

const providerToWire = ({ name, linkedAt, email, hasPassword, canUnlink }: OwnProvider) => ({
  name,
  linked_at: linkedAt === undefined ? null : wireTime(linkedAt),
  email: email ?? null,
  has_password: hasPassword,
  can_unlink: canUnlink,
});

const guarded = {
  access: 'inPerson',
  notIdempotent: 'secret',
  limits: [rateLimits.secondFactor],
} as const;

const stateRoute: Routes = async (http) => {
  http.get(
    '/user/oidc',
    {
      config: { access: 'inPerson' },
      schema: {
        operationId: 'getOidc',
        tags: ['account'],
        summary: 'The identity provider of this service, and whether it opens the account',
        response: { 200: Type.Object({ provider: nullable(ProviderBody) }) },
      },
    },
    async (request) => {
      const provider = await ownProvider(signedInContextOf(request));
      return { provider: provider === undefined ? null : providerToWire(provider) };
    },
  );
};

const linkRoutes: Routes = async (http) => {
  http.post(
    '/user/oidc/start',
    {
      config: guarded,
      schema: {
        operationId: 'startOidcLink',
        tags: ['account'],
        summary: 'Starts to link the account with the identity provider',
        body: ReauthenticationBody,
        response: { 200: BegunAttemptBody },
      },
    },
    async (request) => begunToWire(await beginLink(signedInContextOf(request), request.body)),
  );

  http.post(
    '/user/oidc',
    {
      config: guarded,
      schema: {
        operationId: 'linkOidc',
        tags: ['account'],
        summary: 'Links the account with the person that the identity provider returned',
        body: Type.Object(returnedProperties),
        response: { 200: Type.Object({ message: Type.Literal('provider_linked') }) },
      },
    },
    async (request) => {
      const { query, browser_key: browserKey } = request.body;
      await finishLink(signedInContextOf(request), { query, browserKey });
      return { message: 'provider_linked' as const };
    },
  );
};

const unlinkRoute: Routes = async (http) => {
  http.delete(
    '/user/oidc',
    {
      config: guarded,
      schema: {
        operationId: 'unlinkOidc',
        tags: ['account'],
        summary: 'Ends the sign-in by the identity provider; a password or a passkey must remain',
        body: ReauthenticationBody,
        response: { 200: Type.Object({ message: Type.Literal('provider_unlinked') }) },
      },
    },
    async (request) => {
      await unlink(signedInContextOf(request), request.body);
      return { message: 'provider_unlinked' as const };
    },
  );
};

/** The identity provider of the person; an addition to the old wire. */
export const ownOidcRoutes = inOneScope([stateRoute, linkRoutes, unlinkRoute]);
