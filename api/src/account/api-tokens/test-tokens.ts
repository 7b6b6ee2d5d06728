import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

/** A token of the person's; `program` calls with it. */
export async function anApiToken(
  api: TestApi,
  owner: TestUser,
  name = 'Scale',
): Promise<{ id: number; program: TestUser }> {
  const { body } = await api.request('POST', '/api/user/api-tokens', { as: owner, body: { name } });
  return { id: body.api_token.id, program: { ...owner, token: body.token } };
}
