import { useApolloClient } from '@skep/remote-kit';
import { useEffect, useState } from 'react';
import { readFragment } from '../generated/fragment-masking.ts';
import { CountOpeningMutation, DashboardScreenQuery, ShownFragment } from './DashboardScreen.graphql.ts';
import type { Shown } from './shown.ts';

export type ScreenData =
  | { kind: 'loading' }
  /** It never came. */
  | { kind: 'failed'; error: unknown; retry: () => void }
  /** Nobody has this code, or nobody any more. */
  | { kind: 'none'; wasShown: boolean }
  /** `lostSince`: it was known last then, and cannot be asked for since. */
  | { kind: 'shown'; screen: Shown; lostSince: Date | undefined };

/** After a failure: soon, for the network that comes back, and not so often that a thousand screens hold a server down. */
const againSeconds = 30;
/** A code that opens nothing may be given back, as when an owner's permission is. */
const endedSeconds = 300;

/** What a code shows, told anew by itself for as long as it is looked at. */
export function useScreen(code: string): ScreenData {
  const client = useApolloClient();
  const [data, setData] = useState<ScreenData>({ kind: 'loading' });

  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let known: { version: string; screen: Shown; at: Date } | undefined;

    async function ask(): Promise<void> {
      clearTimeout(timer);
      const seconds = await answer().catch(failed);
      if (!leaving.signal.aborted) timer = setTimeout(() => void ask(), seconds * 1000);
    }

    async function answer(): Promise<number> {
      const { data: told } = await client.query({
        query: DashboardScreenQuery,
        variables: { code, known: known?.version ?? null },
        fetchPolicy: 'no-cache',
      });
      if (leaving.signal.aborted) return 0;
      const { version, screen } = told?.dashboardScreen ?? {};
      const shown =
        readFragment(ShownFragment, screen) ?? (version === undefined ? undefined : known?.screen);
      if (version === undefined || shown === undefined) {
        setData({ kind: 'none', wasShown: known !== undefined });
        known = undefined;
        return endedSeconds;
      }
      if (known === undefined) count();
      known = { version, screen: shown, at: new Date() };
      setData({ kind: 'shown', screen: shown, lostSince: undefined });
      return shown.renewSeconds;
    }

    function failed(error: unknown): number {
      if (leaving.signal.aborted) return 0;
      if (known !== undefined) setData({ kind: 'shown', screen: known.screen, lostSince: known.at });
      else setData({ kind: 'failed', error, retry: begin });
      return againSeconds;
    }

    /** Whether it is counted is no matter of who looks. */
    function count(): void {
      client.mutate({ mutation: CountOpeningMutation, variables: { code } }).catch(() => undefined);
    }

    function begin(): void {
      setData({ kind: 'loading' });
      void ask();
    }

    begin();
    window.addEventListener('online', () => void ask(), { signal: leaving.signal });
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [client, code]);

  return data;
}
