import { useEffect, useState } from 'react';
import { useShell } from '../shell-context.ts';
import type { Outbox } from './outbox.ts';
import type { OutboxItem } from './outbox-item.ts';
import type { QueuedPhoto } from './queued-photo.ts';

export type WaitingRows =
  | { kind: 'loading' }
  /** The browser does not let anybody read it. */
  | { kind: 'failed'; retry: () => void }
  | {
      kind: 'ready';
      rows: readonly OutboxItem[];
      photos: readonly QueuedPhoto[];
      sendingId: string | undefined;
      outbox: Outbox;
    };

/** What waits, as it is sent. */
export function useOutboxItems(): WaitingRows {
  const { waiting } = useShell();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<WaitingRows>({ kind: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt queries again.
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const retry = () => setAttempt((before) => before + 1);
    async function listen() {
      const outbox = await waiting.outbox();
      const read = async () => {
        const rows = await outbox.rows();
        const photos = outbox.photos();
        if (!signal.aborted) setState({ kind: 'ready', rows, photos, sendingId: outbox.sending(), outbox });
      };
      const stop = outbox.subscribe(() => void read().catch(failed));
      signal.addEventListener('abort', stop);
      await read();
    }
    const failed = () => !signal.aborted && setState({ kind: 'failed', retry });
    listen().catch(failed);
    return () => leaving.abort();
  }, [waiting, attempt]);

  return state;
}
