type Request = Readonly<{ headers: Readonly<Record<string, string>>; body: string }>;

declare global {
  /** What the page has queried before its script was there (`ask-ahead.ts`); gone once something has been changed. */
  var skepAsked: Map<string, Promise<Response>> | undefined;
}

/** @param requests all that the page begins with */
export function askAhead(url: string, requests: readonly Request[]): void {
  globalThis.skepAsked = new Map(
    requests.map((request) => {
      const answer = fetch(url, request);
      // Whoever takes it hears of it; nobody may.
      answer.catch(() => undefined);
      return [keyOf(request), answer];
    }),
  );
}

/** The answer to a query that the same person sent ahead, once: a second query wants a new one. */
export function takePrefetched(request: Request): Promise<Response> | undefined {
  const key = keyOf(request);
  const answer = globalThis.skepAsked?.get(key);
  globalThis.skepAsked?.delete(key);
  return answer;
}

/** A query from before a change says nothing of after it. */
export function forgetPrefetched(): void {
  globalThis.skepAsked = undefined;
}

function keyOf({ headers, body }: Request): string {
  return JSON.stringify([headers, body]);
}
