import { parseStatus, type Status } from '@skep/registry/status';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Reads `/status.json`. */
export type AskStatus = (signal: AbortSignal) => Promise<unknown>;

export type StatusResult = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; status: Status };

/** How every remote fares, and the way to look again. */
export function useStatus(ask: AskStatus): { result: StatusResult; refresh: () => void } {
  const [result, setResult] = useState<StatusResult>({ kind: 'loading' });
  const asking = useRef<AbortController>(undefined);

  const refresh = useCallback(() => {
    asking.current?.abort();
    const controller = new AbortController();
    asking.current = controller;
    ask(controller.signal)
      .then((json): StatusResult => ({ kind: 'ready', status: parseStatus(json) }))
      .catch((): StatusResult => ({ kind: 'failed' }))
      .then((fetched) => {
        if (!controller.signal.aborted) setResult(fetched);
      });
  }, [ask]);

  useEffect(() => {
    refresh();
    return () => asking.current?.abort();
  }, [refresh]);

  return { result, refresh };
}

export const askServer: AskStatus = async (signal) => {
  const response = await fetch('/status.json', { signal });
  if (!response.ok) throw new Error(`The status was answered with ${response.status}.`);
  return response.json();
};
