import type { RemoteLifecycles, ShellServices } from '@skep/remote-kit';
import type { LiveRegistry } from './live-registry.ts';
import { type LoadLifecycles, RemoteUnavailable } from './load-remote.ts';
import type { RemoteReports } from './remote-reports.ts';
import type { RemoteStates } from './remote-state.ts';

/** Id of the element that a remote draws in. */
export function remoteElementId(name: string): string {
  return `skep-remote-${name}`;
}

/** What every remote's place is made with. */
export interface RemoteSurroundings {
  live: LiveRegistry;
  services: ShellServices;
  states: RemoteStates;
  reports: RemoteReports;
  load: LoadLifecycles;
}

/**
 * A remote as single-spa sees it. Its lifecycles never reject, since single-spa gives up on an application for good
 * once one did, and they never wait for the network, since single-spa changes pages one at a time: a slow remote
 * must not keep the person from going elsewhere.
 */
export function remoteApplication(
  name: string,
  { live, services, states, reports, load: loadLifecycles }: RemoteSurroundings,
) {
  let lifecycles: RemoteLifecycles | undefined;
  let version = '';
  let hasFailed = false;
  let isWanted = false;
  let isMounted = false;
  let work: Promise<void> = Promise.resolve();

  async function load(): Promise<RemoteLifecycles> {
    if (lifecycles) {
      // Not waited for: what is loaded stays, and whether it was disabled is known at the next visit.
      void live.refresh();
      refuseDisabled(live.row(name)?.disabled);
      return lifecycles;
    }
    states.set(name, { kind: 'loading' });
    const row = await live.rowToLoad(name);
    version = row?.version ?? '';
    refuseDisabled(row?.disabled);
    if (!row) throw new RemoteUnavailable('notLoaded', `${name} is not in the registry`);
    const loaded = await loadLifecycles(row, hasFailed);
    await loaded.bootstrap(propsOf(name, services));
    lifecycles = loaded;
    live.keep(row);
    return loaded;
  }

  async function show(): Promise<void> {
    if (!isWanted || isMounted) return;
    try {
      const { mount } = await load();
      // The person may have gone on while it loaded.
      if (!isWanted) return;
      isMounted = true;
      await mount(propsOf(name, services));
      states.set(name, { kind: 'mounted' });
      reports.shown(name, version);
    } catch (error) {
      isMounted = false;
      fail(error);
    }
  }

  function fail(error: unknown): void {
    const { failure, reason, cause } =
      error instanceof RemoteUnavailable ? error : new RemoteUnavailable('notLoaded', error);
    states.set(name, { kind: 'failed', failure, ...(reason && { reason }), retry: mountSoon });
    // Switched off on purpose: nothing went wrong.
    if (failure === 'disabled') return;
    hasFailed = true;
    reports.failed(name, version);
    services.telemetry.report({ code: 'unreachable', message: `${name}: ${failure}: ${String(cause)}` });
  }

  async function hide(): Promise<void> {
    if (isWanted || !isMounted) return;
    isMounted = false;
    await lifecycles?.unmount(propsOf(name, services));
  }

  function mountSoon(): void {
    work = work.then(show);
  }

  return {
    bootstrap: async () => undefined,
    async mount(): Promise<void> {
      isWanted = true;
      mountSoon();
      if (lifecycles) await work;
    },
    async unmount(): Promise<void> {
      isWanted = false;
      states.set(name, { kind: 'idle' });
      work = work.then(hide);
      if (isMounted) await work;
    },
  };
}

function refuseDisabled(disabled: { reason: string } | undefined): void {
  if (disabled) throw new RemoteUnavailable('disabled', undefined, disabled.reason);
}

function propsOf(name: string, services: ShellServices) {
  const domElement = document.getElementById(remoteElementId(name));
  if (!domElement) throw new Error(`The page has no element for ${name}.`);
  return { name, services, domElement };
}
