import { ApolloLink, Observable } from '@apollo/client';
import { codeOfError, type QueuedContext } from '@skep/remote-kit';
import { OperationTypeNode } from 'graphql';
import { verdictOf } from '../offline-outbox/outcome.ts';
import { hashOf } from './document-hash.ts';
import { missingThings } from './missing-things.ts';
import type { LastAnswers } from './query-cache.ts';
import { NoAnswer } from './send-document.ts';

export interface LastAnswerOptions {
  /** Loaded with the first answer: no first visit waits for it. */
  answers: () => Promise<Pick<LastAnswers, 'read' | 'write' | 'learn' | 'evict' | 'isWhole'>>;
  /** Whether answers may be cached: only those of somebody who is signed in. */
  isKeeping: () => boolean;
  /** What is shown is from then; undefined when an answer has come from the server. */
  onShown: (from: Date | undefined) => void;
}

/** A signal this weak is as good as none: the cached answer is shown while the new one is awaited. */
export const weakSignalMs = 4000;

/** As long as no answer has come since. */
const stillWeakMs = 500;

/**
 * When the server cannot be reached, or not soon, a query is answered as it was the last time; its own answer takes that
 * place when it comes. Mutations are never answered like that, nor pages that keep what they know themselves.
 */
export function lastAnswerLink({ answers, isKeeping, onShown }: LastAnswerOptions): ApolloLink {
  /** Who has just waited in vain does not wait as long for each question after it. */
  let isWeak = false;
  return new ApolloLink((operation, forward) => {
    const { query, operationType, operationName, variables, client, getContext } = operation;
    if (operationType === OperationTypeNode.MUTATION && isKeeping())
      return learning(forward(operation), answers, getContext().waiting);
    const isCached = operationType === OperationTypeNode.QUERY && hashOf(query) !== undefined;
    if (!isCached || getContext().keepsOwn === true) return forward(operation);
    const key = keyOfAnswer(operationName ?? '', variables);
    return new Observable((observer) => {
      let isSettled = false;
      let shown: Promise<boolean> | undefined;
      const showBefore = () => {
        shown ??= answerFromBefore().catch(() => false);
        return shown;
      };
      const patience = setTimeout(
        async () => {
          const isShown = await showBefore();
          const isGivenUp = !isShown && !isSettled && getContext().isElsewhereToo === true;
          if (isShown || isGivenUp) isWeak = true;
          if (isGivenUp) giveUp();
        },
        isWeak ? stillWeakMs : weakSignalMs,
      );
      const subscription = forward(operation).subscribe({
        next(result) {
          settle();
          isWeak = false;
          const { data } = result;
          if (data && !result.errors && isKeeping()) {
            const missing = missingThings(data, { query, variables });
            for (const { typename, id } of missing) client.cache.evict({ id: `${typename}:${id}` });
            // Nobody waits for it, and a browser that refuses has said so to nobody.
            answers()
              .then(async (cached) => {
                await cached.write({ key, data, at: new Date() });
                if (missing.length > 0) await cached.evict(missing);
              })
              .catch(() => undefined);
          }
          onShown(undefined);
          observer.next(result);
        },
        async error(error) {
          const isShown = isNobodysAnswer(error) && (await showBefore());
          settle();
          if (isShown) observer.complete();
          else observer.error(error);
        },
        complete: () => observer.complete(),
      });
      return () => {
        settle();
        subscription.unsubscribe();
      };

      /** The screen has what it needs in another answer, and asks for that one as where there is no network. */
      function giveUp() {
        settle();
        observer.error(new TypeError('Failed to fetch'));
        subscription.unsubscribe();
      }

      function settle() {
        isSettled = true;
        clearTimeout(patience);
      }

      async function answerFromBefore(): Promise<boolean> {
        const cached = await answers();
        const before = await cached.read(key);
        if (!before || isSettled) return false;
        // What the page holds has also what was saved since.
        const held = client.readQuery<Record<string, unknown>>({ query, variables });
        if (held === null && !cached.isWhole(before.data, { query, variables })) return false;
        const data = held ?? before.data;
        onShown(before.at);
        observer.next({ data });
        return true;
      }
    });
  });
}

/** A form that is opened from the cache must not meet its person's own save as that of somebody else. */
function learning(
  answering: Observable<ApolloLink.Result>,
  answers: LastAnswerOptions['answers'],
  waiting: QueuedContext | undefined,
): Observable<ApolloLink.Result> {
  return new Observable((observer) => {
    const next = (result: ApolloLink.Result) => {
      const { data } = result;
      if (data) {
        const isDone = verdictOf(result).kind === 'done';
        answers()
          .then((cached) => cached.learn([{ data, changes: (isDone && waiting?.work.changes) || [] }]))
          .catch(() => undefined);
      }
      observer.next(result);
    };
    const subscription = answering.subscribe({
      next,
      error: (error) => observer.error(error),
      complete: () => observer.complete(),
    });
    return () => subscription.unsubscribe();
  });
}

/** None came, or that of somebody who answers in the service's place: a network's own page, a proxy. */
function isNobodysAnswer(error: unknown): boolean {
  // The answer of our own proxy while the service is down is shown as it is.
  const isStrangers = error instanceof NoAnswer && (error.statusCode < 500 || error.statusCode === 511);
  return isStrangers || codeOfError(error) === 'unreachable';
}

/** By its name, so that a release that asks for a field less or in another order still finds it. */
export function keyOfAnswer(operationName: string, variables: object): string {
  return `${operationName} ${JSON.stringify(variables)}`;
}
