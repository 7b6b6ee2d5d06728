import type { Context } from '#platform/context/context.ts';

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
