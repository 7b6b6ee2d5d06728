import { useSearchParams } from '@skep/remote-kit';
import { goesOnParameter } from '../offline/waiting-hive.ts';

/** The draft of a step of one hive or queen. */
export function useStepDraft(step: string, id: string) {
  const [search] = useSearchParams();
  return { name: `hives:${step}:${id}`, isTakenAtOnce: search.has(goesOnParameter) };
}
