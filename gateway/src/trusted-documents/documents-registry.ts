import { createRegistryReader, type FileStore } from '@skep/registry';
import type { TrustedDocuments } from './trusted-documents.ts';

/** How often at most the registry is read for a hash that is not known. */
const rereadAfterMs = 1000;

/**
 * Documents of every version that a registry has. The registry is read again when an unknown hash is requested: a
 * remote that was shipped since is found, without a restart, and whoever has an old version open goes on.
 */
export function documentsFromRegistry(store: FileStore, now: () => number = Date.now): TrustedDocuments {
  const reader = createRegistryReader(store);
  let readAt = Number.NEGATIVE_INFINITY;
  return {
    async get(hash) {
      const known = reader.document(hash);
      if (known !== undefined) return known;
      if (now() - readAt >= rereadAfterMs) {
        readAt = now();
        // A store that cannot be read costs nobody what is known.
        await reader.refresh().catch(() => undefined);
      }
      return reader.document(hash);
    },
  };
}

/** Documents of several places; the first that knows a hash answers. */
export function documentsOf(places: readonly TrustedDocuments[]): TrustedDocuments {
  return {
    async get(hash) {
      for (const place of places) {
        const text = await place.get(hash);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
}
