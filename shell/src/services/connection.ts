import type { ApolloLink } from '@apollo/client';
import { type LastKnown, type Observable, writableStore } from '@skep/remote-kit';
import type { LastAnswers } from '../graphql/query-cache.ts';
import { lastAnswerLink } from '../graphql/query-cache-link.ts';
import { workedOffline } from './worked-offline.ts';

/** Where what is shown has come from. */
export interface Connection {
  /** When it was loaded, while the server cannot be reached; undefined while it can. */
  shownFrom: Observable<Date | undefined>;
  /** Keeps answers, and gives them again without a server. */
  link: ApolloLink;
  /** What was sent past the page is added to cached answers as well. */
  learn: (...saved: Parameters<LastAnswers['learn']>) => void;
  /** Deletes cached answers about other things of that type than these; nothing without a server, which knows. */
  evictExcept: (typename: string, ids: readonly string[]) => void;
  /** What public pages keep, whoever is signed in. */
  offlineStorage: LastKnown;
  /** Deletes all that was stored for this person. Until then, the page has to stay. */
  forget: () => Promise<void>;
}

/** @param isSignedIn what is read by somebody who is not signed in is not cached */
export function createConnection(isSignedIn: () => boolean): Connection {
  const shownFrom = writableStore<Date | undefined>(undefined);
  const answers = async () => {
    const { lastAnswers } = await import('../graphql/query-cache.ts');
    return lastAnswers;
  };
  // Whoever opens the app without a network waits for nothing else.
  if (!navigator.onLine) answers().catch(() => undefined);
  const onShown = (from: Date | undefined) => {
    if (from) workedOffline.note();
    shownFrom.set(from);
  };
  return {
    shownFrom,
    link: lastAnswerLink({ answers, isKeeping: isSignedIn, onShown }),
    learn(...saved) {
      answers()
        .then((cache) => cache.learn(...saved))
        .catch(() => undefined);
    },
    evictExcept(typename, ids) {
      if (shownFrom.get() !== undefined) return;
      answers()
        .then((cache) => cache.evictExcept(typename, ids))
        .catch(() => undefined);
    },
    offlineStorage: {
      read: (key) =>
        answers()
          .then((cache) => cache.read(`known ${key}`))
          .catch(() => undefined),
      write: (key, data) =>
        answers()
          .then((cache) => {
            const own = { key: `known ${key}` };
            return data ? cache.write({ ...own, data, at: new Date() }) : cache.remove(own.key);
          })
          .catch(() => undefined),
    },
    async forget() {
      shownFrom.set(undefined);
      await answers()
        .then((cache) => cache.clear())
        .catch(() => undefined);
    },
  };
}
