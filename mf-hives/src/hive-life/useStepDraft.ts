import { useSearchParams } from '@skep/remote-kit';
import { goesOnParameter } from '../edit-hive/waiting-hive.ts';

/** The draft of a step of one hive. */
export function useStepDraft(step: string, hiveId: string) {
  const [search] = useSearchParams();
  return { name: `hives:${step}:${hiveId}`, isTakenAtOnce: search.has(goesOnParameter) };
}
