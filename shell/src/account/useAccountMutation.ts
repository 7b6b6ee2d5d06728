import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type MutationRun, useMutationBy } from '@skep/remote-kit';
import { useAccount } from './account-context.ts';

/** One mutation of an account screen. */
export function useAccountMutation<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
): MutationRun<Data, Variables> {
  return useMutationBy(useAccount().client, mutation);
}
