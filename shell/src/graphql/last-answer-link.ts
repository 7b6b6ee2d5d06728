import { ApolloLink, Observable } from '@apollo/client';
import { codeOfError } from '@skep/remote-kit';
import { OperationTypeNode } from 'graphql';
import { hashOf } from './document-hash.ts';
import type { LastAnswers } from './last-answers.ts';

export interface LastAnswerOptions {
  /** Loaded with the first answer: no first visit waits for it. */
  answers: () => Promise<LastAnswers>;
  /** Whether answers may be kept: only those of somebody who is signed in. */
  isKeeping: () => boolean;
  /** What is shown is from then; undefined when an answer has come from the server. */
  onShown: (from: Date | undefined) => void;
}

/** When the server cannot be reached, a query is answered as it was the last time. Mutations never are. */
export function lastAnswerLink({ answers, isKeeping, onShown }: LastAnswerOptions): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const hash = hashOf(operation.query);
    if (operation.operationType !== OperationTypeNode.QUERY || hash === undefined) return forward(operation);
    const key = `${hash} ${JSON.stringify(operation.variables)}`;
    return new Observable((observer) => {
      const subscription = forward(operation).subscribe({
        next(result) {
          const { data } = result;
          if (data && !result.errors && isKeeping()) {
            // Nobody waits for it, and a browser that refuses has said so to nobody.
            answers()
              .then((kept) => kept.write({ key, data, at: new Date() }))
              .catch(() => undefined);
          }
          onShown(undefined);
          observer.next(result);
        },
        error(error) {
          answerFromBefore(error).catch(() => observer.error(error));
        },
        complete: () => observer.complete(),
      });
      return () => subscription.unsubscribe();

      async function answerFromBefore(error: unknown): Promise<void> {
        const before = codeOfError(error) === 'unreachable' && (await (await answers()).read(key));
        if (!before) return observer.error(error);
        onShown(before.at);
        observer.next({ data: before.data });
        observer.complete();
      }
    });
  });
}
