import type { TestUser } from '#testing/builders.ts';
import type { Method, TestApi } from '#testing/test-api.ts';

/** Path and query of the address that a route gives its caller. */
export async function linkedPath(api: TestApi, as: TestUser, method: Method, url: string, body?: object) {
  const answer = await api.request(method, url, { as, ...(body && { body }) });
  const { pathname, search } = new URL(answer.body.link);
  return `${pathname}${search}`;
}
