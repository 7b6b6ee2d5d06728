import { useMutationFeedback, useMutationResult, useQuery } from '@skep/remote-kit';
import { readFragment } from '../generated/fragment-masking.ts';
import type { AccountExportFieldsFragment, AccountExportInput } from '../generated/graphql.ts';
import { usePollWhile } from '../usePollWhile.ts';
import {
  AccountExportFields,
  AccountExportQuery,
  BeginAccountExportMutation,
} from './AccountExport.graphql.ts';

export interface AccountExport {
  /** It is not known yet what there is. */
  isLoading: boolean;
  /** Undefined: none was requested, or its time is over. */
  found: AccountExportFieldsFragment | undefined;
  begin: (input: AccountExportInput) => Promise<void>;
  isBeginning: boolean;
}

/** The person's export; while it is under way, it is queried again and again, unless nobody looks at the page. */
export function useAccountExport(): AccountExport {
  const feedback = useMutationFeedback();
  const result = useQuery(AccountExportQuery, {
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
  });
  const found = readFragment(AccountExportFields, result.data?.accountExport) ?? undefined;
  const isUnderWay = found?.state === 'WAITING' || found?.state === 'RUNNING';
  usePollWhile(result, isUnderWay);
  const beginning = useMutationResult(BeginAccountExportMutation, { refetchQueries: [AccountExportQuery] });
  return {
    isLoading: result.loading && result.data === undefined,
    found,
    async begin(input) {
      await feedback(beginning.run({ input }));
    },
    isBeginning: beginning.isRunning,
  };
}
