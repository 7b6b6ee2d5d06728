import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

/** A token of the person's; `program` calls with it. */
export async function anApiToken(
  api: TestApi,
  owner: TestUser,
  overrides: { name?: string; read_only?: boolean; expires_in_days?: number } = {},
): Promise<{ id: number; program: TestUser }> {
  const wanted = { name: 'Scale', ...overrides };
  const { body } = await api.request('POST', '/api/user/api-tokens', { as: owner, body: wanted });
  return { id: body.api_token.id, program: { ...owner, token: body.token } };
}
