import { findRoute } from '@skep/registry/paths';
import { addErrorHandler, registerApplication, triggerAppChange } from 'single-spa';
import { mayOpen } from '../may-open.ts';
import type { ShellSession } from '../session/session.ts';
import { type RemoteSurroundings, remoteApplication } from './remote-application.ts';

/**
 * Gives every remote of the registry its place: it is mounted while the path is one of its own and may be seen. A
 * remote that is shipped for the first time while the tab is open gets its place when the tab hears of it.
 */
export function placeRemotes(session: ShellSession, surroundings: RemoteSurroundings): void {
  const { live, services } = surroundings;
  const placed = new Set<string>();
  // A page begins with its first screen while the token is checked: two questions, one round trip. The screen is seen
  // after. Later there may be data of another person, which the next one's screens must not begin with.
  let isFirstCheck = true;

  function placeNew(): void {
    for (const { name } of live.get().remotes) {
      if (placed.has(name)) continue;
      placed.add(name);
      registerApplication({
        name,
        app: async () => remoteApplication(name, surroundings),
        activeWhen: ({ pathname }) => {
          const found = findRoute(live.get(), pathname);
          if (found?.row.name !== name) return false;
          if (found.route.public === true) return true;
          const present = session.get();
          const person = present.kind === 'signedIn' ? present.person : undefined;
          if (found.route.admin && !mayOpen('admin', person)) return false;
          const { kind } = present;
          return kind === 'signedIn' || (kind === 'checking' && isFirstCheck);
        },
      });
    }
  }

  placeNew();
  live.subscribe(placeNew);
  addErrorHandler((error) => services.telemetry.report({ code: 'unexpected', message: error.message }));
  // Who is signed in decides what is mounted.
  session.subscribe(() => {
    isFirstCheck = false;
    void triggerAppChange();
  });
}
