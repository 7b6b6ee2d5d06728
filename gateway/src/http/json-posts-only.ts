import { createGraphQLError, type Plugin } from 'graphql-yoga';

/**
 * Refuses everything but a POST of JSON. A form of another site can send neither without the browser asking first,
 * so nobody is made to run an operation unknowingly.
 */
export function jsonPostsOnly(): Plugin {
  return {
    onRequestParse({ request }) {
      if (request.method !== 'POST') throw refusal(405, { allow: 'POST' });
      const contentType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
      if (contentType !== 'application/json') throw refusal(415);
    },
  };
}

function refusal(status: number, headers: Record<string, string> = {}) {
  return createGraphQLError('Send a POST of application/json.', {
    extensions: { code: 'UNREADABLE_REQUEST', http: { status, headers } },
  });
}
