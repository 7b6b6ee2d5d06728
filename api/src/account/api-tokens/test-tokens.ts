import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

/** A token of the person's; `program` calls with it. */
export async function anApiToken(
  api: TestApi,
  owner: TestUser,
  overrides: { name?: string; isReadOnly?: boolean; expiresInDays?: number } = {},
): Promise<{ id: number; program: TestUser }> {
  const wanted = { name: 'Scale', ...overrides };
  const { body } = await api.request('POST', '/api/v1/account/api-tokens', { as: owner, body: wanted });
  return { id: Number(body.apiToken.id), program: { ...owner, token: body.token } };
}
