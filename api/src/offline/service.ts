import { productVersion } from '@skep/settings';
import type { SignedInContext } from '#platform/context/context.ts';
import type { OfflinePart } from './parts.ts';
import { visibleChanges } from './store.ts';

export interface OfflineVersion {
  part: OfflinePart;
  /** Another one as soon as anything of the part changes that the person can read, and after an update of Skep. */
  version: string;
}

export async function offlineVersions(context: SignedInContext): Promise<OfflineVersion[]> {
  const release = productVersion();
  return (await visibleChanges(context)).map(({ part, sum }) => ({ part, version: `${release}/${sum}` }));
}
