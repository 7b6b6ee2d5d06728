import type { OfflineFiles } from '@skep/registry/schema';
import { gatewayRequest, requestHeaders } from '../graphql/gateway-request.ts';
import { thingsIn } from '../graphql/merge-entities.ts';
import { type LastAnswers, lastAnswers } from '../graphql/query-cache.ts';
import { keyOfAnswer } from '../graphql/query-cache-link.ts';

export type FieldQuestions = NonNullable<OfflineFiles['questions']>;

export interface Asking {
  url: string;
  /** Undefined: nobody is signed in. */
  token: () => string | undefined;
  language: () => string;
  /** Default: those of this page. */
  answers?: Pick<LastAnswers, 'write' | 'evictExcept'>;
}

/** Keeps the answers that screens will want without a network, one after the other: they are in no hurry. */
export async function askForField(
  questions: FieldQuestions,
  { url, token, language, answers = lastAnswers }: Asking,
): Promise<void> {
  for (const { operationName, sha256Hash, variables, complete = [] } of completeFirst(questions)) {
    const person = token();
    if (person === undefined) return;
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    const request = gatewayRequest(
      { operationName, variables, extensions },
      requestHeaders(person, language()),
    );
    const { data, errors } = await (await fetch(url, request)).json();
    // Who signs out meanwhile leaves nothing behind.
    if (!data || errors || token() !== person) continue;
    await answers.write({ key: keyOfAnswer(operationName, variables), data, at: new Date() });
    // Of what was withdrawn meanwhile nothing stays, whichever page the person opens.
    for (const typename of complete) await answers.evictExcept(typename, idsOf(typename, data));
  }
}

/** What they evict is not what was fetched a moment ago: a record may name a hive that is gone. */
function completeFirst(questions: FieldQuestions): FieldQuestions {
  const rank = ({ complete }: FieldQuestions[number]) => (complete === undefined ? 1 : 0);
  return questions.toSorted((one, other) => rank(one) - rank(other));
}

function idsOf(typename: string, data: unknown): string[] {
  return thingsIn(data).flatMap(({ __typename, id }) => (__typename === typename ? String(id) : []));
}
