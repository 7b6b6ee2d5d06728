import { passkeyLimits } from '@skep/domain';
import Type from 'typebox';
import { ReauthenticationBody } from '#account/second-factor/routes.ts';
import type { PasskeyId } from '#platform/context/ids.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams, nullable, WireTime, wireTime } from '#platform/http/schemas.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import {
  addPasskey,
  deletePasskey,
  newPasskeyOptions,
  ownPasskeys,
  renamePasskey,
  switchOnByPasskeys,
} from './own-service.ts';
import { Credential } from './sign-in-routes.ts';
import type { Passkey } from './store.ts';

const PasskeyBody = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  created_at: WireTime,
  last_used_at: nullable(Type.String({ description: 'YYYY-MM-DD HH:MM:SS, UTC; null until it is used.' })),
});

const passkeyToWire = ({ id, name, createdAt, lastUsedAt }: Passkey) => ({
  id,
  name,
  created_at: wireTime(createdAt),
  last_used_at: lastUsedAt === undefined ? null : wireTime(lastUsedAt),
});

const Name = Type.String({ maxLength: passkeyLimits.nameLength * 4 });
const params = idParams<PasskeyId>('passkey');
const guarded = {
  access: 'inPerson',
  notIdempotent: 'secret',
  limits: [rateLimits.secondFactor],
} as const;

const listRoute: Routes = async (http) => {
  http.get(
    '/user/passkeys',
    {
      config: { access: 'inPerson' },
      schema: {
        operationId: 'getPasskeys',
        tags: ['account'],
        summary: 'The passkeys of the person, newest first',
        response: { 200: Type.Object({ passkeys: Type.Array(PasskeyBody) }) },
      },
    },
    async (request) => ({ passkeys: (await ownPasskeys(signedInContextOf(request))).map(passkeyToWire) }),
  );
};

const addRoutes: Routes = async (http) => {
  http.post(
    '/user/passkeys/options',
    {
      config: guarded,
      schema: {
        operationId: 'beginPasskey',
        tags: ['account'],
        summary: 'Makes a challenge for a new passkey; it works once, for five minutes',
        body: ReauthenticationBody,
        response: {
          200: Type.Object({
            options: Type.String({ description: 'PublicKeyCredentialCreationOptions, as JSON.' }),
          }),
        },
      },
    },
    async (request) => ({ options: await newPasskeyOptions(signedInContextOf(request), request.body) }),
  );

  http.post(
    '/user/passkeys',
    {
      config: guarded,
      schema: {
        operationId: 'addPasskey',
        tags: ['account'],
        summary: 'Stores the passkey that the browser made, and mails that there is one more',
        body: Type.Object({ name: Name, credential: Credential }),
        response: { 201: PasskeyBody },
      },
    },
    async (request, reply) => {
      const passkey = await addPasskey(signedInContextOf(request), request.body);
      return reply.status(201).send(passkeyToWire(passkey));
    },
  );
};

const changeRoutes: Routes = async (http) => {
  http.patch(
    '/user/passkeys/:id',
    {
      config: { access: 'inPerson' },
      schema: {
        operationId: 'renamePasskey',
        tags: ['account'],
        summary: 'Renames a passkey',
        params,
        body: Type.Object({ name: Name }),
        response: { 200: PasskeyBody },
      },
    },
    async (request) =>
      passkeyToWire(await renamePasskey(signedInContextOf(request), request.params.id, request.body)),
  );

  http.delete(
    '/user/passkeys/:id',
    {
      config: guarded,
      schema: {
        operationId: 'deletePasskey',
        tags: ['account'],
        summary: 'Deletes a passkey; with the last one goes a second factor without an app',
        params,
        body: ReauthenticationBody,
        response: { 200: Type.Object({ message: Type.Literal('passkey_deleted') }) },
      },
    },
    async (request) => {
      await deletePasskey(signedInContextOf(request), request.params.id, request.body);
      return { message: 'passkey_deleted' as const };
    },
  );
};

const secondFactorRoute: Routes = async (http) => {
  http.post(
    '/user/second-factor/passkeys',
    {
      config: guarded,
      schema: {
        operationId: 'switchOnByPasskeys',
        tags: ['account'],
        summary: 'Makes passkeys the second factor; this answer alone holds the recovery codes',
        body: ReauthenticationBody,
        response: { 200: Type.Object({ recovery_codes: Type.Array(Type.String()) }) },
      },
    },
    async (request) => ({
      recovery_codes: await switchOnByPasskeys(signedInContextOf(request), request.body),
    }),
  );
};

/** Passkeys of the person; an addition to the old wire. */
export const ownPasskeyRoutes = inOneScope([listRoute, addRoutes, changeRoutes, secondFactorRoute]);
