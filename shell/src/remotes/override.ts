import type { RegistryDocument } from '@skep/registry/schema';

const overrideKey = 'skep.override';

/** A remote that is loaded from elsewhere while the rest comes from the registry: in development only. */
export interface RemoteOverride {
  name: string;
  entry: string;
}

/** Reads `?override=<remote>=<url of its entry>` and remembers it for this tab; `?override=` forgets it. */
export function readOverride(): RemoteOverride | undefined {
  const overrides = new URLSearchParams(window.location.search).get('override');
  if (overrides !== null) sessionStorage.setItem(overrideKey, overrides);
  const [, name, entry] = /^([\w-]+)=(.+)$/.exec(sessionStorage.getItem(overrideKey) ?? '') ?? [];
  return name === undefined || entry === undefined ? undefined : { name, entry };
}

export function clearOverride(): void {
  sessionStorage.removeItem(overrideKey);
  window.location.assign(window.location.pathname);
}

export function withOverride(
  registry: RegistryDocument,
  override: RemoteOverride | undefined,
): RegistryDocument {
  if (!override) return registry;
  return {
    ...registry,
    remotes: registry.remotes.map((row) =>
      row.name === override.name ? { ...row, entry: override.entry, integrity: '', preload: [] } : row,
    ),
  };
}
