import { useApolloClient, useMutationResult, useServices } from '@skep/remote-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { readFragment } from '../generated/fragment-masking.ts';
import { CountOpeningMutation, DashboardScreenQuery, ShownFragment } from './DashboardScreen.graphql.ts';
import { type CachedScreen, cachedScreen, type KnownScreen } from './offline-snapshot.ts';
import type { Shown } from './shown.ts';

export type ScreenData =
  | { kind: 'loading' }
  /** It never came. */
  | { kind: 'failed'; error: unknown; retry: () => void }
  /** Nobody has this code, or nobody any more. */
  | { kind: 'none'; wasShown: boolean }
  /** `lostSince`: it was known last then, and cannot be queried since. */
  | { kind: 'shown'; screen: Shown; lostSince: Date | undefined };

/** After a failure: soon, for the network that comes back, and not so often that a thousand screens hold a server down. */
const againSeconds = 30;
/** A code that opens nothing may be given back, as when an owner's permission is. */
const endedSeconds = 300;
/** Who waits longer is shown what was known before. */
const weakSignalMs = 4000;

/** What a code shows, updated by itself for as long as it is looked at. */
export function useScreen(code: string): ScreenData {
  const client = useApolloClient();
  const { offlineStorage } = useServices();
  const [data, setData] = useState<ScreenData>({ kind: 'loading' });
  const { run: countOpening } = useMutationResult(CountOpeningMutation);
  // Whether it is counted is no matter of who looks.
  const onOpened = useEffectEvent(() => void countOpening({ code }));
  useEffect(() => {
    const snapshot = cachedScreen(offlineStorage, code);
    return followScreen({ client, code, snapshot, onData: setData, onOpened });
  }, [client, offlineStorage, code]);
  return data;
}

interface Following {
  client: ReturnType<typeof useApolloClient>;
  code: string;
  snapshot: CachedScreen;
  onData: (data: ScreenData) => void;
  /** Once, when there is something to see. */
  onOpened: () => void;
}

/** Returns the way to stop. */
function followScreen({ client, code, snapshot, onData, onOpened }: Following): () => void {
  const leaving = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let known: KnownScreen | undefined;
  let isOpened = false;

  async function ask(): Promise<void> {
    clearTimeout(timer);
    const seconds = await answer().catch(failed);
    clearTimeout(patience);
    if (!leaving.signal.aborted) timer = setTimeout(() => void ask(), seconds * 1000);
  }

  async function answer(): Promise<number> {
    const { data: fetched } = await client.query({
      query: DashboardScreenQuery,
      variables: { code, known: known?.version ?? null },
      fetchPolicy: 'no-cache',
      context: { keepsOwn: true },
    });
    if (leaving.signal.aborted) return 0;
    const { version, screen } = fetched?.dashboardScreen ?? {};
    const shown = readFragment(ShownFragment, screen) ?? (version === undefined ? undefined : known?.screen);
    const wasShown = known !== undefined;
    known =
      version === undefined || shown === undefined ? undefined : { version, screen: shown, at: new Date() };
    snapshot.write(known);
    onData(known ? shownAs(known) : { kind: 'none', wasShown });
    if (known && !isOpened) onOpened();
    isOpened ||= known !== undefined;
    return known?.screen.renewSeconds ?? endedSeconds;
  }

  async function failed(error: unknown): Promise<number> {
    await showBefore();
    if (leaving.signal.aborted) return 0;
    onData(known ? shownAs(known, known.at) : { kind: 'failed', error, retry: begin });
    return againSeconds;
  }

  /** As when the browser is started again without a network, or with one that is as good as none. */
  async function showBefore(): Promise<void> {
    if (known !== undefined) return;
    const before = await snapshot.read().catch(() => undefined);
    if (leaving.signal.aborted || known !== undefined || before === undefined) return;
    known = before;
    onData(shownAs(before, before.at));
  }

  function begin(): void {
    onData({ kind: 'loading' });
    patience = setTimeout(() => void showBefore(), weakSignalMs);
    void ask();
  }

  begin();
  window.addEventListener('online', () => void ask(), { signal: leaving.signal });
  return () => {
    leaving.abort();
    clearTimeout(timer);
    clearTimeout(patience);
  };
}

function shownAs({ screen }: KnownScreen, lostSince?: Date): ScreenData {
  return { kind: 'shown', screen, lostSince };
}
