import { apiTokenLimits } from '@skep/domain';
import Type from 'typebox';
import type { ApiTokenId } from '#platform/context/ids.ts';
import type { Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams, nullable, WireTime, wireTime } from '#platform/http/schemas.ts';
import { createApiToken, ownApiTokens, revokeApiToken } from './service.ts';
import type { ApiToken } from './store.ts';

const ApiTokenBody = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  read_only: Type.Boolean({ description: 'Whether it changes nothing.' }),
  created_at: WireTime,
  expires_at: nullable(Type.String({ description: 'YYYY-MM-DD HH:MM:SS, UTC; null: it does not end.' })),
  last_used_at: nullable(Type.String({ description: 'YYYY-MM-DD HH:MM:SS, UTC; null until it is used.' })),
});

const apiTokenToWire = ({ id, name, isReadOnly, createdAt, expiresAt, lastUsedAt }: ApiToken) => ({
  id,
  name,
  read_only: isReadOnly,
  created_at: wireTime(createdAt),
  expires_at: expiresAt === undefined ? null : wireTime(expiresAt),
  last_used_at: lastUsedAt === undefined ? null : wireTime(lastUsedAt),
});

/** Tokens that people give to programs of theirs; an addition to the old wire. */
export const apiTokenRoutes: Routes = async (http) => {
  http.get(
    '/user/api-tokens',
    {
      config: { access: 'inPerson' },
      schema: {
        operationId: 'getApiTokens',
        tags: ['account'],
        summary: 'The API tokens of the person, newest first; never the tokens themselves',
        response: { 200: Type.Object({ api_tokens: Type.Array(ApiTokenBody) }) },
      },
    },
    async (request) => ({ api_tokens: (await ownApiTokens(signedInContextOf(request))).map(apiTokenToWire) }),
  );

  http.post(
    '/user/api-tokens',
    {
      config: {
        access: 'inPerson',
        notIdempotent: 'secret',
        errors: { names: { read_only: 'isReadOnly' } },
      },
      schema: {
        operationId: 'createApiToken',
        tags: ['account'],
        summary: 'Makes an API token; this answer alone holds it',
        body: Type.Object({
          name: Type.String({ maxLength: apiTokenLimits.nameLength * 4 }),
          read_only: Type.Boolean({ default: false }),
          expires_in_days: Type.Optional(
            nullable(Type.Integer({ description: 'Default: it does not end.' })),
          ),
        }),
        response: {
          201: Type.Object({
            api_token: ApiTokenBody,
            token: Type.String({ description: 'Bearer token; the service stores only its hash.' }),
          }),
        },
      },
    },
    async (request, reply) => {
      const { name, read_only: isReadOnly, expires_in_days: days } = request.body;
      const options = { name, isReadOnly, expiresInDays: days ?? undefined };
      const { apiToken, token } = await createApiToken(signedInContextOf(request), options);
      return reply.status(201).send({ api_token: apiTokenToWire(apiToken), token });
    },
  );

  http.delete(
    '/user/api-tokens/:id',
    {
      config: { access: 'inPerson' },
      schema: {
        operationId: 'revokeApiToken',
        tags: ['account'],
        summary: 'Revokes an API token: it is worth nothing from now on',
        params: idParams<ApiTokenId>('API token'),
        response: { 200: Type.Object({ message: Type.Literal('api_token_revoked') }) },
      },
    },
    async (request) => {
      await revokeApiToken(signedInContextOf(request), request.params.id);
      return { message: 'api_token_revoked' as const };
    },
  );
};
