import type { DocumentNode } from 'graphql';
import { forgetPrefetched, takePrefetched } from '../prefetch/prefetched.ts';
import { hashOf } from './document-hash.ts';
import { gatewayRequest } from './gateway-request.ts';

export interface SentDocument {
  url: string;
  document: DocumentNode;
  operationName?: string | undefined;
  variables: object;
  headers: Readonly<Record<string, string>>;
  /** Ends the waiting for an answer that nobody wants any more. */
  signal?: AbortSignal;
}

/** What the server answered to an operation. */
export interface Answer {
  data?: Record<string, unknown> | null;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}

/** The server answered, and not as a gateway does: it is being restarted, or another one answered in its place. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly statusCode: number;

  constructor(statusCode: number) {
    super(`The server answered ${statusCode}.`);
    this.statusCode = statusCode;
  }
}

/** Longer than a weak signal delays an answer, half a minute; who has no network then hears of it and can try again. */
const answerLimitMs = 60_000;

/**
 * Characters, each of three bytes at most. Browsers send 64 KiB in all for pages that are left, and refuse what is more.
 */
const longestToOutlivePage = 16_000;

/**
 * Asks the gateway. What changes something goes on when the page is left the moment after it was pressed. A connection that
 * broke is tried once more: what goes by a key counts once. Apollo's own link would print documents, stream answers and
 * cache by GET: 3 KB of every first visit for what is not used here.
 * @throws NoAnswer, TypeError when the server cannot be reached, or DOMException when its answer does not come
 */
export async function sendDocument({
  url,
  document,
  operationName,
  variables,
  headers,
  signal,
}: SentDocument): Promise<Answer> {
  const limit = AbortSignal.timeout(answerLimitMs);
  const question = gatewayRequest({ operationName, variables, ...(await sentForm(document)) }, headers);
  const request = { ...question, signal: signal ? AbortSignal.any([signal, limit]) : limit };
  const isChange = isMutation(document);
  if (isChange) forgetPrefetched();
  const keepalive = isChange && question.body.length <= longestToOutlivePage;
  const response = await (takePrefetched(question) ?? fetch(url, { ...request, keepalive })).catch(
    (error: unknown) => {
      if (error instanceof TypeError && navigator.onLine) return fetch(url, request);
      throw error;
    },
  );
  const answer: unknown = await response.json().catch(() => undefined);
  if (!isAnswer(answer)) throw new NoAnswer(response.status);
  return answer;
}

/** Shipped documents are known to the gateway by their hash; work in progress is sent as text. */
async function sentForm(document: DocumentNode) {
  if (process.env.NODE_ENV === 'development') return { query: (await import('graphql')).print(document) };
  return { extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(document) } } };
}

function isMutation({ definitions }: DocumentNode): boolean {
  return definitions.some((definition) => 'operation' in definition && definition.operation === 'mutation');
}

function isAnswer(answer: unknown): answer is Answer {
  return typeof answer === 'object' && answer !== null && ('data' in answer || 'errors' in answer);
}
