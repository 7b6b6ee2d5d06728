import type { RemoteLifecycles, ShellServices } from '@skep/remote-kit';
import type { RegistryRow } from '@skep/remote-kit/registry';
import { type LoadLifecycles, RemoteUnavailable } from './load-remote.ts';
import type { RemoteStates } from './remote-state.ts';

/** Id of the element that a remote draws in. */
export function remoteElementId(name: string): string {
  return `skep-remote-${name}`;
}

/**
 * A remote as single-spa sees it. Its lifecycles never reject, since single-spa gives up on an application for good
 * once one did, and they never wait for the network, since single-spa changes pages one at a time: a slow remote
 * must not keep the person from going elsewhere.
 */
export function remoteApplication(
  row: RegistryRow,
  services: ShellServices,
  states: RemoteStates,
  loadLifecycles: LoadLifecycles,
) {
  let lifecycles: RemoteLifecycles | undefined;
  let hasFailed = false;
  let isWanted = false;
  let isMounted = false;
  let work: Promise<void> = Promise.resolve();

  async function load(): Promise<RemoteLifecycles> {
    if (lifecycles) return lifecycles;
    states.set(row.name, { kind: 'loading' });
    const loaded = await loadLifecycles(row, hasFailed);
    await loaded.bootstrap(propsOf(row, services));
    lifecycles = loaded;
    return loaded;
  }

  async function show(): Promise<void> {
    if (!isWanted || isMounted) return;
    try {
      const { mount } = await load();
      // The person may have gone on while it loaded.
      if (!isWanted) return;
      isMounted = true;
      await mount(propsOf(row, services));
      states.set(row.name, { kind: 'mounted' });
    } catch (error) {
      hasFailed = true;
      isMounted = false;
      const failure = error instanceof RemoteUnavailable ? error.failure : 'notLoaded';
      states.set(row.name, { kind: 'failed', failure, retry: mountSoon });
      services.telemetry.report({ code: 'unreachable', message: `${row.name}: ${String(error)}` });
    }
  }

  async function hide(): Promise<void> {
    if (isWanted || !isMounted) return;
    isMounted = false;
    await lifecycles?.unmount(propsOf(row, services));
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
      states.set(row.name, { kind: 'idle' });
      work = work.then(hide);
      if (isMounted) await work;
    },
  };
}

function propsOf({ name }: RegistryRow, services: ShellServices) {
  const domElement = document.getElementById(remoteElementId(name));
  if (!domElement) throw new Error(`The page has no element for ${name}.`);
  return { name, services, domElement };
}
