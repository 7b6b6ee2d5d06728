import { act } from '@testing-library/react';
import type { RemoteLifecycles, RemoteProps } from '../define-remote.tsx';

/**
 * Mounts a remote in a test. `mount` resolves once React has drawn, and React draws at the end of `act`:
 * waiting inside of it would be for ever.
 */
export async function mountRemote(lifecycles: RemoteLifecycles, props: RemoteProps): Promise<void> {
  await lifecycles.bootstrap(props);
  let mounted: Promise<void> | undefined;
  await act(async () => {
    mounted = lifecycles.mount(props);
  });
  await mounted;
}

export async function unmountRemote(lifecycles: RemoteLifecycles, props: RemoteProps): Promise<void> {
  let unmounted: Promise<void> | undefined;
  await act(async () => {
    unmounted = lifecycles.unmount(props);
  });
  await unmounted;
}
