import type { TestUser } from '#testing/builders.ts';
import type { TestAnswer, TestApi } from '#testing/test-api.ts';

/** The person on another device. */
export async function anotherSignIn(
  api: TestApi,
  { email, password, ...person }: TestUser,
  userAgent = 'curl/8.5.0',
): Promise<{ id: number; device: TestUser }> {
  const login = await api.request('POST', '/api/login', {
    body: { email, password },
    headers: { 'user-agent': userAgent },
  });
  const device = { ...person, email, password, token: String(login.body.api_token) };
  const { body }: TestAnswer = await api.request('GET', '/api/v1/account/sign-ins', { as: device });
  return { id: Number(body[0].id), device };
}
