import type { Context } from '#platform/context/context.ts';
import { saveRun } from './run-store.ts';

export interface JobPart {
  name: string;
  run: () => Promise<void>;
}

/** Runs every part, whatever happens to the others. @throws AggregateError of what failed, so that the job has failed. */
export async function runParts({ log }: Pick<Context, 'log'>, parts: readonly JobPart[]): Promise<void> {
  const errors: unknown[] = [];
  for (const { name, run } of parts) {
    try {
      await run();
    } catch (error) {
      log.error({ err: error, part: name }, 'a part of a job failed');
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${parts.length} parts failed`);
}

/** The same, and saves when each part last ended well: a metric of its own. */
export function runWatchedParts(
  context: Context,
  job: 'clean-up' | 'purge-deleted',
  parts: readonly JobPart[],
): Promise<void> {
  const watched = parts.map(({ name, run }) => ({
    name,
    run: async () => {
      await run();
      await saveRun(context, `${job}/${name}`, { ended_at: context.clock.now(), failed_at: null });
    },
  }));
  return runParts(context, watched);
}
