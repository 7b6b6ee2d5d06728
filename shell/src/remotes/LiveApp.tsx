import { useObservable } from '@skep/remote-kit';
import { useMemo } from 'react';
import { App, type AppProps } from '../App.tsx';
import type { LiveRegistry } from './live-registry.ts';

export interface LiveAppProps extends AppProps {
  live: LiveRegistry;
}

/** What is shipped, disabled or rolled back while the page is open changes its menus. */
export function LiveApp({ live, parts, ...props }: LiveAppProps) {
  const registry = useObservable(live);
  const current = useMemo(
    () => ({ ...parts, registry, hasNewVersion: registry.shell !== parts.registry.shell }),
    [parts, registry],
  );
  return <App parts={current} {...props} />;
}
