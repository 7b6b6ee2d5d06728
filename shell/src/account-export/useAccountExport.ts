import { useMutationResult, useQuery, useScreenState, useTold } from '@skep/remote-kit';
import { useEffect } from 'react';
import { readFragment } from '../generated/fragment-masking.ts';
import type { AccountExportFieldsFragment } from '../generated/graphql.ts';
import {
  accountExportFields,
  accountExportQuery,
  beginAccountExportMutation,
} from './AccountExport.graphql.ts';

/** Often enough to see it move, and seldom enough to ask for little. */
const pauseMs = 2_000;

export interface AccountExport {
  state: ReturnType<typeof useScreenState>;
  /** Undefined: none was asked for, or its time is over. */
  found: AccountExportFieldsFragment | undefined;
  begin: () => Promise<void>;
  isBeginning: boolean;
}

/** The person's export; while it is under way, it is asked for again and again, unless nobody looks at the page. */
export function useAccountExport(): AccountExport {
  const told = useTold();
  const result = useQuery(accountExportQuery, {
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
  });
  const { startPolling, stopPolling } = result;
  const found = readFragment(accountExportFields, result.data?.accountExport) ?? undefined;
  const isUnderWay = found?.state === 'WAITING' || found?.state === 'RUNNING';
  useEffect(() => {
    if (!isUnderWay) return;
    startPolling(pauseMs);
    return stopPolling;
  }, [isUnderWay, startPolling, stopPolling]);
  const beginning = useMutationResult(beginAccountExportMutation, { refetchQueries: [accountExportQuery] });
  return {
    state: useScreenState(result),
    found,
    async begin() {
      await told(beginning.run({}));
    },
    isBeginning: beginning.isRunning,
  };
}
