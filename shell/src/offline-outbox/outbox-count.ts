import { type Observable, type Session, writableStore } from '@skep/remote-kit';
import { browserStorage } from '../services/browser-storage.ts';
import { countPrefix } from './counted-here.ts';

/** How much of the person's work is on this device alone. */
export interface WaitingCount {
  waiting: number;
  /** That of it which the service has refused. */
  refused: number;
}

/** Known at once when the page begins, and in all tabs: what waits itself is read only where there is some. */
export interface CountedWaiting extends Observable<WaitingCount> {
  /** Something is about to be stored, or was. */
  isAny: () => boolean;
  /** Whether it is not known yet whose page this is, and something of somebody waits. */
  isOpen: () => boolean;
  /** When it is known. */
  known: () => Promise<void>;
  set: (personId: string, count: WaitingCount) => void;
}

const none: WaitingCount = { waiting: 0, refused: 0 };

export function createWaitingCount(session: Session): CountedWaiting {
  const count = writableStore(none);
  const read = () => {
    const state = session.get();
    const text = state.kind === 'signedIn' ? browserStorage.read(countPrefix + state.person.id) : undefined;
    const { waiting, refused }: WaitingCount = text === undefined ? none : JSON.parse(text);
    const known = count.get();
    if (known.waiting !== waiting || known.refused !== refused) count.set({ waiting, refused });
  };
  read();
  session.subscribe(read);
  onCountElsewhere(read);
  return {
    get: count.get,
    subscribe: count.subscribe,
    isAny: () => count.get().waiting > 0,
    isOpen: () =>
      session.get().kind === 'checking' && browserStorage.keys().some((key) => key.startsWith(countPrefix)),
    known: () =>
      new Promise((resolve) => {
        if (session.get().kind !== 'checking') return resolve();
        const stop = session.subscribe(() => {
          if (session.get().kind === 'checking') return;
          stop();
          resolve();
        });
      }),
    set(personId, { waiting, refused }) {
      browserStorage.write(
        countPrefix + personId,
        waiting === 0 ? undefined : JSON.stringify({ waiting, refused }),
      );
      read();
    },
  };
}

/** Another tab has changed the queue; this one knows its own changes. */
export function onCountElsewhere(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(countPrefix)) listener();
  });
}
