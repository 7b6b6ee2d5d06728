import type { Observable, Person, SessionState } from '@skep/remote-kit';
import { writableStore } from '@skep/remote-kit';
import { storedToken, tokenKey } from './stored-token.ts';

/** Who is signed in, and the token that proves it. */
export interface ShellSession extends Observable<SessionState> {
  token: () => string | undefined;
  /** After a sign-in. */
  begin: (token: string, person: Person) => void;
  /**
   * This token was checked and is this person's. Somebody else may have signed in in another tab meanwhile: what was
   * found of another token than that of now says nothing.
   */
  confirm: (person: Person, token: string | undefined) => void;
  /** What is known of who is signed in has changed. Of anybody else it says nothing. */
  update: (person: Person) => void;
  /** The check came to no end: what was begun for the person meanwhile has to begin again when one does. */
  remainInDoubt: () => void;
  /** Deletes the token; the caller signs out at the server. */
  end: () => void;
  /** The token is worth nothing any more, but there is unsaved work: who is signed in stays on their page for now. */
  lapse: () => void;
  /** True from then on until a new sign-in, or the end. */
  hasLapsed: Observable<boolean>;
  /** Signs in and out with the other tabs. Returns the way to stop. */
  followOtherTabs: () => () => void;
}

export function createSession(): ShellSession {
  let token = storedToken.read();
  const state = writableStore<SessionState>({ kind: token === undefined ? 'signedOut' : 'checking' });
  const hasLapsed = writableStore(false);
  return {
    get: state.get,
    subscribe: state.subscribe,
    token: () => token,
    begin(newToken, person) {
      token = newToken;
      storedToken.write(newToken);
      hasLapsed.set(false);
      state.set({ kind: 'signedIn', person });
    },
    confirm(person, checked) {
      if (checked === token) state.set({ kind: 'signedIn', person });
    },
    update(person) {
      const before = state.get();
      if (before.kind === 'signedIn' && before.person.id === person.id)
        state.set({ kind: 'signedIn', person });
    },
    remainInDoubt: () => state.set({ kind: 'checking' }),
    end() {
      token = undefined;
      storedToken.write(undefined);
      hasLapsed.set(false);
      state.set({ kind: 'signedOut' });
    },
    lapse() {
      token = undefined;
      storedToken.write(undefined);
      hasLapsed.set(true);
    },
    hasLapsed,
    followOtherTabs() {
      const follow = ({ key, newValue }: StorageEvent) => {
        if (key !== tokenKey && key !== null) return;
        token = newValue ?? undefined;
        state.set({ kind: token === undefined ? 'signedOut' : 'checking' });
      };
      window.addEventListener('storage', follow);
      return () => window.removeEventListener('storage', follow);
    },
  };
}
