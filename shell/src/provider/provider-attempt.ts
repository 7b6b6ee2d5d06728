import { browserStorage } from '../services/browser-storage.ts';

const key = 'skep.provider';

/** A sign-in that goes on at the identity provider, from when the browser leaves until it comes back. */
export interface ProviderAttempt {
  browserKey: string;
  /** Page that the visitor was on the way to. */
  path: string;
}

export type AttemptPurpose = 'sign-in' | 'link';

/** In this browser alone: what somebody else began leads nowhere here. */
export const providerAttempt = {
  keep(purpose: AttemptPurpose, attempt: ProviderAttempt): void {
    browserStorage.write(key, String(new URLSearchParams({ purpose, ...attempt })));
  },
  /** Once: a page that is loaded again does not repeat it. */
  take(purpose: AttemptPurpose): ProviderAttempt | undefined {
    const stored = new URLSearchParams(browserStorage.read(key));
    if (stored.get('purpose') !== purpose) return undefined;
    browserStorage.write(key, undefined);
    return { browserKey: stored.get('browserKey') ?? '', path: stored.get('path') ?? '/' };
  },
};
