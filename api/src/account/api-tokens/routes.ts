import { apiTokenForm } from '@skep/domain';
import * as v from 'valibot';
import type { ApiTokenId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson, sentId } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { createApiToken, ownApiTokens, revokeApiToken } from './service.ts';

const ApiTokenAnswer = v.object({
  id: idJson<ApiTokenId>('API token'),
  name: v.string(),
  isReadOnly: v.pipe(v.boolean(), v.description('Whether it changes nothing.')),
  createdAt: v.date(),
  expiresAt: v.pipe(v.optional(v.date()), v.description('Absent: it does not end by itself.')),
  lastUsedAt: v.pipe(v.optional(v.date()), v.description('Absent until it is used.')),
});

const access = 'inPerson';

/** Tokens that people give to programs of theirs. */
export const apiTokenRoutes = inOneScope([
  action(
    'GET',
    '/account/api-tokens',
    {
      ...{ id: 'listApiTokens', access },
      summary: 'API tokens of the person, newest first; never the tokens themselves',
      answer: v.array(ApiTokenAnswer),
    },
    ownApiTokens,
  ),
  action(
    'POST',
    '/account/api-tokens',
    {
      ...{ id: 'addApiToken', access, notIdempotent: 'secret' },
      summary: 'Creates an API token; this answer alone holds it',
      body: v.object({
        ...apiTokenForm.entries,
        isReadOnly: v.optional(apiTokenForm.entries.isReadOnly, false),
      }),
      answer: v.object({
        apiToken: ApiTokenAnswer,
        token: v.pipe(v.string(), v.description('Bearer token; the service stores only its hash.')),
      }),
    },
    (context, { body }) => createApiToken(context, body),
  ),
  action(
    'DELETE',
    '/account/api-tokens/:id',
    {
      ...{ id: 'removeApiToken', access },
      summary: 'Revokes an API token: it is worth nothing from now on',
      params: v.object({ id: sentId<ApiTokenId>('API token') }),
    },
    (context, { params }) => revokeApiToken(context, params.id),
  ),
]);
