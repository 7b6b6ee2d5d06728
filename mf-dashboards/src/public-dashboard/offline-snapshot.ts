import type { LastKnown } from '@skep/remote-kit';
import type { Shown } from './shown.ts';

/** What a code shows, in which version, and when that was so. */
export interface KnownScreen {
  version: string;
  screen: Shown;
  at: Date;
}

export interface CachedScreen {
  read: () => Promise<KnownScreen | undefined>;
  /** @param known undefined: the code opens nothing any more */
  write: (known: KnownScreen | undefined) => void;
}

/** Another number where the stored answer has another form: older ones then count as none. */
const form = 1;

/** What a code showed last, stored by the browser, for one that is started again without a network. */
export function cachedScreen(offlineStorage: LastKnown | undefined, code: string): CachedScreen {
  const key = `dashboard-${form} ${code}`;
  return {
    async read() {
      const { data, at } = (await offlineStorage?.read(key)) ?? {};
      return data && at && { ...(data as Pick<KnownScreen, 'version' | 'screen'>), at };
    },
    write(known) {
      void offlineStorage?.write(key, known && { version: known.version, screen: known.screen });
    },
  };
}
