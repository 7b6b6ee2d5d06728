import { ApolloLink } from '@apollo/client';
import type { Observable, PhotoQueue } from '@skep/remote-kit';
import type { ShellSession } from '../session/session.ts';
import { waitingDatabase } from './database-name.ts';
import type { OpenOutboxOptions } from './open-outbox.ts';
import type { Outbox } from './outbox.ts';
import { createWaitingCount, type WaitingCount } from './outbox-count.ts';
import { madeHereLink, outboxLink } from './outbox-link.ts';

/** The person's work that waits for a network. */
export interface Waiting extends Observable<WaitingCount> {
  link: ApolloLink;
  /** What waits itself: its code comes when something has to wait, or does. */
  outbox: () => Promise<Outbox>;
  /** What forms keep of photos. */
  photos: PhotoQueue | undefined;
  /** Sends what an earlier visit has left, once the person is known. */
  begin: () => void;
}

function personIdOf(session: ShellSession): string | undefined {
  const state = session.get();
  return state.kind === 'signedIn' ? state.person.id : undefined;
}

/** @param options what the outbox needs, once there is one */
export function createWaiting(
  session: ShellSession,
  options: () => Omit<OpenOutboxOptions, 'session' | 'count'>,
): Waiting {
  const count = createWaitingCount(session);
  let opened: Promise<Outbox> | undefined;
  const outbox = () => {
    opened ??= import(/* webpackChunkName: "offline-outbox" */ './open-outbox.ts').then(({ openOutbox }) =>
      openOutbox({ ...options(), session, count }),
    );
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
  return {
    get: count.get,
    subscribe: count.subscribe,
    link: ApolloLink.from([
      madeHereLink({ outbox }),
      outboxLink({ count, outbox, personId: () => personIdOf(session) }),
    ]),
    outbox,
    photos: photosOf(outbox),
    begin() {
      const open = () => {
        if (count.isAny()) outbox().catch(() => undefined);
      };
      count.subscribe(open);
      open();
      // A browser that was killed may have stored the queue, and not its length.
      hasStoredItems().then(
        (has) => (has ? outbox() : undefined),
        () => undefined,
      );
    },
  };
}

/** Whether anything ever waited in this browser. */
async function hasStoredItems(): Promise<boolean> {
  const databases = (await globalThis.indexedDB?.databases?.()) ?? [];
  return databases.some(({ name }) => name === waitingDatabase);
}

/** What else the app keeps is to have room too. */
const reserveBytes = 20_000_000;

/** Undefined where the browser tells nobody what is in a file: at an address without a certificate. */
function photosOf(outbox: () => Promise<Outbox>): PhotoQueue | undefined {
  if (globalThis.crypto?.subtle === undefined) return undefined;
  const forms = async () => (await outbox()).forms;
  return {
    keep: async (id, photo) => (await forms()).keep(id, photo),
    contentOf: async (id) => (await forms()).contentOf(id),
    drop: async (id) => (await forms()).drop(id),
    markSent: async (id) => (await forms()).markSent(id),
    async room() {
      const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
      return quota === undefined ? undefined : Math.max(0, quota - usage - reserveBytes);
    },
  };
}
