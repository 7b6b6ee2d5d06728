import { addErrorHandler, registerApplication, triggerAppChange } from 'single-spa';
import type { ShellParts } from '../shell-parts.ts';
import type { LoadLifecycles } from './load-remote.ts';
import { remoteApplication } from './remote-application.ts';
import { findRoute } from './remote-routes.ts';
import type { RemoteStates } from './remote-state.ts';

/** Gives every remote of the registry its place: it is mounted while the path is one of its own and may be seen. */
export function placeRemotes(
  { registry, services, session }: ShellParts,
  states: RemoteStates,
  load: LoadLifecycles,
): void {
  for (const row of registry.remotes) {
    registerApplication({
      name: row.name,
      app: async () => remoteApplication(row, services, states, load),
      activeWhen: ({ pathname }) => {
        const found = findRoute(registry, pathname);
        if (found?.row !== row) return false;
        return found.route.public === true || session.get().kind === 'signedIn';
      },
    });
  }
  addErrorHandler((error) => services.telemetry.report({ code: 'unexpected', message: error.message }));
  // Who is signed in decides what is mounted.
  session.subscribe(() => void triggerAppChange());
}
