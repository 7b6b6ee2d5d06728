import type { Observable } from '@skep/remote-kit';
import { writableStore } from '@skep/remote-kit';

/** Why a remote's screens are not there. */
export type RemoteFailure =
  /** Its files did not come: gone, blocked, or not the ones that the registry promises. */
  | 'notLoaded'
  /** It was written for another major of the kit. */
  | 'otherKit'
  /** The team switched it off, with a reason that people read. */
  | 'disabled';

export type RemoteState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'mounted' }
  | { kind: 'failed'; failure: RemoteFailure; reason?: string; retry: () => void };

/** The state of every remote by name. A store, since a failure may come before anybody looks. */
export interface RemoteStates extends Observable<ReadonlyMap<string, RemoteState>> {
  set: (name: string, state: RemoteState) => void;
}

export function createRemoteStates(): RemoteStates {
  const states = writableStore<ReadonlyMap<string, RemoteState>>(new Map());
  return {
    get: states.get,
    subscribe: states.subscribe,
    set: (name, state) => states.set(new Map(states.get()).set(name, state)),
  };
}
