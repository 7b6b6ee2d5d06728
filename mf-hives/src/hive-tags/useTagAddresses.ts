import { type MutationFailure, useMutationResult } from '@skep/remote-kit';
import { HiveTagCodesMutation } from './useTagAddresses.graphql.ts';

export interface TagAddress {
  number: string;
  /** What its QR code and its chip say. */
  url: string;
}

/** Asks for the addresses of tags; each number keeps the one that it was given first. */
export function useTagAddresses() {
  const { run } = useMutationResult(HiveTagCodesMutation);
  return async (numbers: readonly string[]): Promise<readonly TagAddress[] | MutationFailure> => {
    const answer = await run({ numbers: [...numbers] });
    return answer.__typename === 'HiveTagCodes' ? answer.codes : answer;
  };
}
