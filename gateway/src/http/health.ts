import type { IncomingMessage, ServerResponse } from 'node:http';

/** Balancers ask each second and wait two or three. */
const timeoutMs = 1_500;

/**
 * Answers `/health/live` and `/health/ready`. A gateway whose api is away is ready all the same, and says so: it tells
 * people in their language that Skep is away for a moment, which a balancer without any gateway left cannot.
 * @param restUrl origin of the REST service
 * @returns whether the request was one of them
 */
export function answerHealth(restUrl: string, request: IncomingMessage, response: ServerResponse): boolean {
  const path = request.url?.split('?')[0];
  if (path === '/health/live') send(response, { status: 'live' });
  else if (path === '/health/ready')
    void isThere(restUrl).then((isApiThere) =>
      send(response, { status: 'ready', api: isApiThere ? 'ok' : 'unreachable' }),
    );
  else return false;
  return true;
}

async function isThere(restUrl: string): Promise<boolean> {
  try {
    const answer = await fetch(`${restUrl}/health/live`, { signal: AbortSignal.timeout(timeoutMs) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

function send(response: ServerResponse, body: Record<string, string>): void {
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
