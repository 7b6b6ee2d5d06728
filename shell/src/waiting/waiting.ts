import { ApolloLink } from '@apollo/client';
import type { Observable } from '@skep/remote-kit';
import type { ShellSession } from '../session/session.ts';
import type { OpenOutboxOptions } from './open-outbox.ts';
import type { Outbox } from './outbox.ts';
import { createWaitingCount, type WaitingCount } from './waiting-count.ts';
import { madeHereLink, waitingLink } from './waiting-link.ts';

/** The person's work that waits for a network. */
export interface Waiting extends Observable<WaitingCount> {
  link: ApolloLink;
  /** What waits itself: its code comes when something has to wait, or does. */
  outbox: () => Promise<Outbox>;
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
      waitingLink({ count, outbox, personId: () => personIdOf(session) }),
    ]),
    outbox,
    begin() {
      const open = () => {
        if (count.isAny()) outbox().catch(() => undefined);
      };
      count.subscribe(open);
      open();
    },
  };
}
