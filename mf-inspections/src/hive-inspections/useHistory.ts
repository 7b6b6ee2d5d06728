import { useApolloClient } from '@skep/remote-kit';
import { useCallback, useEffect, useState } from 'react';
import { type History, readHistory } from './history.ts';

interface Reading {
  history?: History | undefined;
  hasFailed: boolean;
}

/** All inspections of a hive, read when they are wanted. */
export function useHistory(hiveId: string) {
  const client = useApolloClient();
  const [reading, setReading] = useState<Reading>({ hasFailed: false });

  const read = useCallback(async () => {
    setReading({ hasFailed: false });
    const history = await readHistory(client, hiveId).catch(() => undefined);
    setReading({ history, hasFailed: history === undefined });
  }, [client, hiveId]);
  useEffect(() => void read(), [read]);

  return { ...reading, retry: () => void read() };
}
